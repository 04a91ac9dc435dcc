import Findings
import SourceText
import StringTables
import Testing

struct BrokenSpecifierTests {
    private func says(_ source: String, _ translation: String) throws -> [String] {
        try TableSample.says(.brokenSpecifier, TableSample.entry(source), ["de": TableSample.entry(translation)])
    }

    @Test(arguments: [
        ("%d of %@", "%2$@ von %1$d"), ("%1$@", "%@"), ("%d", "%i"), ("%d", "%u"), ("%d", "%X"), ("%*d", "%2$d %1$d"),
        ("%@ 100%%", "%@ 100 %%"), ("no argument", "ohne"), ("100% free", "100% frei"), ("50%", "%50si yok"),
        ("%@", ""), ("%5.2f", "%f"), ("%lld", "%ld"), ("${name}", "$name"), ("%@", "%1$@ und noch einmal %1$@"),
        // A plural form that English does not need.
        ("", "%d neue Fotos"),
    ])
    func `the same arguments in another order or spelling are right`(source: String, translation: String) throws {
        #expect(try says(source, translation) == [])
    }

    @Test(arguments: [
        ("<a href='https://w.org/de/%D0%9C%D0%B8'>Welt</a>", true), ("https://w.org/%D0 %D0", false),
        ("%D0 https://w.org", false), ("https://w.org/%D", false), ("https://w.org/%DZ", false), ("www.org/%D0", false),
    ])
    func `bytes of an address are no arguments where the source text has none`(
        translation: String,
        isRight: Bool
    ) throws {
        #expect(try says("World", translation).isEmpty == isRight)
        #expect(try !says("World %@", translation).isEmpty)
    }

    @Test(arguments: [
        ("%1$m/%2$d/%3$Y", "%d.%m.%Y", true),
        ("%m/%d/%Y  %I:%M %p", "%d.%m.%Y  %H:%M Uhr", true), ("%A, %B %e", "%A, %e %B", true),
        ("%d %s", "%s %d", false),
        ("%d of %@ on %m/%Y", "%@ %d", false), ("%d %b %@", "%b %@ %d", false),
    ])
    func `fields of dates in the way of C are no arguments`(source: String, translation: String, isRight: Bool) throws {
        #expect(try says(source, translation).isEmpty == isRight)
    }

    @Test(arguments: [
        ("mailto:a@w.org?subject=Comments%20about%20it", "mailto:a@w.org?subject=Fragen%20dazu", true),
        ("https://w.org/%D0%9C", "https://w.org/%D0%9C%D0%B8", true),
        ("mailto:a@w.org %20d", "mailto:a@w.org %20s", false),
        ("%@ https://w.org/%D0", "https://w.org/%D0", false),
    ])
    func `an address in both languages takes no arguments`(source: String, translation: String, isRight: Bool) throws {
        #expect(try says(source, translation).isEmpty == isRight)
    }

    @Test(arguments: [
        (
            "%d of %@", "%@ von %d",
            [
                "de: '%@' takes argument 1 as an object, and the source's '%d' as an integer of 32 bits",
                "de: '%d' takes argument 2 as an integer of 32 bits, and the source's '%@' as an object",
            ]
        ),
        ("%@", "%1$@ %2$@", ["de: '%2$@' takes argument 2, which the source string does not have"]),
        ("Hello", "Hallo %@", ["de: '%@' takes argument 1, which the source string does not have"]),
        ("%@", "Hallo", ["de: argument 1 ('%@') of the source string is not shown"]),
        ("%@ %d", "Hallo", ["de: arguments 1 ('%@'), 2 ('%d') of the source string are not shown"]),
        ("%@", "Hallo %I", ["de: argument 1 ('%@') of the source string is not shown; '%I' is not a specifier"]),
        (
            "%1$@ %2$@", "%2$@",
            [
                "de: argument 1 ('%1$@') of the source string is not shown, so the arguments after it are read from the wrong positions"
            ]
        ),
        (
            "%d", "%ld",
            ["de: '%ld' takes argument 1 as an integer of 64 bits, and the source's '%d' as an integer of 32 bits"]
        ),
        (
            "%*d", "%d",
            ["de: argument 2 ('%*d') of the source string is not shown"]
        ),
        (
            "for %@", "für % @",
            [
                "de: '% @' takes an argument although it contains a space; remove the space, or write '%%' "
                    + "for a percent sign"
            ]
        ),
        ("%@", "%s", ["de: '%s' takes argument 1 as a C string, and the source's '%@' as an object"]),
        (
            "%d", "%f",
            ["de: '%f' takes argument 1 as a floating-point number, and the source's '%d' as an integer of 32 bits"]
        ),
    ])
    func `each difference is told once, in words`(source: String, translation: String, expected: [String]) throws {
        #expect(try says(source, translation) == expected)
    }

