internal import Configurations
internal import Projects
internal import Checking
internal import Findings
internal import Foundation
internal import Reporting
package import SourceCode
package import SourceText
internal import TextMeasurement
internal import TextShaping

/// The job of `overset lint`.
package struct LintRun: Sendable {
    /// The formats that `--report` takes: tables say nothing about room.
    package static var formats: [String] { ReportFormat.names.filter { $0 != ReportFormat.budgets.rawValue } }

    private let request: LintRequest
    private let reports: ReportOutputs
    private let rules: ReportedRules
    private let baseline: BaselineOptions
    private let readsSources: Bool

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
        skip: [String],
        readsSources: Bool = true
    ) throws(Failure) {
        var request = LintRequest(paths: paths)
        request.configuration = configuration
        request.source = source
        self.baseline = try BaselineOptions(known: baseline, written: writeBaseline, prunes: pruneBaseline)
        self.reports = try ReportOutputs(reports, standard: [.terminal], among: Self.formats)
        guard !self.reports.contains(.budgets), self.reports.pictures == nil else {
            throw Failure("lint measures no text, so it has no budgets and no pictures; run 'overset check' for them")
        }
        rules = try ReportedRules(only: only, skip: skip, failOn: failOn)
        request.limits = rules.limits
        self.request = request
        self.readsSources = readsSources
        for name in only {
            guard let rule = Rule(rawValue: name), !rule.subject.isOfTables else { continue }
            throw Failure("'\(name)' needs more than tables and code; run 'overset check --only \(name)'")
        }
    }

    /// Looks at the tables and writes the reports.
    ///
    /// - Parameters:
    ///   - console: where the reports go.
    ///   - swift: the reader of Swift.
    /// - Returns: whether something was found at or above the limit.
    /// - Throws: ``Failure`` if there is nothing to look at.
    package func run(_ console: Console, swift: any CodeReader) throws(Failure) -> ExitStatus {
        var request = request
        if readsSources { request.codeReader = swift }
        console.progress(CheckStage.reading.phrase)
        let lint = try request.lint()
        console.detail("configuration: \(lint.configuration.path ?? "none")")
        var inputs = InputFiles(of: lint.project, configuration: lint.configuration)
        inputs.add([baseline.input].compactMap(\.self))
        try inputs.refuse(reports.files + [baseline.output].compactMap(\.self))
        var report = try lint.report(limits: rules.limits)
        for item in report.unread {
            let path = VisibleText.escaping(item.location.path)
            console.detail("not read: \(path): \(item.reason)")
        }
        do throws(SourceError) {
            let scope = BaselineScope(
                subject: .folder(lint.project.root),
                isComplete: request.paths.allSatisfy { FileAccess.kind(of: $0) == .folder }
            )
            try baseline.apply(to: &report, scope: scope, console)
        } catch {
            throw Failure(error)
        }
        try reports.write(report, failing: rules.failOn ?? .error, console)
        return !baseline.isWriting && rules.isFailed(by: report.findings) ? .findings : .clean
    }
}
