internal import Findings
internal import SourceText

/// Which rules a command reports, and from which severity on it fails.
struct RuleChoice: Sendable {
    /// The only rules that are reported; none for all.
    let only: [Rule]
    private let skipped: [Rule]
    /// The lowest severity that fails; `nil` if none does.
    let failOn: Severity?

    /// Reads `--only`, `--skip` and `--fail-on`.
    ///
    /// - Throws: ``Failure`` for a rule or a severity that is not known.
    init(only: [String], skip: [String], failOn: String) throws(Failure) {
        guard failOn == "never" || Severity(rawValue: failOn) != nil else {
            throw Failure.unknown(failOn, among: ["error", "warning", "note", "never"], kind: "severity")
        }
        self.failOn = Severity(rawValue: failOn)
        self.only = try only.map(Self.rule)
        skipped = try skip.map(Self.rule)
    }

    /// Whether a rule is reported.
    func contains(_ rule: Rule) -> Bool { !skipped.contains(rule) && (only.isEmpty || only.contains(rule)) }

    /// Whether one of the findings fails the run.
    func isFailed(by findings: [Finding]) -> Bool {
        guard let failOn else { return false }
        return findings.contains { $0.severity >= failOn }
    }

    /// The rule of a name.
    ///
    /// - Throws: ``Failure`` with a suggestion if there is none.
    static func rule(_ name: String) throws(Failure) -> Rule {
        guard let rule = Rule(rawValue: name) else { throw Failure.unknown(name, among: Rule.names, kind: "rule") }
        return rule
    }

    /// Writes the baseline of a report, and leaves out of it what a baseline knows.
    ///
    /// - Parameters:
    ///   - known: the file of known faults.
    ///   - written: the file that is to hold all faults of this run.
    ///   - report: what was found; known findings are taken out of it.
    ///   - console: where it is said what was written.
    /// - Throws: ``SourceError`` if a file cannot be read or written.
    func baseline(
        known: String?,
        written: String?,
        _ report: inout CheckReport,
        _ console: Console
    ) throws(SourceError) {
        if let written {
            let baseline = Baseline(of: report.findings)
            try FileAccess.write(BaselineFile.bytes(of: baseline), to: written)
            console.note("\(baseline.entries.count) known faults written to \(VisibleText.escaping(written))")
        }
        guard let known else { return }
        let baseline = try BaselineFile.read(TextFile(decoding: try FileAccess.read(known), path: known))
        let locales = Set(report.locales.map(\.name) + [""])
        let sizes = Set(report.textSizes + [""])
        let isLint = report.textSizes.isEmpty
        let parted = baseline.apply(to: report.findings) { entry in
            let isReported = Rule(rawValue: entry.rule).map { rule in
                contains(rule) && (!isLint || rule.subject == .table)
            }
            return locales.contains(entry.locale) && sizes.contains(entry.textSize) && isReported ?? true
        }
        report.findings = parted.new
        report.known = parted.known
        report.fixed = parted.fixed
    }
}
