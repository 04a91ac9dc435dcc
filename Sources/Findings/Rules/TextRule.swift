internal import Layout

/// A rule over one text in its box.
///
/// Its context is the text with all of its renditions (``CheckedText``): a rule may look at the source language while it
/// judges a translation.
protocol TextRule: RuleDefinition {
    /// What is wrong with a text in one language, on one device and at one text size; `nil` if nothing is.
    ///
    /// - Complexity: O(1), unless a rule says otherwise: it is asked for each rendition of each text.
    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue?

    /// What a finding says of the worst rendition; other languages, doubts and samples are named behind it.
    ///
    /// - Returns: a lower-case phrase without a full stop.
    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String

    /// Whether a change of the screen's constraints may help.
    static var isRepairable: Bool { get }

    /// Whether a comment that ignores the rule for a text is reported where the rule has nothing to say.
    static var reportsUselessIgnores: Bool { get }
}

extension TextRule {
    static var subject: Rule.Subject { .text }
    static var silencing: Rule.Silencing { .text }
    static var isRepairable: Bool { false }
    static var reportsUselessIgnores: Bool { true }
}

/// What is wrong with a text in one rendition.
struct TextIssue {
    /// What does not fit; `nil` if the issue is not one of size.
    var fault: FittedText.Fault?
    /// Whether nothing has gone wrong yet: the message then says all there is to say.
    var isForecast = false

    /// What the text needs and what the box has of it, as a message gives them; in points but for lines and scales.
    var points: (needed: String, available: String) {
        (shown(fault?.needed ?? 0), shown(fault?.available ?? 0))
    }

    /// By how much the text is too large, as a message gives it: `+33.5 pt`.
    var over: String { "+\(shown((fault?.needed ?? 0) - (fault?.available ?? 0))) pt" }

    /// Nobody sees a hundredth of a point; a scale needs both digits.
    private func shown(_ value: Double) -> String {
        guard let axis = fault?.axis, axis != .scale else { return CheckedText.number(value) }
        return CheckedText.number((value * 10).rounded() / 10)
    }

    /// Whether the box shows anything of a text.
    var hasRoom: Bool { (fault?.available ?? 0) >= CheckedText.Box.leastSide }
}

extension CheckedText.Rendition {
    /// The first fault of a kind as an issue; `nil` if there is none.
    func issue(_ kind: FittedText.Fault.Kind) -> TextIssue? {
        fitted.faults.first { $0.kind == kind }.map { TextIssue(fault: $0) }
    }
}
