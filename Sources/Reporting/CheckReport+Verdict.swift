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

    /// The extent of the check, as `12 texts with a known box, 96 measurements`.
    var extent: String {
        guard !isOfTables else {
            let count = locales.reduce(0) { $0 + $1.texts }
            return "\(CountPhrase.of(count, "text")) in \(CountPhrase.of(locales.count, "language"))"
        }
        let boxes = CountPhrase.of(constrainedTexts, "text") + " with a known box"
        return "\(boxes), \(CountPhrase.of(measurements, "measurement"))"
    }

    /// The outcome in one sentence.
    var verdict: String {
        if findings.isEmpty, isOfTables {
            return known == 0 ? "No fault was found in the string tables." : "Nothing new in the string tables."
        }
        if findings.isEmpty {
            if constrainedTexts == 0, measurements == 0 {
                return "Nothing was measured: no text says how much room it has."
            }
            return known == 0
                ? "Every text that was measured fits." : "Nothing new: all that was found is in the baseline."
        }
        let isAboutTexts = findings.allSatisfy { $0.rule.subject.isOfTables }
        switch findings.map(\.severity).max() {
        case .error where isAboutTexts: return "Some texts are broken: \(countsBySeverity)."
        case .note where isAboutTexts, nil where isAboutTexts:
            return "Nothing is broken; look at this when there is time: \(countsBySeverity)."
        case .error: return "Some texts do not fit: \(countsBySeverity)."
        case .warning: return "Nothing certain, but look at this: \(countsBySeverity)."
        case .note, nil: return "Everything fits today, some texts narrowly: \(countsBySeverity)."
        }
    }
}
