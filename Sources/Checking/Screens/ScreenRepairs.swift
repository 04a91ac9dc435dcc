internal import Findings
internal import SourceText
internal import TextMeasurement

/// What was found by laying screens out again: what limits each finding, and what helps.
struct ScreenRepairs {
    private var fixes: [Place: [Fix]] = [:]
    private var limiting: [Place: [RelatedPlace]] = [:]
    /// After how many steps the search for repairs was given up.
    private var stopped: [Place: Int] = [:]

    /// The finding that repairs belong to: one text may be shown on several screens.
    private struct Place: Hashable {
        private var fingerprint: String
        private var place: ScreenPlace?

        init(_ finding: Finding) {
            fingerprint = finding.fingerprint
            place = finding.place
        }
    }

    /// Tries repairs for findings of a screen; those of an earlier copy of the screen stay.
    mutating func add(of findings: [Finding], on screen: CheckedScreen, measurer: any TextMeasurer) {
        guard !findings.isEmpty else { return }
        do throws(MeasurementError) {
            var search = FixSearch(screen, measurer: measurer)
            for finding in findings {
                let place = Place(finding)
                let limits = try search.limiting(finding)
                if !limits.isEmpty, limiting[place] == nil { limiting[place] = search.places(of: limits) }
                guard finding.severity >= .warning else { continue }
                let found = try search.fixes(for: finding, limitedBy: limits)
                if fixes[place] == nil { fixes[place] = found.fixes }
                if let steps = found.stoppedAfter, stopped[place] == nil { stopped[place] = steps }
            }
        } catch {
            // Every font of the screen was there when it was laid out; without one there is nothing to add.
            return
        }
    }

    /// The findings with their repairs.
    func applied(to findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            let place = Place(finding)
            finding.fixes = fixes[place] ?? []
            if let steps = stopped[place] {
                finding.message += "; the search for repairs stopped after \(steps) steps"
            }
            if let found = limiting[place] { finding.limiting = found }
            return finding
        }
    }
}
