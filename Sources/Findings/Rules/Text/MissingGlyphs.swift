internal import Layout
internal import SourceText
internal import TextMeasurement

extension Rule {
    /// ``MissingGlyphs``.
    package static let missingGlyphs = Self("missing-glyphs", MissingGlyphs.self)
}

/// No font of the cascade has some of the characters.
enum MissingGlyphs: TextRule {
    static let documentation = RuleDocumentation(
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

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        rendition.fitted.natural.missing.isEmpty ? nil : TextIssue()
    }

    /// The number of characters that a message names.
    private static let named = 5

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let names = rendition.fitted.natural.missing.prefix(named).map(\.codePoint).joined(separator: " ")
        return "\(text.place(of: rendition)) has characters without a glyph in any font: \(names)"
    }
}
