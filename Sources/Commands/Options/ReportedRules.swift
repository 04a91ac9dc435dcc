internal import Configurations
internal import Findings
internal import SourceText

/// Which rules a command reports, and from which severity on it fails.
struct ReportedRules: Sendable {
    /// What is left out.
    let limits: ReportLimits
    /// The lowest severity that fails; `nil` if none does.
    let failOn: Severity?

    /// Reads `--only`, `--skip` and `--fail-on`.
    ///
    /// - Throws: ``Failure`` for a rule or a severity that is not known.
    init(only: [String], skip: [String], failOn: String, changedSince: String? = nil) throws(Failure) {
        guard failOn == "never" || Severity(rawValue: failOn) != nil else {
            throw Failure.unknown(failOn, among: ["error", "warning", "note", "never"], kind: "severity")
        }
        self.failOn = Severity(rawValue: failOn)
        limits = ReportLimits(
            only: try only.map(Self.rule),
            skipped: try skip.map(Self.rule),
            changedSince: changedSince
        )
    }

    /// The only rules that are reported; none for all.
    var only: [Rule] { limits.only }

    /// Whether a rule is reported.
    func contains(_ rule: Rule) -> Bool { limits.contains(rule) }

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
}
