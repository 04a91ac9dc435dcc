internal import Findings

extension CheckReport {
    /// The findings by severity in words, as `3 errors, 2 warnings, 1 note`; empty if there are none.
    var countsBySeverity: String {
        Severity.allCases.reversed().compactMap { severity in
            let count = count(of: severity)
            return count == 0 ? nil : CountPhrase.of(count, severity.rawValue)
        }
        .joined(separator: ", ")
    }

    /// Whether string tables alone were looked at: then nothing was measured in any text size.
    var isOfTables: Bool { textSizes.isEmpty && measurements == 0 }

    /// The extent of the check, as `12 strings with a known size, 96 measurements`.
    var extent: String {
        guard !isOfTables else {
            let count = locales.reduce(0) { $0 + $1.texts }
            return "\(CountPhrase.of(count, "string")) in \(CountPhrase.of(locales.count, "language"))"
        }
        let boxes = CountPhrase.of(constrainedTexts, "string") + " with a known size"
        return "\(boxes), \(CountPhrase.of(measurements, "measurement"))"
    }

    /// The outcome in one sentence.
    var verdict: String {
        guard findings.isEmpty else { return countsBySeverity + "." }
        let new = known == 0 ? "" : " new"
        // What was not asked for may well have some.
        if limits.changedSince != nil, isOfTables || measurements > 0 {
            return "No\(new) issues in what the changes touch."
        }
        if !limits.isEmpty, isOfTables || measurements > 0 { return "No\(new) issues under the rules that ran." }
        if isOfTables { return known == 0 ? "No issues in the string tables." : "No new issues in the string tables." }
        if constrainedTexts == 0, measurements == 0 {
            return "Nothing was measured: no string has a known available width."
        }
        return known == 0 ? "Everything that was measured fits." : "No new issues: all findings are in the baseline."
    }
}
