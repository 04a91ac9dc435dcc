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
        "Ink of the text leaves its frame above or below.",
        severity: .atMost(.warning),
        says: "By how many points the ink leaves the frame above and below, in which languages and with which font.",
        rationale: """
            Stacked marks of Thai and Vietnamese, and scripts such as Burmese, Urdu's Nastaliq and Tibetan, are higher \
            than the Latin line that a frame of fixed height was made for. Vowels and tones are cut off, and with them \
            the meaning. A frame that is too low for Latin letters as well clips every language, and that is clipped-text. \
            It is never more than a warning, as the faces for these scripts stand in for the system's.
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
            "\(text.place(of: rendition)) has ink \(needed) pt high, its box has \(available) pt: it is cut above or "
            + "below"
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
