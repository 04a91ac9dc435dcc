extension RuleDocumentation {
    static let forcedAlignment = Self(
        .forcedAlignment,
        "A text is aligned left or right, or its writing direction is forced.",
        severity: .always(.note),
        says: "The view, and the attribute that forces its alignment or direction.",
        rationale: """
            Natural alignment follows the language: left in English, right in Arabic. A forced one is right in half of \
            the languages. A forced writing direction also breaks what users write themselves, in any language.
            """,
        fires: [
            Snippet("Main.storyboard", "<label text=\"Title\" textAlignment=\"left\" id=\"aLn-01-Abc\"/>")
        ],
        passes: [
            Snippet("Main.storyboard", "<label text=\"Title\" textAlignment=\"natural\" id=\"aLn-01-Abc\"/>")
        ],
        fix: "Choose natural alignment and the natural writing direction. Centred texts are left alone."
    )
}
