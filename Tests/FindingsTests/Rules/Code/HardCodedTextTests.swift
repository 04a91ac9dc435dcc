import Findings
import Testing

struct HardCodedTextTests {
    @Test(arguments: [
        ("label.text = \"Hello\"", "'Hello' is shown by label.text"),
        ("nameLabel.text = isOn ? \"Is on\" : nil", "'Is on' is shown by nameLabel.text"),
        ("button.setTitle(\"Save\", for: .normal)", "'Save' is shown by setTitle"),
        (
            "let a = UIAlertController(title: \"Sorry\", message: nil, preferredStyle: .alert)",
            "'Sorry' is shown by UIAlertController(title:)"
        ),
        ("label.text = \"Hello \\(name)\"", "'Hello %@' is shown by label.text"),
        ("label.text = \"Version \" + number", "'Version ' is shown by label.text"),
        ("label.text = String(format: \"%d photos\", count)", "'%@ photos' is shown by label.text"),
        ("func show() { let title = \"Latest photos\"; label.text = title }", "'Latest photos' is shown by label.text"),
        ("func show() { let title = \"Latest photos\"\n_ = Text(title) }", "'Latest photos' is shown by Text"),
        ("class A: UIViewController { func f() { title = \"Photos\" } }", "'Photos' is shown by title"),
        ("label.attributedText = NSAttributedString(string: \"Hello\")", "'Hello' is shown by label.attributedText"),
        (
            "func tableView(_ v: UITableView, titleForHeaderInSection s: Int) -> String? { \"Recent\" }",
            "'Recent' is shown by titleForHeaderInSection"
        ),
        ("segments.setTitle(\"Albums\", forSegmentAt: 0)", "'Albums' is shown by setTitle"),
        ("if !isTestFlightBuild { label.text = \"Hello\" }", "'Hello' is shown by label.text"),
        ("label.text = name ?? \"Unknown\"", "'Unknown' is shown by label.text"),
        ("class M { var name: String? }; func f() { Text(m.name ?? \"No one yet\") }", "'No one yet' is shown by Text"),
        ("_ = Text(\"Select a photo\".uppercased())", "'Select a photo' is shown by Text"),
        ("if isReady { label.text = \"Hello\" }", "'Hello' is shown by label.text"),
        ("if isDebug {} else { label.text = \"Hello\" }", "'Hello' is shown by label.text"),
        ("if !isDebug { label.text = \"Hello\" }", "'Hello' is shown by label.text"),
    ])
    func `a literal that reaches a view is found`(code: String, message: String) throws {
        #expect(try CodeSample.says(.hardCodedText, code) == ["1 note: \(message) but is not localized"])
    }

