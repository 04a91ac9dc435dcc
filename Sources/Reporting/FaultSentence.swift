internal import Findings
internal import Layout

/// The sentence for an issue, the same in every format.
enum FaultSentence {
    /// The issue with its numbers rounded as in reports, so that a report read back says the same.
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

    /// The needed and the available size, as `needs 214.5 pt, has 180 pt (+19 %)`.
    ///
    /// - Parameters:
    ///   - fault: the issue.
    ///   - rule: the rule that found it: what a forecast says is not certain, and no text needs it yet.
    /// - Returns: the sentence.
    static func of(_ fault: FittedText.Fault, by rule: Rule) -> String {
        let percent = DecimalText.signedPercent(excess(of: fault))
        let (needed, available) = extents(of: fault)
        let sentence =
            switch fault.axis {
            case .width where rule == .likelyOverflow: "may need \(needed), has \(available) (\(percent))"
            case .width: "needs \(needed), has \(available) (\(percent))"
            case .height: "needs \(needed) of height, has \(available) (\(percent))"
            case .lines: "needs \(needed), has \(available)"
            case .scale: "is shrunk to \(needed), below \(available)"
            }
        return fault.isCertain || rule == .likelyOverflow ? sentence : sentence + ", inside the error band"
    }

    /// The size that the text needs and that of the box, each with its unit.
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

    /// The unit of an issue's numbers.
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
