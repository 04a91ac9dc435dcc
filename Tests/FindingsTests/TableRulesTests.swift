import Findings
import SourceText
import StringTables
import Testing

struct TableRulesTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        (#"Settings \u203A"#, ["en: '\\u203A' is no escape: 'u203A' is shown; write '\\U203A' or the character"]),
        (#"\U12"#, ["en: '\\U12' needs four hexadecimal digits"]),
        (#"\U1F600"#, ["en: '\\U' takes four digits; write U+1F600 itself, or as two escapes of four digits"]),
        (#"\U0001F600"#, ["en: '\\U' takes four digits; write U+1F600 itself, or as two escapes of four digits"]),
        (#"\(name)"#, ["en: '\\(' inserts nothing in a table; write a specifier such as '%@'"]),
        (#"a\qb"#, ["en: the backslash before 'q' vanishes; write '\\\\' for a backslash"]),
        (#"a\\nb"#, []), (#"a\\n"#, ["en: '\\\\n' shows a backslash and an n; write '\\n' for a new line"]),
        (#"\101"#, ["en: '\\101' is an octal code of an old encoding; write the character"]),
        (#"\a"#, ["en: '\\a' is a control character that nothing shows; write '\\\\' for a backslash"]),
        (#"\n \t \" \' \/ \\ \UD83D\UDE00 \U00E9cole \’ \r"#, []), ("a\\\nb", []), (#"C:\\Users\\name"#, []),
    ])
    func `backslashes are told apart`(spelling: String, expected: [String]) throws {
        #expect(try Sample.says(.suspiciousEscape, Sample.entry(spelling)) == expected)
    }

    @Test func `an escape is told where it stands`() throws {
        let table = try Sample.table("\n" + Sample.entry(#"ab\u0041"#))
        let found = TableRules().findings(in: [table]) { $0 == .suspiciousEscape }.flatMap { $0 }
        #expect(found.map { "\($0.location)" } == ["en.lproj/L.strings:2:10"])
    }

    @Test(arguments: [
        ("a\u{12}b\u{12}", ["en: U+0012 is a control character; remove it"]),
        ("\u{FEFF}a", ["en: U+FEFF, a byte-order mark, stands in the text; remove it"]),
        ("a\u{FFFD}", ["en: U+FFFD stands where a character was lost; write it again"]),
        ("\u{2068}%@", ["en: the direction that U+2068 begins is never ended; add U+2069"]),
        ("\u{202A}%@", ["en: the direction that U+202A begins is never ended; add U+202C"]),
        ("\u{2068}a\u{202A}b\u{2069}", []), ("\u{202A}a\u{202C}", []), ("a\tb\u{200F}\u{200D}\u{AD}", []),
        ("\u{2069}\u{202C}", []),
    ])
    func `control characters are named`(text: String, expected: [String]) throws {
        #expect(try Sample.says(.controlCharacter, Sample.entry(text)) == expected)
    }

    @Test(arguments: [
        ("%@ left", "残り\u{FF05}@", true), ("%ld left", "\u{066A} ld متبقي", true),
        ("%ld%% left", "残り%ld\u{FF05}", false),
        ("50% off", "50\u{FF05}オフ", false), ("%d", "%d \u{FF05}d", false),
    ])
    func `a percent sign of another script is a fault in a specifier's place only`(
        source: String,
        translation: String,
        isFault: Bool
    ) throws {
        let translations = ["ja": Sample.entry(translation)]
        let found = try Sample.says(.lookalikePercent, Sample.entry(source), translations)
        #expect(found.count == (isFault ? 1 : 0), "\(found)")
        // One cause is told once.
        if isFault { #expect(try Sample.says(.brokenSpecifier, Sample.entry(source), translations) == []) }
    }

    @Test func `only different texts of one key are duplicates`() throws {
        let text = Sample.entry("a") + Sample.entry("a") + Sample.entry("b", key: "D") + Sample.entry("c", key: "D")
        let found = try Sample.says(.duplicateKey, text)
        #expect(found == ["en: the key stands twice with different texts; the last one is shown, remove the other"])
    }

    @Test(arguments: [
        ("%@ انضم إلى", true), ("\u{200F}%@ انضم", false), ("انضم %@", false), ("%d صورة", false), ("%@ %@", false),
        ("%@ joined", false), ("\u{2068}%@\u{2069} انضم", false), ("- %1$@ انضم", true),
    ])
    func `a right-to-left text that begins with an object needs a mark`(text: String, isFault: Bool) throws {
        let found = try Sample.says(.leadingArgumentWithoutMark, Sample.entry("%@ joined"), ["ar": Sample.entry(text)])
        #expect(found.count == (isFault ? 1 : 0), "\(found)")
    }

    @Test func `left-to-right languages are asked for marks by an option, and in apps with both directions`() throws {
        var options = RuleOptions()
        try options.set("languages", of: .leadingArgumentWithoutMark, to: "all")
        let source = Sample.entry("%@ joined")
        #expect(try Sample.says(.leadingArgumentWithoutMark, source, ["de": source], options: options) == [])
        let found = try Sample.says(
            .leadingArgumentWithoutMark,
            source,
            ["ar": Sample.entry("\u{200F}%@ انضم")],
            options: options
        )
        #expect(found == ["en: the text begins with an argument, which decides its direction; begin it with U+200E"])
    }

    @Test func `missing texts are told by key, and by table where most are missing`() throws {
        let keys = ["A", "B", "C", "D"]
        func texts(_ keys: [String]) -> String { keys.map { Sample.entry("Text \($0)", key: $0) }.joined() }
        let found = try Sample.says(
            .missingKey,
            texts(keys) + Sample.entry("-", key: "DASH") + Sample.entry("abc-12-Xyz.text", key: "abc-12-Xyz.text"),
            ["de": texts(["A", "B", "C"]), "fr": texts(["A", "B", "C"]), "ja": texts(["A"])]
        )
        #expect(found == ["de,fr: the text has no translation", "ja: 3 of 4 texts have no translation"])
    }

    @Test func `the other format of a table counts`() throws {
        var table = try Sample.table(Sample.entry("a") + Sample.entry("b", key: "B"), ["de": Sample.entry("a")])
        table.elsewhere = ["de": [Array("B".utf8)]]
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey } == [[]])
    }

    @Test func `keys that only translations have, and views that are gone, are stale`() throws {
        let source = Sample.entry("a") + Sample.entry("b", key: "abc-12-Xyz.text")
        var table = try Sample.table(source, ["de": source + Sample.entry("c", key: "OLD")])
        table.objects = ["def-34-Uvw"]
        let found = TableRules().findings(in: [table]) { $0 == .staleKey }.flatMap { $0 }
        #expect(
            found.map { "\($0.key) \($0.occurrences.map(\.locale)) \($0.message)" }
                == [
                    #"abc-12-Xyz.text ["en", "de"] 'abc-12-Xyz' is no object of L any more"#,
                    #"OLD ["de"] the source language does not have the key"#,
                ]
        )
        table.isPartial = true
        #expect(TableRules().findings(in: [table]) { $0 == .staleKey }.flatMap { $0 }.map(\.key) == ["abc-12-Xyz.text"])
    }

    @Test func `a translation that repeats what others translate is untranslated`() throws {
        func texts(_ first: String, _ second: String) -> String {
            Sample.entry(first, key: "A") + Sample.entry(second, key: "B")
                + Sample.entry("https://a.example/b c", key: "U")
        }
        let found = try Sample.says(
            .untranslated,
            texts("Delete all photos", "Photo Mania"),
            [
                "de": texts("Alle löschen", "Photo Mania"), "fr": texts("Tout effacer", "Photo Mania"),
                "it": texts("Delete all photos", "Photo Mania"), "en-GB": texts("Delete all photos", "Photo Mania"),
            ]
        )
        #expect(found == ["it: the translation is the source text"])
    }

    @Test func `a language that repeats most of a table is told once`() throws {
        let texts = ["A", "B", "C", "D"].map { Sample.entry("Delete all of \($0)", key: $0) }.joined()
        let other = ["A", "B", "C", "D"].map { Sample.entry("Alles von \($0) weg", key: $0) }.joined()
        let found = try Sample.says(.untranslated, texts, ["de": other, "fr": texts])
        #expect(found == ["fr: 4 of 4 texts are those of the source language"])
    }

    @Test(arguments: [
        ("Go to next ", true), (" (default)", true), ("List of", true), ("the", false), ("Log in", false),
        ("%@ of %@", false),
        (" ", false), ("Next\n", false), ("Name:\u{A0}", false), ("Turn off the", true), ("A and B", false),
    ])
    func `pieces of sentences are told by their ends`(text: String, isFault: Bool) throws {
        #expect(try Sample.says(.composedPhrase, Sample.entry(text)).count == (isFault ? 1 : 0))
    }

    @Test(arguments: [
        ("/* No comment provided by engineer. */", true), ("", true), ("/* K */", true),
        ("/* overset: width<=80 */", true),
        ("/* Button: a verb. overset: width<=80 */", false),
        ("/* Class = \"UILabel\"; text = \"a\"; ObjectID = \"x\"; */", false),
    ])
    func `a comment says something that the key does not`(comment: String, isFault: Bool) throws {
        #expect(try Sample.says(.missingComment, comment + "\n" + Sample.entry("a")).count == (isFault ? 1 : 0))
    }

    @Test func `a language needs its plural forms, and no others`() throws {
        func rules(_ forms: [String]) -> String {
            let texts = forms.map { "<key>\($0)</key><string>%d</string>" }.joined()
            return """
                <plist version="1.0"><dict><key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
                <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
                """
        }
        let found = try Sample.says(
            .missingPluralCategory,
            rules(["one", "other"]),
            [
                "de": rules(["one", "other"]), "fr": rules(["one", "other"]), "ja": rules(["other"]),
                "ru": rules(["one", "other", "much"]), "ar": rules(["one", "two", "few", "many", "other"]),
            ],
            extension: "stringsdict"
        )
        #expect(
            Set(found) == [
                "ar: the plural form 'zero' is missing", "ru: the plural forms 'few', 'many' are missing",
                "ru: 'much' of 'n' is no plural category, and is never shown",
            ]
        )
        // What the source language never counts, nobody has to.
        #expect(
            try Sample.says(
                .missingPluralCategory,
                rules(["other"]),
                ["de": rules(["other"])],
                extension: "stringsdict"
            ) == []
        )
        #expect(
            try Sample.says(.missingPluralCategory, rules(["one"]), extension: "stringsdict")
                == ["en: the plural form 'other' is missing"]
        )
    }

    @Test(
        arguments: [
            ("jp", "'jp' is no language; rename the folder to ja.lproj"),
            ("en-UK", "'UK' is no region; rename the folder to en-GB.lproj"),
            ("eng", "'eng' is no language; rename the folder to en.lproj"),
            ("qqq", "'qqq' is no language that is known; name the folder by its tag, such as de.lproj"),
            ("de", nil), ("zh-Hans-CN", nil), ("es-419", nil), ("Base", nil), ("mul", nil),
        ] as [(String, String?)]
    )
    func `a folder that no system loads is told with the right name`(tag: String, expected: String?) {
        let fault = LanguageFolderCheck.fault(
            ofTag: tag,
            isLanguage: ["en", "eng", "de", "zh", "es"].contains,
            isRegion: ["GB", "CN", "419"].contains
        )
        #expect(fault == expected)
    }

    @Test func `an option is refused with what it takes`() {
        var options = RuleOptions()
        #expect(throws: RuleOptions.Fault.self) { try options.set("minimum-words", of: .untranslated, to: "0") }
        #expect(throws: RuleOptions.Fault.self) { try options.set("table-share", of: .missingKey, to: "101") }
        #expect(throws: RuleOptions.Fault.self) { try options.set("minimum-words", of: .missingKey, to: "3") }
    }

    /// Every option of a page can be set to its default, and changes nothing then.
    @Test func `the documented defaults are the defaults`() throws {
        var options = RuleOptions()
        for rule in Rule.allCases {
            for option in rule.documentation.options {
                try options.set(option.name, of: rule, to: option.standard)
            }
        }
        #expect(options == RuleOptions())
    }
}
