internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

/// The texts that stand for what code asks for.
extension CodeUses {
    /// Whether a literal is itself a key that code asks for.
    ///
    /// - Complexity: O(*k*) in the keys of the file.
    func isKey(_ literal: CodeNode) -> Bool {
        (keysByPath[literal.file.path] ?? []).contains { $0.range == literal.range }
    }

    /// The keys that code asks for inside of a node, with their texts in the source language.
    ///
    /// - Returns: for each key the text of its table; without one, the text that the code gives, or the key where it is a
    ///   text itself; `nil` for a text that is not known.
    /// - Complexity: O(*k*) in the keys of the file, and the first time O(*n*) in those of the project.
    func texts(askedIn node: CodeNode) -> [String?] {
        let range = node.range
        return (keysByPath[node.file.path] ?? []).filter { range.contains($0.range.lowerBound) }.map { key in
            if let known = askedTexts[key.location.path]?[key.range.lowerBound] { return known }
            guard let text = (key.defaultValue ?? key.pattern)?.spelling else { return nil }
            // A name for a text is none.
            let isSymbol = text.contains("_") || text.firstMatch(of: /\w\.\w/) != nil
            return isSymbol && key.defaultValue == nil && !text.contains(" ") ? nil : text
        }
    }

    /// The keys of tables that code asks for inside of a node.
    ///
    /// - Complexity: O(*k*) in the keys of the file, and the first time O(*n*) in those of the project.
    func keys(askedIn node: CodeNode) -> [[UInt8]] {
        let range = node.range
        return askedKeys[node.file.path]?.filter { range.contains($0.key) }.map(\.value) ?? []
    }

    /// The keys of tables by the place that asks for them.
    func findAskedKeys() -> [String: [Int: [UInt8]]] {
        var found: [String: [Int: [UInt8]]] = [:]
        for table in places {
            for (key, uses) in table {
                for use in uses { found[use.location.path, default: [:]][use.range.lowerBound] = key }
            }
        }
        return found
    }

    /// The texts of the source language by the place that asks for them.
    func findAskedTexts() -> [String: [Int: String]] {
        var found: [String: [Int: String]] = [:]
        for (position, table) in tables.enumerated() {
            for (key, uses) in places[position] {
                guard let form = table.source.forms[key]?.first else { continue }
                for use in uses {
                    found[use.location.path, default: [:]][use.range.lowerBound] = table.source.entries[form].value
                }
            }
        }
        return found
    }
}
