internal import Configurations
internal import Projects
internal import Checking
internal import Findings
internal import Foundation
internal import Reporting
package import SourceText
internal import TextMeasurement
internal import TextShaping

/// The job of `overset lint`.
package struct LintRun: Sendable {
    private let paths: [String]
    private let configurationPath: String?
    private let source: String?
    private let reports: ReportOutputs
    private let rules: ReportedRules
    private let baseline: BaselineOptions

    /// Reads the options of the command line.
    ///
    /// - Throws: ``Failure`` for an option's value that is not known: wrong usage.
    package init(
        paths: [String],
        configuration: String?,
        source: String?,
        reports: [String],
        failOn: String,
        baseline: String?,
        writeBaseline: String?,
        pruneBaseline: Bool = false,
        only: [String],
        skip: [String]
    ) throws(Failure) {
        self.paths = paths
        configurationPath = configuration
        self.source = source
        self.baseline = try BaselineOptions(known: baseline, written: writeBaseline, prunes: pruneBaseline)
        self.reports = try ReportOutputs(reports, standard: [.terminal])
        rules = try ReportedRules(only: only, skip: skip, failOn: failOn)
        for name in only {
            guard let rule = Rule(rawValue: name), rule.subject != .table else { continue }
            throw Failure("'\(name)' needs more than tables; run 'overset check --only \(name)'")
        }
    }

    /// Looks at the tables and writes the reports.
    ///
    /// - Returns: whether something was found at or above the limit, or a file could not be read.
    /// - Throws: ``Failure`` if there is nothing to look at.
    package func run(_ console: Console) throws(Failure) -> ExitStatus {
        let project = try Project(at: paths, extensions: TableLoader.extensions)
        let configuration = try Configuration.load(path: configurationPath, root: project.root)
        let loaded = try LoadedProject(project, source: source ?? configuration.source)
        console.detail("configuration: \(configuration.path ?? "none")")
        for item in project.leftOut where !item.isError { console.detail("not read: \(item.line)") }
        let lint = Lint(project: loaded, configuration: configuration)
        let outcome = lint.run(forced: rules.only, where: rules.contains)
        guard outcome.tables > 0 else {
            guard outcome.errors.isEmpty else { throw Failure(outcome.errors) }
            throw Failure("there are no string tables here; run it in the folder that holds the .lproj folders")
        }
        let own = configuration.suppressions.filter { $0.rule.subject == .table && rules.contains($0.rule) }
        let (kept, unused) = SuppressionFilter(own).apply(to: outcome.findings)
        let libraries = ShapingMeasurer.libraryVersions
        var report = CheckReport(
            version: ToolVersion.number,
            project: URL(fileURLWithPath: project.root).standardizedFileURL.lastPathComponent,
            source: loaded.source,
            textSizes: [],
            locales: outcome.locales,
            findings: kept.sorted { ($0.location, $0.rule.rawValue) < ($1.location, $1.rule.rawValue) },
            unchecked: outcome.unchecked + unused,
            constrainedTexts: 0,
            measurements: 0,
            environment: CheckReport.Environment(
                harfBuzz: libraries.harfBuzz,
                freeType: libraries.freeType,
                icu: libraries.icu,
                fonts: []
            ),
            outlines: GlyphOutlines()
        )
        for error in outcome.errors { console.report(error) }
        do throws(SourceError) {
            report.limits = rules.limits
            let isComplete = outcome.errors.isEmpty && paths.allSatisfy { FileAccess.kind(of: $0) == .folder }
            try baseline.apply(to: &report, isComplete: isComplete, console)
            try reports.write(report, failing: rules.failOn ?? .error, console)
        } catch {
            throw Failure(error)
        }
        if !outcome.errors.isEmpty { return .failed }
        return !baseline.isWriting && rules.isFailed(by: report.findings) ? .findings : .clean
    }
}
