internal import Findings

/// The sentence for a fix.
enum FixSentence {
    /// The result of trying it, for example `fixes 38 of 40 occurrences`.
    static func result(of fix: Fix) -> String {
        var sentence =
            fix.repaired == fix.total
            ? "fixes \(fix.total == 1 ? "it" : "all \(fix.total) occurrences")"
            : "fixes \(fix.repaired) of \(fix.total) occurrences"
        if fix.caused > 0 { sentence += ", breaks \(CountPhrase.of(fix.caused, "other place"))" }
        return sentence
    }
}

extension Fix {
    /// Whether it fixes all and breaks nothing.
    var isWhole: Bool { repaired == total && caused == 0 }
}
