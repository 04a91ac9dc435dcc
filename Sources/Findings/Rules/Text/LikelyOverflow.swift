internal import Interfaces
internal import Layout
internal import Pseudolocales
internal import TextMeasurement

extension Rule {
    /// ``LikelyOverflow``.
    package static let likelyOverflow = Self("likely-overflow", LikelyOverflow.self)
}

/// The source text fits, and the forecast for real languages does not.
enum LikelyOverflow: TextRule {
    static let documentation = RuleDocumentation(
        .likelyOverflow,
        "The source string fits, but translations are predicted not to.",
        severity: .always(.note),
        says:
            """
            The available width, and the share of English strings of this width whose translations would all fit into \
            it.
            """,
        rationale: """
            It shows where space will be short before anything is translated. The prediction is the width that the \
            widest of twenty real translations stays under, measured on thousands of strings from shipped apps by the \
            width of the English string: short words grow far more than long sentences.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Button. overset: font=body width<=48 */
                "SEND" = "Send";
                """
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Button. overset: font=body width<=180 */
                "SEND" = "Send";
                """
            )
        ],
        fix: "Leave more room now, while it is cheap, or tell translators the limit in the string's comment."
    )

    static let reportsUselessIgnores = false

    /// The share of English texts whose translations a box should hold, in per cent.
    private static let share = 95.0

    /// Where a translation or a pseudolocale shows it already, nothing is left to forecast; nobody translates what only holds
    /// the place of another text.
    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        guard rendition.kind == .source, TextPurpose.isForPeople(rendition.filled.text),
            !text.grounds.horizontal.doubts.contains(.replacedByCode),
            let available = room(of: text, in: rendition)
        else { return nil }
        let isKnown = text.renditions.contains { other in
            other.isSet(like: rendition) && other.fitted.faults.contains { $0.kind != .tall }
        }
        guard !isKnown else { return nil }
        let em = rendition.fitted.fontSize
        let width = rendition.fitted.natural.unwrappedAdvance / max(em, 1)
        let needed = ExpansionModel.needed(percent: share, width: width)
        guard needed > available else { return nil }
        let fault = FittedText.Fault(
            kind: .truncated,
            axis: .width,
            needed: needed * em,
            available: available * em,
            isCertain: false
        )
        return TextIssue(fault: fault, isForecast: true)
    }

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let (needed, available) = issue.points
        return
            "\(text.subject) is likely to overflow\(text.device(of: rendition)): \(available) pt available, and the widest of 20 "
            + "translations of a string like this needs up to \(needed) pt; the existing translations fit"
    }

    /// The width of all lines together that the box can grow to, in em; `nil` if nothing limits it.
    private static func room(of text: CheckedText, in rendition: CheckedText.Rendition) -> Double? {
        guard text.place != nil else { return text.availableWidth(rendition) }
        // The box of a view grows with its text: only a layout tells how far.
        let budget = text.budgets.first { $0.device == rendition.device && $0.breaksFirst == nil }
        return budget?.available.map { $0 / max(rendition.fitted.fontSize, 1) }
    }
}
