extension CodeKey {
    /// Whether the code may ask a table of this name.
    ///
    /// - Complexity: O(*n*) in the length of the names.
    package func asks(table: String) -> Bool { self.table.mayBe(table, askedFor: name) }

    /// What is left of the name of a table in the member that a generator makes of it: its letters and digits.
    fileprivate static func member(of table: String) -> String {
        table.filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}

extension CodeKey.Table {
    /// Whether the table that code asks is the one of this name.
    ///
    /// Generators make a member of the name: `R.string.localizable.title` asks the table `Localizable`.
    ///
    /// - Complexity: O(*n*) in the length of the names.
    package func mayBe(_ table: String, askedFor name: CodeKey.Name) -> Bool {
        guard case .named(let asked) = self, asked != table else { return true }
        guard case .symbol = name else { return false }
        return CodeKey.member(of: asked) == CodeKey.member(of: table)
    }
}
