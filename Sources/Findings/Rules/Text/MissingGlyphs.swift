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
        "None of the fonts has some of the characters.",
        severity: .always(.warning),
        says: "The characters by code point, the font that was requested, and the languages that need them.",
        rationale: """
            For scripts that a brand font lacks, the system falls back to other fonts; characters that none of them \
            has are shown as a box. They can also be private-use characters, icons in a string, or broken bytes.
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
            Name the font that has the characters (`fonts:` in overset.yml), install the fonts that `overset fonts` \
            lists as missing for a script, or remove the characters from the string.
            """
    )

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        rendition.fitted.natural.missing.isEmpty ? nil : TextIssue()
    }

    /// The number of characters that a message names.
    private static let named = 5

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let names = rendition.fitted.natural.missing.prefix(named).map(\.codePoint).joined(separator: " ")
        return "\(text.place(of: rendition)) contains characters that no font has: \(names)"
    }
}