    @Test(arguments: [
        "class M { var title: LocalizedStringKey? }; func f() { Text(model.title ?? \"No title yet\") }",
        "class M { var title: String? }; class N { var title: Title? }; func f() { Text(model.title ?? \"No title yet\") }",
        "_ = Text(\"Hello\")", "_ = Text(isOn ? \"On the air\" : \"Off the air\")", "_ = Text(verbatim: \"Hello\")",
        "label.text = NSLocalizedString(\"HELLO\", comment: \"\")", "label.text = \"\"", "label.text = \"12:30\"",
        "label.text = \"photo_cell\"", "label.text = \"https://example.com\"", "label.text = \"%d\"",
        "label.text = \"5 MB\"",
        "label.text = \"Label\"", "label.text = \"PhotoMania\"",
        "label.text = \"Android Studio\"", "label.accessibilityIdentifier = \"Save button\"",
        "request.title = \"Hello there\"", "track.setTitle(\"Chapter one\", forChapter: 1)",
        "if isTestFlightBuild { label.text = \"Hello there\" }",
        "if App.kind == .testFlight { label.text = \"Hello there\" }", "label.text = \"↑ \\(a) kbits/s\"",
        "class iTunesShop { var name: String { \"iTunes Shop\" } }\nfunc f(s: iTunesShop) { label.text = iTunesShop.name }",
        "struct Row: View { let service: String; var body: some View { Text(service) } }\nlet r = Row(service: \"Squared Art\")",
        "print(\"Hello there\")", "logger.info(\"Hello there\")",
        "#if DEBUG\nlabel.text = \"Hello\"\n#endif", "#Preview { Row(title: \"Hello\") }",
        "struct A_Previews: PreviewProvider { static var previews: some View { let t = \"Hello\"; Text(t) } }",
        "enum Strings { enum Unlocalized { static let log = \"Changes\" } }\nfunc f() { label.text = Strings.Unlocalized.log }",
        "func f() { nameField.placeholder = \"Jane Appleseed\" }",
        "func licenseText() { label.text = \"All rights reserved\" }",
        "#if !RELEASE\nlabel.text = \"Hello there\"\n#endif",
        "label.text = name ?? \"no name\"", "label.text = name ?? \"No ViewModel\"", "hostField.text = \"WORKGROUP\"",
        "enum A { static func sampleRow() { label.text = \"Hello\" } }",
        "struct A { static var example: String { label.text = \"Hello\" } }",
        "func placeholder(in context: Context) { label.text = \"Hello\" }",
        "if isDebug { label.text = \"Hello\" }", "if build == .staging { label.text = \"Hello\" }",
        "#if targetEnvironment(simulator)\nlabel.text = \"Hello\"\n#endif",
        "class PhotoDevTool { func f() { label.text = \"Hello\" } }",
        "class A: NSPredicateEditorRowTemplate {}\nclass AgeRowTemplate { let i = NSMenuItem(title: \"less than\", action: nil, keyEquivalent: \"\") }",
        "// not localized\nlabel.text = \"Hello\"",
        "let a = Photo(authorName: \"Jane Appleseed\")\nfunc f(authorName: String) { label.text = authorName }",
        "enum S {\n  // MARK: - Debug actions\nfunc f() { label.text = \"Hello\" } }",
        "class A { lazy var debugSection: Section? = { Section(label.text = \"Hello\") }() }",
        "guard channel.isPublic else { label.text = \"Hello\"; return }",
        "if !channel.isPublic { label.text = \"Hello\" }",
        "_ = Row(title: \"Hello\").redacted(reason: .placeholder)\nstruct Row: View { let title: String; var body: some View { Text(title) } }",
        "class A { let dateLabel = { let label = UILabel(); label.text = \"A day\"; return label }()\nfunc f() { dateLabel.text = day } }",
        "class A { let dayLabel = { let label = UILabel(); label.text = \"A day\"; return label }() }\nfunc f() { a.dayLabel.text = day }",
        "class RowView: UIView { func f() { label.text = \"Hello\" } }\n#Preview { RowView() }",
        "label.text = \"should not happen 2\"", "label.text = \"This should never be reached\"",
        "label.text = \"Etiam velit sapien, egestas sit amet dictum eget.\"",
        "func f() { switch a {\n@unknown default:\nlabel.text = \"No status\"\n} }",
        "func f() { switch a {\ncase .a: break\n@unknown default:\nassertionFailure(\"new\")\nlabel.text = \"No status\"\n} }",
        "func f() { guard b else { assertionFailure(); label.text = \"No status\"; return } }",
        "struct A { var b: B; func f() { label.text = b.longName } }\nenum B {\nvar longName: String {\nswitch self {\ncase .dexcomShare: return \"Dexcom Share\"\ncase .easyView:\nreturn \"EasyView\"\n} } }",
        "let query = find(\"is:entry\"); label.text = \"is:entry is:expired\"", "label.text = \"$global\"",
    ])
    func `what is localized, or no text for people, is not`(code: String) throws {
        #expect(try CodeSample.says(.hardCodedText, code) == [])
    }

    @Test(arguments: [
        "func f() { switch a {\n@unknown default:\nbreak\ncase .b:\nlabel.text = \"No status\"\n} }",
        "func f() { if b { assertionFailure() }\nlabel.text = \"No status\" }",
        "func f() {\nassertionFailure(\"new\")\n}\nfunc g() {\nlabel.text = \"No status\" }",
        "struct A { func f() { label.text = b.longName } }\nenum B {\nvar longName: String {\nswitch self {\ncase .lastWeek: return \"Last week\"\n} } }",
        "label.text = \"Should I do it?\"", "label.text = \"Sit down, Etiam\"",
    ])
    func `what the code does come to is found`(code: String) throws {
        #expect(try CodeSample.says(.hardCodedText, code).count == 1)
    }

    /// How code shows the name of a module, and whether its text is a key.
    static let keys: [(code: String, count: Int)] = [
        ("let a = NSLocalizedString(module.stringValue, comment: \"\")", 1), ("let a = 1", 2),
    ]

