internal import StringTables

/// The forms of one plural in one language.
struct Plural {
    /// The key, and what is before `plural.` in the variants of its forms.
    var identity: TextIdentity
    /// The first form in the file.
    var first: TableEntry
    /// The categories that have a form.
    var categories: Set<PluralCategory>

    /// What is before `plural.` in the variants of the forms; empty for most plurals.
    var path: String { identity.variant ?? "" }

    /// The plurals of a language, in file order.
    ///
    /// - Complexity: O(*n*) in the number of texts.
    static func all(in language: LanguageTable) -> [Plural] {
        var plurals: [Plural] = []
        var positions: [TextIdentity: Int] = [:]
        for entry in language.shown {
            guard let variant = entry.variant, let (path, category) = split(variant) else { continue }
            let identity = TextIdentity(key: Array(entry.key.utf8), variant: path)
            if let position = positions[identity] {
                plurals[position].categories.insert(category)
            } else {
                positions[identity] = plurals.count
                plurals.append(Plural(identity: identity, first: entry, categories: [category]))
            }
        }
        return plurals
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
