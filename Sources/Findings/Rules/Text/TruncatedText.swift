internal import Layout

extension Rule {
    /// ``TruncatedText``.
    package static let truncatedText = Self("truncated-text", TruncatedText.self)
}

/// The text is wider than its box and ends in an ellipsis.
enum TruncatedText: TextRule {
    static let documentation = RuleDocumentation(
        .truncatedText,
        "The text is wider than its view and is truncated with an ellipsis.",
        severity: .byEvidence,
        says: """
            The width that the text needs and the width that is available, in points, for each language, device and \
            text size, worst first.
            """,
        rationale: """
            An ellipsis in a title or button hides the word that tells actions apart. Short English words grow most: \
            of twenty translations of a word of up to ten letters, the widest is often twice as wide.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Title of the sheet. overset: font=headline width<=60 */
                "ADD_PHOTO_TITLE" = "Add Photograph";
                """
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Title of the sheet. overset: font=headline width<=360 */
                "ADD_PHOTO_TITLE" = "Add Photograph";
                """
            )
        ],
        fix: """
            Size the view to its content, lower the hugging priority of its neighbors or raise the compression \
            resistance of the text that must stay readable, allow a second line, or allow shrinking with a minimum \
            scale factor.
            """
    )

    static let isRepairable = true

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        rendition.issue(.truncated)
    }

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let place = text.place(of: rendition)
        let (needed, available) = issue.points
        guard issue.hasRoom else { return "\(place) is truncated: needs \(needed) pt, no room available" }
        return "\(place) is truncated: needs \(needed) pt, \(available) pt available (\(issue.over))"
    }
}
