extension RuleDocumentation {
    static let missingComment = Self(
        .missingComment,
        "A text has no comment that tells the translator where it is shown and why.",
        severity: .off,
        says: """
            The key. "No comment provided by engineer." is no comment, and neither is one that repeats the key. A comment \
            that Interface Builder wrote names the class and the object and is enough.
            """,
        rationale: """
            "Yes" has many translations in Chinese, and "Book" is a noun or a verb. The translator sees the comment and \
            nothing else of the app. It is off until a project decides to write them.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                "/* No comment provided by engineer. */\n\"BOOK\" = \"Book\";\n"
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                "/* Button that reserves the room: a verb. */\n\"BOOK\" = \"Book\";\n"
            )
        ],
        fix: "Say in one line where the text stands, what it does, and what its arguments are."
    )
}
