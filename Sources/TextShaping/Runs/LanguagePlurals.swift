internal import CICU

/// The plural rules of languages, as CLDR has them.
package enum LanguagePlurals {
    private static let names = ["zero", "one", "two", "few", "many", "other"]

    /// The names of the categories that cardinal numbers have in a language.
    ///
    /// - Parameter language: a BCP 47 tag; only its language matters.
    /// - Returns: the names in the order zero, one, two, few, many, other; `other` alone if the language is not known.
    package static func categories(ofLanguage language: String) -> [String] {
        let found = unsafe overset_plural_categories(String(language.prefix { $0 != "-" }))
        let categories = names.indices.filter { found & (1 << Int32($0)) != 0 }.map { names[$0] }
        return categories.isEmpty ? ["other"] : categories
    }
}
