internal import SourceText

extension CatalogFile {
    /// The text of an entry with the arguments of its substitutions written out: `%2$#@nodes@` for a substitution `nodes`
    /// with `argNum` 2.
    ///
    /// - Parameters:
    ///   - entry: an entry of the catalog.
    ///   - language: its language.
    /// - Returns: the text itself where the catalog names no argument.
    /// - Complexity: O(log *n* + *s*) in the number of keys and of substitutions.
    package func numbered(_ entry: TableEntry, language: String) -> String {
        guard let position = position(of: entry),
            let substitutions = members[position]["localizations"]?[language]?["substitutions"]
        else { return entry.value }
        return substitutions.children.reduce(entry.value) { text, substitution in
            guard let name = substitution.name, let argument = substitution["argNum"]?.integer else { return text }
            return text.replacing("%#@\(name)@", with: "%\(argument)$#@\(name)@")
        }
    }
}
