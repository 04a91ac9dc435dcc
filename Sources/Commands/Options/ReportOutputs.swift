internal import Configurations
internal import Findings
internal import Reporting
internal import RunCache
internal import SourceText
internal import TextMeasurement

/// The reports that a command was asked for, and where they go.
struct ReportOutputs: Sendable {
    /// One report.
    private struct Output: Sendable {
        var format: ReportFormat
        /// Where it goes; `-` is standard output.
        var path: String
        /// The form of budgets for a translation tool; `nil` for the table of all budgets.
        var export: BudgetExport?
    }

    private let outputs: [Output]
    /// The folder for a picture of each string; `nil` if none are asked for.
    let pictures: String?
    /// Whether the terminal shows findings; else it shows the summary alone.
    private let isAskedFor: Bool

    /// Reads `FORMAT` and `FORMAT=PATH`; the terminal's summary always comes, its findings only if they are asked for.
    ///
    /// - Parameters:
    ///   - options: what the command line says.
    ///   - standard: the formats where it says nothing.
    ///   - formats: the names that a message gives where one is not known.
    /// - Throws: ``Failure`` for a format that is not known, or several reports for standard output.
    init(
        _ options: [String],
        standard: [ReportFormat],
        among formats: [String] = CheckRun.formats
    ) throws(Failure) {
        var outputs: [Output] = []
        var pictures: String?
        if options.isEmpty {
            outputs = standard.map { Output(format: $0, path: Self.path(of: $0)) }
        }
        for option in options {
            let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts.first ?? option
            guard name != "pictures" else {
                guard parts.count > 1 else {
                    throw Failure("pictures go into a folder, as in --report pictures=Pictures")
                }
                pictures = parts[1]
                continue
            }
            guard let format = ReportFormat(rawValue: name) else {
                throw Failure.unknown(name, among: formats, kind: "report format")
            }
            if format == .budgets, let export = Self.export(parts.count > 1 ? parts[1] : "") {
                outputs.append(Output(format: format, path: export.path, export: export.form))
                continue
            }
            outputs.append(Output(format: format, path: parts.count > 1 ? parts[1] : Self.path(of: format)))
        }
        self.pictures = pictures
        guard outputs.count(where: { $0.path == "-" && $0.format != .terminal }) < 2 else {
            throw Failure("only one report can go to standard output; give the others a path, as in json=findings.json")
        }
        isAskedFor = outputs.contains { $0.format == .terminal }
        self.outputs = isAskedFor ? outputs : [Output(format: .terminal, path: "-")] + outputs
    }

    /// Whether standard output belongs to another report, so that the summary goes to standard error.
    var sharesOutput: Bool { outputs.contains { $0.path == "-" && $0.format != .terminal } }

    /// The paths of the files that are written.
    var files: [String] { outputs.map(\.path).filter { $0 != "-" } }

    /// Whether a format is among the reports.
    func contains(_ format: ReportFormat) -> Bool { outputs.contains { $0.format == format } }

    /// Writes all reports: those that go into files first, as nobody may be reading the others.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the lowest severity that fails.
    ///   - console: where those without a path go.
    /// - Throws: ``Failure`` if files cannot be written; all others are.
    func write(_ report: CheckReport, failing: Severity, _ console: Console) throws(Failure) {
        let (written, errors) = writeFiles(report, failing: failing, console)
        print(report, failing: failing, written: written.map(\.path), console)
        if !errors.isEmpty { throw Failure(errors) }
    }

    /// Writes the reports that go into files.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the lowest severity that fails.
    ///   - console: where it is said what was written.
    /// - Returns: the files that were written with their bytes, and why others were not.
    func writeFiles(
        _ report: CheckReport,
        failing: Severity,
        _ console: Console
    ) -> (written: [CachedRun.Output], errors: [Diagnostic]) {
        var errors: [Diagnostic] = []
        var written: [CachedRun.Output] = []
        for output in outputs where output.path != "-" {
            do throws(SourceError) {
                // What else is written is not known yet.
                let bytes = bytes(of: output, report, failing: failing, written: files, console)
                try FileAccess.write(bytes, to: output.path)
                written.append(CachedRun.Output(path: output.path, bytes: bytes))
                console.note("report: \(VisibleText.escaping(output.path))")
            } catch {
                errors.append(Diagnostic(error))
            }
        }
        return (written, errors)
    }

    /// Writes the reports that go to standard output, when all else is done: nobody may be reading.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the lowest severity that fails.
    ///   - written: the paths of the reports that were written into files.
    ///   - console: where they go.
    func print(_ report: CheckReport, failing: Severity, written: [String], _ console: Console) {
        for output in outputs where output.path == "-" {
            let bytes = bytes(of: output, report, failing: failing, written: written, console)
            if output.format == .terminal, sharesOutput { console.noteReport(bytes) } else { console.write(bytes) }
        }
    }

    private func bytes(
        of output: Output,
        _ report: CheckReport,
        failing: Severity,
        written: [String],
        _ console: Console
    ) -> [UInt8] {
        if let export = output.export { return export.render(report) }
        if output.format == .markdown, let pictures {
            let folder = output.path == "-" ? FileAccess.workingFolder : FilePath.folder(output.path)
            return MarkdownReport.render(
                report,
                picture: StringPictures(folder: pictures).links(for: report, from: folder)
            )
        }
        if output.format == .budgets, output.path.hasSuffix(".json") { return BudgetReport.renderJSON(report) }
        let terminal = TerminalReport.Options(
            isColored: console.usesColor && output.path == "-",
            width: console.width,
            detail: output.path == "-" ? detail(console) : .full,
            written: written
        )
        return output.format.render(report, failing: failing, terminal: terminal)
    }

    private func detail(_ console: Console) -> TerminalReport.Detail {
        if console.isQuiet { return .failures }
        guard isAskedFor else { return .summary }
        return console.isVerbose ? .full : .brief
    }

    /// The form of budgets that an option names before its path, as `xliff` or `xliff=limits.xliff`.
    private static func export(_ option: String) -> (form: BudgetExport, path: String)? {
        let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
        guard let name = parts.first, let form = BudgetExport(rawValue: name) else { return nil }
        let standard = form == .xliff ? "Reports/budgets.xliff" : "Reports/budgets-\(name).csv"
        return (form, parts.count > 1 ? parts[1] : standard)
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
