extension RuleDocumentation {
    static let lookalikePercent = Self(
        .lookalikePercent,
        "A percent sign of another script stands where a format needs the ASCII one.",
        severity: .always(.warning),
        says: """
            The character by name and code point, in the languages in which it stands directly before what would be the \
            rest of a specifier (`％@`, `٪ld`), or in place of a specifier of the source text.
            """,
        rationale: """
            Input methods and machine translation write U+FF05 or U+066A for the percent sign. No format knows them: the \
            argument is not inserted, and people read "％@". As a percent sign in prose they are right and not reported.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"LEFT\" = \"%ld left\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"LEFT\" = \"残り％ld\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"LEFT\" = \"%ld%% left\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"LEFT\" = \"残り%ld％\";\n"),
        ],
        fix: "Write the ASCII percent sign (U+0025) before the rest of the specifier."
    )
}
