import Findings

extension SeededFault {
    /// The faults of a String Catalog.
    static func ofCatalogs() -> [SeededFault] {
        [
            catalog("a specifier left out", .brokenSpecifier, "greeting", "Guten Morgen, %@!", "Guten Morgen!"),
            catalog("a specifier of another type", .brokenSpecifier, "greeting", "%@さん、おはよう。", "%dさん、おはよう。"),
            catalog(
                "a specifier more than in the source",
                .brokenSpecifier,
                "parting",
                "Gute Nacht und",
                "Gute Nacht, %@, und"
            ),
            catalog(
                "a percent sign of another script",
                .lookalikePercent,
                "greeting",
                "%@さん、おはよう。",
                "\u{FF05}@さん、おはよう。"
            ),
            catalog(
                "an argument at the start of a text from right to left",
                .leadingArgumentWithoutMark,
                "greeting",
                "صباح الخير يا %@!",
                "%@ صباح الخير"
            ),
            catalog(
                "the source text as a translation",
                .untranslated,
                "parting",
                "Gute Nacht und bis morgen",
                "Good night and see you"
            ),
            catalog("a character that was lost", .controlCharacter, "parting", "おやすみなさい", "おやすみ\u{FFFD}なさい"),
            catalog("a control character", .controlCharacter, "percent", "القرص ممتلئ", "القرص\\u0007 ممتلئ"),
            catalog(
                "an escape that is no escape",
                .suspiciousEscape,
                "parting",
                "Gute Nacht und bis",
                "Gute Nacht\\\\nUnd bis"
            ),
            catalog(
                "a key that no source uses",
                .staleKey,
                "parting",
                "\"comment\" : \"Says good night.\",",
                "\"comment\" : \"Says good night.\",\n      \"extractionState\" : \"stale\","
            ),
            catalog(
                "a comment taken away",
                .missingComment,
                "parting",
                "\"comment\" : \"Says good night.\",\n      ",
                ""
            ),
            catalog(
                "a source text that others are put behind",
                .composedPhrase,
                "parting",
                "Good night and see you",
                "Good night and "
            ),
            catalog(
                "the name of a member misspelled",
                .unreadableFile,
                nil,
                "\"sourceLanguage\"",
                "\"sourceLangauge\""
            ),
            catalog("a bracket too many", .unreadableFile, nil, "\"version\" : \"1.0\"", "\"version\" : \"1.0\"}"),
            removing("a missing translation", .missingKey, "parting", "de", of: "parting"),
            removing("a missing translation", .missingKey, "percent", "ja", of: "percent"),
            plural("few", "%lld رسائل"), plural("many", "%lld رسالة"), plural("two", "رسالتان"),
        ]
    }

    private static let catalogPath = "Localizable.xcstrings"

    private static func catalog(
        _ kind: String,
        _ rule: Rule,
        _ key: String?,
        _ part: String,
        _ other: String
    ) -> SeededFault {
        SeededFault(kind: kind, rule: rule, project: "Catalog", subjects: key.map { [$0] } ?? []) { seeder in
            try seeder.replace(part, with: other, in: catalogPath)
        }
    }

    /// Takes the localization of a language away.
    private static func removing(
        _ kind: String,
        _ rule: Rule,
        _ key: String,
        _ language: String,
        of subject: String
    ) -> SeededFault {
        SeededFault(kind: kind, rule: rule, project: "Catalog", subjects: [subject]) { seeder in
            try seeder.removeLocalization(of: key, language: language, in: catalogPath)
        }
    }

    /// Takes a plural form of Arabic away.
    private static func plural(_ category: String, _ text: String) -> SeededFault {
        let unit = """
                          "\(category)" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "\(text)"
                            }
                          },

            """
        return catalog("a plural form taken away", .missingPluralCategory, "letters", unit, "")
    }
}