    @Test(arguments: keys)
    func `texts of an enumeration that are keys are looked up where keys are made at run time`(
        code: String,
        count: Int
    ) throws {
        let module = """
            enum Module {
                var stringValue: String {
                    switch self {
                    case .disk: return "Disk"
                    case .remote: return "Remote"
                    }
                }
            }
            func show(module: Module) { label.text = module.stringValue }

            """
        let found = try CodeSample.says(.hardCodedText, module + code, table: TableSample.entry("Disk", key: "Disk"))
        #expect(found.count == count)
    }

    @Test func `a text is followed through parameters and properties`() throws {
        let code = """
            struct Row: View {
                let title: String
                var body: some View { Text(title) }
            }
            struct Screen: View {
                var body: some View { Row(title: "Latest photos") }
            }
            final class Cell: UITableViewCell {
                func configure(heading: String) { headingLabel.text = heading }
            }
            func fill(_ cell: Cell) { cell.configure(heading: "All albums") }
            """
        #expect(
            try CodeSample.says(.hardCodedText, code) == [
                "6 note: 'Latest photos' is shown by Row(title:) but is not localized",
                "11 note: 'All albums' is shown by configure(heading:) but is not localized",
            ]
        )
    }

    @Test func `without translations, and where it is only spoken, it is a note; tests say nothing`() throws {
        let code = "label.text = \"Hello\""
        #expect(try CodeSample.findings(.hardCodedText, code, translations: [:]).map(\.severity) == [.note])
        #expect(
            try CodeSample.findings(.hardCodedText, "button.accessibilityLabel = \"Close\"").map(\.severity) == [.note]
        )
        #expect(try CodeSample.says(.hardCodedText, code, path: "AppTests/PhotosTests.swift") == [])
    }

    @Test
    func `in a file that asks for a string of a translated table it is a warning, unless it stands in for a value`()
        throws
    {
        let table = "\"TITLE\" = \"Photos\";\n"
        func says(
            _ code: String,
            translations: [String: String] = ["de": "\"TITLE\" = \"Fotos\";\n"]
        ) throws -> [Severity] {
            let code = code + "\nlet title = NSLocalizedString(\"TITLE\", comment: \"\")"
            return try CodeSample.findings(.hardCodedText, code, table: table, translations: translations).map(
                \.severity
            )
        }
        #expect(try says("label.text = \"Hello\"") == [.warning])
        #expect(try says("label.text = \"Hello\"", translations: [:]) == [.note])
        #expect(try says("label.text = name ?? \"Unknown\"") == [.note])
        // Another file is localized, this one may be for nobody.
        #expect(
            try CodeSample.findings(
                .hardCodedText,
                "label.text = \"Hello\"",
                table: table,
                files: ["App/Title.swift": "let title = NSLocalizedString(\"TITLE\", comment: \"\")"]
            ).map(\.severity) == [.note]
        )
    }

    @Test(arguments: [
        "guard channel.isPublic else { return }; label.text = \"Hello\"",
        "if channel.isPublic { label.text = \"Hello\" }",
        "_ = Row(title: \"Hello\").redacted(reason: isLoading ? .placeholder : [])\nstruct Row: View { let title: String; var body: some View { Text(title) } }",
        "class A { let dayLabel = { let label = UILabel(); label.text = \"A day\"; return label }()\nfunc f() { dayLabel.text = \"Today\" } }",
        "class RowView: UIView { func f() { label.text = \"Hello\" } }\n#Preview { RowView() }\nfunc f() { add(RowView()) }",
    ])
    func `what only looks like code for developers is found`(code: String) throws {
        #expect(try !CodeSample.says(.hardCodedText, code).isEmpty)
    }

    @Test func `Objective-C is read as well`() throws {
        let code = "- (void)f { self.nameLabel.text = @\"Hello\"; [self.button setTitle:@\"Save\" forState:0]; }"
        #expect(
            try CodeSample.says(.hardCodedText, code, path: "App/Photos.m") == [
                "1 note: 'Hello' is shown by nameLabel.text but is not localized",
                "1 note: 'Save' is shown by setTitle but is not localized",
            ]
        )
    }

    @Test func `the fingerprint does not depend on the line`() throws {
        let first = try CodeSample.findings(.hardCodedText, "label.text = \"Hello\"")
        let second = try CodeSample.findings(.hardCodedText, "\n\nlabel.text = \"Hello\"")
        #expect(first.map(\.fingerprint) == second.map(\.fingerprint))
    }

    @Test(
        "a word that translations in other scripts keep is a name",
        arguments: [
            (
                "Jellyfin",
                [
                    "de": "Mit Jellyfin verbinden", "ja": "Jellyfinに接続", "ru": "Подключить Jellyfin",
                    "fr": "Connecter à Jellyfin",
                ], false
            ),
            (
                "Jellyfin",
                [
                    "de": "Mit Jellyfin verbinden", "ja": "接続", "ru": "Подключить Jellyfin",
                    "fr": "Connecter à Jellyfin",
                ], true
            ),
            // Languages in the script of English alone may have the same word.
            (
                "Jellyfin",
                [
                    "de": "Mit Jellyfin verbinden", "nl": "Met Jellyfin", "it": "Connetti Jellyfin",
                    "fr": "Connecter à Jellyfin",
                ], true
            ),
            ("Jellyfin", ["ja": "Jellyfinに接続", "ru": "Подключить Jellyfin"], true),
            (
                "Connect to Jellyfin now",
                [
                    "de": "Mit Jellyfin verbinden", "ja": "Jellyfinに接続", "ru": "Подключить Jellyfin",
                    "fr": "Connecter à Jellyfin",
                ], true
            ),
            ("Norris", ["fr": "Norris", "zh-Hans": "Norris"], false), ("Norris", ["fr": "Norris", "ja": "ノリス"], true),
        ] as [(String, [String: String], Bool)]
    )
    func names(text: String, translations: [String: String], isFound: Bool) throws {
        let says = try CodeSample.says(
            .hardCodedText,
            "label.text = \"\(text)\"",
            table: "\"A\" = \"\(text == "Norris" ? text : "Connect to Jellyfin")\";",
            translations: translations.mapValues { "\"A\" = \"\($0)\";" }
        )
        #expect(says.isEmpty == !isFound)
    }

    @Test(
        "a text in whose place another one is put before anybody sees it is none",
        arguments: [
            ("func f() { label.text = \"Hello\"\nlabel.text = name }", false),
            (
                "func f() { if a {\nlabel.text = \"Hello\"\n} else {\nlabel.text = \"Hello\"\n}\nlabel.text = name\n}",
                false
            ),
            ("func f() { label.text = \"Hello\"\nlabel.font = big\nlabel.text = name }", false),
            // Only in one branch, after a way out, in another one, or after it was shown.
            ("func f() { label.text = \"Hello\"\nif a {\nlabel.text = name\n}\n}", true),
            ("func f() { label.text = \"Hello\"\nguard a else { return }\nlabel.text = name }", true),
            ("func f() { if a {\nlabel.text = \"Hello\"\n} else {\nlabel.text = name\n}\n}", true),
            (
                "func f() { switch a {\ncase 1:\nlabel.text = \"Hello\"\ncase 2:\nlabel.text = name\ndefault: break\n}\n}",
                true
            ),
            ("func f() async { label.text = \"Hello\"\nawait load()\nlabel.text = name }", true),
            ("func f() { label.text = \"Hello\"\nadd(label)\nlabel.text = name }", true),
            ("func f() { label.text = \"Hello\"\nload { label.text = name }\n}", true),
            ("func f() { label.text = \"Hello\"\n}\nfunc g() {\nlabel.text = name\n}", true),
        ]
    )
    func overwritten(code: String, isFound: Bool) throws {
        #expect(try CodeSample.says(.hardCodedText, code).isEmpty == !isFound)
    }

    @Test(arguments: [
        ("libcurl \\(curlVersion)", 0), ("libcurl \\(Lib.version)", 0), ("Library \\(version)", 1),
        ("version \\(version)", 1), ("copied \\(name)", 1), ("my library \\(version)", 1),
    ])
    func `the name of a library in front of its version is a name`(text: String, count: Int) throws {
        #expect(try CodeSample.says(.hardCodedText, "label.text = \"\(text)\"").count == count)
    }

    @Test(arguments: [
        ("let mainMenu = NSMenu()", false, 0), ("let mainMenu = NSMenu()", true, 1), ("let menu = NSMenu()", false, 1),
    ])
    func `the main menu of an agent is there for its shortcuts`(menu: String, hasMenuBar: Bool, count: Int) throws {
        let code =
            "func setUp() { \(menu); let part = NSMenu(); part.addItem(withTitle: \"Select all\", action: a, keyEquivalent: \"a\") }"
        #expect(try CodeSample.says(.hardCodedText, code, hasMenuBar: hasMenuBar).count == count)
    }
}
