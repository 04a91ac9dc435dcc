internal import Layout

extension Rule {
    /// ``ClippedText``.
    package static let clippedText = Self("clipped-text", ClippedText.self)
}

/// The text is wider or higher than its box and is cut without an ellipsis.
enum ClippedText: TextRule {
    static let documentation = RuleDocumentation(
        .clippedText,
        "The text is wider or higher than its box and is cut without an ellipsis.",
        severity: .byEvidence,
        says: """
            What the text needs and what its box has, in points, for each language, device and text size, worst first; \
            and the samples that stand in for its arguments.
            """,
        rationale: """
            A cut text without an ellipsis looks finished: people read "Delete all" where "Delete all duplicates" stands, \
            and nobody who does not speak the language sees it. It happens where the line break mode is clip, and where \
            a label is lower than one line.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Button. overset: font=headline width<=60 line-break=clip */
                "DELETE_ALL" = "Delete all duplicates";
                """
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Button. overset: font=headline width<=480 line-break=clip */
                "DELETE_ALL" = "Delete all duplicates";
                """
            )
        ],
        fix: """
            Let the view grow with its text: remove the fixed width or height, or turn == into >=. Where there is no room, \
            allow a second line, then shrinking. A shorter word in one language helps that language only.
            """
    )

    static let isRepairable = true

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        rendition.issue(.clipped)
    }

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let place = text.place(of: rendition)
        let (needed, available) = issue.points
        let dimension = issue.fault?.axis == .height ? " of height" : ""
        guard issue.hasRoom else {
            return "\(place) is clipped: needs \(needed) pt\(dimension), and there is no room for it"
        }
        return "\(place) is clipped: needs \(needed) pt\(dimension), \(available) pt available (\(issue.over))"
    }
}
