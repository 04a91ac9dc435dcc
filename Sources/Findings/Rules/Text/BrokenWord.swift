internal import Layout

extension Rule {
    /// ``BrokenWord``.
    package static let brokenWord = Self("broken-word", BrokenWord.self)
}

/// A word is wider than the line and is broken inside.
enum BrokenWord: TextRule {
    static let documentation = RuleDocumentation(
        .brokenWord,
        "A word is wider than the line and is broken in the middle.",
        severity: .byEvidence,
        says: "The word, its width, and the width of the line, in points, for each language, device and text size.",
        rationale: """
            Several lines help only as long as each word fits on one. In a narrow column, \
            "Benachrichtigungseinstellungen" is broken between any two letters, without a hyphen, and looks like a \
            mistake.
            """,
        fires: [
            Snippet(
                "de.lproj/Main.strings",
                """
                /* Class = "UILabel"; text = "Notification settings"; ObjectID = "nTf-01-Lbl"; the column is 200 pt wide */
                "nTf-01-Lbl.text" = "Benachrichtigungseinstellungen";
                """
            )
        ],
        passes: [
            Snippet(
                "de.lproj/Main.strings",
                """
                /* Class = "UILabel"; text = "Notification settings"; ObjectID = "nTf-01-Lbl"; the column is 200 pt wide */
                "nTf-01-Lbl.text" = "Benachrich\u{AD}tigungs\u{AD}einstellungen";
                """
            )
        ],
        surroundings: [
            Snippet(
                "Base.lproj/Main.storyboard",
                ExampleStoryboard.label(
                    "nTf-01-Lbl",
                    text: "Notification settings",
                    constraints: "<constraint firstAttribute=\"width\" constant=\"200\" id=\"wFx-01-Abc\"/>"
                )
            )
        ],
        fix: """
            Make the column wider, move it below its neighbor at large text sizes, turn on hyphenation, or let \
            translators insert soft hyphens (U+00AD) where the word may be divided.
            """
    )

    static let isRepairable = true
    static let reportsUselessIgnores = false

    static func issue(of text: CheckedText, in rendition: CheckedText.Rendition) -> TextIssue? {
        rendition.issue(.brokenWord)
    }

    static func message(_ issue: TextIssue, of text: CheckedText, in rendition: CheckedText.Rendition) -> String {
        let (needed, available) = issue.points
        return
            "\(text.place(of: rendition)) contains a word that is broken: it is \(needed) pt wide, the line \(available) pt"
    }
}
