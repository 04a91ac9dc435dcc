package import StringTables

/// What tells one text of a table from the others.
package struct TextIdentity: Sendable, Hashable {
    // Bytes: texts that are canonically equivalent are different keys.
    package var key: [UInt8]
    package var variant: String?

    package init(key: [UInt8], variant: String?) {
        self.key = key
        self.variant = variant
    }

    package init(_ entry: TableEntry) {
        self.init(key: Array(entry.key.utf8), variant: entry.variant)
    }
}

/// A table in one language.
package struct LanguageTable: Sendable {
    /// A BCP 47 tag, or `Base`.
    package let language: String
    package let isRightToLeft: Bool
    /// Whether the app has the language: no Xcode project may build the file into it.
    package var isBuilt = true
    /// The plural categories of the language.
    package let categories: [PluralCategory]
    /// The path of the file as people are shown it.
    package let path: String
    package let document: any TableDocument
    /// The texts of the language in the document, in file order; duplicates included.
    package let entries: [TableEntry]
    /// The position of the text that is shown for each identity: the last of several.
    package let positions: [TextIdentity: Int]
    /// The texts that are shown, in file order.
    package let shown: [TableEntry]
    /// The forms of each key, in file order.
    package let forms: [[UInt8]: [Int]]

    /// - Parameters:
    ///   - language: a BCP 47 tag, or `Base`.
    ///   - isRightToLeft: whether its texts run from right to left.
    ///   - categories: the plural categories of the language.
    ///   - path: the path of the file as people are shown it.
    ///   - document: the file.
    ///   - entries: the texts of the language in it.
    /// - Complexity: O(*n*).
    package init(
        language: String,
        isRightToLeft: Bool,
        categories: [PluralCategory],
        path: String,
        document: any TableDocument,
        entries: [TableEntry]
    ) {
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.categories = categories
        self.path = path
        self.document = document
        self.entries = entries
        var positions: [TextIdentity: Int] = [:]
        positions.reserveCapacity(entries.count)
        for (position, entry) in entries.enumerated() { positions[TextIdentity(entry)] = position }
        self.positions = positions
        var forms: [[UInt8]: [Int]] = [:]
        for (position, entry) in entries.enumerated() {
            let identity = TextIdentity(entry)
            if positions[identity] == position { forms[identity.key, default: []].append(position) }
        }
        self.forms = forms
        self.shown = positions.count == entries.count ? entries : positions.values.sorted().map { entries[$0] }
    }

    /// The text of a key without variants.
    func text(of key: [UInt8]) -> TableEntry? {
        positions[TextIdentity(key: key, variant: nil)].map { entries[$0] }
    }

    /// Whether a key has forms for numbers.
    func hasPlural(of key: [UInt8]) -> Bool {
        forms[key]?.contains { entries[$0].variant?.split(separator: ".").contains("plural") ?? false } ?? false
    }

    /// The primary language of the tag, such as `pt` of `pt-BR`.
    var primaryLanguage: Substring { language.prefix { $0 != "-" } }
}

/// A table in all languages.
package struct LocalizedTable: Sendable {
    /// The name of the file without extension.
    package var name: String
    /// The path of the source language's file from the project's folder; it is part of fingerprints.
    package var file: String
    package var source: LanguageTable
    /// By tag.
    package var translations: [LanguageTable]
    /// The keys whose texts are not for people or stay as they are.
    package var kept: Set<[UInt8]>
    /// The objects of the document that the table belongs to; `nil` if there is none or it is not known.
    package var objects: Set<String>?
    /// The keys that the table of the same name in the other format has, by language: `.strings` and `.stringsdict` are
    /// one table at run time.
    package var elsewhere: [String: Set<[UInt8]>] = [:]
    /// Whether the source language's texts may stand elsewhere, so that keys which it lacks are no fault.
    package var isPartial: Bool

    package init(
        name: String,
        file: String,
        source: LanguageTable,
        translations: [LanguageTable],
        kept: Set<[UInt8]> = [],
        objects: Set<String>? = nil,
        isPartial: Bool = false
    ) {
        self.name = name
        self.file = file
        self.source = source
        self.translations = translations
        self.kept = kept
        self.objects = objects
        self.isPartial = isPartial
    }

    /// Whether the source text stands in the table: the text of a view may stand in its document alone.
    func hasOwnText(_ entry: TableEntry) -> Bool {
        !entry.value.utf8.elementsEqual(entry.key.utf8) || InterfaceKey(entry.key) == nil
    }

    /// All languages, the source first.
    package var languages: [LanguageTable] { [source] + translations }
}
