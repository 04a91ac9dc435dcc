extension RuleDocumentation {
    static let suspiciousEscape = Self(
        .suspiciousEscape,
        "A backslash in a .strings file does not do what it seems to.",
        severity: .always(.warning),
        says: "The escape as it is written, what is shown instead, and what to write.",
        rationale: """
            `\\u203A` is no escape of this format, which knows `\\U203A` only: people read "u203A". `\\U` takes four digits \
            and no more, so that `\\U1F600` is another character and a 0. Before any other letter the backslash vanishes. \
            And `\\\\n` in a file is a backslash and an n on the screen, not a new line.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"PATH\" = \"Settings \\u203A Photos\";\n")
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"PATH\" = \"Settings \\U203A Photos\";\n")
        ],
        fix: "Write the character itself: the file is Unicode. Or write `\\U` and four digits, in pairs above U+FFFF."
    )
}
