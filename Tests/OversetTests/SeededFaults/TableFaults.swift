import Findings

extension SeededFault {
    private static let project = "Texts"

    /// The faults of the tables without a screen.
    static func ofTables() -> [SeededFault] {
        arguments() + plurals() + variables() + signs() + keys() + phrases() + files()
    }

    private static func table(_ language: String) -> String { "\(language).lproj/Localizable.strings" }

    private static func writing(
        _ kind: String,
        _ rule: Rule,
        _ key: String,
        _ language: String,
        _ spelling: String
    ) -> SeededFault {
        SeededFault(kind: kind, rule: rule, project: project, subjects: [key]) { seeder in
            try seeder.write(key, spelling, in: table(language))
        }
    }

    private static func arguments() -> [SeededFault] {
        [
            writing("a specifier left out", .brokenSpecifier, "greeting", "de", "Guten Morgen!"),
            writing("a specifier of another type", .brokenSpecifier, "greeting", "ja", "%d さん、おはよう。"),
            writing("a specifier left out", .brokenSpecifier, "sent", "ja", "宛先: %1$@"),
            writing("a specifier more than in the source", .brokenSpecifier, "sent", "de", "%1$@ an %3$@ gesendet"),
            writing("a specifier of another type", .brokenSpecifier, "price", "de", "Der Preis ist %d Euro"),
            writing("a specifier of another type", .brokenSpecifier, "count", "ar", "لديك %@ رسائل جديدة"),
            writing("a specifier left out", .brokenSpecifier, "count", "de", "Sie haben neue Briefe"),
            writing("a specifier of another type", .brokenSpecifier, "battery", "ja", "電池残量 %@"),
            writing("a percent sign of another script", .lookalikePercent, "greeting", "ja", "\u{FF05}@さん、おはよう。"),
            writing("a percent sign of another script", .lookalikePercent, "greeting", "ar", "صباح الخير يا \u{66A}@!"),
            writing(
                "a percent sign of another script",
                .lookalikePercent,
                "sent",
                "de",
                "%1$@ an \u{FE6A}2$@ gesendet"
            ),
            writing(
                "an argument at the start of a text from right to left",
                .leadingArgumentWithoutMark,
                "greeting",
                "ar",
                "%@ صباح الخير"
            ),
            writing(
                "an argument at the start of a text from right to left",
                .leadingArgumentWithoutMark,
                "sent",
                "ar",
                "%1$@ أرسل إلى %2$@"
            ),
        ]
    }

    private static func plurals() -> [SeededFault] {
        let forms = [
            ("ar", "two", "صورتان"), ("ar", "few", "%d صور"), ("ar", "many", "%d صورة"), ("ar", "zero", "لا صور"),
            ("ar", "one", "صورة واحدة"), ("de", "one", "%d Foto"),
        ]
        return forms.map { language, category, text in
            SeededFault(
                kind: "a plural form taken away",
                rule: .missingPluralCategory,
                project: project,
                subjects: ["photos"]
            ) { seeder in
                try seeder.replace(
                    "            <key>\(category)</key>\n            <string>\(text)</string>\n",
                    with: "",
                    in: "\(language).lproj/Localizable.stringsdict"
                )
            }
        }
    }

    private static func plural(
        _ kind: String,
        _ rule: Rule,
        _ language: String,
        _ part: String,
        _ other: String
    ) -> SeededFault {
        SeededFault(kind: kind, rule: rule, project: project, subjects: ["photos"]) { seeder in
            try seeder.replace(part, with: other, in: "\(language).lproj/Localizable.stringsdict")
        }
    }

    /// Faults of what ties the forms of a plural together.
    private static func variables() -> [SeededFault] {
        [
            plural("a variable with another name", .brokenSpecifier, "de", "%#@count@", "%#@anzahl@"),
            plural("a variable with another name", .brokenSpecifier, "ja", "%#@count@", "%#@数@"),
            plural(
                "a variable that takes no number",
                .brokenSpecifier,
                "de",
                "<string>d</string>",
                "<string>@</string>"
            ),
            plural("a specifier of another type", .brokenSpecifier, "ar", "%d صور<", "%@ صور<"),
            plural(
                "a wrong name of a plural form",
                .missingPluralCategory,
                "de",
                "<key>one</key>",
                "<key>single</key>"
            ),
            plural("a wrong name of a plural form", .missingPluralCategory, "ar", "<key>two</key>", "<key>dual</key>"),
            plural(
                "a variable that nothing refers to",
                .staleKey,
                "ar",
                "<string>%#@count@</string>",
                "<string>صور</string>"
            ),
        ]
    }

