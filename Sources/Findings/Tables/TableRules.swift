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
    ///   - isWanted: whether a rule is looked at; those that are not cost nothing.
    /// - Returns: for each table one finding for each cause, with the languages in which it shows.
    /// - Complexity: O(*n*) in the size of all texts.
    package func findings(in tables: [LocalizedTable], where isWanted: (Rule) -> Bool) -> [[Finding]] {
        let overloads = isWanted(.overloadedKey) ? OverloadCheck(options: options).faults(in: tables) : [:]
        // A mark is asked for where the app has a language that runs the other way.
        let isBidirectional = tables.contains { $0.languages.contains(where: \.isRightToLeft) }
        return tables.indices.map { index in
            let table = tables[index]
            var faults: [TableFault] = []
            func look(_ rule: Rule, _ check: () -> [TableFault]) { if isWanted(rule) { faults += check() } }
            look(.brokenSpecifier) { SpecifierCheck(table: table).faults + StringsdictCheck.specifiers(in: table) }
            look(.missingPluralCategory) { PluralCheck.faults(in: table) + StringsdictCheck.categories(in: table) }
            look(.lookalikePercent) { PercentCheck.faults(in: table) }
            look(.suspiciousEscape) { EscapeCheck.faults(in: table) }
            look(.controlCharacter) { CharacterCheck.faults(in: table) }
            look(.duplicateKey) { DuplicateCheck.faults(in: table) }
            if isBidirectional {
                look(.leadingArgumentWithoutMark) { DirectionCheck(options: options).faults(in: table) }
            }
            look(.missingKey) { CoverageCheck(options: options).missing(in: table) }
            look(.staleKey) { CoverageCheck(options: options).stale(in: table) + StringsdictCheck.unused(in: table) }
            look(.untranslated) { RepetitionCheck(options: options, terms: terms).faults(in: table) }
            look(.composedPhrase) { PhraseCheck.faults(in: table) }
            look(.missingComment) { CommentCheck.faults(in: table) }
            faults += overloads[index] ?? []
            return table.findings(of: faults)
        }
    }
}
