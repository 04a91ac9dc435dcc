extension RuleDocumentation {
    static let leadingArgumentWithoutMark = Self(
        .leadingArgumentWithoutMark,
        "A text begins with an argument and has no direction mark, so that what is inserted decides its direction.",
        severity: .always(.warning),
        says: """
            The argument, and the mark that belongs before it: U+200F in right-to-left languages, U+200E in others. It \
            looks at objects (`%@`) only, as digits have no direction of their own, and at texts with words in them.
            """,
        rationale: """
            The direction of a line is that of its first letter. An Arabic sentence that begins with an inserted Latin \
            name is laid out from left to right, with its words in the wrong order and its full stop at the wrong end. \
            By default only the right-to-left languages are looked at, as there any Latin name shows the fault; an app \
            without such a language is not bothered.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"JOINED\" = \"%@ joined the group.\";\n"),
            Snippet("ar.lproj/Localizable.strings", "\"JOINED\" = \"%@ انضم إلى المجموعة.\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"JOINED\" = \"%@ joined the group.\";\n"),
            Snippet("ar.lproj/Localizable.strings", "\"JOINED\" = \"\u{200F}%@ انضم إلى المجموعة.\";\n"),
        ],
        fix: "Begin the text with the mark; \\U200F and \\U200E can be seen in a .strings file, the characters cannot.",
        options: [
            Option(
                name: "languages",
                standard: "right-to-left",
                meaning: "Which languages are looked at: `right-to-left`, or `all` of an app that has such a language."
            )
        ]
    )
}