    private static func signs() -> [SeededFault] {
        [
            writing("an escape that is no escape", .suspiciousEscape, "open", "de", "T\\ür öffnen"),
            writing("an escape that is no escape", .suspiciousEscape, "open", "en", "Open the d\\u006For"),
            writing("an escape that is no escape", .suspiciousEscape, "farewell", "de", "Bis \\U00e morgen also"),
            writing("an escape that is no escape", .suspiciousEscape, "lines", "ja", "一行目\\\\n二行目"),
            writing("an escape that is no escape", .suspiciousEscape, "price", "de", "Der Preis ist \\%.2f Euro"),
            writing("a control character", .controlCharacter, "open", "de", "Tür \u{7}öffnen"),
            writing("a character that was lost", .controlCharacter, "farewell", "ja", "また\u{FFFD}明日"),
            writing("a direction that is never closed", .controlCharacter, "open", "ar", "\u{202B}افتح الباب"),
            writing("a byte-order mark inside a text", .controlCharacter, "farewell", "en", "See you \u{FEFF}tomorrow"),
        ]
    }

    private static func keys() -> [SeededFault] {
        let duplicates = [("en", "open", "Close the door"), ("de", "farewell", "Bis dann"), ("ja", "open", "戸を閉める")]
        let missing = [("de", "farewell"), ("ar", "open"), ("ja", "quote"), ("ja", "farewell")]
        let stale = [("de", "old.title", "Alter Titel"), ("ar", "old.text", "نص قديم"), ("ja", "old.sign", "古い")]
        return duplicates.map { language, key, text in
            SeededFault(
                kind: "a key twice, with different texts",
                rule: .duplicateKey,
                project: project,
                subjects: [key]
            ) { seeder in
                seeder.append("\"\(key)\" = \"\(text)\";\n", to: table(language))
            }
        }
            + missing.map { language, key in
                SeededFault(kind: "a missing translation", rule: .missingKey, project: project, subjects: [key]) {
                    seeder in
                    try seeder.delete(key, in: table(language))
                }
            }
            + stale.map { language, key, text in
                SeededFault(
                    kind: "a key that the source does not have",
                    rule: .staleKey,
                    project: project,
                    subjects: [key]
                ) { seeder in
                    seeder.append("\"\(key)\" = \"\(text)\";\n", to: table(language))
                }
            }
    }

    private static func phrases() -> [SeededFault] {
        [
            writing("the source text as a translation", .untranslated, "open", "de", "Open the door"),
            writing("the source text as a translation", .untranslated, "farewell", "ja", "See you tomorrow"),
            writing("the source text as a translation", .untranslated, "price", "ar", "The price is %.2f euros"),
            writing("a source text that others are put behind", .composedPhrase, "open", "en", "Open the"),
            writing("a source text that others are put behind", .composedPhrase, "farewell", "en", "See you "),
            writing("a source text that others are put behind", .composedPhrase, "count", "en", " and %d new letters"),
        ]
            + [
                ("Open", ["Öffnen", "افتح", "開く"], ["Offen", "مفتوح", "営業中"]),
                ("Book", ["Buch", "كتاب", "本"], ["Reservieren", "احجز", "予約"]),
            ]
            .map { word, first, second in
                SeededFault(
                    kind: "one key for two meanings",
                    rule: .overloadedKey,
                    project: project,
                    subjects: [word],
                    related: ["state"]
                ) { seeder in
                    for (language, (own, other)) in zip(["de", "ar", "ja"], zip(first, second)) {
                        seeder.append("\"\(word)\" = \"\(own)\";\n\"state\" = \"\(other)\";\n", to: table(language))
                    }
                    seeder.append("\"\(word)\" = \"\(word)\";\n\"state\" = \"\(word)\";\n", to: table("en"))
                }
            }
            + ["greeting", "open", "farewell"].map { key in
                SeededFault(kind: "a comment taken away", rule: .missingComment, project: project, subjects: [key]) {
                    seeder in
                    try seeder.replace("/* Says: \(key). */\n", with: "", in: table("en"))
                }
            }
    }

    private static func files() -> [SeededFault] {
        let folders = [("de", "ger"), ("ja", "jp"), ("de", "de-UK")]
        let ignored = [
            ("a comment that is never closed", "de", "/* never closed\n\"late\" = \"spät\";\n"),
            ("a bracket too many", "ja", "}\n\"late\" = \"遅い\";\n"),
        ]
        let unread = [
            ("a quote that is never closed", "de", "\"open\" = \"Tür"),
            ("a missing equals sign", "ar", "\"open\" \"الباب\";\n"), ("a missing value", "ja", "\"open\" = ;\n"),
            ("a missing semicolon", "de", "\"late\" = \"spät\"\n\"later\" = \"später\";\n"),
            ("quotes that are not escaped", "de", "\"said\" = \"Er sagte \"ja\".\";\n"),
            ("quotes that are not escaped", "ja", "\"said\" = \"\"はい\"と言った。\";\n"),
        ]
        return folders.map { language, other in
            SeededFault(
                kind: "a language folder with a wrong name",
                rule: .unknownLanguageFolder,
                project: project,
                subjects: []
            ) { seeder in
                seeder.move(table(language), to: table(other))
            }
        }
            + ignored.map { kind, language, text in
                SeededFault(kind: kind, rule: .ignoredEntries, project: project, subjects: []) { seeder in
                    seeder.append(text, to: table(language))
                }
            }
            + unread.map { kind, language, text in
                SeededFault(kind: kind, rule: .unreadableFile, project: project, subjects: []) { seeder in
                    seeder.append(text, to: table(language))
                }
            }
    }
}
