internal import StringTables

/// Finds short texts that are their own key although they have several meanings.
struct OverloadCheck {
    let options: RuleOptions

    /// Where a text stands.
    private struct Place {
        var table: Int
        var entry: TableEntry
    }

    /// `overloaded-key`, by the position of the table.
    ///
    /// - Complexity: O(*n*) in the number of texts, times the languages for short texts that stand twice.
    func faults(in tables: [LocalizedTable]) -> [Int: [TableFault]] {
        var places: [[UInt8]: [Place]] = [:]
        var order: [[UInt8]] = []
        for (index, table) in tables.enumerated() {
            for entry in table.source.shown where entry.variant == nil && isShort(entry.value) {
                let text = Array(entry.value.utf8)
                if places[text] == nil { order.append(text) }
                places[text, default: []].append(Place(table: index, entry: entry))
            }
        }
        var faults: [Int: [TableFault]] = [:]
        for text in order {
            guard let all = places[text], all.count > 1 else { continue }
            for place in all where place.entry.key.utf8.elementsEqual(place.entry.value.utf8) {
                let other = all.lazy.filter { $0.entry.key != place.entry.key }.compactMap { other in
                    let (languages, known) = differing(place, other, tables)
                    // Of two translators one errs now and then; where a quarter of them part ways, the word has two
                    // meanings.
                    let isEnough = languages.count >= options.overloadedLanguages && languages.count * 4 >= known
                    return isEnough ? (other, languages) : nil
                }.first
                guard let (found, languages) = other else { continue }
                let name = tables[found.table].name
                for (position, entry) in languages {
                    faults[place.table, default: []].append(
                        TableFault(
                            .overloadedKey,
                            nil,
                            "the text is its own key, and '\(found.entry.key)' of \(name), which reads the same, "
                                + "is translated differently",
                            of: entry,
                            in: position,
                            cause: "overloaded"
                        )
                    )
                }
            }
        }
        return faults
    }

    private func isShort(_ text: String) -> Bool {
        guard text.utf8.count <= 40, !text.utf8.contains(UInt8(ascii: "%")) else { return false }
        let words = text.split(separator: " ")
        return !words.isEmpty && words.count <= options.overloadedWords && text.contains(where: \.isLetter)
    }

    /// The languages in which two texts that are equal in the source language are not, and how many have both.
    private func differing(
        _ place: Place,
        _ other: Place,
        _ tables: [LocalizedTable]
    ) -> (differing: [(Int, TableEntry)], known: Int) {
        let (own, far) = (tables[place.table], tables[other.table])
        var known = 0
        let differing: [(Int, TableEntry)] = own.translations.enumerated().compactMap { position, language in
            guard let entry = language.text(of: Array(place.entry.key.utf8)),
                let second = far.translations.first(where: { $0.language == language.language })?
                    .text(of: Array(other.entry.key.utf8))
            else { return nil }
            let source = place.entry.value
            // A gap filled with the source text proves nothing; nor do capitals, and the verb's or the noun's ending.
            guard entry.value != source, second.value != source else { return nil }
            known += 1
            return Self.stem(entry.value) == Self.stem(second.value) ? nil : (position + 1, entry)
        }
        return (differing, known)
    }

    /// The first letters of a text without case: two words that share them are one word in two forms.
    private static func stem(_ text: String) -> String {
        let letters = text.lowercased().filter(\.isLetter)
        return String(letters.prefix(letters.unicodeScalars.first.map { $0.value > 0x2E7F } ?? false ? 1 : 3))
    }
}
