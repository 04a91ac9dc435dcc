internal import Interfaces
internal import Layout
package import TextMeasurement

/// Tries repairs by laying the screen out again, in every language and on every device.
package struct FixSearch: Sendable {
    private let measurer: any TextMeasurer
    /// How many repairs a finding keeps.
    private static let kept = 3

    package init(measurer: any TextMeasurer) { self.measurer = measurer }

    /// Finds repairs for a text that does not fit.
    ///
    /// Each repair is laid out wherever the text does not fit; those that help anywhere are laid out everywhere else
    /// too, as what helps one text may break another.
    ///
    /// - Parameters:
    ///   - finding: a finding about a text of the screen.
    ///   - checked: the screen.
    /// - Returns: the repairs that help, best first; none for a finding that no repair is known for.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: O(*c* · *v*) layouts for *c* repairs and *v* versions of the screen.
    package func fixes(for finding: Finding, in checked: CheckedScreen) throws(MeasurementError) -> [Fix] {
        guard let object = finding.place?.object, finding.rule.isRepairable,
            let view = checked.screen.views.firstIndex(where: { $0.id == object })
        else { return [] }
        let hits = checked.versions.indices.filter { index in
            let version = checked.versions[index]
            return finding.occurrences.contains { occurrence in
                occurrence.locale == version.locale && occurrence.textSize == version.textSize.rawValue
                    && (occurrence.device ?? version.device) == version.device
            }
        }
        guard let worst = hits.first else { return [] }
        let limiting = checked.versions[worst].laidOut.texts.first { $0.view == view && $0.text.key == finding.key }
        var fixes: [Fix] = []
        for candidate in FixCandidate.all(for: view, limitedBy: limiting?.limiting ?? [], in: checked) {
            guard let fix = try trial(candidate, finding, view: view, hits: hits, in: checked) else { continue }
            fixes.append(fix)
            // Nothing is better than a repair of all that breaks nothing.
            if fix.repaired == fix.total, fix.caused == 0, fixes.count >= Self.kept { break }
        }
        let ranked = fixes.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            let (gain, rival) = (one.repaired - one.caused, other.repaired - other.caused)
            return gain == rival ? left.offset < right.offset : gain > rival
        }
        return ranked.prefix(Self.kept).map(\.element)
    }

    /// Lays a changed screen out; `nil` if it repairs nothing.
    private func trial(
        _ candidate: FixCandidate,
        _ finding: Finding,
        view: Int,
        hits: [Int],
        in checked: CheckedScreen
    ) throws(MeasurementError) -> Fix? {
        var layout = ScreenLayout(screen: candidate.screen, measurer: measurer)
        var repaired = 0
        var caused = 0
        for index in hits {
            let version = checked.versions[index]
            let laidOut = try layout.layOut(in: version.setting)
            let isRepaired = !laidOut.texts.contains { text in
                text.view == view && text.text.key == finding.key && text.hasSizeFault
            }
            if isRepaired { repaired += 1 }
            caused += Self.newFaults(in: laidOut, before: version.laidOut, besides: view)
        }
        guard repaired > 0 else { return nil }
        for index in checked.versions.indices where !hits.contains(index) {
            let version = checked.versions[index]
            let laidOut = try layout.layOut(in: version.setting)
            caused += Self.newFaults(in: laidOut, before: version.laidOut, besides: nil)
        }
        return Fix(
            phrase: candidate.phrase,
            repaired: repaired,
            total: hits.count,
            caused: caused,
            edit: candidate.edit
        )
    }

    /// How many texts do not fit that fitted before, and how many conflicts are new.
    private static func newFaults(in laidOut: LaidOutScreen, before: LaidOutScreen, besides view: Int?) -> Int {
        let broken = Set(before.texts.filter(\.hasSizeFault).map { $0.view })
        let now = laidOut.texts.count { $0.hasSizeFault && $0.view != view && !broken.contains($0.view) }
        return now + max(0, laidOut.conflicts.count - before.conflicts.count)
    }
}

extension PlacedText {
    /// Whether something of the text is lost, or it is too small to read.
    var hasSizeFault: Bool { fitted.faults.contains { $0.kind != .tall } }
}

extension Rule {
    /// Whether a change of the screen's constraints may help.
    fileprivate var isRepairable: Bool {
        switch self {
        case .clippedText, .truncatedText, .tooManyLines, .brokenWord, .shrunkText: true
        default: false
        }
    }
}
