internal import Configurations
internal import Projects
internal import Checking
internal import Findings
internal import Foundation
internal import Interfaces
internal import Pseudolocales
internal import Reporting
internal import RunCache
package import SourceCode
package import SourceText
internal import TextMeasurement
internal import TextShaping

/// The job of `overset check`.
package struct CheckRun: Sendable {
    /// The formats that `--report` takes.
    package static var formats: [String] { ReportFormat.names + ["pictures"] }
    /// The forms of `budgets` for translation tools.
    package static var budgetForms: [String] { BudgetExport.names }

    let request: CheckRequest
    let reports: ReportOutputs
    private let rules: ReportedRules
    private let baseline: BaselineOptions
    private let annotation: AnnotationOptions?
    private let minimumCoverage: MinimumCoverage?
    private let readsSources: Bool
    private let jobs: Int
    /// Where results are kept, and what they depend on besides files; `nil` to keep none.
    let cacheFolder: String?
    let identity: [String]

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
        minimumCoverage: String? = nil,
        readsSources: Bool = true,
        jobs: Int?,
        cacheFolder: String? = nil
    ) throws(Failure) {
        identity = [
            "\(paths)", "\([configuration, source, baseline, minimumCoverage])", "\(fonts)", "\(locales)",
            "\(textSizes)",
            "\(devices)", "\(orientations)", "\(reports)", failOn, "\(only)", "\(skip)", "\(readsSources)",
        ]
        var request = CheckRequest(paths: paths)
        request.configuration = configuration
        request.source = source
        request.fonts = fonts
        self.baseline = try BaselineOptions(known: baseline, written: writeBaseline, prunes: pruneBaseline)
        request.shard = try shard.map { (text) throws(Failure) in
            guard let shard = Shard(text) else {
                throw Failure("--shard takes I/N with I from 1 to N, as in 2/8; not '\(VisibleText.escaping(text))'")
            }
            return shard
        }
        guard request.shard == nil || self.baseline.isEmpty else {
            throw Failure("a shard knows only some of the findings; give the baseline to 'overset merge'")
        }
        annotation = try AnnotationOptions(annotate, isDryRun: isDryRun)
        guard request.shard == nil || annotation == nil else {
            throw Failure("a shard knows only some of the strings; run --annotate without --shard")
        }
        request.locales = locales.map(Self.locale)
        request.textSizes = try textSizes.map { (name) throws(Failure) in
            guard let size = TextSizeCategory(rawValue: name) else {
                throw Failure.unknown(name, among: TextSizeCategory.allCases.map(\.rawValue), kind: "text size")
            }
            return size
        }
        request.devices = devices
        request.orientations = try orientations.map { (name) throws(Failure) in
            guard let orientation = DeviceTraits.Orientation(rawValue: name) else {
                throw Failure.unknown(name, among: ["portrait", "landscape"], kind: "orientation")
            }
            return orientation
        }
        // A dry run writes nothing that nobody asked for.
        let standard: [ReportFormat] = annotation?.isDryRun == true ? [.terminal] : [.terminal, .html, .json]
        self.reports = try ReportOutputs(reports, standard: request.shard == nil ? standard : [.json])
        // What writes more than reports, or asks more than files, is done each time.
        let isPlain = writeBaseline == nil && !pruneBaseline && changedSince == nil && shard == nil && annotate == nil
        let isFolder = paths.count == 1 && FileAccess.kind(of: paths[0]) == .folder
        self.cacheFolder = isPlain && isFolder && self.reports.pictures == nil ? cacheFolder : nil
        rules = try ReportedRules(only: only, skip: skip, failOn: failOn, changedSince: changedSince)
        self.minimumCoverage = try minimumCoverage.map { (text) throws(Failure) in try MinimumCoverage(text) }
        guard request.shard == nil || minimumCoverage == nil else {
            throw Failure("a shard measures only some of the strings; give --minimum-coverage to 'overset merge'")
        }
        guard jobs ?? 1 > 0 else { throw Failure("--jobs takes a number above 0") }
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        request.limits = rules.limits
        request.hasAllBudgets = self.reports.contains(.budgets) || annotation != nil
        self.request = request
        self.readsSources = readsSources
    }

    /// Checks the project and writes the reports.
    ///
    /// - Parameters:
    ///   - console: where the reports go.
    ///   - swift: the reader of Swift.
    /// - Returns: whether something was found at or above the limit, or a file could not be read.
    /// - Throws: ``Failure`` if there is nothing to check, or a file cannot be read or written.
    package func run(_ console: Console, swift: any CodeReader) async throws(Failure) -> ExitStatus {
        guard let cache = try cache(console) else { return try await work(console, swift: swift, cache: nil).status }
        if let status = replay(await cache.find(), console) { return status }
        cache.begin()
        console.beginRecording()
        do throws(Failure) {
            let done = try await work(console, swift: swift, cache: cache)
            let messages = console.endRecording()
            guard done.status != .failed, console.failure == nil else {
                cache.stop()
                return done.status
            }
            await keep(in: cache, done.written, messages, done.status, console)
            return done.status
        } catch {
            cache.stop()
            _ = console.endRecording()
            throw error
        }
    }

    /// Checks the project, whatever is known of it.
    private func work(
        _ console: Console,
        swift: any CodeReader,
        cache: RunCache?
    ) async throws(Failure) -> (status: ExitStatus, written: [CachedRun.Output]) {
        var request = request
        if readsSources { request.codeReader = swift }
        console.progress(CheckStage.reading.phrase)
        var check = try request.check()
        check.outputs = Set(reports.files.map(FilePath.absolute))
        check.progress = { console.progress($0.phrase) }
        check.keepsContents = annotation != nil
        let fonts = check.project.fonts.map(check.project.path(of:))
        if cache != nil { noteFonts(fonts) }
        console.detail("configuration: \(check.configuration.path ?? "none")")
        let made = check.pseudolocales.map(\.name.tag)
        for (name, tags) in [("languages", check.languages), ("pseudolocales", made)] {
            console.detail("\(name): \(tags.isEmpty ? "none" : tags.joined(separator: ", "))")
        }
        try inputs(of: check).refuse(reports.files + [baseline.output].compactMap(\.self))
        var outcome = try await check.run(jobs: jobs)
        for item in outcome.project.unread { console.detail("not read: \(item.line)") }
        for error in outcome.errors { console.report(error) }
        let failing = rules.failOn ?? .error
        var errors: [Diagnostic] = []
        var written: [CachedRun.Output] = []
        do throws(SourceError) {
            let scope = BaselineScope(
                subject: .folder(check.project.root),
                isComplete: outcome.errors.isEmpty && request.paths.allSatisfy { FileAccess.kind(of: $0) == .folder },
                isNarrowed: request.locales != [.all] || !request.devices.isEmpty
            )
            try baseline.apply(to: &outcome.report, scope: scope, console)
        } catch {
            throw Failure(error)
        }
        outcome.report.forgetUnreportedFindings()
        // What is written is asked for as well, and changes by that.
        cache?.stop()
        (written, errors) = reports.writeFiles(outcome.report, failing: failing, console)
        if outcome.errors.isEmpty, let annotation {
            do throws(Failure) {
                guard !outcome.project.unread.contains(where: \.isError) else {
                    throw Failure("no comment was changed because not everything could be read; fix what is reported")
                }
                let comments = Annotation(project: outcome.project, style: annotation.style)
                try annotation.apply(comments, outcome.report.budgets, sharesOutput: reports.sharesOutput, console)
            } catch {
                errors += error.diagnostics
            }
        }
        if let folder = reports.pictures {
            do throws(Failure) {
                try StringPictures(folder: folder).write(outcome.report, console)
            } catch {
                errors += error.diagnostics
            }
        }
        reports.print(outcome.report, failing: failing, written: written.map(\.path), console)
        if !errors.isEmpty { throw Failure(errors) }
        if !outcome.errors.isEmpty { return (.failed, written) }
        if let minimumCoverage, !minimumCoverage.isReached(by: outcome.report, console) { return (.findings, written) }
        return (!baseline.isWriting && rules.isFailed(by: outcome.report.findings) ? .findings : .clean, written)
    }

    /// What must not be written over.
    private func inputs(of check: Check) -> InputFiles {
        var inputs = InputFiles(of: check.project, configuration: check.configuration)
        inputs.add(request.fonts)
        inputs.add([baseline.input].compactMap(\.self))
        return inputs
    }

    // MARK: Options

    private static func locale(_ name: String) -> LocaleChoice {
        switch name {
        case "all": .all
        case "real": .real
        case "pseudo": .pseudo
        case "source": .source
        default: .named(name)
        }
    }
}
