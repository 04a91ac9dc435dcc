package import Findings
package import SourceText
package import StringTables

/// One text of a table in all its languages.
package struct LocalizedEntry: Sendable {
    /// A text of another language.
    package struct Translation: Sendable, Hashable {
        package var value: String
        package var location: SourceLocation
        /// Which form of the text it is; `nil` for the only one.
        package var variant: String?

        package init(value: String, location: SourceLocation, variant: String? = nil) {
            self.value = value
            self.location = location
            self.variant = variant
        }
    }

    /// The key and form, which tell it from the other texts of the table.
    package let identity: TextIdentity
    /// The text of the source language.
    package let entry: TableEntry
    package let location: SourceLocation
    /// What its comments declare.
    package let directive: EntryDirective
    /// The lines of the file that it is written on, with the comments that belong to it, from 1.
    package let lines: ClosedRange<Int>
    /// The translations, by language tag; several where a language has more plural categories than the source.
    package let translations: [String: [Translation]]
}

/// The texts of a table in all its languages.
package struct LocalizedEntries: Sendable {
    private let table: LoadedTable
    private let own: LanguageTable
    private let languages: [(language: String, texts: LanguageTable, table: LoadedTable)]
    /// The keys that have several forms in the source language.
    private let varied: Set<[UInt8]>

    /// - Parameters:
    ///   - table: the table of the source language.
    ///   - own: its texts.
    ///   - languages: the texts of the other languages, each with the file that holds them.
    /// - Complexity: O(*n*) in the number of texts of the source language.
    package init(
        of table: LoadedTable,
        own: LanguageTable,
        languages: [(language: String, texts: LanguageTable, table: LoadedTable)]
    ) {
        self.table = table
        self.own = own
        self.languages = languages
        varied = Set(own.positions.keys.filter { $0.variant != nil }.map(\.key))
    }

    /// The texts of the source language that are shown: the last of several equal keys, as at run time.
    package var shown: [TableEntry] { own.shown }

    /// What the comments of a text declare.
    package func directive(of entry: TableEntry) -> EntryDirective { table.directive(of: entry) }

    /// A text with its translations.
    ///
    /// The text for `other` also serves the plural categories that the source language does not have.
    ///
    /// - Complexity: O(*m* log *n*) for *m* languages, *n* lines.
    package func localized(_ entry: TableEntry) -> LocalizedEntry {
        let identity = TextIdentity(entry)
        var found: [String: [LocalizedEntry.Translation]] = [:]
        for (language, texts, table) in languages {
            found[language] = translations(of: identity, in: texts).map { position in
                let other = texts.entries[position]
                return LocalizedEntry.Translation(
                    value: other.value,
                    location: table.location(at: other.valueOffset),
                    variant: other.variant
                )
            }
        }
        return LocalizedEntry(
            identity: identity,
            entry: entry,
            location: table.location(at: entry.valueOffset),
            directive: directive(of: entry),
            lines: table.lines(of: entry),
            translations: found
        )
    }

    /// The positions of the texts that another language shows in place of one of the source language.
    private func translations(of identity: TextIdentity, in texts: LanguageTable) -> [Int] {
        let same = texts.positions[identity].map { [$0] } ?? []
        let servesOthers = identity.variant.map { $0.hasSuffix("other") } ?? !varied.contains(identity.key)
        guard servesOthers else { return same }
        let further = (texts.forms[identity.key] ?? []).filter { position in
            let other = TextIdentity(texts.entries[position])
            return other != identity && own.positions[other] == nil
        }
        return same + further
    }
}
