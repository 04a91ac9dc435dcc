extension RuleDocumentation {
    static let overloadedKey = Self(
        .overloadedKey,
        "A short text is its own key, and translations elsewhere show that it has several meanings.",
        severity: .always(.note),
        says: "The text, the other key that has the same text, and the languages in which their translations differ.",
        rationale: """
            A key that is the English text is shared by all places that say the same in English. "Right" on a button that aligns and \
            "Right" as the verdict on an answer are two words in most languages: one of the places is wrong, and whoever changes one \
            changes the other.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"Right\" = \"Right\";\n\"ANSWER_RIGHT\" = \"Right\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"Right\" = \"Rechts\";\n\"ANSWER_RIGHT\" = \"Richtig\";\n"),
            Snippet("fr.lproj/Localizable.strings", "\"Right\" = \"Droite\";\n\"ANSWER_RIGHT\" = \"Correct\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"ALIGN_RIGHT\" = \"Right\";\n\"ANSWER_RIGHT\" = \"Right\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"ALIGN_RIGHT\" = \"Rechts\";\n\"ANSWER_RIGHT\" = \"Richtig\";\n"),
            Snippet("fr.lproj/Localizable.strings", "\"ALIGN_RIGHT\" = \"Droite\";\n\"ANSWER_RIGHT\" = \"Correct\";\n"),
        ],
        fix: "Give each place a key that says where it is (`ALIGN_RIGHT_BUTTON`) and a comment that says what it does.",
        options: [
            Option(
                name: "maximum-words",
                standard: "1",
                meaning: "The number of words up to which a text is looked at: sentences seldom have two meanings."
            ),
            Option(
                name: "languages",
                standard: "2",
                meaning: "In how many languages the translations must differ, and in a quarter of those that have both."
            ),
        ]
    )
}
