internal import Findings
internal import SourceText

/// One fault of the app: what, where and how bad.
public struct Finding: Sendable, Hashable {
    /// The name of the rule, such as `truncated-text`.
    public let rule: String
    public let severity: Severity
    /// A lower-case phrase without a full stop.
    public let message: String
    /// The path of the file, from the working folder if it is below.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int
    /// The name of the string table, which is its file's name without extension.
    public let table: String
    /// The key of the text; empty if the finding is about a file.
    public let key: String
    /// The languages in which the fault shows, worst first, each once: language tags, and the names of pseudolocales.
    public let locales: [String]
    /// What stays the same when lines move and measurements change.
    public let fingerprint: String

    init(_ finding: Findings.Finding) {
        rule = finding.rule.rawValue
        severity = Severity(finding.severity)
        message = finding.message
        path = finding.location.path
        line = finding.location.line
        column = finding.location.column
        table = finding.table
        key = finding.key
        var seen: Set<String> = []
        locales = finding.occurrences.map(\.locale).filter { seen.insert($0).inserted }
        fingerprint = finding.fingerprint
    }
}
