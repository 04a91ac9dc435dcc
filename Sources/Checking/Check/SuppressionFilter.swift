package import Configurations
package import Findings
internal import SourceText

/// Leaves out what the configuration ignores.
package struct SuppressionFilter {
    private let suppressions: [Configuration.Suppression]

    package init(_ suppressions: [Configuration.Suppression]) { self.suppressions = suppressions }

    /// Leaves out findings, and the languages of findings whose own file is ignored.
    ///
    /// - Returns: what is left, and the entries that ignore nothing.
    package func apply(to findings: [Finding]) -> (kept: [Finding], unused: [CheckReport.Unchecked]) {
        let (kept, used) = filter(findings)
        return (kept, unused(besides: used))
    }

    /// Leaves out findings, and the languages of findings whose own file is ignored, and tells faults that several places
    /// share once.
    ///
    /// - Returns: what is left, and the positions of the entries that left something out.
    func filter(_ findings: [Finding]) -> (kept: [Finding], used: Set<Int>) {
        var used = Set<Int>()
        let kept: [Finding] = findings.compactMap { finding in
            let fitting = suppressions.indices.filter { index in
                let suppression = suppressions[index]
                return suppression.rule == finding.rule && suppression.key?.matches(finding.key) ?? true
                    && suppression.object.map {
                        $0.matches(finding.place?.object ?? InterfaceKey(finding.key)?.object ?? "")
                    } ?? true
            }
            let whole = fitting.filter { suppressions[$0].file?.matches(finding.location.path) ?? true }
            guard whole.isEmpty else {
                used.formUnion(whole)
                return nil
            }
            var finding = finding
            for index in fitting {
                let count = finding.occurrences.count
                finding.occurrences.removeAll { occurrence in
                    guard let path = occurrence.location?.path, let file = suppressions[index].file else {
                        return false
                    }
                    return file.matches(path)
                }
                guard finding.occurrences.count < count else { continue }
                used.insert(index)
                guard let worst = finding.occurrences.map(\.severity).max() else { return nil }
                finding.severity = worst
            }
            return finding
        }
        return (SharedFaults.folded(kept), used)
    }

    /// The entries that ignore nothing.
    func unused(besides used: Set<Int>) -> [CheckReport.Unchecked] {
        suppressions.indices.filter { !used.contains($0) }.map { index in
            CheckReport.Unchecked(
                location: suppressions[index].location,
                subject: "ignore: \(suppressions[index].rule.rawValue)",
                reason: "this entry no longer ignores anything; remove it"
            )
        }
    }
}
