internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import StringTables

/// The texts of languages whose capitals are not those of the others.
struct TranslatedCapitals {
    /// One of so many texts at least is translated where a language is.
    private static let fewest = 5

    private let uses: CodeUses
    /// The keys whose texts in one of them have other capitals.
    private let keys: Set<[UInt8]>
    /// Whether the app is translated into one of them.
    private let isTranslated: Bool

    /// - Complexity: O(*n*) in the strings of the app.
    init(_ context: CodeContext) {
        uses = context.uses
        var keys: Set<[UInt8]> = []
        var isTranslated = false
        for table in context.app.tables where !table.isOfBundle && table.name != "InfoPlist" {
            for language in table.languages
            where language.isBuilt && Self.letters[String(language.language.prefix { $0.isLetter })] != nil {
                var (own, changed): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
                let primary = String(language.language.prefix { $0.isLetter })
                for entry in language.shown {
                    let key = Array(entry.key.utf8)
                    let isCopy =
                        language.language != table.source.language
                        && (table.source.forms[key] ?? []).contains { table.source.entries[$0].value == entry.value }
                    guard !isCopy, !entry.value.isEmpty else { continue }
                    own.insert(key)
                    if Self.change(entry.value, in: primary) { changed.insert(key) }
                }
                // A table that is a copy of the source language shows no word of its own.
                guard own.count * Self.fewest >= language.shown.count else { continue }
                isTranslated = isTranslated || !own.isEmpty
                keys.formUnion(changed)
            }
        }
        (self.keys, self.isTranslated) = (keys, isTranslated)
    }

    /// Letters whose capitals are others in a language than elsewhere: `i` becomes `İ` in Turkish, and Greek capitals have no
    /// accents (Unicode, SpecialCasing.txt).
    private static let letters: [String: Set<Unicode.Scalar>] = [
        "tr": ["i"], "az": ["i"], "lt": ["\u{307}", "\u{EC}", "\u{ED}", "\u{129}"],
        "el": ["ά", "έ", "ή", "ί", "ό", "ύ", "ώ", "ΐ", "ΰ", "\u{301}"],
    ]

    /// Whether the capitals of a text are others in its language, or what is put into it may have such.
    private static func change(_ text: String, in language: String) -> Bool {
        text.contains("%") || text.unicodeScalars.contains { letters[language]?.contains($0) == true }
    }

    /// Whether the capitals of a value may be others in one of these languages: a string that is translated into one, or a
    /// value of which nothing is known.
    ///
    /// - Complexity: O(*k*) in the keys of the file.
    func change(_ value: CodeNode) -> Bool {
        guard isTranslated else { return false }
        let asked = uses.keys(askedIn: value)
        return asked.isEmpty || asked.contains(where: keys.contains)
    }
}
