internal import Findings
internal import Reporting
internal import SourceText

/// Everything that a run found out.
public struct Report: Sendable, Hashable {
    /// The formats of reports.
    public enum Format: String, Sendable, Hashable, CaseIterable {
        case terminal
        case html
        case json
        case sarif
        case junit
        case github
        case gitlab
        case checkstyle
        case markdown
        case csv
        case budgets
    }

    /// What was found, by path, line and column.
    public let findings: [Finding]
    /// The tables and folders that could not be read, each as `path:line:column: error: what, and what to do`; with one of
    /// them the run is not complete.
    public let errors: [String]
    private let report: CheckReport

    init(_ report: CheckReport, errors: [Diagnostic]) {
        self.report = report
        findings = report.findings.map(Finding.init)
        self.errors = errors.flatMap(\.lines)
    }

    /// The language that the app is written in: a tag (BCP 47).
    public var sourceLanguage: String { report.source }

    /// The number of measurements: texts times languages, text sizes and devices; 0 where only tables were looked at.
    public var measurementCount: Int { report.measurements }

    /// The number of things that could not be checked; the reports list them with their reasons.
    public var uncheckedCount: Int { report.unchecked.count }

    /// The report in a format.
    ///
    /// - Parameters:
    ///   - format: the format.
    ///   - failing: the severity from which JUnit counts a failure and the terminal report shows each finding.
    /// - Returns: the bytes of a file, as UTF-8.
    /// - Complexity: O(*n*) in the number of findings and pictures.
    public func rendered(as format: Format, failing: Severity = .error) -> [UInt8] {
        let format: ReportFormat =
            switch format {
            case .terminal: .terminal
            case .html: .html
            case .json: .json
            case .sarif: .sarif
            case .junit: .junit
            case .github: .github
            case .gitlab: .gitlab
            case .checkstyle: .checkstyle
            case .markdown: .markdown
            case .csv: .csv
            case .budgets: .budgets
            }
        return format.render(report, failing: failing.known)
    }
}
