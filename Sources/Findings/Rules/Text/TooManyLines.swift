internal import Layout

extension Rule {
    /// ``TooManyLines``.
    package static let tooManyLines = Self("too-many-lines", TooManyLines.self)
}

/// The text needs more lines than are allowed or than the height holds.
enum TooManyLines: TextRule {
    static let documentation = RuleDocumentation(
        .tooManyLines,
        "The text needs more lines than are allowed or than fit the height.",
        severity: .byEvidence,
        says: "The number of lines that the text needs at its width, and how many are allowed or fit the height.",
        rationale: """
            A paragraph that loses its last line loses the condition, the price or the way out. A multi-line label of \
            fixed height is truncated just like a label of one line.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Explanation below the switch. overset: font=footnote width<=120 lines=2 */
                "BACKUP_HINT" = "Photos are copied to your server every night, as long as the device is charging.";
                """
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Explanation below the switch. overset: font=footnote width<=120 lines=0 */
                "BACKUP_HINT" = "Photos are copied to your server every night, as long as the device is charging.";
                """
            )
        ],
        fix: """
            Set the number of lines to 0 and let the height follow the text; put what can grow into a scroll view. If \
            the design requires that number of lines, make the view wider.
            """
    )

    static let isRepairable = true

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        rendition.issue(.tooManyLines)
    }

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let (needed, available) = issue.points
        let words = available == "1" ? "fits" : "fit"
        let dependsOnFallback = issue.fault?.dependsOnFallbackFont == true
        let condition = dependsOnFallback ? " if the system's font for this script has taller lines" : ""
        return "\(text.place(of: rendition)) needs \(needed) lines, only \(available) \(words)\(condition)"
    }
}