    @Test func `a number of another width and an argument left out are warnings, a wrong type is an error`() throws {
        func severity(_ source: String, _ translation: String) throws -> [Severity] {
            let table = try TableSample.table(TableSample.entry(source), ["de": TableSample.entry(translation)])
            return TableRules().findings(in: [table]) { $0 == .brokenSpecifier }.flatMap { $0 }.map(\.severity)
        }
        #expect(try severity("%d", "%ld") == [.warning])
        #expect(try severity("%@", "x") == [.warning])
        #expect(try severity("%@", "%d") == [.error])
        #expect(try severity("%1$@ %2$@", "%2$@") == [.error])
        #expect(try severity("x", "%@") == [.error])
    }

    @Test func `one cause in several languages is one finding at the source text`() throws {
        let table = try TableSample.table(
            TableSample.entry("%@"),
            ["de": TableSample.entry("x"), "fr": TableSample.entry("y"), "ja": "\n" + TableSample.entry("%d")]
        )
        let found = TableRules().findings(in: [table]) { $0 == .brokenSpecifier }.flatMap { $0 }
        #expect(found.map { $0.occurrences.map(\.locale) } == [["de", "fr"], ["ja"]])
        #expect(found.map { "\($0.location)" } == ["en.lproj/L.strings:1:7", "ja.lproj/L.strings:2:7"])
        #expect(Set(found.map(\.fingerprint)).count == 2)
        #expect(
            found[0].occurrences.map { "\($0.location?.path ?? "")" } == ["de.lproj/L.strings", "fr.lproj/L.strings"]
        )
    }

    private static func rules(_ format: String, _ forms: [(String, String)], variable: String = "n") -> String {
        let texts = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>\(variable)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
            """
    }

    @Test func `plural forms may leave the number out, and format and forms are held against their like`() throws {
        let source = Self.rules("%@ %#@n@", [("one", "%d file"), ("other", "%d files")])
        func says(_ format: String, _ forms: [(String, String)], variable: String = "n") throws -> [String] {
            try TableSample.says(
                .brokenSpecifier,
                source,
                ["de": Self.rules(format, forms, variable: variable)],
                extension: "stringsdict"
            )
        }
        #expect(try says("%@ %#@n@", [("one", "eine Datei"), ("other", "%d Dateien")]) == [])
        #expect(try says("%@ %#@m@", [("one", "eine Datei"), ("other", "%d Dateien")], variable: "m") == [])
        #expect(try says("%2$#@n@ %1$@", [("one", "eine"), ("other", "%d Dateien")]) == [])
        #expect(
            try says("%@ %#@n@", [("one", "eine"), ("other", "%@ Dateien")])
                == ["de: '%@' takes argument 1 as an object, and the source's '%d' as an integer of 32 bits"]
        )
        #expect(
            try says("%@ %#@x@", [("one", "eine"), ("other", "%d Dateien")])
                == ["de: '%#@x@' refers to a variable that is not defined"]
        )
    }

    /// What the rule says of a String Catalog in English and German.
    private static func says(ofCatalog catalog: String) throws -> [String] {
        let table = try TableSample.table(ofCatalog: catalog)
        return TableRules().findings(in: [table]) { $0 == .brokenSpecifier }.flatMap { $0 }.map(\.message)
    }

    @Test(arguments: [("%arg Dateien", 0), ("%2$ld Dateien", 0), ("%3$ld Dateien", 1), ("%2$@ Dateien", 1)])
    func `a number in a substitution is a position in the whole text`(form: String, count: Int) throws {
        func localization(_ form: String) -> String {
            """
            {"stringUnit":{"state":"translated","value":"%.2f MB, %#@files@"},"substitutions":{"files":{"argNum":2,
            "formatSpecifier":"ld","variations":{"plural":{"other":{"stringUnit":{"state":"translated",
            "value":"\(form)"}}}}}}}
            """
        }
        let catalog = """
            {"sourceLanguage":"en","strings":{"%.2f MB, %ld files":{"localizations":{"en":\(localization("%arg files")),
            "de":\(localization(form))}}},"version":"1.0"}
            """
        #expect(try Self.says(ofCatalog: catalog).count == count)
    }

    @Test func `the forms of a catalog are whole texts`() throws {
        func catalog(_ translation: String) -> String {
            """
            {"sourceLanguage":"en","strings":{"K":{"localizations":{"en":{"stringUnit":{"state":"translated",
            "value":"%lld files in %@"}},"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated",
            "value":"Eine Datei in %2$@"}},"other":{"stringUnit":{"state":"translated","value":"\(translation)"}}}}}}}},
            "version":"1.0"}
            """
        }
        func says(_ translation: String) throws -> [String] { try Self.says(ofCatalog: catalog(translation)) }
        #expect(try says("%1$lld Dateien in %2$@") == [])
        #expect(
            try says("%2$@ Dateien in %1$@")
                == [
                    "'%1$@' takes argument 1 as an object, and the source's '%lld' as an integer of 64 bits"
                ]
        )
    }

    @Test(arguments: [
        ("label.text = String(format: TEXT, count)", ["note"]), ("label.text = TEXT", ["warning"]), ("", ["error"]),
        ("label.text = String(format: TEXT, count); title.text = TEXT", ["error"]),
    ])
    func `an argument that the code passes is a note`(code: String, severities: [String]) throws {
        let text = code.replacing("TEXT", with: "NSLocalizedString(\"K\", comment: \"\")")
        let found = try CodeSample.findings(
            .brokenSpecifier,
            text,
            table: TableSample.entry("The files are gone", key: "K"),
            translations: ["de": TableSample.entry("%i Dateien sind weg", key: "K")]
        )
        #expect(found.map(\.severity.rawValue) == severities)
    }

    @Test func `the value of a case is asked for where code names the case`() throws {
        let code = """
            enum Titles: String { case gone = "K"; var localized: String { lookUp(rawValue) } }
            func f() { label.text = String(format: Titles.gone.localized, count) }
            """
        func severities(_ code: String) throws -> [String] {
            try CodeSample.findings(
                .brokenSpecifier,
                code,
                table: TableSample.entry("The files are gone", key: "K"),
                translations: ["de": TableSample.entry("%i Dateien sind weg", key: "K")]
            ).map(\.severity.rawValue)
        }
        #expect(try severities(code) == ["note"])
        #expect(try severities(code.replacing(", count", with: "")) == ["error"])
    }

    @Test(arguments: [(2, 0), (3, 1)])
    func `a catalog says which argument a substitution without a number takes`(argument: Int, count: Int) throws {
        func localization(_ text: String, _ argument: Int) -> String {
            """
            {"stringUnit":{"state":"translated","value":"\(text)"},"substitutions":{"nodes":{"argNum":\(argument),
            "formatSpecifier":"ld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}
            """
        }
        let catalog = """
            {"sourceLanguage":"en","version":"1.0","strings":{"K":{"localizations":{
            "en":\(localization("%.1f meters, %#@nodes@ nodes", 2)),"de":\(localization("%1$.0f Meter, %#@nodes@", argument))}}}}
            """
        let table = try TableSample.table(ofCatalog: catalog)
        let found = TableRules().findings(in: [table]) { $0 == .brokenSpecifier }.flatMap { $0 }
        #expect(found.isEmpty == (count == 0))
    }

    @Test(arguments: [
        ("OtherLocalisedString(stringKey: \"K\", \"A\", \"B\")", ["note"]),
        ("OtherLocalisedString(stringKey: \"K\", \"A\")", ["error"]),
        ("OtherLocalisedString(stringKey: \"K\", \"A\", nil)", ["error"]),
        ("show(title: \"K\", \"A\", \"B\")", ["error"]),
    ])
    func `a function of a package may fill the text of its key`(call: String, severities: [String]) throws {
        let found = try CodeSample.findings(
            .brokenSpecifier,
            "label.text = " + call,
            table: TableSample.entry("%@ left"),
            translations: ["de": TableSample.entry("%@ und %@")]
        )
        #expect(found.map(\.severity.rawValue) == severities)
    }

    @Test(arguments: [
        ("%i reviews (%i new)", "%i recenzji (%i nowych)", 0), ("%i reviews (%i new)", "%i recenzji (%@ nowych)", 1),
        ("reviews_%i", "%@ recenzji", 0), ("%i other reviews", "%@ recenzji", 0),
    ])
    func `a text that code asks for is its own source text where the table lacks it`(
        key: String,
        translation: String,
        count: Int
    ) throws {
        let asked = key == "%i other reviews" ? "Reviews" : key
        let found = try CodeSample.findings(
            .brokenSpecifier,
            "label.text = String(format: NSLocalizedString(\"\(asked)\", comment: \"\"), count, fresh)",
            table: TableSample.entry("Done"),
            translations: ["pl": TableSample.entry(translation, key: key)]
        )
        #expect(found.count == count)
    }
}
