extension RuleDocumentation {
    static let overloadedKey = Self(
        .overloadedKey,
        "A short text is its own key, and translations elsewhere show that it has several meanings.",
        severity: .always(.note),
        says: "The text, the other key that has the same text, and the languages in which their translations differ.",
        rationale: """
            A key that is the English text is shared by all places that say the same in English. "Open" on a button and \
            "Open" as a state are two words in most languages: one of the places is wrong, and whoever changes one \
            changes the other.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"Open\" = \"Open\";\n\"DOOR_OPEN\" = \"Open\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"Open\" = \"Öffnen\";\n\"DOOR_OPEN\" = \"Offen\";\n"),
            Snippet("fr.lproj/Localizable.strings", "\"Open\" = \"Ouvrir\";\n\"DOOR_OPEN\" = \"Ouvert\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"BUTTON_OPEN\" = \"Open\";\n\"DOOR_OPEN\" = \"Open\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"BUTTON_OPEN\" = \"Öffnen\";\n\"DOOR_OPEN\" = \"Offen\";\n"),
            Snippet("fr.lproj/Localizable.strings", "\"BUTTON_OPEN\" = \"Ouvrir\";\n\"DOOR_OPEN\" = \"Ouvert\";\n"),
        ],
        fix: "Give each place a key that says where it is (`ALBUM_OPEN_BUTTON`) and a comment that says what it does.",
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
