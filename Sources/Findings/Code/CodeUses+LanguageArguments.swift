internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Translations that stand beside the text in code: `text("Welcome", de: "Willkommen")`.
extension CodeUses {
    /// Whether all code that asks for a string gives the text of a language as an argument that is named for the language.
    ///
    /// - Parameters:
    ///   - key: the key of the string.
    ///   - table: the table that lacks the language's text.
    ///   - language: the language without region and script, for example `de`.
    /// - Returns: `false` where no code asks for the string.
    /// - Complexity: O(*n*) in the places that ask for it.
    func isGiven(_ key: String, in table: LocalizedTable, as language: String) -> Bool {
        let uses = uses(of: Array(key.utf8), in: table)
        return !uses.isEmpty
            && uses.allSatisfy { use in
                guard let file = file(at: use.location.path),
                    let call = nodes(around: use.range, in: file).last(where: { $0.kind == .call })
                else { return false }
                return call.arguments.contains { $0.name == language && $0.firstChild?.kind == .string }
            }
    }
}
