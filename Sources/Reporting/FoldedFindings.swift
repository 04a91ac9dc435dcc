internal import Findings
internal import SourceText

/// The notes about texts that people hardly ever read, in documents that the system never translates or in views that code
/// gives another text: one line for each document, where people read line by line.
struct FoldedFindings {
    /// The findings that are reported one by one.
    var single: [Finding] = []
    /// The others, by the path of their document, in the order of the first of each.
    var folded: [(path: String, findings: [Finding])] = []

    /// - Complexity: O(*n*) in the number of findings, times the number of such documents.
    init(_ findings: [Finding]) {
        for finding in findings {
            guard Self.isFolded(finding) else {
                single.append(finding)
                continue
            }
            let path = finding.location.path
            if let index = folded.firstIndex(where: { $0.path == path }) {
                folded[index].findings.append(finding)
            } else {
                folded.append((path, [finding]))
            }
        }
    }

    /// Whether a finding is told in one line with the others of its document.
    static func isFolded(_ finding: Finding) -> Bool {
        (finding.isNeverLocalized || finding.isReplacedByCode) && finding.severity == .note
    }

    /// What is said of a document: how many findings of which rules.
    static func sentence(of findings: [Finding]) -> String {
        var counts: [(rule: Rule, count: Int)] = []
        for finding in findings {
            if let index = counts.firstIndex(where: { $0.rule == finding.rule }) {
                counts[index].count += 1
            } else {
                counts.append((finding.rule, 1))
            }
        }
        let rules = counts.map { "\($0.count) \($0.rule.rawValue)" }.joined(separator: ", ")
        let isNeverLocalized = findings.contains { $0.isNeverLocalized && !$0.isReplacedByCode }
        let about =
            isNeverLocalized
            ? "a document that is in no language folder and has no table, so that it is never translated"
            : "texts of a document that code replaces"
        return "\(CountPhrase.of(findings.count, "note")) about \(about): \(rules)"
    }
}
