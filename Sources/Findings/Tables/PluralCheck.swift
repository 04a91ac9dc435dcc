internal import StringTables

/// Finds plurals that lack a form which their language needs.
enum PluralCheck {
    /// The languages whose `many` is for millions only; few apps ever show it.
    private static let largeMany: Set<Substring> = ["ca", "es", "fr", "it", "lld", "pt", "scn", "vec"]

    /// The languages whose `many` is for fractions; counts are whole numbers.
    private static let fractionMany: Set<Substring> = ["cs", "lt", "sk"]

    /// `missing-plural-category`: the forms that CLDR has for the language.
    static func faults(in table: LocalizedTable) -> [TableFault] {
        let source = plurals(of: table.source).found
        return table.languages.enumerated().flatMap { position, language in
            faults(in: language, at: position, source: source, table.source)
        }
    }

    /// The forms of the plurals of a language, by what stands before `plural.` in their variants, in file order.
    private static func plurals(
        of language: LanguageTable
    ) -> (order: [TextIdentity], found: [TextIdentity: (first: TableEntry, found: Set<PluralCategory>)]) {
        var order: [TextIdentity] = []
        var plurals: [TextIdentity: (first: TableEntry, found: Set<PluralCategory>)] = [:]
        for entry in language.shown {
            guard let variant = entry.variant, let (path, category) = split(variant) else { continue }
            let identity = TextIdentity(key: Array(entry.key.utf8), variant: path)
            if plurals[identity] == nil {
                order.append(identity)
                plurals[identity] = (entry, [])
            }
            plurals[identity]?.found.insert(category)
        }
        return (order, plurals)
    }

    private static func faults(
        in language: LanguageTable,
        at position: Int,
        source: [TextIdentity: (first: TableEntry, found: Set<PluralCategory>)],
        _ sourceTable: LanguageTable
    ) -> [TableFault] {
        guard language.language != "Base", language.language != "mul" else { return [] }
        let (order, plurals) = plurals(of: language)
        return order.compactMap { identity in
            guard let (entry, found) = plurals[identity] else { return nil }
            // What the source language has and leaves out ("many files", never one) nobody needs to write.
            let unwanted = source[identity].map { plural in
                Set(sourceTable.categories).subtracting(plural.found).subtracting([.other])
            }
            let missing = needed(in: language).filter { !found.contains($0) && unwanted?.contains($0) != true }
            guard !missing.isEmpty else { return nil }
            let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            let path = identity.variant ?? ""
            let place = path.isEmpty ? "" : " of '\(path)'"
            return TableFault(
                rule: .missingPluralCategory,
                severity: missing.contains(.other) ? .error : nil,
                message: missing.count == 1
                    ? "the plural form \(names)\(place) is missing" : "the plural forms \(names)\(place) are missing",
                key: entry.key,
                language: position,
                offset: entry.valueOffset,
                text: entry.value
            )
        }
    }

    private static func needed(in language: LanguageTable) -> [PluralCategory] {
        let unused = largeMany.union(fractionMany).contains(language.primaryLanguage)
        return language.categories.filter { $0 != .many || !unused }.sorted()
    }

    /// The path before `plural.` and the category.
    private static func split(_ variant: String) -> (path: String, category: PluralCategory)? {
        var parts = variant.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let mark = parts.lastIndex(of: "plural"), mark + 1 < parts.count,
            let category = PluralCategory(rawValue: parts[mark + 1])
        else { return nil }
        parts.removeSubrange(mark...)
        return (parts.joined(separator: "."), category)
    }
}
