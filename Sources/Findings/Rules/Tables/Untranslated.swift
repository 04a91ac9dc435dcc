internal import StringTables

extension Rule {
    /// ``Untranslated``.
    package static let untranslated = Self("untranslated", Untranslated.self)
}

/// A translation repeats the source text.
enum Untranslated: TableRule {
    static let documentation = RuleDocumentation(
        .untranslated,
        "A translation repeats the source string.",
        severity: .always(.note),
        says: """
            The string, and the languages that repeat it although most others translate it. Strings without words, \
            addresses, glossary terms, and other variants of the source language (`en-GB` for `en`) are not reported, \
            and neither are languages that use the same word. A language that repeats most of a table is reported \
            once.
            """,
        rationale: """
            Tools fill gaps in a translation with the source string, and then nothing seems to be missing. That other \
            languages translate the string shows that it isn't a name.
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
        fix:
            "Translate the string, or add its words to the `glossary:` in overset.yml if they should stay as they are.",
        options: [minimumWords, tableShare]
    )

    static let minimumWords = Option(
        name: "minimum-words",
        values: .count,
        standard: "2",
        meaning: "The minimum number of words in a string: shorter ones are the same in many languages."
    )

    static let tableShare = Option(
        name: "table-share",
        values: .share,
        standard: "50",
        meaning: "The share of a table, in percent, above which the strings of a language are reported as one finding."
    )

    /// A small table.
    private static func common(_ first: String, _ second: String, _ third: String) -> String {
        "\"DELETE_ALL\" = \"\(first)\";\n\"SHARE\" = \"\(second)\";\n\"FAVOURITE\" = \"\(third)\";\n"
    }

    static func issues(in context: TableContext) -> [TableIssue] {
        let table = context.table
        let others = table.translations.enumerated().filter { _, language in
            language.primaryLanguage != table.source.primaryLanguage && language.language != "Base"
        }
        guard !others.isEmpty else { return [] }
        let minimum = context.options.count(minimumWords, of: rule)
        let source = table.source.shown.filter { entry in
            !table.kept.contains(Array(entry.key.utf8)) && table.hasOwnText(entry)
                && hasWords(entry.value, atLeast: minimum, terms: context.terms)
        }
        var (issues, reported) = tables(others, source, limit: context.options.share(tableShare, of: rule))
        for entry in source {
            let answers = others.compactMap { position, language in
                repeats(language, entry).map { (position: position, language: language, isSame: $0) }
            }
            let same = answers.filter(\.isSame)
            // A text that most languages keep is a name.
            guard !same.isEmpty, same.count * 2 < answers.count else { continue }
            for (position, language, _) in same where !reported.contains(position) {
                guard let place = language.positions[TextIdentity(entry)] else { continue }
                issues.append(
                    TableIssue(
                        "'\(entry.name)' is not translated (same as the source language)",
                        of: language.entries[place],
                        in: position + 1,
                        cause: "not translated (same as the source language)"
                    )
                )
            }
        }
        return issues
    }

    /// The languages that repeat most of a table, and the issues that say so.
    private static func tables(
        _ languages: [(offset: Int, element: LanguageTable)],
        _ source: [TableEntry],
        limit: Double
    ) -> (issues: [TableIssue], reported: Set<Int>) {
        var issues: [TableIssue] = []
        for (position, language) in languages {
            let count = source.count { language.positions[TextIdentity($0)] != nil }
            let same = source.count { repeats(language, $0) == true }
            guard count > 3, Double(same) > limit * Double(count) else { continue }
            issues.append(
                TableIssue(
                    "\(same) of \(count) strings are the same as in the source language",
                    key: "",
                    in: position + 1,
                    at: 0,
                    cause: "table"
                )
            )
        }
        return (issues, Set(issues.map { $0.language - 1 }))
    }

    /// Whether a language repeats a text; `nil` if it does not have it.
    private static func repeats(_ language: LanguageTable, _ entry: TableEntry) -> Bool? {
        guard let position = language.positions[TextIdentity(entry)] else { return nil }
        return language.entries[position].value.utf8.elementsEqual(entry.value.utf8)
    }

    /// Whether a text has as many words as it must have to be worth a look: those of names and addresses do not count.
    private static func hasWords(_ text: String, atLeast minimum: Int, terms: ProtectedTerms) -> Bool {
        guard text.utf8.count > 2 else { return false }
        let message = Message(text, terms: terms)
        // What has a sign inside it is the name of a file, a host or a key.
        let tokens = message.segments.filter { $0.kind == .text }.flatMap { segment in
            message.text(of: segment).split(whereSeparator: \.isWhitespace)
        }
        let words = tokens.filter { token in
            !token.dropLast().contains { "._/\\@".contains($0) }
        }.flatMap { $0.split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" } }
        // A word that is all capitals, or has a capital inside, is an abbreviation or a name.
        let plain = words.filter { word in word.count > 1 && !word.dropFirst().contains(where: \.isUppercase) }
        return plain.count >= minimum
            && plain.contains { $0.first?.isLowercase ?? false || $0.first?.isCased == false }
    }
}
