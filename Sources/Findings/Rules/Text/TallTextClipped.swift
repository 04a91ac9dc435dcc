internal import Layout
internal import TextMeasurement

extension Rule {
    /// ``TallTextClipped``.
    package static let tallTextClipped = Self("tall-text-clipped", TallTextClipped.self)
}

/// Ink of the text leaves its frame above or below.
enum TallTextClipped: TextRule {
    static let documentation = RuleDocumentation(
        .tallTextClipped,
        "The glyphs extend above or below the frame of their view.",
        severity: .atMost(.note),
        says: "How many points the glyphs extend above and below the frame, in which languages and with which font.",
        rationale: """
            Stacked marks in Thai and Vietnamese, and scripts such as Burmese, Tibetan and Urdu's Nastaliq, are taller \
            than the Latin line that a fixed height was chosen for. Vowels and tone marks are cut off, and the meaning \
            with them. A frame that is too low even for Latin letters clips every language; that is clipped-text. This \
            is never more than a note, because the fonts used for these scripts are substitutes for the system's.
            """,
        fires: [
            Snippet("overset.yml", "constraints:\n  - \"title.height == 20\"")
        ],
        passes: [
            Snippet("overset.yml", "constraints:\n  - \"title.height >= 20\"")
        ],
        surroundings: [
            Snippet(
                "overset.yml",
                """
                source: en
                screens:
                  Card:
                    strings: Localizable
                    views:
                      title: { label: TITLE, font: body }
                    …
                      - "V:|-[title]"
                      - "H:|-[title]"
                """
            ),
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photo\";\n"),
            Snippet("ar.lproj/Localizable.strings", "\"TITLE\" = \"ظِلٌّ\";\n"),
        ],
        fix: "Let the height follow the text (remove the fixed height, or turn == into >=), and do not clip to bounds."
    )

    static let isRepairable = true
    static let reportsUselessIgnores = false

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        hasOwnHeight(text, rendition) ? nil : rendition.issue(.tall)
    }

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let (needed, available) = issue.points
        return
            "\(text.place(of: rendition)) is cut off at the top or bottom: the glyphs are \(needed) pt high, "
            + "\(available) pt available"
    }

    /// Whether a view of a screen is as high as its text asks for, so that no constraint cuts ink off.
    ///
    /// The system's faces keep to their lines there. Those that stand in for them, of Arabic above all, need not; only
    /// stacked marks of a stress test leave the lines of any face.
    private static func hasOwnHeight(_ text: CheckedText, _ rendition: CheckedText.Rendition) -> Bool {
        guard text.place != nil, rendition.kind != .stress, let height = rendition.box.height else { return false }
        return height + PixelGrid.tolerance >= rendition.fitted.shown.height
    }
}
