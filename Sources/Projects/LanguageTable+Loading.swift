package import Findings
package import StringTables
internal import TextShaping

extension LanguageTable {
    /// The texts of a language in a table that was read.
    ///
    /// - Complexity: O(*n*) in the number of texts.
    package init(_ language: String, in table: LoadedTable, _ entries: [TableEntry]) {
        self.init(
            language: language,
            isRightToLeft: LanguageFolder.isRightToLeft(language),
            categories: LanguagePlurals.categories(ofLanguage: language).compactMap(PluralCategory.init(rawValue:)),
            path: table.shownPath,
            document: table.document,
            entries: entries
        )
    }
}
