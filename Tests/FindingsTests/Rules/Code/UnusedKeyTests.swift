import Findings
import Testing

struct UnusedKeyTests {
    private static let table = ["A", "B", "C", "D", "settings.title", "OLD"].map {
        TableSample.entry("text", key: $0)
    }.joined()
    private static let uses = ["A", "B", "C", "D"].map { "let x\($0) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }
        .joined()

    @Test func `strings that nothing asks for are found`() throws {
        let expected = ["5 note: no code uses 'settings.title'", "6 note: no code uses 'OLD'"]
        #expect(try CodeSample.says(.unusedKey, Self.uses, table: Self.table) == expected)
    }

    @Test(arguments: [
        "let a = [\"OLD\", \"settings.title\"]",
        "let a = \"OLD\"; let b = NSLocalizedString(\"settings.\\(name)\", comment: \"\")",
        "let a = \"OLD\"; let b = NSLocalizedString(\"settings.\" + name, comment: \"\")",
        "let a = \"OLD\"; let b = tr(String(format: \"settings.%@\", name))",
        "let a = \"OLD\"; let b = \"settings\"; let key = \"\\(b).\\(c)\"",
        "let a = \"OLD\"; let b = localize(\"settings.ti\" + kind.rawValue.capitalized)",
        "let a = \"OLD\"; let b = (\"settings.ti\" + kind).localized",
        "let a = \"OLD\"; let kind = \"settings\"; let b = find(kind + \".title\")",
        "let a = \"OLD\"; let b = AppStrings.Localizable.settingsTitle",
        "let a = \"OLD\"; let b = AppStrings.Localizable.Settings\n    .title(4)",
        "let a = \"OLD\"; let b = AppStrings.settingsTitle",
    ])
    func `a key that is written anywhere, or put together, is taken for used`(code: String) throws {
        #expect(try CodeSample.says(.unusedKey, Self.uses + code, table: Self.table) == [])
    }

    @Test(arguments: [("Delete %%d %@s?", false), ("Delete %d %@s?", true), ("Delete %%d %@!", true)])
    func `a sentence that makes another format is a key`(format: String, isUnused: Bool) throws {
        let keys = ["A", "B", "C", "D", "Delete %d images?"]
        let table = keys.map { TableSample.entry("text", key: $0) }.joined()
        let code = Self.uses + "let key = String(format: \"\(format)\", kind)"
        #expect(try CodeSample.says(.unusedKey, code, table: table).isEmpty == !isUnused)
    }

    @Test(arguments: [
        ("String(format: \"%@Joy%d\", name, 1)", ["HomeJoyful2", "DTS DESC.", "DTS desc."]),
        ("String(format: \"%@Joyful%d\", name, 1)", ["DTS DESC.", "DTS desc."]),
        ("\"\\(name)Joyful\\(number)\"", ["DTS DESC.", "DTS desc."]),
        ("\"Home\\(name)ful\\(number)\"", ["DTS DESC.", "DTS desc."]),
        ("\"Home\\(name)fun\\(number)\"", ["HomeJoyful2", "DTS DESC.", "DTS desc."]),
        ("String(format: \"%@ DESC.\", name)", ["HomeJoyful2", "DTS desc."]),
        // A sentence makes no key.
        ("String(format: \"%@ desc.\", name)", ["HomeJoyful2", "DTS DESC.", "DTS desc."]),
    ])
    func `a format with values at its ends uses the keys that have what stands between them`(
        format: String,
        unused: [String]
    ) throws {
        let keys = ["HomeJoyful2", "DTS DESC.", "DTS desc."]
        let table = (["A", "B", "C", "D"] + keys).map { TableSample.entry("text", key: $0) }.joined()
        let found = try CodeSample.says(.unusedKey, Self.uses + "let key = \(format)", table: table)
        #expect(found.map { $0.prefix(1) } == keys.indices.filter { unused.contains(keys[$0]) }.map { "\($0 + 5)" })
    }

    @Test(arguments: [
        "let a = \"OLD\"; let b = show(\"settings.ti\" + kind)", "let a = \"OLD\"; let b = find(kind + \".title\")",
        "let a = \"OLD\"; let b = AppStrings.Localizable.settingsTitle\nenum AppStrings { enum Localizable {} }",
        "let a = \"OLD\"; let b = AppStrings.Other.settingsTitle", "let a = \"OLD\"; let b = AppStrings.self",
    ])
    func `a sum that nothing looks up, and a type of the project's own, use no key`(code: String) throws {
        #expect(
            try CodeSample.says(.unusedKey, Self.uses + code, table: Self.table) == [
                "5 note: no code uses 'settings.title'"
            ]
        )
    }

