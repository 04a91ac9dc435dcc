extension RuleDocumentation {
    static let unknownLanguageFolder = Self(
        .unknownLanguageFolder,
        "The name of a language folder is no language that the system knows, so that it is never loaded.",
        severity: .always(.warning),
        says: "The folder, and the name that was probably meant.",
        rationale: """
            Folders are found by language tags: `ja.lproj` is Japanese, `jp.lproj` is nothing, although `jp` is the \
            country. The translation is there, is paid for, and nobody ever sees it. The names that Xcode once gave \
            (`English.lproj`) and an underscore for the hyphen are still understood.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("jp.lproj/Localizable.strings", "\"DONE\" = \"完了\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"DONE\" = \"完了\";\n"),
        ],
        fix: "Rename the folder to the tag of the language (BCP 47), with a script or region only where it is needed."
    )
}
