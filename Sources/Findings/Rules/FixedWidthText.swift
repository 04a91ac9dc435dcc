extension RuleDocumentation {
    static let fixedWidthText = Self(
        .fixedWidthText,
        "A view with a text has an explicit width or height.",
        severity: .always(.note),
        says: "The view, and file and line of the constraint that fixes its size.",
        rationale: """
            A control of fixed size cannot grow with its text. That it fits today, in this language, at this text size, \
            is luck. Text fields with a border and image views are left out: their size is not that of their text.
            """,
        fires: [
            Snippet("Main.storyboard", "<constraint firstAttribute=\"width\" constant=\"85\" id=\"wFx-01-Abc\"/>")
        ],
        passes: [
            Snippet(
                "Main.storyboard",
                "<constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"85\" id=\"wFx-01-Abc\"/>"
            )
        ],
        fix: """
            Size the view to its content: remove the constraint, or turn == into >= where the design wants a smallest \
            width, or lower its priority below the compression resistance of the text.
            """
    )
}
