package import Findings
internal import SourceText

/// Findings as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// A step shows ten errors, ten warnings and ten notices and drops the rest without a word, so the worst are written
/// and the last notice says how many are left.
package enum GitHubAnnotations {
    static let limit = 10

    /// The commands, one a line.
    package static func render(_ report: CheckReport) -> String {
        let sorted = FoldedFindings(ReportOrder.worstFirst(report.findings))
        // One string is one thing to mend, wherever it was found.
        let findings = SameStrings(sorted.single).entries.map(\.finding)
        var lines: [String] = []
        for severity in Severity.allCases.reversed() {
            // One notice is reserved to say how much is left out.
            let room = severity == .note ? limit - 1 : limit
            lines += findings.filter { $0.severity == severity }.prefix(room).map(command)
        }
        // What is never translated comes last, one notice for each document.
        let notices = findings.filter { $0.severity == .note }.count
        let shown = sorted.folded.prefix(max(limit - 1 - notices, 0))
        let left =
            findings.count - lines.count + sorted.folded.dropFirst(shown.count).reduce(0) { $0 + $1.findings.count }
        lines += shown.map(notice)
        if left > 0 {
            let rest = CountPhrase.of(left, "more finding")
            lines.append("::notice title=Overset::" + data("\(rest): see the report of the check."))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func notice(_ folded: (path: String, findings: [Finding])) -> String {
        let file = property(FindingSentence.relative(folded.path))
        return "::notice file=\(file),line=1,title=Overset::\(data(FoldedFindings.sentence(of: folded.findings)))"
    }

    private static func command(_ finding: Finding) -> String {
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        let columns = FindingSentence.columns(of: finding)
        let properties = [
            "file=" + property(FindingSentence.relative(finding.location.path)),
            "line=\(max(finding.location.line, 1))", "endLine=\(max(finding.location.line, 1))",
            "col=\(columns.start)", "endColumn=\(columns.end - 1)",
            "title=" + property("\(finding.rule.rawValue) \(FindingSentence.heading(of: finding))"),
        ]
        return "::\(name) \(properties.joined(separator: ","))::\(data(FindingSentence.of(finding, languages: 5)))"
    }

    private static func data(_ text: String) -> String {
        VisibleText.escaping(text).replacing("%", with: "%25")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
