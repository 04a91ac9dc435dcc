package import StringTables

/// The rules over tables alone.
package struct TableRules: Sendable {
    private let options: RuleOptions
    private let terms: ProtectedTerms

    /// - Parameters:
    ///   - options: the limits of the rules.
    ///   - terms: words that stay as they are in all languages.
    package init(options: RuleOptions = RuleOptions(), terms: ProtectedTerms = ProtectedTerms([])) {
        self.options = options
        self.terms = terms
    }

    /// What is wrong with the tables of an app, table by table.
    ///
    /// - Parameters:
    ///   - tables: all tables in all languages.
    ///   - uses: where code asks for the strings of these tables; `nil` if no code was read.
    ///   - isWanted: whether a rule is looked at; those that are not cost nothing.
    /// - Returns: for each table one finding for each cause, with the languages in which it shows.
    /// - Complexity: O(*n*) in the size of all texts.
    package func findings(
        in tables: [LocalizedTable],
        uses: CodeUses? = nil,
        where isWanted: (Rule) -> Bool
    ) -> [[Finding]] {
        let rules = RuleList.tableRules.filter { isWanted($0.rule) }
        let app = AppTables(tables)
        return tables.map { table in
            let context = TableContext(table: table, app: app, options: options, terms: terms, uses: uses)
            var findings = TableFindings(table)
            for definition in rules { findings.add(definition.issues(in: context), of: definition.rule) }
            return findings.findings
        }
    }
}
