package import Findings

/// The formats of reports.
///
/// The raw value is the name on the command line.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
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

    /// The names of all formats.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// The report in this format as UTF-8.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the severity from which JUnit counts a failure and the terminal report shows each finding.
    ///   - terminal: colours and width of the terminal report.
    /// - Returns: the bytes of the file.
    package func render(
        _ report: CheckReport,
        failing: Severity = .error,
        terminal: TerminalReport.Options = TerminalReport.Options()
    ) -> [UInt8] {
        switch self {
        case .terminal: Array(TerminalReport.render(report, failing: failing, options: terminal).utf8)
        case .html: HTMLPage.render(report)
        case .json: JSONReport.render(report)
        case .sarif: SARIFReport.render(report)
        case .junit: JUnitReport.render(report, failing: failing)
        case .github: Array(GitHubAnnotations.render(report).utf8)
        case .gitlab: CodeQualityReport.render(report)
        case .checkstyle: CheckstyleReport.render(report)
        case .markdown: MarkdownReport.render(report)
        case .csv: CSVReport.render(report)
        case .budgets: BudgetReport.renderCSV(report)
        }
    }
}
