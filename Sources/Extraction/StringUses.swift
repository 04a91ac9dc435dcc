package import CodeStrings
package import Projects
package import SourceText
internal import StringTables

/// Where code uses the strings of a project's tables.
package struct StringUses: Sendable {
    /// A string of a table.
    package struct TableString: Sendable, Hashable {
        package var key: String
        /// The text of the source language; `nil` if it has several, such as plural forms.
        package var value: String?
        package var comment: String?
        /// What a String Catalog says of the key, for example `manual`.
        package var state: String?
        /// Texts by language; those of several forms are left out.
        package var translations: [String: String] = [:]
        /// Where code asks for it, in the order of files and places.
        package var uses: [CodeKey] = []
    }

    /// A table of the source language.
    package struct Table: Sendable, Hashable {
        package var name: String
        package var path: String
        /// Whether it is what a storyboard or xib is translated by, which no code asks.
        package var isOfInterface: Bool
        package var strings: [TableString]
    }

    package private(set) var tables: [Table] = []
    /// What code asks for and no table has.
    package private(set) var missing: [CodeKey] = []
    package private(set) var unread: [SourceError] = []

    /// Joins tables and code.
    ///
    /// - Parameters:
    ///   - loaded: the tables, read in all languages.
    ///   - keys: the keys that code asks for.
    /// - Complexity: O(*n* · *m*) in the number of keys with specifiers in code and tables.
    package init(_ loaded: LoadedProject, keys: [CodeKey]) {
        let read = SourceTable.all(in: loaded, loaded.sourceTables, unread: &unread)
        var uses = read.map { [[CodeKey]](repeating: [], count: $0.keys.count) }
        for key in keys {
            var isKnown = false
            for (index, table) in read.enumerated() where !table.isOfInterface {
                guard key.asks(table: table.name) else { continue }
                for position in table.index.positions(of: key.name) {
                    uses[index][position].append(key)
                    isKnown = true
                }
            }
            if !isKnown { missing.append(key) }
        }
        for (table, uses) in zip(read, uses) {
            var strings = Self.strings(of: table, in: loaded)
            for index in strings.indices { strings[index].uses = uses[index] }
            tables.append(
                Table(
                    name: table.name,
                    path: table.path,
                    isOfInterface: table.isOfInterface,
                    strings: Self.joined(strings)
                )
            )
        }
    }

    /// One string for each key, with the uses of all its entries: the last of several is the one that is shown.
    private static func joined(_ strings: [TableString]) -> [TableString] {
        var last: [[UInt8]: Int] = [:]
        var uses: [[UInt8]: [CodeKey]] = [:]
        for (index, string) in strings.enumerated() {
            let key = Array(string.key.utf8)
            last[key] = index
            uses[key, default: []] += string.uses
        }
        return strings.enumerated().compactMap { index, string in
            let key = Array(string.key.utf8)
            guard last[key] == index else { return nil }
            var string = string
            string.uses = uses[key] ?? []
            return string
        }
    }

    /// The strings of a table in file order, one for each key of ``SourceTable/keys``.
    private static func strings(of table: SourceTable, in loaded: LoadedProject) -> [TableString] {
        guard let catalog = table.catalog else {
            let translations = otherLanguages(of: table, in: loaded)
            // Keys that are canonically equivalent are different keys.
            let shown = VariedText.shownEach(table.document.entries).map { (Array($0.key.utf8), $0.value) }
            let values = Dictionary(shown, uniquingKeysWith: { _, last in last })
            return table.document.entries.map { entry in
                let value = entry.variant == nil ? entry.value : values[Array(entry.key.utf8)]
                var string = TableString(key: entry.key, value: value)
                string.comment = entry.comment
                string.translations = translations.compactMapValues { $0[entry.key] }
                return string
            }
        }
        var strings = catalog.keys.map { key in
            let entries = catalog.entries[key.entries]
            var string = TableString(key: key.key, value: VariedText.shown(Array(entries))?.value)
            string.comment = key.comment?.text
            string.state = key.extractionState
            return string
        }
        for language in catalog.languages where language != catalog.sourceLanguage {
            let entries = VariedText.shownEach(catalog.entries(forLanguage: language))
            let texts = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
            for index in strings.indices { strings[index].translations[language] = texts[strings[index].key] }
        }
        return strings
    }

    /// The texts of the other languages by language and key.
    ///
    /// A translation that cannot be read is a finding of lint; here it has nothing to say.
    private static func otherLanguages(of table: SourceTable, in loaded: LoadedProject) -> [String: [String: String]] {
        let project = loaded.project
        let name = FilePath.name(of: table.path)
        var languages: [String: [String: String]] = [:]
        for file in project.files
        where file.fileName == name && project.path(of: file.parent) == table.folder
            && file.language.tag != loaded.source && !file.language.isBase
        {
            guard let document = loaded.table(at: file.path)?.document else { continue }
            let entries = VariedText.shownEach(document.entries)
            languages[file.language.tag] = Dictionary(
                entries.map { ($0.key, $0.value) },
                uniquingKeysWith: { _, last in last }
            )
        }
        return languages
    }
}
