internal import Findings
internal import Layout

/// What a fault says in words, the same in every format.
enum FaultSentence {
    /// The fault with its numbers rounded to what reports carry, so that a report read back says the same.
    static func rounded(_ fault: FittedText.Fault) -> FittedText.Fault {
        var fault = fault
        fault.needed = DecimalText.rounded(fault.needed, decimals: 4)
        fault.available = DecimalText.rounded(fault.available, decimals: 4)
        return fault
    }

    /// The share by which the text is too large, from the rounded numbers.
    static func excess(of fault: FittedText.Fault) -> Double {
        DecimalText.rounded(rounded(fault).excess, decimals: 4)
    }

    /// What is needed and what there is, as `needs 214.5 pt, has 180 pt (+19 %)`.
    static func of(_ fault: FittedText.Fault) -> String {
        let percent = DecimalText.signedPercent(excess(of: fault))
        let (needed, available) = extents(of: fault)
        let sentence =
            switch fault.axis {
            case .width: "needs \(needed), has \(available) (\(percent))"
            case .height: "needs \(needed) of height, has \(available) (\(percent))"
            case .lines: "needs \(needed), has \(available)"
            case .scale: "is shrunk to \(needed), below \(available)"
            }
        return fault.isCertain ? sentence : sentence + ", inside the error band"
    }

    /// What the text needs and what the box has, each with its unit.
    static func extents(of fault: FittedText.Fault) -> (needed: String, available: String) {
        switch fault.axis {
        case .width, .height:
            // Two decimals where one would make the difference vanish.
            let decimals = (fault.needed - fault.available).magnitude < 0.1 ? 2 : 1
            return (
                DecimalText.of(fault.needed, decimals: decimals) + " pt",
                DecimalText.of(fault.available, decimals: decimals) + " pt"
            )
        case .lines: return (count(fault.needed, "line"), DecimalText.of(fault.available, decimals: 1))
        case .scale:
            return (
                DecimalText.of(fault.needed * 100, decimals: 0) + " %",
                DecimalText.of(fault.available * 100, decimals: 0) + " %"
            )
        }
    }

    /// The unit that a fault's numbers are in.
    static func unit(of axis: FittedText.Fault.Axis) -> String {
        switch axis {
        case .width, .height: "pt"
        case .lines: "lines"
        case .scale: "scale"
        }
    }

    private static func count(_ number: Double, _ noun: String) -> String {
        "\(DecimalText.of(number, decimals: 1)) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// Counted things in words.
enum CountText {
    /// A number with its noun, as `1 error` and `2,300 errors`.
    static func of(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
    }

    /// A number with commas between its thousands.
    static func grouped(_ count: Int) -> String {
        var text = ""
        for (place, digit) in String(count.magnitude).reversed().enumerated() {
            if place > 0, place % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return (count < 0 ? "-" : "") + String(text.reversed())
    }

    /// Words in a row, as `a, b and c`.
    static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}

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

extension LocaleKind {
    /// The kind in a reader's words.
    var title: String {
        switch self {
        case .source: "source"
        case .real: "translation"
        case .pseudo: "forecast"
        case .stress: "stress test"
        }
    }
}