    @Test func `an accessor that nothing of the app names uses nothing`() throws {
        let accessors =
            "class L10n { public static var old: String { return L10n.tr(\"Localizable\", \"OLD\") } }\n"
            + "extension L10n { static func tr(_ table: String, _ key: String) -> String { NSLocalizedString(key, tableName: table, comment: \"\") } }\n"
        let app = Self.uses + "let s = \"settings.title\"\n@main struct Photos: App {}\n"
        let expected = ["6 note: no code uses 'OLD'"]
        let doubt = ", unless the one place that builds its key at run time does"
        #expect(
            try CodeSample.says(.unusedKey, app + accessors, table: Self.table).map { $0.replacing(doubt, with: "") }
                == expected
        )
        #expect(
            try CodeSample.says(
                .unusedKey,
                app + accessors + "extension Photos { init() { _ = L10n.old } }",
                table: Self.table
            ) == []
        )
    }

    @Test func `texts of documents count, and places with keys of run time are named`() throws {
        let code = Self.uses + "let z = NSLocalizedString(server.key, comment: \"\")\n"
        #expect(
            try CodeSample.says(.unusedKey, code, table: Self.table, mentioned: ["settings.title"]) == [
                "6 note: no code uses 'OLD', unless the one place that builds its key at run time does"
            ]
        )
    }

    @Test func `a table whose code is elsewhere is one finding`() throws {
        let code = "let a = NSLocalizedString(\"A\", comment: \"\")"
        #expect(
            try CodeSample.says(.unusedKey, code, table: Self.table) == [
                "1 note: no code here uses 5 of 6 strings; code that the build generates may"
            ]
        )
    }

    private static let families: [(used: String, says: [String])] = [
        ("A", ["5 note: no code here uses the 8 strings whose keys begin with 'old_'"]),
        ("old_3", [5, 6, 8, 9, 10, 11, 12].map { "\($0) note: no code uses 'old_\($0 - 4)'" }),
    ]

    @Test(arguments: families)
    func `strings whose keys begin alike are one finding if none is used`(used: String, says: [String]) throws {
        let keys = ["A", "B", "C", "D"] + (1...8).map { "old_\($0)" } + ["E", "F", "G", "H"]
        let table = keys.map { TableSample.entry("text", key: $0) }.joined()
        let code =
            Self.uses
            + (["E", "F", "G", "H"] + [used]).enumerated().map {
                "let y\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n"
            }.joined()
        #expect(try CodeSample.says(.unusedKey, code, table: table) == says)
    }

    @Test func `strings that are told together are one cause, whichever of them is first`() throws {
        let code =
            Self.uses
            + ["E", "F", "G", "H"].enumerated().map { "let y\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n" }
            .joined()
        func found(_ old: ClosedRange<Int>) throws -> [String] {
            let keys = ["A", "B", "C", "D"] + old.map { "old_\($0)" } + ["E", "F", "G", "H"]
            let table = keys.map { TableSample.entry("text", key: $0) }.joined()
            return try CodeSample.findings(.unusedKey, code, table: table).map(\.fingerprint)
        }
        let before = try found(1...8)
        #expect(try before.count == 1 && found(0...7) == before)
    }

    @Test func `the shortest beginning of which no key is used counts`() throws {
        let keys = ["A", "B", "C", "D", "old_1"] + (1...8).map { "old_ship_\($0)_on" } + ["E", "F", "G", "H"]
        let table = keys.map { TableSample.entry("text", key: $0) }.joined()
        let code =
            Self.uses
            + ["E", "F", "G", "H", "old_1"].enumerated().map {
                "let y\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n"
            }.joined()
        let expected = ["6 note: no code here uses the 8 strings whose keys begin with 'old_ship_'"]
        #expect(try CodeSample.says(.unusedKey, code, table: table) == expected)
    }

    @Test func `an accessor of R.swift that the build makes uses its key`() throws {
        let table = ["home.title", "home.old", "A", "B", "C"].map { TableSample.entry("text", key: $0) }.joined()
        let code = Self.uses + "let t = R.string.localizable.homeTitle()\nlet o = R.string.other.homeOld()\n"
        #expect(try CodeSample.says(.unusedKey, code, table: table) == ["2 note: no code uses 'home.old'"])
    }

    @Test func `a string whose comment is a library that is not here is that library's`() throws {
        let table =
            "/* InAppSettingsKit */\n" + TableSample.entry("Mail", key: "Mail not configured")
            + "/* Settings */\n" + TableSample.entry("Old", key: "Old title")
            + ["A", "B", "C"].map { TableSample.entry("text", key: $0) }.joined()
        let found = try CodeSample.says(.unusedKey, Self.uses, table: table, libraries: ["InAppSettingsKit"])
        #expect(
            found == [
                "4 note: no code uses 'Old title', unless a library whose source is not here does"
            ]
        )
        // The app's own name says nothing.
        let own = table.replacing("InAppSettingsKit", with: "PhotoMania")
        #expect(try CodeSample.says(.unusedKey, Self.uses, table: own, libraries: ["PhotoMania"]).count == 2)
        #expect(try CodeSample.says(.unusedKey, Self.uses, table: table).count == 2)
    }

    @Test func `a text that a library may ask for has that reservation`() throws {
        let table =
            "/* Kit */\n" + TableSample.entry("Mail", key: "Mail not configured")
            + TableSample.entry("Settings", key: "Settings") + TableSample.entry("Old", key: "old.title")
            + ["A", "B", "C"].map { TableSample.entry("text", key: $0) }.joined()
        let found = try CodeSample.says(.unusedKey, Self.uses, table: table, libraries: ["Kit", "Menu"])
        #expect(
            found == [
                "3 note: no code uses 'Settings', unless a library whose source is not here does",
                "4 note: no code uses 'old.title'",
            ]
        )
    }

    @Test func `keys of truth values are used where keys are made at run time`() throws {
        let table = ["True", "FALSE", "Truth", "A", "B", "C"].map { TableSample.entry($0, key: $0) }.joined()
        let used = "let a = [\"A\", \"B\", \"C\"]\nlet t = NSLocalizedString(\"A\", comment: \"\")\n"
        func keys(_ code: String) throws -> [String] {
            try CodeSample.findings(.unusedKey, used + code, table: table).map(\.key)
        }
        #expect(try keys("") == ["True", "FALSE", "Truth"])
        #expect(try keys("let b = NSLocalizedString(String(isOn).capitalized, comment: \"\")") == ["Truth"])
    }

    @Test(arguments: [
        ("Latest photos:", "; code has 'Latest photos:', which is another key"),
        ("latest Photos", "; code has 'latest Photos', which is another key"), ("Latest", ""),
    ])
    func `a text that nearly is the key is named`(text: String, words: String) throws {
        let table = TableSample.entry("A", key: "A") + TableSample.entry("B", key: "Latest photos")
        let code = "let t = NSLocalizedString(\"A\", comment: \"\")\nlet a = \"\(text)\""
        let found = try CodeSample.findings(.unusedKey, code, table: table).map(\.message)
        #expect(found == ["no code uses 'Latest photos'" + words])
    }

    @Test(arguments: [("Mode:", ":"), ("Comments...", "..."), ("MODE_", "_")])
    func `a sign that code writes anywhere makes no key`(key: String, sign: String) throws {
        let table = ["A", "B", "C", "D", key].map { TableSample.entry("text", key: $0) }.joined()
        let word = key.dropLast(sign.count)
        let found = try CodeSample.says(.unusedKey, Self.uses + "let a = [\"\(word)\", \"\(sign)\"]", table: table)
        #expect(found.count == 1)
    }

    @Test func `what a view asks a generated function for is used, even if nothing shows the view`() throws {
        let code = """
            @main struct Photos: App { var body: some Scene { WindowGroup { Text("a") } } }
            private struct Empty: View { var body: some View { Text(.localizable(.title)) } }
            """
        #expect(try CodeSample.says(.unusedKey, code, table: TableSample.entry("Photos", key: "title")) == [])
    }

    @Test(arguments: [
        "#define L(x) NSLocalizedString(@\"OL\" x, nil)", "#define L(x) NSLocalizedString(@\"OL\" #x, nil)",
        "#define L(x) [bundle localizedStringForKey:[@\"OL\" stringByAppendingString:x] value:nil table:nil]",
    ])
    func `a key that a macro puts together is used`(macro: String) throws {
        let code = "let a = \"settings.title\"\n" + Self.uses
        #expect(try CodeSample.says(.unusedKey, code, table: Self.table, files: ["App/L.h": macro + "\n"]) == [])
        let other = macro.replacing("\"OL\"", with: "\"XX\"")
        #expect(try CodeSample.says(.unusedKey, code, table: Self.table, files: ["App/L.h": other + "\n"]).count == 1)
    }

    @Test(arguments: [
        "func f(n: String) { let start = \"OL\"; NSLocalizedString(start + n, comment: \"\") }",
        "func f(n: String) { let key = \"OL\" + n; NSLocalizedString(key, comment: \"\") }",
        "func f(n: String) { let key = \"OL\" + n; label.text = key.localized }",
    ])
    func `a key that begins with a local name, or has one, is used`(code: String) throws {
        let all = "let a = \"settings.title\"\n" + Self.uses
        #expect(try CodeSample.says(.unusedKey, all + code, table: Self.table) == [])
        let unasked = code.replacing("NSLocalizedString(", with: "find(").replacing(".localized", with: ".count")
        #expect(try CodeSample.says(.unusedKey, all + unasked, table: Self.table).count == 1)
    }

    @Test func `code that asks for no string at all is not that of the app`() throws {
        #expect(try CodeSample.says(.unusedKey, "func build() { run(\"make\") }", table: Self.table) == [])
        #expect(try CodeSample.says(.unusedKey, Self.uses, table: Self.table).count == 2)
    }
}
