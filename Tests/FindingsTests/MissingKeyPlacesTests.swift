import Findings
import SourceText
import Testing

@Suite("Where code asks for a key that no table has")
struct MissingKeyPlacesTests {
    private static let table = TableSample.entry("A", key: "HOME_TITLE")

    private func severities(_ code: String, assets: Set<String> = []) throws -> [String] {
        try CodeSample.findings(
            .missingKey,
            code,
            table: Self.table,
            translations: ["de": Self.table],
            assets: assets
        ).map(\.severity.rawValue)
    }

    @Test(arguments: [
        ("appText(\"HOME_TITLE\", de: \"Start\")", 0), ("appText(\"HOME_TITLE\", fr: \"Accueil\")", 1),
        ("appText(\"HOME_TITLE\", de: name)", 1), ("_ = appText(\"HOME_TITLE\")", 1),
    ])
    func `a text that code has in the language needs no translation`(code: String, count: Int) throws {
        let function = """
            func appText(_ key: String, de: String = "", fr: String = "") -> String { NSLocalizedString(key, comment: "") }

            """
        let translation = TableSample.entry("B", key: "OTHER")
        let found = try CodeSample.findings(
            .missingKey,
            function + code,
            table: Self.table + translation,
            translations: ["de": translation]
        )
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("_ = NSLocalizedString(\"PAGE_TITLE\", comment: \"\")", 1, 1),
        ("_ = NSLocalizedString(\"Page title\", comment: \"\")", 1, 0),
        ("_ = Text(\"Page title\")", 1, 0),
    ])
    func `where there is one language, only a key that is no text is missed`(
        code: String,
        count: Int,
        countInOne: Int
    ) throws {
        #expect(try severities(code).count == count)
        for translations in [[:], ["de": ""]] {
            let found = try CodeSample.findings(.missingKey, code, table: Self.table, translations: translations)
            #expect(found.count { $0.location.path.hasSuffix(".swift") } == countInOne)
        }
    }

    private static let label = "struct Name { init(_ key: LocalizedStringKey) {} }\n"

    @Test(arguments: [
        ("let a = LinearGradient(colors: [.init(\"sky.top\")])", 0), ("let a = Icon(image: .init(\"sky.top\"))", 0),
        ("let a = names(of: [.init(\"sky.top\")])", 1), ("let a = Icon(image: other(name: .init(\"sky.top\")))", 1),
    ])
    func `an initializer without a type in a place for colours and images makes no text`(
        code: String,
        count: Int
    ) throws {
        #expect(try severities(Self.label + code).count == count)
    }

    @Test(arguments: [
        ("func helpContent() -> some View { Text(\"helpContent\") }", 0),
        ("var helpContent: some View { Text(\"helpContent\") }", 0),
        ("func help() -> some View { Text(\"helpContent\") }", 1),
        ("let helpContent: LocalizedStringKey = \"helpContent\"", 1),
    ])
    func `a view that is still to be made has the name of its function`(code: String, count: Int) throws {
        #expect(try severities(code).count == count)
    }

    @Test(arguments: [
        ("// \"HOME_TEXT\" = \"A\";\n", "note"), ("/* \"HOME_TEXT\"= \"A\"; */\n", "note"),
        ("// \"HOME_TEXT\" is gone\n", "warning"),
        ("", "warning"),
    ])
    func `a key that a comment of the table has was withdrawn`(comment: String, severity: String) throws {
        let code =
            "let a = NSLocalizedString(\"HOME_TEXT\", comment: \"\")\nlet b = NSLocalizedString(\"HOME_TITLE\", comment: \"\")"
        let table = comment + Self.table
        let found = try CodeSample.findings(.missingKey, code, table: table, translations: ["de": Self.table])
        #expect(found.map(\.severity.rawValue) == [severity])
        #expect(found.first?.message.contains("withdrawn") == (severity == "note"))
    }

    @Test func `the name of an asset is no key, but what a function looks up is one`() throws {
        let code = "let a = names(of: [.init(\"sky.top\")])"
        #expect(try severities(Self.label + code, assets: ["sky.top"]) == [])
        let looked = "let a = NSLocalizedString(\"sky.top\", comment: \"\")"
        #expect(try severities(looked, assets: ["sky.top"]) == ["warning"])
    }

    @Test(arguments: ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"])
    func `the text of an error is a note, as something has to show the error`(property: String) throws {
        let code =
            "enum E: LocalizedError { case a\n var \(property): String? { NSLocalizedString(\"E_A\", comment: \"\") } }"
        let says = try CodeSample.says(.missingKey, code, table: Self.table, translations: ["de": Self.table])
        let message = "2 note: 'E_A' is in no table named Localizable: people see the key where code shows the error"
        #expect(says == [message])
        #expect(try severities(code.replacing(property, with: "title")) == ["warning"])
    }

    @Test(arguments: [
        ("if name == NSLocalizedString(\"HOME_NAME\", comment: \"\") { go() }", []),
        ("if name != NSLocalizedString(\"HOME_NAME\", comment: \"\") { go() }", []),
        ("name = NSLocalizedString(\"HOME_NAME\", comment: \"\")", ["warning"]),
    ])
    func `what is only compared nobody reads`(code: String, severities: [String]) throws {
        #expect(try self.severities(code) == severities)
    }

    @Test func `what Objective-C compares nobody reads`() throws {
        let code =
            "@implementation A\n- (void)f { if ([name isEqualToString:NSLocalizedString(@\"HOME_NAME\", nil)]) [self g]; }\n@end\n"
        let found = try CodeSample.findings(
            .missingKey,
            code,
            table: Self.table,
            translations: ["de": Self.table],
            path: "App/A.m"
        )
        #expect(found.isEmpty)
        let shown = code.replacing("[name isEqualToString:", with: "[name setText:")
        #expect(
            try CodeSample.findings(
                .missingKey,
                shown,
                table: Self.table,
                translations: ["de": Self.table],
                path: "App/A.m"
            ).count == 1
        )
    }

    @Test func `what is redacted nobody reads`() throws {
        #expect(try severities("_ = Text(\"user.name\").redacted(reason: .placeholder)") == [])
        #expect(
            try severities("_ = Text(\"USER_NAME\").redacted(reason: .placeholder)\n_ = Text(\"USER_NAME\")") == [
                "warning"
            ]
        )
    }

    @Test(arguments: [("README.rtfd", 0), ("Readme.title", 1)])
    func `the name of a file is no key`(name: String, count: Int) throws {
        #expect(try severities("_ = Text(\"\(name)\")").count == count)
    }

    /// `HOME_TITLE` is the only key of the table.
    @Test(arguments: [
        ("Text(\"ALERT_TITLE\")", ["warning"]), ("Text(\"alert.title\")", ["note"]),
        ("NSLocalizedString(\"alert.title\", comment: \"\")", ["warning"]), ("Text(\"mastodon.example\")", []),
    ])
    func `a literal of SwiftUI is a key if the table has others of its form`(code: String, expected: [String]) throws {
        #expect(try severities("let a = " + code) == expected)
    }

    private static let alike = ["A_B", "C_D", "E_F"].map { TableSample.entry("A", key: $0) }.joined()

    @Test(arguments: [
        ("Text(\"MAIN_TITLE\")", "warning"), ("Text(\"Main_Title\")", "note"), ("Text(\"main_title\")", "note"),
        ("NSLocalizedString(\"main_title\", comment: \"\")", "warning"),
    ])
    func `a literal is a key where others have its signs and capitals`(code: String, severity: String) throws {
        let found = try CodeSample.findings(
            .missingKey,
            "_ = " + code,
            table: Self.alike,
            translations: ["de": Self.alike]
        )
        #expect(found.map(\.severity.rawValue) == [severity])
    }

    @Test(arguments: [
        ("Text(\"USER_NAME\")", "", 1), ("Text(\"USER_NAME\")", "let a = cookies[\"USER_NAME\"]", 0),
        ("Text(\"USER_NAME\")", "_ = Text(\"USER_NAME\")", 2),
        ("NSLocalizedString(\"USER_NAME\", comment: \"\")", "let a = cookies[\"USER_NAME\"]", 1),
    ])
    func `what code names something else by is no key`(code: String, more: String, count: Int) throws {
        let found = try CodeSample.findings(
            .missingKey,
            "_ = " + code + "\n" + more,
            table: Self.alike,
            translations: ["de": Self.alike]
        )
        #expect(found.count == count)
    }

    @Test(arguments: [("", [], 1), ("HOME_TEXT", [], 0), ("", ["HOME_TEXT"], 0), ("OTHER", ["Other"], 1)])
    func `keys of tables outside of languages and names of targets are no missing keys`(
        loose: String,
        targets: [String],
        count: Int
    ) throws {
        let found = try CodeSample.findings(
            .missingKey,
            "label.text = NSLocalizedString(\"HOME_TEXT\", comment: \"\")",
            table: Self.table,
            translations: ["de": Self.table],
            loose: [loose],
            targets: Set(targets)
        )
        #expect(found.count == count)
    }

    @Test(arguments: [(["Mio"], 0), (["Nio"], 1)])
    func `the name of a target is one of the product`(targets: [String], count: Int) throws {
        let found = try CodeSample.findings(
            .missingKey,
            "struct Home: View { var body: some View { List { }.navigationTitle(\"Mio\") } }",
            table: Self.table,
            translations: ["de": Self.table],
            targets: Set(targets)
        )
        #expect(found.count == count)
    }

    @Test(arguments: [("DeveloperSettingsView", 0), ("SettingsView", 1)])
    func `screens for developers need no keys`(name: String, count: Int) throws {
        let code = "struct \(name): View { var body: some View { Text(\"HOME_TEXT\") } }"
        #expect(try severities(code).count == count)
    }

    @Test(arguments: [
        ("let a = UIImage(named: NSLocalizedString(\"HOME_ICON\", comment: \"\"))", 0),
        ("let a = UIImage(named: String(format: NSLocalizedString(\"HOME_ICON\", comment: \"\"), size))", 0),
        ("let a = Icon(named: NSLocalizedString(\"HOME_ICON\", comment: \"\"))", 1),
        ("let a = UIImage(icon: NSLocalizedString(\"HOME_ICON\", comment: \"\"))", 1),
    ])
    func `the name of an image shows the image of that name`(code: String, count: Int) throws {
        #expect(try severities(code).count == count)
    }
}
