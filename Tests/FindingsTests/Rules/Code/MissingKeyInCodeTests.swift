import Findings
import Testing

struct MissingKeyInCodeTests {
    private static let table = TableSample.entry("Photos", key: "TITLE")

    @Test(arguments: [
        (
            "let a = NSLocalizedString(\"ALERT_TITLE\", comment: \"\")",
            "1 warning: 'ALERT_TITLE' is in no table named Localizable: people see the key"
        ),
        (
            "let a = Text(\"No photos yet\")",
            "1 note: 'No photos yet' is in no table named Localizable: people see it in the developer's language"
        ),
        (
            "let a = Text(\"\\(count) new photos\")",
            "1 note: '%@ new photos' is in no table named Localizable: people see it in the developer's language"
        ),
    ])
    func `a key that no table has is found`(code: String, message: String) throws {
        #expect(
            try CodeSample.says(.missingKey, code, table: Self.table) == [
                "1 note: 'TITLE' is not translated", message,
            ]
        )
    }

    @Test(arguments: [
        "let a = NSLocalizedString(\"TITLE\", comment: \"\")", "let a = Text(\"…\")", "let a = Text(\"\\(count)\")",
        "let a = NSLocalizedString(\"error.\\(code)\", comment: \"\")",
        "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }\nlet a = \"Scan \\(kind) Key\".localized",
        "#Preview { Text(\"Hello there\") }",
        "let a = NSLocalizedString(\"OTHER_KEY\", tableName: \"Other\", comment: \"\")", "let a = Text(\"true\")",
    ])
    func `a key that is there, or known only at run time, or elsewhere, is not`(code: String) throws {
        #expect(try CodeSample.says(.missingKey, code, table: Self.table, translations: ["de": Self.table]) == [])
    }

    @Test func `a key that only translations have is known, and an app without them lacks nothing`() throws {
        let code = "let a = NSLocalizedString(\"A_B\", value: \"Albums\", comment: \"\")"
        let german = TableSample.entry("Alben", key: "A_B")
        #expect(try CodeSample.says(.missingKey, code, translations: ["de": german]) == [])
        #expect(try CodeSample.says(.missingKey, code, table: Self.table, translations: [:]) == [])
    }

    @Test func `a package whose tables are not here is left out`() throws {
        let code = "let a = NSLocalizedString(\"ALERT_TITLE\", comment: \"\")"
        let files = ["Kit/Package.swift": "let package = 1"]
        let found = try CodeSample.says(
            .missingKey,
            code,
            table: Self.table,
            translations: ["de": Self.table],
            path: "Kit/Sources/A.swift",
            files: files
        )
        #expect(found == [])
    }

    @Test(arguments: [(25, 1), (24, 24)])
    func `a table that lacks more than a third of its keys is one finding`(count: Int, findings: Int) throws {
        let code = (1...count).map { "let a\($0) = NSLocalizedString(\"KEY_\($0)\", comment: \"\")\n" }.joined()
        let says = try CodeSample.says(.missingKey, code, table: Self.table).filter {
            !$0.contains("is not translated")
        }
        #expect(says.count == findings)
        let folded =
            "1 note: 25 of the 25 keys that code asks the table Localizable for are in no table of that name: its strings "
            + "may be elsewhere, or the code asks another table"
        #expect(says.contains(folded) == (findings == 1))
    }

    @Test(arguments: ["PhotoMania", "GitHub"])
    func `a name is no key`(name: String) throws {
        let table = TableSample.entry("Photos", key: "home.title") + TableSample.entry("Home", key: "homePage")
        let code = "let a = Text(\"\(name)\")\nlet b = Text(\"home.titel\")\nlet c = Text(\"homeTitle\")"
        #expect(
            try CodeSample.says(.missingKey, code, table: table, translations: ["de": table]) == [
                "2 warning: 'home.titel' is in no table named Localizable: people see the key",
                "3 warning: 'homeTitle' is in no table named Localizable: people see the key",
            ]
        )
    }

    @Test func `a word with capitals inside is a note where it may be a name`() throws {
        func severities(_ key: String, of table: String) throws -> [String] {
            let found = try CodeSample.findings(
                .missingKey,
                "let a = Text(\"\(key)\")",
                table: table,
                translations: ["de": table]
            )
            return found.map(\.severity.rawValue)
        }
        let plain = TableSample.entry("Photos", key: "Photos")
        let camel = plain + TableSample.entry("Home", key: "homePage")
        #expect(try severities("swiftPhotos", of: plain) == ["note"])
        #expect(try severities("swiftPhotos", of: camel) == ["warning"])
        #expect(try severities("KeyCover", of: camel) == ["note"])
        #expect(try severities("KEY_COVER", of: plain) == ["note"])
        #expect(try severities("KEY_COVER", of: plain + TableSample.entry("Home", key: "HOME_PAGE")) == ["warning"])
    }

    @Test(arguments: ["https://example.org", "0.0.0.0", "$0.00", "Duck.ai", "example.com", "main.py"])
    func `addresses, numbers and names of sites are no keys`(text: String) throws {
        let table = TableSample.entry("Photos", key: "Photos")
        let code = "let a = Text(\"\(text)\")"
        #expect(try CodeSample.says(.missingKey, code, table: table, translations: ["de": table]).isEmpty)
        let key = "let a = Text(\"duck.title\")"
        #expect(try CodeSample.says(.missingKey, key, table: table, translations: ["de": table]).count == 1)
    }

    @Test(arguments: [
        ("NSLog(TEXT)", "1 note: 'ALERT_TITLE' is in no table named Localizable: the log has the key"),
        ("logger.add(TEXT)", "1 note: 'ALERT_TITLE' is in no table named Localizable: the log has the key"),
        ("show(TEXT)", "1 warning: 'ALERT_TITLE' is in no table named Localizable: people see the key"),
        ("printer.print(TEXT)", "1 warning: 'ALERT_TITLE' is in no table named Localizable: people see the key"),
        (
            "logger.measure { show(TEXT) }",
            "1 warning: 'ALERT_TITLE' is in no table named Localizable: people see the key"
        ),
    ])
    func `a key in a log is a note`(code: String, message: String) throws {
        let call = code.replacing("TEXT", with: "NSLocalizedString(\"ALERT_TITLE\", comment: \"\")")
        let table = TableSample.entry("A", key: "HOME_TITLE")
        #expect(try CodeSample.says(.missingKey, call, table: table, translations: ["de": table]) == [message])
    }

    @Test func `the key of the table that is nearly the same is named`() throws {
        let table = TableSample.entry("A", key: "alert_title")
        let code = "let t = NSLocalizedString(\"Alert_title\", comment: \"\")"
        let message =
            "1 warning: 'Alert_title' is in no table named Localizable: people see the key; the table has 'alert_title'"
        #expect(try CodeSample.says(.missingKey, code, table: table, translations: ["de": table]) == [message])
    }

    @Test(arguments: [
        (
            "texts?[self] ?? NSLocalizedString(self, comment: \"\")",
            "note: 'alert.title' is in no table named Localizable: people see the key where 'texts?', which localized asks "
                + "first, does not have it"
        ),
        (
            "Bundle.own.localizedString(forKey: self, value: nil, table: nil) ?? NSLocalizedString(self, comment: \"\")",
            "warning: 'alert.title' is in no table named Localizable: people see the key"
        ),
        (
            "NSLocalizedString(self, comment: \"\")",
            "warning: 'alert.title' is in no table named Localizable: people see the key"
        ),
    ])
    func `what a function asks before the table is named`(value: String, message: String) throws {
        let code = "label.text = \"alert.title\".localized\nextension String { var localized: String { \(value) } }"
        #expect(try CodeSample.says(.missingKey, code, table: TableSample.entry("C", key: "c")).last == "1 " + message)
    }

    @Test func `a key that is read aloud, and a name for tests`() throws {
        let code = "view.accessibilityLabel = NSLocalizedString(\"List.title\", comment: \"\")"
        func says(_ test: String) throws -> String? {
            try CodeSample.says(
                .missingKey,
                code,
                table: TableSample.entry("C", key: "c"),
                files: ["AppUITests/ListTests.swift": test]
            ).last
        }
        let message = "1 warning: 'List.title' is in no table named Localizable: VoiceOver reads the key"
        #expect(try says("let a = app.buttons[\"Other.title\"]") == message)
        #expect(
            try says("let a = app.buttons[\"List.title\"]")
                == message + ", which tests look up: names for tests belong in accessibilityIdentifier"
        )
    }
}
