internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import StringTables

/// The texts of languages whose capitals are not those of the others.
struct TranslatedCapitals {
    /// These languages (Unicode, SpecialCasing.txt, and Greek accents).
    private static let languages: Set<String> = ["az", "el", "lt", "tr"]

    /// One of so many texts at least is translated where a language is.
    private static let fewest = 5

    private let uses: CodeUses
    /// The keys that are translated into one of them.
    private let keys: Set<[UInt8]>

    /// - Complexity: O(*n*) in the strings of the app.
    init(_ context: CodeContext) {
        uses = context.uses
        keys = context.app.tables.reduce(into: []) { keys, table in
            for language in table.languages
            where language.isBuilt && Self.languages.contains(String(language.language.prefix { $0.isLetter })) {
                var own: Set<[UInt8]> = []
                for entry in language.shown {
                    let key = Array(entry.key.utf8)
                    let isCopy =
                        language.language != table.source.language
                        && (table.source.forms[key] ?? []).contains { table.source.entries[$0].value == entry.value }
                    if !isCopy, !entry.value.isEmpty { own.insert(key) }
                }
                // A table that is a copy of the source language shows no word of its own.
                if own.count * Self.fewest >= language.shown.count { keys.formUnion(own) }
            }
        }
    }

    /// Whether the capitals of a value may be others in one of these languages: a string that is translated into one, or a
    /// value of which nothing is known.
    ///
    /// - Complexity: O(*k*) in the keys of the file.
    func change(_ value: CodeNode) -> Bool {
        guard !keys.isEmpty else { return false }
        let asked = uses.keys(askedIn: value)
        return asked.isEmpty || asked.contains(where: keys.contains)
    }
}
