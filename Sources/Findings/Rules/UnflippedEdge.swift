extension RuleDocumentation {
    static let unflippedEdge = Self(
        .unflippedEdge,
        "A constraint names left or right where leading or trailing belongs.",
        severity: .always(.note),
        says: "The constraint, its file and line, and the views that it ties.",
        rationale: """
            Leading and trailing change sides in right-to-left languages; left and right do not. A screen that mixes \
            them comes apart in Arabic and Hebrew: the title moves and its icon stays.
            """,
        fires: [
            Snippet(
                "Main.storyboard",
                "<constraint firstItem=\"a\" firstAttribute=\"left\" secondItem=\"b\" secondAttribute=\"left\" id=\"eDg-01-Abc\"/>"
            )
        ],
        passes: [
            Snippet(
                "Main.storyboard",
                "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"leading\" id=\"eDg-01-Abc\"/>"
            )
        ],
        fix: """
            Use leading and trailing. What must not flip (playback controls, a map, a gradient along an edge) keeps left \
            and right: ignore it by its object, with the reason.
            """
    )
}
