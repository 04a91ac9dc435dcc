internal import Configurations
internal import Projects
internal import Checking
internal import Findings
internal import Foundation
internal import Interfaces
internal import Pseudolocales
internal import Reporting
package import SourceText
internal import TextMeasurement
internal import TextShaping

/// The job of `overset check`.
package struct CheckRun: Sendable {
    /// The formats that `--report` takes.
    package static var formats: [String] { ReportFormat.names }

    private let paths: [String]
    private let configurationPath: String?
    private let source: String?
    private let fonts: [String]
    private let locales: [Check.LocaleChoice]
    private let textSizes: [TextSizeCategory]
    private let devices: [String]
    private let orientations: [DeviceTraits.Orientation]
    private let reports: ReportOutputs
    private let rules: ReportedRules
    private let baseline: BaselineOptions
    private let shard: Shard?
    private let annotation: AnnotationOptions?
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
        devices: [String],
        orientations: [String],
        reports: [String],
        failOn: String,
        baseline: String?,
        writeBaseline: String?,
        pruneBaseline: Bool,
        changedSince: String?,
        shard: String?,
        annotate: String? = nil,
        isDryRun: Bool = false,
        only: [String],
        skip: [String],
        jobs: Int?
    ) throws(Failure) {
        self.paths = paths
        configurationPath = configuration
        self.source = source
        self.fonts = fonts
        self.baseline = try BaselineOptions(known: baseline, written: writeBaseline, prunes: pruneBaseline)
        self.shard = try shard.map { (text) throws(Failure) in
            guard let shard = Shard(text) else {
                throw Failure("--shard takes I/N with I from 1 to N, as in 2/8; not '\(VisibleText.escaping(text))'")
            }
            return shard
        }
        guard self.shard == nil || self.baseline.isEmpty else {
            throw Failure("a shard knows a part of the faults only; give the baseline to 'overset merge'")
        }
        annotation = try AnnotationOptions(annotate, isDryRun: isDryRun)
        guard self.shard == nil || annotation == nil else {
            throw Failure("a shard knows a part of the texts only; --annotate takes a run without --shard")
        }
        self.locales = locales.map(Self.locale)
        self.textSizes = try textSizes.map { (name) throws(Failure) in
            guard let size = TextSizeCategory(rawValue: name) else {
                throw Failure.unknown(name, among: TextSizeCategory.allCases.map(\.rawValue), kind: "text size")
            }
            return size
        }
        self.devices = devices
        self.orientations = try orientations.map { (name) throws(Failure) in
            guard let orientation = DeviceTraits.Orientation(rawValue: name) else {
                throw Failure.unknown(name, among: ["portrait", "landscape"], kind: "orientation")
            }
            return orientation
        }
        self.reports = try ReportOutputs(reports, standard: self.shard == nil ? [.terminal, .html, .json] : [.json])
        rules = try ReportedRules(only: only, skip: skip, failOn: failOn, changedSince: changedSince)
        guard jobs ?? 1 > 0 else { throw Failure("--jobs takes a number above 0") }
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// Checks the project and writes the reports.
    ///
    /// - Returns: whether something was found at or above the limit, or a file could not be read.
    package func run(_ console: Console) async throws(Failure) -> ExitStatus {
        let project = try Project(at: paths, extensions: TableLoader.extensions)
        let configuration = try Configuration.load(path: configurationPath, root: project.root)
        let measurer = try MeasurerFactory.measurer(fonts: configuration.fonts + fonts, project: project.root)
        let fakes = try configuration.makePseudolocales(
            named: [],
            standard: ["en-XA", "en-XE", "en-XW", "ar-XB"],
            reference: measurer
        )
        console.detail("configuration: \(configuration.path ?? "none")")
        console.detail("languages: \(project.languages.joined(separator: ", ")); fakes: \(fakes.map(\.name.tag))")
        let sizes = textSizes.isEmpty ? configuration.textSizes : textSizes
        for item in project.leftOut where !item.isError { console.detail("not read: \(item.line)") }
        let changes = try rules.limits.changedSince.map { (revision) throws(Failure) in
            try Changes(since: revision, in: project.root)
        }
        var check = Check(
            project: try LoadedProject(project, source: source ?? configuration.source),
            configuration: configuration,
            pseudolocales: fakes,
            textSizes: sizes.isEmpty ? [.large] : sizes,
            measurer: measurer,
            locales: locales,
            forcedRules: rules.only,
            devices: try chosenDevices(configuration),
            hasAllBudgets: reports.contains(.budgets) || annotation != nil
        )
        check.shard = shard
        check.runDigest = runDigest(configuration, fakes: fakes)
        check.changes = changes
        check.isReported = { [rules] finding in rules.contains(finding.rule) }
        var outcome = try await check.run(environment: Self.environment, version: ToolVersion.number, jobs: jobs)
        outcome.report.limits = rules.limits
        for error in outcome.errors { console.report(error) }
        do throws(SourceError) {
            let isComplete = outcome.errors.isEmpty && paths.allSatisfy { FileAccess.kind(of: $0) == .folder }
            try baseline.apply(to: &outcome.report, isComplete: isComplete, console)
            outcome.report.forgetUnreportedFindings()
            try reports.write(outcome.report, failing: rules.failOn ?? .error, console)
        } catch {
            throw Failure(error)
        }
        if !outcome.errors.isEmpty { return .failed }
        if let annotation {
            let comments = Annotation(project: outcome.project, style: annotation.style)
            try annotation.apply(comments, outcome.report.budgets, sharesOutput: reports.sharesOutput, console)
        }
        return !baseline.isWriting && rules.isFailed(by: outcome.report.findings) ? .findings : .clean
    }

    /// The digest of all that a run depends on besides the project's files, for shards to know each other.
    private func runDigest(_ configuration: Configuration, fakes: [Pseudolocale]) -> String {
        guard shard != nil else { return "" }
        var parts = [
            "\(locales)", "\(textSizes)", "\(devices)", "\(orientations)", "\(reports.contains(.budgets))",
            "\(fonts)", source ?? "",
        ]
        parts += fakes.flatMap { [$0.name.tag, $0.pipeline.spelling] }
        if let file = configuration.file { parts.append(String(decoding: file.utf8, as: UTF8.self)) }
        return Fingerprint.of(parts)
    }

    private func chosenDevices(_ configuration: Configuration) throws(Failure) -> [DeviceTraits] {
        var turns = orientations.isEmpty ? configuration.orientations : orientations
        if turns.isEmpty { turns = [.portrait] }
        return devices.isEmpty
            ? try ScreenDevices.chosen(configuration.devices, orientations: turns)
            : try ScreenDevices.named(devices, known: configuration.devices, orientations: turns)
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
}
