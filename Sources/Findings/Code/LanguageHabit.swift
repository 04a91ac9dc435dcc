/// A way in which some languages write what most others write alike.
struct LanguageHabit {
    /// The primary subtags of the languages.
    let languages: Set<Substring>

    /// A share with a space before the percent sign (`45 %`), with the sign in front, or with digits and a sign of their own
    /// (CLDR, percent formats).
    static let percentSign = Self(languages: [
        "ar", "be", "br", "ca", "ce", "ckb", "co", "cs", "cv", "da", "de", "dsb", "es", "eu", "fa", "fi", "fo",
        "fr", "gl", "gsw", "hr", "hsb", "kl", "ksh", "ku", "lb", "lt", "mk", "nb", "nds", "nn", "no", "oc",
        "ps", "rn", "ro", "ru", "se", "sk", "sl", "smn", "sv", "tk", "tr", "tt",
    ])

    /// A list with another sign between its items than a comma of Latin script and a space (CLDR, list patterns).
    static let listSeparator = Self(languages: [
        "am", "ar", "ckb", "fa", "ja", "my", "ps", "sd", "th", "ti", "ug", "ur", "yue", "zh",
    ])

    /// A name with that of the family in front (CLDR, person names).
    static let familyNameFirst = Self(languages: [
        "hu", "ja", "km", "ko", "lo", "mn", "si", "ta", "te", "vi", "yue", "zh",
    ])

    /// Whether an app is built in one of the languages, or it is not known in which languages it is.
    ///
    /// - Complexity: O(*n*) in the number of tables.
    func isNeeded(in context: CodeContext) -> Bool {
        !context.code.absentTables.isEmpty
            || context.app.tables.contains { table in
                !table.isOfBundle
                    && table.languages.contains { $0.isBuilt && languages.contains($0.primaryLanguage) }
            }
    }
}

extension LocalizedTable {
    /// Whether the table is in a bundle that lies in the project as it was built, most likely that of a library.
    var isOfBundle: Bool { file.contains(".bundle/") || file.contains(".framework/") }
}
