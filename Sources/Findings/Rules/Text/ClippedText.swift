internal import Layout

extension Rule {
    /// ``ClippedText``.
    package static let clippedText = Self("clipped-text", ClippedText.self)
}

/// The text is wider or higher than its box and is cut without an ellipsis.
enum ClippedText: TextRule {
    static let documentation = RuleDocumentation(
        .clippedText,
        "The text is wider or taller than its view and is clipped without an ellipsis.",
        severity: .byEvidence,
        says: """
            The size that the text needs and the size that is available, in points, for each language, device and text \
            size, worst first; and the sample values used for its arguments.
            """,
        rationale: """
            Clipped text without an ellipsis looks complete: people read "Delete all" instead of "Delete all \
            duplicates", and nobody notices who doesn't speak the language. It happens if the line break mode is clip, \
            or if a label is less than one line high.
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
            Let the view grow with its text: remove the fixed width or height, or turn == into >=. If there is no \
            room, allow a second line, then shrinking. A shorter word in one language helps only that language.
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
            return "\(place) is clipped: needs \(needed) pt\(dimension), no room available"
        }
        return "\(place) is clipped: needs \(needed) pt\(dimension), \(available) pt available (\(issue.over))"
    }
}
