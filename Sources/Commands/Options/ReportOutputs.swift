internal import Configurations
internal import Findings
internal import Reporting
internal import SourceText
internal import TextMeasurement

/// The reports that a command was asked for, and where they go.
struct ReportOutputs: Sendable {
    /// One report.
    private struct Output: Sendable {
        var format: ReportFormat
        /// Where it goes; `-` is standard output.
        var path: String
    }

    private let outputs: [Output]

    /// Reads `FORMAT` and `FORMAT=PATH`; the terminal's summary always comes.
    ///
    /// - Parameters:
    ///   - options: what the command line says.
    ///   - standard: the formats where it says nothing.
    /// - Throws: ``Failure`` for a format that is not known, or several reports for standard output.
    init(_ options: [String], standard: [ReportFormat]) throws(Failure) {
        var outputs: [Output] = []
        if options.isEmpty {
            outputs = standard.map { Output(format: $0, path: Self.path(of: $0)) }
        }
        for option in options {
            let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts.first ?? option
            guard let format = ReportFormat(rawValue: name) else {
                throw Failure.unknown(name, among: ReportFormat.names, kind: "report format")
            }
            outputs.append(Output(format: format, path: parts.count > 1 ? parts[1] : Self.path(of: format)))
        }
        guard outputs.count(where: { $0.path == "-" && $0.format != .terminal }) < 2 else {
            throw Failure("only one report can go to standard output; give the others a path, as in json=findings.json")
        }
        let hasSummary = outputs.contains { $0.format == .terminal }
        self.outputs = hasSummary ? outputs : [Output(format: .terminal, path: "-")] + outputs
    }

    /// Whether standard output belongs to another report, so that the summary goes to standard error.
    var sharesOutput: Bool { outputs.contains { $0.path == "-" && $0.format != .terminal } }

    /// Whether a format is among the reports.
    func contains(_ format: ReportFormat) -> Bool { outputs.contains { $0.format == format } }

    /// Writes all reports.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the lowest severity that fails.
    ///   - console: where those without a path go.
    /// - Throws: ``SourceError`` if a file cannot be written.
    func write(_ report: CheckReport, failing: Severity, _ console: Console) throws(SourceError) {
        for output in outputs {
            let terminal = TerminalReport.Options(
                isColored: console.usesColor && output.path == "-",
                width: console.width
            )
            let bytes =
                output.format == .budgets && output.path.hasSuffix(".json")
                ? BudgetReport.renderJSON(report)
                : output.format.render(report, failing: failing, terminal: terminal)
            if output.format == .terminal, output.path == "-", console.isQuiet { continue }
            if output.format == .terminal, output.path == "-", sharesOutput {
                console.noteReport(bytes)
            } else if output.path == "-" {
                console.write(bytes)
            } else {
                try FileAccess.write(bytes, to: output.path)
                console.note("report: \(VisibleText.escaping(output.path))")
            }
        }
    }

    /// Where a report goes that no path was given for; `-` is standard output.
    private static func path(of format: ReportFormat) -> String {
        switch format {
        case .terminal, .github: "-"
        case .html: "Reports/index.html"
        case .json: "Reports/findings.json"
        case .sarif: "Reports/overset.sarif"
        case .junit: "Reports/junit.xml"
        case .gitlab: "Reports/code-quality.json"
        case .checkstyle: "Reports/checkstyle.xml"
        case .markdown: "Reports/summary.md"
        case .csv: "Reports/findings.csv"
        case .budgets: "Reports/budgets.csv"
        }
    }
}
