internal import StringTables

extension Rule {
    /// ``OverloadedKey``.
    package static let overloadedKey = Self("overloaded-key", OverloadedKey.self)
}

/// A short text is its own key, and translations elsewhere show that it has several meanings.
enum OverloadedKey: TableRule {
    static let documentation = RuleDocumentation(
        .overloadedKey,
        "A short string is its own key, and its translations elsewhere show that it has several meanings.",
        severity: .always(.note),
        says: """
            The string, the other key with the same string, and the languages in which their translations differ; or a \
            key that code uses with different comments, and so for different purposes, and the places where it is \
            used.
            """,
        rationale: """
            A key that is the English string is shared by every place that uses the same English word. "Right" on an \
            alignment button and "Right" as the verdict on an answer are different words in most languages: one of \
            them is wrong, and fixing one breaks the other.
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
        options: [maximumWords, minimumLanguages]
    )

    static let maximumWords = Option(
        name: "maximum-words",
        values: .count,
        standard: "1",
        meaning: "The maximum number of words of a string that is checked: sentences seldom have two meanings."
    )

    static let minimumLanguages = Option(
        name: "languages",
        values: .count,
        standard: "2",
        meaning:
            "The number of languages in which the translations must differ; it must also be a quarter of those that have both."
    )

    /// - Complexity: O(*n*) in the number of texts, times the languages for short texts that the app has twice.
    static func issues(in context: TableContext) -> [TableIssue] {
        let maximum = context.options.count(maximumWords, of: rule)
        let minimum = context.options.count(minimumLanguages, of: rule)
        var issues = issuesOfComments(in: context)
        for entry in context.table.source.shown
        where entry.variant == nil && entry.key.utf8.elementsEqual(entry.value.utf8)
            && isShort(entry.value, maximum)
        {
            let places = context.app.sourceTexts[Array(entry.value.utf8)] ?? []
            guard places.count > 1 else { continue }
            let other = places.lazy.filter { $0.entry.key != entry.key }.compactMap { place in
                let table = context.app.tables[place.table]
                let (differing, known) = languages(
                    translating: entry,
                    of: context.table,
                    unlike: place.entry,
                    of: table
                )
                // Of two translators one errs now and then; where a quarter of them part ways, the word has two
                // meanings.
                let isEnough = differing.count >= minimum && differing.count * 4 >= known
                return isEnough ? (key: place.entry.key, table: table.name, differing: differing) : nil
            }.first
            guard let other else { continue }
            issues += other.differing.map { language, translation in
                TableIssue(
                    "the string is its own key, and '\(other.key)' of \(other.table), which reads the same, "
                        + "is translated differently",
                    of: translation,
                    in: language,
                    cause: "overloaded"
                )
            }
        }
        return issues
    }

    private static func isShort(_ text: String, _ maximum: Int) -> Bool {
        guard text.utf8.count <= 40, !text.utf8.contains(UInt8(ascii: "%")) else { return false }
        let words = text.split(separator: " ")
        return !words.isEmpty && words.count <= maximum && text.contains(where: \.isLetter)
    }

    /// The languages in which two texts that are equal in the source language are not, and how many have both.
    private static func languages(
        translating entry: TableEntry,
        of own: LocalizedTable,
        unlike other: TableEntry,
        of far: LocalizedTable
    ) -> (differing: [(language: Int, translation: TableEntry)], known: Int) {
        var known = 0
        let differing: [(Int, TableEntry)] = own.translations.enumerated().compactMap { position, language in
            guard let first = language.text(of: Array(entry.key.utf8)),
                let second = far.translations.first(where: { $0.language == language.language })?
                    .text(of: Array(other.key.utf8))
            else { return nil }
            // A gap filled with the source text proves nothing; nor do capitals, and the verb's or the noun's ending.
            guard first.value != entry.value, second.value != entry.value else { return nil }
            known += 1
            return stem(first.value) == stem(second.value) ? nil : (position + 1, first)
        }
        return (differing, known)
    }

    /// The first letters of a text without case: two words that share them are one word in two forms.
    private static func stem(_ text: String) -> String {
        let letters = text.lowercased().filter(\.isLetter)
        return String(letters.prefix(letters.unicodeScalars.first.map { $0.value > 0x2E7F } ?? false ? 1 : 3))
    }
}
