internal import Findings
internal import Reporting
package import SourceText

/// The job of `overset merge`.
package struct MergeRun: Sendable {
    private let paths: [String]
    private let reports: ReportOutputs
    private let failOn: String
    private let baseline: BaselineOptions
    private let minimumCoverage: MinimumCoverage?

    /// Reads the options of the command line.
    ///
    /// - Throws: ``Failure`` for an option's value that is not known: wrong usage.
    package init(
        paths: [String],
        reports: [String],
        failOn: String,
        baseline: String?,
        writeBaseline: String?,
        pruneBaseline: Bool,
        minimumCoverage: String? = nil
    ) throws(Failure) {
        self.paths = paths
        self.reports = try ReportOutputs(reports, standard: [.terminal, .html, .json])
        self.failOn = failOn
        _ = try ReportedRules(only: [], skip: [], failOn: failOn)
        self.baseline = try BaselineOptions(known: baseline, written: writeBaseline, prunes: pruneBaseline)
        self.minimumCoverage = try minimumCoverage.map { (text) throws(Failure) in try MinimumCoverage(text) }
    }

    /// Joins the files and writes the reports.
    ///
    /// - Returns: whether something was found at or above the limit.
    /// - Throws: ``Failure`` if a file cannot be read, or the files are not those of all shards of one run.
    package func run(_ console: Console) throws(Failure) -> ExitStatus {
        var inputs = InputFiles()
        inputs.add(paths + [baseline.input].compactMap(\.self))
        try inputs.refuse(reports.files + [baseline.output].compactMap(\.self))
        var parts: [CheckReport] = []
        var errors: [Diagnostic] = []
        for path in paths {
            do throws(SourceError) {
                parts.append(try JSONReport.read(try FileAccess.read(path), path: path))
            } catch {
                errors.append(Diagnostic(error))
            }
        }
        guard errors.isEmpty else { throw Failure(errors) }
        var report: CheckReport
        do throws(MergeError) {
            report = try CheckReport.merging(parts)
        } catch {
            let place = error.report.map { SourceLocation(path: paths[$0], line: 1, column: 1) }
            throw Failure([Diagnostic(severity: .error, location: place, message: error.message)])
        }
        let rules = try ReportedRules(only: [], skip: [], failOn: failOn)
        do throws(SourceError) {
            let scope = BaselineScope(subject: .name(report.project), isComplete: true)
            try baseline.apply(to: &report, scope: scope, console)
        } catch {
            throw Failure(error)
        }
        report.forgetUnreportedFindings()
        try reports.write(report, failing: rules.failOn ?? .error, console)
        if let minimumCoverage, !minimumCoverage.isReached(by: report, console) { return .findings }
        return !baseline.isWriting && rules.isFailed(by: report.findings) ? .findings : .clean
    }
}
