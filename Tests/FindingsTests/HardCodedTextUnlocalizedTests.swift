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
        // Two are counted, one is reported.
        (2, 0, 1), (1, 0, 1), (8, 7, 1), (8, 8, 8), (5, 9, 5),
    ])
    func `are counted if they are more than the localized ones`(shown: Int, localized: Int, count: Int) throws {
        let code = Self.code(shown: shown, localized: localized)
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(localized), translations: [:])
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.severity == .note })
    }

    @Test func `the note says how to list them`() throws {
        let code = Self.code(shown: 6, localized: 2)
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(2), translations: [:])
        #expect(
            found.map(\.message) == [
                "code shows 6 strings that are not localized, and 2 that are; to list them, set "
                    + "'unlocalized-apps: report' for this rule in overset.yml"
            ]
        )
        #expect(found.map(\.location.line) == [2])
        let all = try CodeSample.findings(.hardCodedText, code, translations: [:], unlocalizedApps: "report")
        #expect(all.count == 6)
    }

    @Test func `a translation makes all of them findings`() throws {
        let found = try CodeSample.findings(.hardCodedText, Self.code(shown: 6, localized: 2))
        #expect(found.count == 6)
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

    @Test(arguments: [("InfoPlist", 1), ("Localizable", 6)])
    func `a translated property list is no translation of the app`(name: String, count: Int) throws {
        let text = TableSample.entry("It takes pictures.", key: "Z0")
        var table = try TableSample.table(text, ["de": TableSample.entry("Es macht Bilder.", key: "Z0")])
        table.name = name
        let found = try CodeSample.findings(.hardCodedText, Self.code(shown: 6, localized: 0), tables: [table])
        #expect(found.count == count)
    }

    @Test func `what no table has is localized by nobody`() throws {
        let code = Self.code(shown: 6, localized: 9)
        let found = try CodeSample.findings(.hardCodedText, code, table: Self.table(5), translations: [:])
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("code shows 6 strings that are not localized, and 5 that are") == true)
    }

    @Test func `what several files look up is prepared for translation, with or without a table`() throws {
        let code = Self.code(shown: 3, localized: 4)
        let other = ["App/Other.swift": "func g() { title.text = NSLocalizedString(\"Other\", comment: \"\") }\n"]
        #expect(try CodeSample.findings(.hardCodedText, code, translations: [:], files: other).count == 3)
        #expect(try CodeSample.findings(.hardCodedText, code, translations: [:]).count == 1)
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
