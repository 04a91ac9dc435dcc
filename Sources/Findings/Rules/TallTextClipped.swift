extension RuleDocumentation {
    static let tallTextClipped = Self(
        .tallTextClipped,
        "Ink of the text leaves its frame above or below.",
        severity: .always(.warning),
        says: "By how many points the ink leaves the frame above and below, in which languages and with which font.",
        rationale: """
            Stacked marks of Thai and Vietnamese, and scripts such as Burmese, Urdu's Nastaliq and Tibetan, are higher \
            than the Latin line that a frame of fixed height was made for. Vowels and tones are cut off, and with them \
            the meaning. A frame that is too low for Latin letters as well clips every language, and that is clipped-text. \
            It is never more than a warning, as the faces for these scripts stand in for the system's.
            """,
        fires: [
            Snippet("overset.yml", "constraints:\n  - \"title.height == 17\"")
        ],
        passes: [
            Snippet("overset.yml", "constraints:\n  - \"title.height >= 17\"")
        ],
        fix: "Let the height follow the text (remove the fixed height, or turn == into >=), and do not clip to bounds."
    )
}
