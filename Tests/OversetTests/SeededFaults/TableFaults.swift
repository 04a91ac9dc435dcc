import Findings

extension SeededFault {
    private static let project = "Texts"

    /// The faults of the tables without a screen.
    static func ofTables() -> [SeededFault] {
        arguments() + plurals() + signs() + keys() + phrases() + files()
    }

    private static func table(_ language: String) -> String { "\(language).lproj/Localizable.strings" }

    private static func writing(
        _ rule: Rule,
        _ key: String,
        _ language: String,
        _ spelling: String
    ) -> SeededFault {
        SeededFault(rule: rule, project: project, subjects: [key]) { seeder in
            try seeder.write(key, spelling, in: table(language))
        }
    }

    private static func arguments() -> [SeededFault] {
        [
            writing(.brokenSpecifier, "greeting", "de", "Guten Morgen!"),
            writing(.brokenSpecifier, "greeting", "ja", "%d さん、おはよう。"),
            writing(.brokenSpecifier, "sent", "ja", "宛先: %1$@"),
            writing(.brokenSpecifier, "sent", "de", "%1$@ an %3$@ gesendet"),
            writing(.brokenSpecifier, "price", "de", "Der Preis ist %d Euro"),
            writing(.brokenSpecifier, "count", "ar", "لديك %@ رسائل جديدة"),
            writing(.brokenSpecifier, "count", "de", "Sie haben neue Briefe"),
            writing(.brokenSpecifier, "battery", "ja", "電池残量 %@"),
            writing(.lookalikePercent, "greeting", "ja", "\u{FF05}@さん、おはよう。"),
            writing(.lookalikePercent, "greeting", "ar", "صباح الخير يا \u{66A}@!"),
            writing(.lookalikePercent, "sent", "de", "%1$@ an \u{FE6A}2$@ gesendet"),
            writing(.leadingArgumentWithoutMark, "greeting", "ar", "%@ صباح الخير"),
            writing(.leadingArgumentWithoutMark, "sent", "ar", "%1$@ أرسل إلى %2$@"),
        ]
    }

    private static func plurals() -> [SeededFault] {
        let forms = [
            ("ar", "two", "صورتان"), ("ar", "few", "%d صور"), ("ar", "many", "%d صورة"), ("ar", "zero", "لا صور"),
            ("ar", "one", "صورة واحدة"), ("de", "one", "%d Foto"),
        ]
        return forms.map { language, category, text in
            SeededFault(rule: .missingPluralCategory, project: project, subjects: ["photos"]) { seeder in
                try seeder.replace(
                    "            <key>\(category)</key>\n            <string>\(text)</string>\n",
                    with: "",
                    in: "\(language).lproj/Localizable.stringsdict"
                )
            }
        }
    }

    private static func signs() -> [SeededFault] {
        [
            writing(.suspiciousEscape, "open", "de", "T\\ür öffnen"),
            writing(.suspiciousEscape, "open", "en", "Open the d\\u006For"),
            writing(.suspiciousEscape, "farewell", "de", "Bis \\U00e morgen also"),
            writing(.suspiciousEscape, "lines", "ja", "一行目\\\\n二行目"),
            writing(.suspiciousEscape, "price", "de", "Der Preis ist \\%.2f Euro"),
            writing(.controlCharacter, "open", "de", "Tür \u{7}öffnen"),
            writing(.controlCharacter, "farewell", "ja", "また\u{FFFD}明日"),
            writing(.controlCharacter, "open", "ar", "\u{202B}افتح الباب"),
            writing(.controlCharacter, "farewell", "en", "See you \u{FEFF}tomorrow"),
        ]
    }

    private static func keys() -> [SeededFault] {
        let duplicates = [("en", "open", "Close the door"), ("de", "farewell", "Bis dann"), ("ja", "open", "戸を閉める")]
        let missing = [("de", "farewell"), ("ar", "open"), ("ja", "quote"), ("ja", "farewell")]
        let stale = [("de", "old.title", "Alter Titel"), ("ar", "old.text", "نص قديم"), ("ja", "old.sign", "古い")]
        return duplicates.map { language, key, text in
            SeededFault(rule: .duplicateKey, project: project, subjects: [key]) { seeder in
                seeder.append("\"\(key)\" = \"\(text)\";\n", to: table(language))
            }
        }
            + missing.map { language, key in
                SeededFault(rule: .missingKey, project: project, subjects: [key]) { seeder in
                    try seeder.delete(key, in: table(language))
                }
            }
            + stale.map { language, key, text in
                SeededFault(rule: .staleKey, project: project, subjects: [key]) { seeder in
                    seeder.append("\"\(key)\" = \"\(text)\";\n", to: table(language))
                }
            }
    }

    private static func phrases() -> [SeededFault] {
        [
            writing(.untranslated, "open", "de", "Open the door"),
            writing(.untranslated, "farewell", "ja", "See you tomorrow"),
            writing(.untranslated, "price", "ar", "The price is %.2f euros"),
            writing(.composedPhrase, "open", "en", "Open the"),
            writing(.composedPhrase, "farewell", "en", "See you "),
            writing(.composedPhrase, "count", "en", " and %d new letters"),
        ]
            + [
                ("Open", ["Öffnen", "افتح", "開く"], ["Offen", "مفتوح", "営業中"]),
                ("Book", ["Buch", "كتاب", "本"], ["Reservieren", "احجز", "予約"]),
            ]
            .map { word, first, second in
                SeededFault(rule: .overloadedKey, project: project, subjects: [word], related: ["state"]) { seeder in
                    for (language, (own, other)) in zip(["de", "ar", "ja"], zip(first, second)) {
                        seeder.append("\"\(word)\" = \"\(own)\";\n\"state\" = \"\(other)\";\n", to: table(language))
                    }
                    seeder.append("\"\(word)\" = \"\(word)\";\n\"state\" = \"\(word)\";\n", to: table("en"))
                }
            }
            + ["greeting", "open", "farewell"].map { key in
                SeededFault(rule: .missingComment, project: project, subjects: [key]) { seeder in
                    try seeder.replace("/* Says: \(key). */\n", with: "", in: table("en"))
                }
            }
    }

    private static func files() -> [SeededFault] {
        let folders = [("de", "ger"), ("ja", "jp"), ("de", "de-UK")]
        let ignored = [("de", "/* never closed\n\"late\" = \"spät\";\n"), ("ja", "}\n\"late\" = \"遅い\";\n")]
        let unread = [("de", "\"open\" = \"Tür"), ("ar", "\"open\" \"الباب\";\n"), ("ja", "\"open\" = ;\n")]
        return folders.map { language, other in
            SeededFault(rule: .unknownLanguageFolder, project: project, subjects: []) { seeder in
                seeder.move(table(language), to: table(other))
            }
        }
            + ignored.map { language, text in
                SeededFault(rule: .ignoredEntries, project: project, subjects: []) { seeder in
                    seeder.append(text, to: table(language))
                }
            }
            + unread.map { language, text in
                SeededFault(rule: .unreadableFile, project: project, subjects: []) { seeder in
                    seeder.append(text, to: table(language))
                }
            }
    }
}
