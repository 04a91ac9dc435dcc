extension RuleDocumentation {
    static let missingGlyphs = Self(
        .missingGlyphs,
        "No font of the cascade has some of the characters.",
        severity: .always(.warning),
        says: "The characters by code point, the font that was asked for, and the languages that need them.",
        rationale: """
            The system falls back to other fonts for scripts that a brand's font lacks; what is in none of them is shown \
            as a box. It is also a sign of private-use characters, of icons in a text, and of broken bytes.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Icon and name. overset: font=body width<=200 */
                "HOME" = "\u{F015} Home";
                """
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                """
                /* Name. overset: font=body width<=200 */
                "HOME" = "Home";
                """
            )
        ],
        fix: """
            Name the font that has the characters (`fonts:` in overset.yml), install the fonts that `overset fonts` says \
            are missing for a script, or take the characters out of the text.
            """
    )
}
