/// Languages that write a share in another way than as a number and a percent sign behind it.
enum OwnPercentSigns {
    /// Those with a space before the sign (`45 %`), with the sign in front, or with digits and a sign of their own (CLDR,
    /// percent formats).
    private static let languages: Set<Substring> = [
        "ar", "be", "br", "ca", "ce", "ckb", "co", "cs", "cv", "da", "de", "dsb", "es", "eu", "fa", "fi", "fo",
        "fr", "gl", "gsw", "hr", "hsb", "kl", "ksh", "ku", "lb", "lt", "mk", "nb", "nds", "nn", "no", "oc",
        "ps", "rn", "ro", "ru", "se", "sk", "sl", "smn", "sv", "tk", "tr", "tt",
    ]

    /// Whether an app is built in one of them, or it is not known in which languages it is.
    ///
    /// - Complexity: O(*n*) in the number of tables.
    static func areNeeded(in context: CodeContext) -> Bool {
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
