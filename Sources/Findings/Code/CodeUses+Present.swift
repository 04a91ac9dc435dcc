internal import CodeFacts
internal import StringTables

/// Which tables the code that is here is the code of.
extension CodeUses {
    /// Whether the code that asks for a table is here: code asks for it, or it is the one that all code asks for.
    func isCodeHere(of table: LocalizedTable) -> Bool {
        guard Self.isAsked(table) else { return false }
        if askedTables.contains(table.name) { return true }
        // Tools and tests beside tables whose app is elsewhere ask for nothing.
        let asks = !code.keys.isEmpty || computedLookups > 0
        return !code.facts.files.isEmpty && table.name == "Localizable" && (asks || writesKeys(of: table))
    }
}
