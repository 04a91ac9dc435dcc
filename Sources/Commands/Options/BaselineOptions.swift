internal import Checking
internal import Findings
internal import Reporting
internal import SourceText

/// The files of known faults that a command was given.
struct BaselineOptions: Sendable {
    /// The file of known faults: only what is not in it is reported.
    private let known: String?
    /// The file that is to hold all faults of the run.
    private let written: String?
    /// Whether the entries that are fixed are taken out of the file of known faults.
    private let prunes: Bool

    /// Reads `--baseline`, `--write-baseline` and `--prune-baseline`.
    ///
    /// - Throws: ``Failure`` for options that do not go together.
    init(known: String?, written: String?, prunes: Bool) throws(Failure) {
        guard !prunes || known != nil else {
            throw Failure("--prune-baseline needs a baseline to prune; name it with --baseline")
        }
        guard !prunes || written == nil else {
            throw Failure("--prune-baseline and --write-baseline cannot be combined; write a new one, or prune the old")
        }
        self.known = known
        self.written = written
        self.prunes = prunes
    }

    /// Whether no file was given.
    var isEmpty: Bool { known == nil && written == nil }

    /// Whether the run writes all its faults down, so that none of them fails it.
    var isWriting: Bool { written != nil }

    /// The file that is written; `nil` if none is.
    var output: String? { written }

    /// The file of known faults; `nil` if none was given.
    var input: String? { known }

    /// Writes the baseline of a report, and leaves out of the report what a baseline knows.
    ///
    /// - Parameters:
    ///   - report: what a run found.
    ///   - scope: what the run looked at.
    ///   - console: where it is said what was written.
    /// - Throws: ``SourceError`` if a file cannot be read or written, or is no baseline.
    func apply(to report: inout CheckReport, scope: BaselineScope, _ console: Console) throws(SourceError) {
        if let written {
            let baseline = Baseline(of: report.findings, root: scope.root(from: written))
            try FileAccess.write(BaselineFile.bytes(of: baseline), to: written)
            let occurrences = CountPhrase.of(baseline.entries.count, "occurrence")
            let findings = CountPhrase.of(report.findings.count, "finding")
            let place = VisibleText.escaping(written)
            console.note("\(occurrences) of \(findings) written to \(place); --baseline \(place) leaves them out")
        }
        guard let known else { return }
        let baseline = try BaselineFile.read(TextFile(decoding: try FileAccess.read(known), path: known))
        let coverage = BaselineCoverage(of: report, scope: scope, baseline: baseline, path: known)
        let made = Set(report.locales.lazy.filter(\.kind.isPseudolocale).map(\.name))
        let comparison = baseline.compare(
            with: report.findings,
            pseudolocales: made,
            isChecked: coverage.contains
        )
        let reason = coverage.reasonToKeep
        report.findings = comparison.new
        report.known += comparison.known
        report.fixed += comparison.phrases
        guard prunes else { return }
        if let reason {
            let place = SourceLocation(path: known, line: 1, column: 1)
            let message = "nothing was removed from this baseline: \(reason)"
            return console.report(Diagnostic(severity: .warning, location: place, message: message))
        }
        let rest = baseline.removing(comparison.fixed)
        let count = baseline.entries.count - rest.entries.count
        if count > 0 { try FileAccess.write(BaselineFile.bytes(of: rest), to: known) }
        console.note("\(CountPhrase.of(count, "fixed fault")) taken out of \(VisibleText.escaping(known))")
    }
}
