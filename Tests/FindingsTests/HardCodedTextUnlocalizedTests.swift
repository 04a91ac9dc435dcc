import Findings
import Testing

@Suite("Hard-coded strings of apps that nobody localizes")
struct HardCodedTextUnlocalizedTests {
    private static func code(shown: Int, localized: Int) -> String {
        let lines =
            (0..<shown).map { "label\($0).text = \"Latest photos \($0)\"" }
            + (0..<localized).map { "title\($0).text = NSLocalizedString(\"Z\($0)\", comment: \"\")" }
        return "func f() {\n\(lines.joined(separator: "\n"))\n}"
    }

    private static func table(_ localized: Int) -> String {
        (0..<localized).map { TableSample.entry("Title \($0)", key: "Z\($0)") }.joined()
    }

    @Test(arguments: [
        (2, 0), (1, 0), (8, 7), (8, 8), (5, 9),
    ])
    func `are one note, however many are localized`(shown: Int, localized: Int) throws {
        let code = Self.code(shown: shown, localized: localized)
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(localized), translations: [:])
        #expect(found.map(\.severity) == [.note])
    }

    @Test func `the note names all of a few`() throws {
        let code = Self.code(shown: 2, localized: 1)
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(1), translations: [:])
        #expect(
            found.map(\.message) == [
                "code shows 2 strings that are not localized, and 1 that are: "
                    + "'Latest photos 0' (Photos.swift:2), 'Latest photos 1' (Photos.swift:3)"
            ]
        )
    }

    @Test func `the note shortens long texts`() throws {
        let text = "A photo that somebody has taken some time ago"
        let code = "func f() {\n    label1.text = \"\(text)\"\n    label2.text = \"Latest photos\"\n}"
        let found = try CodeSample.findings(.hardCodedText, code, translations: [:])
        let name = ": 'A photo that somebody has taken some ti…' (Photos.swift:2), "
        #expect(found.first?.message.contains(name) == true)
    }

    @Test func `the note says how to list them`() throws {
        let code = Self.code(shown: 6, localized: 2)
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(2), translations: [:])
        #expect(
            found.map(\.message) == [
                "code shows 6 strings that are not localized, and 2 that are: 'Latest photos 0' (Photos.swift:2), "
                    + "'Latest photos 1' (Photos.swift:3), 'Latest photos 2' (Photos.swift:4), 'Latest photos 3' (Photos.swift:5) "
                    + "and 2 more; to list them all, set 'unlocalized-apps: report' for this rule in overset.yml"
            ]
        )
        #expect(found.map(\.location.line) == [2])
        let all = try CodeSample.findings(.hardCodedText, code, translations: [:], unlocalizedApps: "report")
        #expect(all.count == 6)
    }

    @Test(arguments: [(9, 2, 9), (10, 2, 1), (10, 3, 10)])
    func `a text or two that are translated do not make an app with many strings a translated one`(
        shown: Int,
        translated: Int,
        count: Int
    ) throws {
        let table = (0..<translated).map { TableSample.entry("Bilder \($0)", key: "Z\($0)") }.joined()
        let found = try CodeSample.findings(
            .hardCodedText,
            Self.code(shown: shown, localized: translated),
            table: Self.table(translated),
            translations: ["de": table]
        )
        #expect(found.count == count)
    }

    @Test func `a translation makes all of them findings`() throws {
        let found = try CodeSample.findings(.hardCodedText, Self.code(shown: 6, localized: 2))
        #expect(found.count == 6)
    }

    @Test(arguments: [(4, 5, 4), (5, 5, 5), (6, 5, 1)])
    func `where a second language is a copy, more than the localized ones are counted`(
        shown: Int,
        localized: Int,
        count: Int
    ) throws {
        let texts = Self.table(localized)
        var table = try TableSample.table(texts, ["de": texts])
        table.name = "Localizable"
        let code = Self.code(shown: shown, localized: localized)
        let found = try CodeSample.findings(.hardCodedText, code, tables: [table])
        #expect(found.count == count)
    }

    @Test(arguments: [("Photo 0", 1), ("Foto 0", 6)])
    func `copies of several small tables are no translation`(german: String, count: Int) throws {
        let copy = (0..<3).map { TableSample.entry("Photo \($0)", key: "K\($0)") }.joined()
        let other = copy.replacing("Photo 0", with: german)
        var tables = [try TableSample.table(copy, ["de": copy]), try TableSample.table(copy, ["de": other])]
        (tables[0].name, tables[1].name) = ("LaunchScreen", "Main")
        let found = try CodeSample.findings(.hardCodedText, Self.code(shown: 6, localized: 2), tables: tables)
        #expect(found.count == count)
    }

    @Test(arguments: [("InfoPlist", 1), ("Intents", 1), ("Localizable", 6)])
    func `what the system shows of an app is no translation of it`(name: String, count: Int) throws {
        let text = TableSample.entry("It takes pictures.", key: "Z0")
        var table = try TableSample.table(text, ["de": TableSample.entry("Es macht Bilder.", key: "Z0")])
        table.name = name
        let found = try CodeSample.findings(.hardCodedText, Self.code(shown: 6, localized: 0), tables: [table])
        #expect(found.count == count)
    }

    @Test(arguments: [("Libs/Scan.bundle/en.lproj/Scan.strings", 1), ("Scan/en.lproj/Scan.strings", 6)])
    func `a bundle beside the app's own tables is that of a library`(file: String, count: Int) throws {
        let text = Self.table(6)
        var tables = [
            try TableSample.table(text),
            try TableSample.table(text, ["de": text.replacing("Title", with: "Titel")]),
        ]
        (tables[0].name, tables[1].file) = ("Localizable", file)
        let found = try CodeSample.findings(.hardCodedText, Self.code(shown: 6, localized: 2), tables: tables)
        #expect(found.count == count)
    }

    @Test func `what no table has is localized by nobody`() throws {
        let code = Self.code(shown: 6, localized: 9)
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(5), translations: [:])
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("code shows 6 strings that are not localized, and 5 that are") == true)
    }

    @Test func `what several files look up is localized, with or without a table`() throws {
        let code = Self.code(shown: 3, localized: 4)
        let other = ["App/Other.swift": "func g() { title.text = NSLocalizedString(\"Other\", comment: \"\") }\n"]
        let found = try CodeSample.findings(.hardCodedText, code, translations: [:], files: other)
        #expect(found.first?.message.hasPrefix("code shows 3 strings that are not localized, and 5 that are") == true)
        let one = try CodeSample.findings(.hardCodedText, code, translations: [:])
        #expect(one.first?.message.hasPrefix("code shows 3 strings that are not localized, and 0 that are") == true)
    }

    @Test func `files of others count on neither side`() throws {
        let code = Self.code(shown: 3, localized: 1)
        let other = [
            "Vendor/Other.swift":
                "func g() { a.text = NSLocalizedString(\"Z0\", comment: \"\"); label9.text = \"Older photos\" }\n"
        ]
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(1), translations: [:], files: other)
        #expect(found.first?.message.hasPrefix("code shows 3 strings that are not localized, and 1 that are") == true)
    }

    @Test(arguments: [("en-GB", 1), ("de", 6)])
    func `a variant of English is no translation`(tag: String, count: Int) throws {
        let texts = (0..<6).map { TableSample.entry("Photo \($0)", key: "K\($0)") }.joined()
        let others = (0..<6).map { TableSample.entry("Picture \($0)", key: "K\($0)") }.joined()
        let table = try TableSample.table(texts, [tag: others])
        let found = try CodeSample.findings(.hardCodedText, Self.code(shown: 6, localized: 2), tables: [table])
        #expect(found.count == count)
    }
}
