extension RuleDocumentation {
    static let untranslated = Self(
        .untranslated,
        "A translation repeats the source text.",
        severity: .always(.note),
        says: """
            The text, and the languages that repeat it although most others translate it. Texts without words, addresses, \
            glossary terms, and other variants of the source language (`en-GB` of `en`) are left out, and so are \
            translations into languages with the same word. A language that repeats most of a table is told once.
            """,
        rationale: """
            Tools fill the gaps of a translation with the source text, and then nothing looks missing any more. That \
            other languages translate the text is the evidence that it is no name.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                common("Delete all photos", "Share this album", "Add to favourites")
            ),
            Snippet("de.lproj/Localizable.strings", common("Alle Fotos löschen", "Album teilen", "Zu Favoriten")),
            Snippet("fr.lproj/Localizable.strings", common("Effacer toutes les photos", "Partager", "Aux favoris")),
            Snippet("it.lproj/Localizable.strings", common("Delete all photos", "Condividi", "Ai preferiti")),
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                common("Delete all photos", "Share this album", "Add to favourites")
            ),
            Snippet("de.lproj/Localizable.strings", common("Alle Fotos löschen", "Album teilen", "Zu Favoriten")),
            Snippet("fr.lproj/Localizable.strings", common("Effacer toutes les photos", "Partager", "Aux favoris")),
            Snippet("it.lproj/Localizable.strings", common("Elimina tutte le foto", "Condividi", "Ai preferiti")),
        ],
        fix: "Translate the text, or name its words in the `glossary:` of overset.yml if they stay as they are.",
        options: [
            Option(
                name: "minimum-words",
                standard: "2",
                meaning: "The number of words that a text must have: shorter ones are the same in many languages."
            ),
            Option(
                name: "table-share",
                standard: "50",
                meaning: "The share of a table, in per cent, above which the texts of a language are told as one."
            ),
        ]
    )

    /// A small table.
    private static func common(_ first: String, _ second: String, _ third: String) -> String {
        "\"DELETE_ALL\" = \"\(first)\";\n\"SHARE\" = \"\(second)\";\n\"FAVOURITE\" = \"\(third)\";\n"
    }
}
