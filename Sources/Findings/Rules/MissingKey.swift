extension RuleDocumentation {
    static let missingKey = Self(
        .missingKey,
        "A text of the source language has no translation.",
        severity: .always(.note),
        says: """
            The key, and the languages that lack it. A language that lacks most of a table is told once for the table; a \
            table that no language has is not told at all.
            """,
        rationale: """
            Where a translation lacks a text, people see it in another language or see its key. New texts are missing \
            for a while in every project: it is a note, to be raised to an error on the branch that is released.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"A\" = \"Albums\";\n\"B\" = \"Back\";\n\"C\" = \"Camera\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"A\" = \"Alben\";\n\"B\" = \"Zurück\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"A\" = \"Albums\";\n\"B\" = \"Back\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"A\" = \"Alben\";\n\"B\" = \"Zurück\";\n"),
        ],
        fix: "Have the text translated, or remove it where nothing uses it any more.",
        options: [
            Option(
                name: "table-share",
                standard: "50",
                meaning: "The share of a table, in per cent, above which missing texts of a language are told as one."
            )
        ]
    )
}
