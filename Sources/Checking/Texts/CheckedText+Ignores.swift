internal import Findings
internal import Layout

extension CheckedText {
    /// What the text's comment ignores for nothing.
    var unusedIgnores: [CheckReport.Unchecked] {
        uselessIgnores.map { rule in
            CheckReport.Unchecked(
                location: location,
                subject: "\(key): ignore=\(rule.rawValue)",
                reason: "this comment no longer ignores anything; remove it"
            )
        }
    }
}
