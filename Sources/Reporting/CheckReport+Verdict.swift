internal import Findings

extension CheckReport {
    /// The findings by severity in words, as `3 errors, 2 warnings, 1 note`; empty if there are none.
    var countsBySeverity: String {
        Severity.allCases.reversed().compactMap { severity in
            let count = count(of: severity)
            return count == 0 ? nil : CountText.of(count, severity.rawValue)
        }
        .joined(separator: ", ")
    }

    /// The outcome in one sentence.
    var verdict: String {
        if findings.isEmpty {
            if constrainedTexts == 0, measurements == 0 {
                return "Nothing was measured: no text says how much room it has."
            }
            return known == 0
                ? "Every text that was measured fits." : "Nothing new: all that was found is in the baseline."
        }
        switch findings.map(\.severity).max() {
        case .error: return "Some texts do not fit: \(countsBySeverity)."
        case .warning: return "Nothing certain, but look at this: \(countsBySeverity)."
        case .note, nil: return "Everything fits today, some texts narrowly: \(countsBySeverity)."
        }
    }
}
