internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import StringTables

/// Keys that are nearly the same.
extension CodeUses {
    /// A text that code writes and that differs from a key in its case or in the signs at its end alone, so that the string
    /// is not found.
    ///
    /// - Returns: `nil` for none, and for keys of one short word.
    /// - Complexity: O(*n*) in the length of the key, and once in the number of literals.
    func similarText(to key: String) -> String? {
        guard let text = looseTexts[Self.loose(key)], text != key, key.count > 6 else { return nil }
        // Other words of the same letters, such as the name of a type, are no misspelt key.
        guard key.contains(" ") || key.contains("_") || key.contains(".") else { return nil }
        return text
    }

    /// The key of a table that differs from a missing one in its case or in the signs at its end alone.
    ///
    /// - Complexity: O(*n*) in the keys of the table.
    func similarKey(to key: String, inTable name: String) -> String? {
        let loose = Self.loose(key)
        guard loose.count > 2 else { return nil }
        return tables.lazy.filter { $0.name == name }.flatMap(\.languages).flatMap(\.shown).map(\.key)
            .first { $0 != key && Self.loose($0) == loose }
    }

    func findLooseTexts() -> [String: String] {
        var found: [String: String] = [:]
        for file in code.facts.files where CodePurpose(path: file.path) == .app {
            for node in file.facts.literals {
                guard let text = CodeLiteral(node).plainText, (7..<200).contains(text.utf8.count) else { continue }
                found[Self.loose(text)] = text
            }
        }
        return found
    }

    private static func loose(_ key: String) -> String {
        var letters = key.lowercased()[...]
        while let last = letters.last, " :.…".contains(last) { letters.removeLast() }
        while letters.first == " " { letters.removeFirst() }
        return String(letters)
    }
}
