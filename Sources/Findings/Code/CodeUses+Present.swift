internal import CodeFacts
internal import StringTables

/// Which tables the code that is here is the code of.
extension CodeUses {
    /// Whether the code that asks for a table is here: code asks for it, or it is the one that all code asks for.
    func isCodeHere(of table: LocalizedTable) -> Bool {
        guard Self.isAsked(table), !isInUnnamedBundle(table) else { return false }
        if askedTables.contains(table.name) { return true }
        // Tools and tests beside tables whose app is elsewhere ask for nothing.
        let asks = !code.keys.isEmpty || computedLookups > 0
        return !code.facts.files.isEmpty && table.name == "Localizable" && (asks || writesKeys(of: table))
    }

    /// Whether a table lies in a bundle that no code names: a library without its source may bring it along.
    ///
    /// - Complexity: O(*n*) in the number of literals with interpolations.
    func isInUnnamedBundle(_ table: LocalizedTable) -> Bool {
        let folders = table.file.split(separator: "/").dropLast()
        guard let bundle = folders.last(where: { $0.hasSuffix(".bundle") })?.dropLast(".bundle".count) else {
            return false
        }
        return !isWritten(Array(bundle.utf8)) && !isWritten(Array((bundle + ".bundle").utf8))
    }
}
