internal import StringTables

/// Finds translations that repeat the source text.
struct RepetitionCheck {
    let options: RuleOptions
    let terms: ProtectedTerms

    /// `untranslated`.
    func faults(in table: LocalizedTable) -> [TableFault] {
        let others = table.translations.enumerated().filter { _, language in
            language.primaryLanguage != table.source.primaryLanguage && language.language != "Base"
        }
        guard !others.isEmpty else { return [] }
        let source = table.source.shown.filter { entry in
            !table.kept.contains(Array(entry.key.utf8)) && table.hasOwnText(entry) && hasWords(entry.value)
        }
        var faults: [TableFault] = []
        var told: Set<Int> = []
        for (position, language) in others {
            let count = source.count { language.positions[TextIdentity($0)] != nil }
            let same = source.count { Self.repeats(language, $0) == true }
            guard count > 3, Double(same) > options.untranslatedShare * Double(count) else { continue }
            told.insert(position)
            faults.append(
                TableFault(
                    rule: .untranslated,
                    message: "\(same) of \(count) texts are those of the source language",
                    key: "",
                    language: position + 1,
                    offset: 0,
                    text: "",
                    cause: "table"
                )
            )
        }
        for entry in source {
            let answers = others.compactMap { position, language in
                Self.repeats(language, entry).map { (position: position, language: language, isSame: $0) }
            }
            let same = answers.filter(\.isSame)
            // A text that most languages keep is a name.
            guard !same.isEmpty, same.count * 2 < answers.count else { continue }
            for (position, language, _) in same where !told.contains(position) {
                guard let place = language.positions[TextIdentity(entry)] else { continue }
                faults.append(
                    TableFault(
                        .untranslated,
                        nil,
                        "the translation is the source text",
                        of: language.entries[place],
                        in: position + 1
                    )
                )
            }
        }
        return faults
    }

    /// Whether a language repeats a text; `nil` if it does not have it.
    private static func repeats(_ language: LanguageTable, _ entry: TableEntry) -> Bool? {
        guard let position = language.positions[TextIdentity(entry)] else { return nil }
        return language.entries[position].value.utf8.elementsEqual(entry.value.utf8)
    }

    /// Whether a text has as many words as it must have to be worth a look: those of names and addresses do not count.
    private func hasWords(_ text: String) -> Bool {
        guard text.utf8.count > 2 else { return false }
        let message = Message(text, terms: terms)
        // What has a sign inside it is a file's, a host's or a key's name.
        let tokens = message.segments.filter { $0.kind == .text }.flatMap { segment in
            message.text(of: segment).split(whereSeparator: \.isWhitespace)
        }
        let words = tokens.filter { token in
            !token.dropLast().contains { "._/\\@".contains($0) }
        }.flatMap { $0.split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" } }
        // A word that is all capitals, or has a capital inside, is an abbreviation or a name.
        let plain = words.filter { word in word.count > 1 && !word.dropFirst().contains(where: \.isUppercase) }
        return plain.count >= options.untranslatedWords
            && plain.contains { $0.first?.isLowercase ?? false || $0.first?.isCased == false }
    }
}
