/// A way in which some languages write what most others write alike.
enum LanguageHabit: CaseIterable {
    /// A share with a space before the percent sign (`45 %`), with the sign in front, or with digits and a sign of their own.
    case percentSign
    /// A list with another sign between its items than a comma of Latin script and a space.
    case listSeparator
    /// A name with that of the family in front.
    case familyNameFirst

    /// The primary subtags of the languages.
    ///
    /// Source: percent formats, list patterns and person names of CLDR.
    private var languages: Set<Substring> {
        switch self {
        case .percentSign:
            [
                "ar", "be", "br", "ca", "ce", "ckb", "co", "cs", "cv", "da", "de", "dsb", "es", "eu", "fa", "fi", "fo",
                "fr", "gl", "gsw", "hr", "hsb", "kl", "ksh", "ku", "lb", "lt", "mk", "nb", "nds", "nn", "no", "oc",
                "ps", "rn", "ro", "ru", "se", "sk", "sl", "smn", "sv", "tk", "tr", "tt",
            ]
        case .listSeparator:
            ["am", "ar", "ckb", "fa", "ja", "my", "ps", "sd", "th", "ti", "ug", "ur", "yue", "zh"]
        case .familyNameFirst: ["hu", "ja", "km", "ko", "lo", "mn", "si", "ta", "te", "vi", "yue", "zh"]
        }
    }

    /// The habits of the languages that an app is built in, or all where these are not known.
    ///
    /// - Complexity: O(*n*) in the number of tables.
    static func needed(in context: CodeContext) -> Set<Self> {
        guard context.code.absentTables.isEmpty else { return Set(allCases) }
        let built = context.app.tables.filter { !$0.isOfBundle }.flatMap(\.languages).filter(\.isBuilt)
        let languages = Set(built.map { Substring($0.primaryLanguage) })
        return Set(allCases.filter { !$0.languages.isDisjoint(with: languages) })
    }
}

extension LocalizedTable {
    /// Whether the table is in a bundle that lies in the project as it was built, most likely that of a library.
    var isOfBundle: Bool { file.contains(".bundle/") || file.contains(".framework/") }
}
