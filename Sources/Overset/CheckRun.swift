internal import Findings
internal import Foundation
internal import Pseudolocales
internal import Reporting
internal import SourceText
internal import TextMeasurement
internal import TextShaping

/// The job of `overset check`.
package struct CheckRun: Sendable {
    /// The formats that `--report` takes.
    package static var formats: [String] { ReportFormat.names }

    /// One report that was asked for.
    private struct Report: Sendable {
        var format: ReportFormat
        /// Where it goes; `-` is standard output.
        var path: String
    }

    private let paths: [String]
    private let configurationPath: String?
    private let source: String?
    private let fonts: [String]
    private let locales: [Check.LocaleChoice]
    private let textSizes: [TextSizeCategory]
    private let reports: [Report]
    /// The lowest severity that fails; `nil` if none does.
    private let failOn: Severity?
    private let baseline: String?
    private let writeBaseline: String?
    private let only: [Rule]
    private let skipped: [Rule]
    private let jobs: Int

    /// Reads the options of the command line.
    ///
    /// - Throws: ``Failure`` for an option's value that is not known: wrong usage.
    package init(
        paths: [String],
        configuration: String?,
        source: String?,
        fonts: [String],
        locales: [String],
        textSizes: [String],
        reports: [String],
        failOn: String,
        baseline: String?,
        writeBaseline: String?,
        only: [String],
        skip: [String],
        jobs: Int?
    ) throws(Failure) {
        self.paths = paths
        configurationPath = configuration
        self.source = source
        self.fonts = fonts
        self.baseline = baseline
        self.writeBaseline = writeBaseline
        self.locales = locales.map(Self.locale)
        self.textSizes = try textSizes.map { (name) throws(Failure) in
            guard let size = TextSizeCategory(rawValue: name) else {
                throw Self.unknown(name, among: TextSizeCategory.allCases.map(\.rawValue), kind: "text size")
            }
            return size
        }
        self.reports = try Self.reports(reports)
        guard failOn == "never" || Severity(rawValue: failOn) != nil else {
            throw Self.unknown(failOn, among: ["error", "warning", "note", "never"], kind: "severity")
        }
        self.failOn = Severity(rawValue: failOn)
        self.only = try only.map(Self.rule)
        skipped = try skip.map(Self.rule)
        guard jobs ?? 1 > 0 else { throw Failure("--jobs takes a number above 0") }
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// Checks the project and writes the reports.
    ///
    /// - Returns: whether something was found at or above the limit, or a file could not be read.
    package func run(_ console: Console) async throws(Failure) -> ExitStatus {
        let project = try Project(at: paths, extensions: TableOpening.extensions)
        let configuration = try Configuration.load(path: configurationPath, root: project.root)
        let measurer = try Measuring.measurer(fonts: configuration.fonts + fonts, project: project.root)
        let fakes = try Fakes.make(
            [],
            configuration: configuration,
            standard: ["en-XA", "en-XE", "en-XW", "ar-XB"],
            reference: measurer
        )
        console.detail("configuration: \(configuration.path ?? "none")")
        console.detail("languages: \(project.languages.joined(separator: ", ")); fakes: \(fakes.map(\.name.tag))")
        let sizes = textSizes.isEmpty ? configuration.textSizes : textSizes
        let check = Check(
            project: project,
            configuration: configuration,
            source: try project.sourceLanguage(wanted: source ?? configuration.source),
            pseudolocales: fakes,
            textSizes: sizes.isEmpty ? [.large] : sizes,
            measurer: measurer,
            locales: locales
        )
        var outcome = try await check.run(environment: Self.environment, version: ToolVersion.number, jobs: jobs)
        outcome.report.findings.removeAll { finding in
            skipped.contains(finding.rule) || !only.isEmpty && !only.contains(finding.rule)
        }
        for error in outcome.errors { console.report(error) }
        do throws(SourceError) {
            if let path = writeBaseline {
                let known = Baseline(of: outcome.report.findings)
                try FileAccess.write(BaselineFile.bytes(of: known), to: path)
                console.note("\(known.entries.count) known faults written to \(VisibleText.escaping(path))")
            }
            if let path = baseline { try apply(path, to: &outcome.report) }
            try write(outcome.report, console)
        } catch {
            throw Failure(error)
        }
        if !outcome.errors.isEmpty { return .failed }
        guard let failOn, writeBaseline == nil else { return .clean }
        return outcome.report.findings.contains { $0.severity >= failOn } ? .findings : .clean
    }

    private func apply(_ path: String, to report: inout CheckReport) throws(SourceError) {
        let known = try BaselineFile.read(TextFile(decoding: try FileAccess.read(path), path: path))
        let locales = Set(report.locales.map(\.name) + [""])
        let sizes = Set(report.textSizes + [""])
        let parted = known.apply(to: report.findings) { entry in
            let isReported = Rule(rawValue: entry.rule).map {
                !skipped.contains($0) && (only.isEmpty || only.contains($0))
            }
            return locales.contains(entry.locale) && sizes.contains(entry.textSize) && isReported ?? true
        }
        report.findings = parted.new
        report.known = parted.known
        report.fixed = parted.fixed
    }

    /// Whether standard output belongs to another report, so that the summary goes to standard error.
    private var sharesOutput: Bool { reports.contains { $0.path == "-" && $0.format != .terminal } }

    private func write(_ report: CheckReport, _ console: Console) throws(SourceError) {
        for wanted in reports {
            let terminal = TerminalReport.Options(
                isColored: console.usesColor && wanted.path == "-",
                width: console.width
            )
            let bytes = wanted.format.render(report, failing: failOn ?? .error, terminal: terminal)
            if wanted.format == .terminal, wanted.path == "-", console.isQuiet { continue }
            if wanted.format == .terminal, wanted.path == "-", sharesOutput {
                console.note(String(decoding: bytes, as: UTF8.self))
            } else if wanted.path == "-" {
                console.write(bytes)
            } else {
                try FileAccess.write(bytes, to: wanted.path)
                console.note("report: \(VisibleText.escaping(wanted.path))")
            }
        }
    }

    private static var environment: CheckReport.Environment {
        let libraries = ShapingMeasurer.libraryVersions
        return CheckReport.Environment(
            harfBuzz: libraries.harfBuzz,
            freeType: libraries.freeType,
            icu: libraries.icu,
            fonts: []
        )
    }

    // MARK: Options

    private static func locale(_ name: String) -> Check.LocaleChoice {
        switch name {
        case "all": .all
        case "real": .real
        case "pseudo": .pseudo
        case "source": .source
        default: .named(name)
        }
    }

    private static func rule(_ name: String) throws(Failure) -> Rule {
        guard let rule = Rule(rawValue: name) else { throw unknown(name, among: Rule.names, kind: "rule") }
        return rule
    }

    /// The reports that were asked for; the terminal's summary always comes.
    private static func reports(_ options: [String]) throws(Failure) -> [Report] {
        guard !options.isEmpty else {
            return [
                Report(format: .terminal, path: "-"), Report(format: .html, path: path(of: .html)),
                Report(format: .json, path: path(of: .json)),
            ]
        }
        var reports: [Report] = []
        for option in options {
            let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts.first ?? option
            guard let format = ReportFormat(rawValue: name) else {
                throw unknown(name, among: formats, kind: "report format")
            }
            reports.append(Report(format: format, path: parts.count > 1 ? parts[1] : path(of: format)))
        }
        guard reports.count(where: { $0.path == "-" && $0.format != .terminal }) < 2 else {
            throw Failure("only one report can go to standard output; give the others a path, as in json=findings.json")
        }
        let hasSummary = reports.contains { $0.format == .terminal }
        return hasSummary ? reports : [Report(format: .terminal, path: "-")] + reports
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
        }
    }

    private static func unknown(_ name: String, among names: [String], kind: String) -> Failure {
        let hint = Suggestion.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return Failure("there is no \(kind) '\(name)'\(hint) (known: \(names.joined(separator: ", ")))")
    }
}
