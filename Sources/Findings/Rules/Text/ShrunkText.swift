internal import Layout

extension Rule {
    /// ``ShrunkText``.
    package static let shrunkText = Self("shrunk-text", ShrunkText.self)
}

/// The text is shrunk below 75 % of its size to fit.
enum ShrunkText: TextRule {
    static let documentation = RuleDocumentation(
        .shrunkText,
        "The text is shrunk below 75 % of its size to fit.",
        severity: .byEvidence,
        says: "The scale that the text would need to fit, and the smallest one that is allowed or readable.",
        rationale: """
            Shrinking is a last resort: below three quarters, 17-point text is smaller than the smallest size that the \
            system itself uses, and looks broken next to text of full size. People who chose a larger text size get a \
            smaller one.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Badge. overset: font=body width<=40 minimum-scale=0.4 */
                "SPONSORED" = "Sponsored";
                """
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Badge. overset: font=body width<=120 minimum-scale=0.8 */
                "SPONSORED" = "Sponsored";
                """
            )
        ],
        fix: "Give the text more room or a second line, and keep the minimum scale at 0.75 or above."
    )

    static let isRepairable = true

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        rendition.issue(.shrunk)
    }

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let percent = CheckedText.number(((issue.fault?.needed ?? 1) * 100).rounded())
        return "\(text.place(of: rendition)) is shrunk to \(percent) % of its size to fit"
    }
}
