extension RuleDocumentation {
    static let missingPluralCategory = Self(
        .missingPluralCategory,
        "A plural lacks a form that its language needs.",
        severity: .always(.warning),
        says: """
            The forms that are missing, of those that CLDR lists for the language, and the languages that lack them. Also \
            names that are no plural category. `zero` is a form of its own in few languages, and never asked for in others.
            """,
        rationale: """
            Without the form the system takes `other`: Russian people read "5 файла". Without `other` there is nothing to \
            take, and the text is empty or the key is shown.
            """,
        fires: [
            Snippet("en.lproj/Localizable.stringsdict", plural("en", ["one": "%d file", "other": "%d files"])),
            Snippet("pl.lproj/Localizable.stringsdict", plural("pl", ["one": "%d plik", "other": "%d pliku"])),
        ],
        passes: [
            Snippet("en.lproj/Localizable.stringsdict", plural("en", ["one": "%d file", "other": "%d files"])),
            Snippet(
                "pl.lproj/Localizable.stringsdict",
                plural("pl", ["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"])
            ),
        ],
        fix: """
            Add the form. For `many` of French, Italian, Portuguese and Spanish, which is for millions, and which few apps \
            ever show, nothing is reported; nor for that of Czech, Lithuanian and Slovak, which is for fractions.
            """
    )

    /// A `.stringsdict` with one plural.
    private static func plural(_ language: String, _ forms: [String: String]) -> String {
        let texts = ["one", "few", "many", "other"].compactMap { category in
            forms[category].map { "      <key>\(category)</key> <string>\($0)</string>\n" }
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
              <key>FILES</key>
              <dict>
                <key>NSStringLocalizedFormatKey</key> <string>%#@files@</string>
                <key>files</key>
                <dict>
                  <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key> <string>d</string>

            """ + texts.joined() + "    </dict>\n  </dict>\n</dict></plist>\n"
    }
}
