internal import Checking
internal import Findings
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
            throw Failure("--prune-baseline needs the file to prune; give it with --baseline")
        }
        guard !prunes || written == nil else {
            throw Failure("--prune-baseline and --write-baseline exclude each other; write a new one, or prune the old")
        }
        self.known = known
        self.written = written
        self.prunes = prunes
    }

    /// Whether no file was given.
    var isEmpty: Bool { known == nil && written == nil }

    /// Whether the run writes all its faults down, so that none of them fails it.
    var isWriting: Bool { written != nil }

    /// Writes the baseline of a report, and leaves out of the report what a baseline knows.
    ///
    /// - Parameters:
    ///   - report: the report of a whole run.
    ///   - isComplete: whether all files of the project could be read; else nothing counts as fixed.
    ///   - console: where it is said what was written.
    /// - Throws: ``SourceError`` if a file cannot be read or written, or is no baseline.
    func apply(to report: inout CheckReport, isComplete: Bool, _ console: Console) throws(SourceError) {
        if let written {
            let baseline = Baseline(of: report.findings)
            try FileAccess.write(BaselineFile.bytes(of: baseline), to: written)
            let count = baseline.entries.count
            console.note("\(count) known fault\(count == 1 ? "" : "s") written to \(VisibleText.escaping(written))")
        }
        guard let known else { return }
        let baseline = try BaselineFile.read(TextFile(decoding: try FileAccess.read(known), path: known))
        let coverage = Coverage(of: report, isComplete: isComplete)
        let comparison = baseline.compare(with: report.findings, isChecked: coverage.contains)
        report.findings = comparison.new
        report.known += comparison.known
        report.fixed += comparison.phrases
        guard prunes else { return }
        let rest = baseline.removing(comparison.fixed)
        let count = baseline.entries.count - rest.entries.count
        if count > 0 { try FileAccess.write(BaselineFile.bytes(of: rest), to: known) }
        console.note("\(count) fixed fault\(count == 1 ? "" : "s") taken out of \(VisibleText.escaping(known))")
    }

    /// What a run could have found.
    private struct Coverage {
        private let locales: Set<String>
        private let textSizes: Set<String>
        private let devices: Set<String>
        private let limits: ReportLimits
        private let isOfTables: Bool
        private let isComplete: Bool

        init(of report: CheckReport, isComplete: Bool) {
            locales = Set(report.locales.map(\.name) + [""])
            textSizes = Set(report.textSizes + [""])
            devices = Set(report.devices + [""])
            limits = report.limits
            isOfTables = report.textSizes.isEmpty
            self.isComplete = isComplete
        }

        func contains(_ entry: Baseline.Entry) -> Bool {
            // A run that looked at changes alone, or could not read a file, tells nothing about the rest.
            guard isComplete, limits.changedSince == nil else { return false }
            guard locales.contains(entry.locale), textSizes.contains(entry.textSize), devices.contains(entry.device)
            else { return false }
            // A rule that no longer exists finds nothing.
            guard let rule = Rule(rawValue: entry.rule) else { return true }
            return limits.contains(rule) && (!isOfTables || rule.subject == .table)
        }
    }
}
