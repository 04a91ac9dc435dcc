import Findings
import Testing

@Suite("Hard-coded texts that nobody comes to see")
struct HardCodedTextReachTests {
    /// Options of a command line, whose help a view shows for one of them.
    private static let options = """
        struct Option { var name: String; var help: String = "" }
        struct Options { var size = Option(name: "size"); var color = Option(name: "color") }
        struct Help: View { let options: Options; let first: Option
            var body: some View { Text(%READ) } }
        func fill() { var options = Options()
        options.size.help = "How large it is"
        options.color.help = "Which color it has" }
        """

    @Test func `a property of one of several values is shown where that value is`() throws {
        func says(_ read: String) throws -> [String] {
            try CodeSample.says(.hardCodedText, Self.options.replacing("%READ", with: read))
        }
        let size = "6 note: 'How large it is' is shown by Option.help but is not localized"
        let color = "7 note: 'Which color it has' is shown by Option.help but is not localized"
        #expect(try says("all.options.size.help") == [size])
        // A variable may hold any of them.
        #expect(try says("first.help") == [size, color])
    }

    @Test(arguments: [
        "struct FixView: View { let command: String",
        "struct FixView: View { let command: String; init(command: String) { self.command = command }",
    ])
    func `what is handed to a command is one`(view: String) throws {
        func says(_ label: String) throws -> [String] {
            let code = """
                struct Check { let fix: String }
                \(view.replacing("command", with: label)); var body: some View { Text(\(label)) } }
                struct Alert: View { let check: Check; var body: some View { FixView(\(label): check.fix) } }
                let check = Check(fix: "brew link php")
                """
            return try CodeSample.says(.hardCodedText, code)
        }
        #expect(try says("command") == [])
        #expect(try says("advice") == ["4 note: 'brew link php' is shown by Check(fix:) but is not localized"])
    }

    @Test func `the overlay of keys shows the longer title of a command where it has one`() throws {
        func says(_ title: String) throws -> [String] {
            try CodeSample.says(
                .hardCodedText,
                "let a = UIKeyCommand(title: \"Go back\", action: b, input: \"b\"\(title))"
            )
        }
        #expect(try says("") == ["1 note: 'Go back' is shown by UIKeyCommand(title:) but is not localized"])
        #expect(
            try says(", discoverabilityTitle: \"Go to the page before\"") == [
                "1 note: 'Go to the page before' is shown by UIKeyCommand(discoverabilityTitle:) but is not localized"
            ]
        )
    }

    @Test(arguments: [
        ("return 2", []), ("2", []), ("return 3", ["note"]), ("return items.count", ["note"]),
        ("if a { return 1 }; return 2", []),
    ])
    func `what a row would show that no list has is not shown, and else a fallback`(
        rows: String,
        severities: [String]
    ) throws {
        let code = """
            class A: UITableViewController {
            let heading = NSLocalizedString("TITLE", comment: "")
            func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { \(rows) }
            func tableView(_ t: UITableView, cellForRowAt indexPath: IndexPath) {
            switch (indexPath as IndexPath).row {
            case 0: cell.title = NSLocalizedString("TITLE", comment: "")
            case 1: break
            default: titleLabel.text = "Not there yet"
            } } }
            """
        let table = TableSample.entry("Photos", key: "TITLE")
        let found = try CodeSample.findings(.hardCodedText, code, table: table, translations: ["de": table])
        #expect(found.map(\.severity.rawValue) == severities)
    }

    @Test func `a default of other choices is shown`() throws {
        let table = TableSample.entry("Photos", key: "TITLE")
        for choice in [
            "switch kind {\ncase 0: break\ncase 1: break",
            "switch indexPath.row {\ncase 0: break\ncase 2: break",
        ] {
            let code = """
                let heading = NSLocalizedString("TITLE", comment: "")
                func a() { \(choice)
                default: titleLabel.text = "Not there yet" } }
                """
            let found = try CodeSample.findings(.hardCodedText, code, table: table, translations: ["de": table])
            #expect(found.map(\.severity.rawValue) == ["warning"])
        }
    }

    @Test(arguments: [
        ("let window = NSWindow(contentRect: r, styleMask: [.borderless], backing: .buffered, defer: false)", 0),
        ("let window = NSWindow(contentRect: r, styleMask: [.titled], backing: .buffered, defer: false)", 1),
        (
            "let window = NSWindow(contentRect: r, styleMask: [.borderless], backing: .buffered, defer: false); window.styleMask.insert(.titled)",
            1
        ),
    ])
    func `the title of a window without a bar is not shown`(window: String, count: Int) throws {
        let code = "func a() { \(window); window.title = \"Your photos\" }"
        #expect(try CodeSample.says(.hardCodedText, code).count == count)
    }

    @Test func `a unit of two parts behind a number is no text`() throws {
        #expect(try CodeSample.says(.hardCodedText, "label.text = String(format: \"%.2f sats/vB\", rate)") == [])
        #expect(try CodeSample.says(.hardCodedText, "label.text = \"\\(rate) req/min\"") == [])
        #expect(try CodeSample.says(.hardCodedText, "label.text = \"Photos/Albums\"").count == 1)
    }

    @Test(arguments: [
        ("label.hidden = YES;", "label.text = @\"New text\";\n    label.hidden = NO;", ["New text"]),
        ("label.hidden = YES;", "label.hidden = NO;", ["Remove # photos"]),
        ("label.alpha = 1;", "label.text = @\"New text\";\n    label.hidden = NO;", ["Remove # photos", "New text"]),
        ("label.hidden = NO;", "label.text = @\"New text\";\n    label.hidden = NO;", ["Remove # photos", "New text"]),
        ("label.hidden = YES;", "label.text = @\"New text\";\n    label.hidden = isEmpty;", ["New text"]),
        ("label.hidden = YES;", "label.hidden = isEmpty;", ["Remove # photos"]),
        ("label.hidden =YES;", "label.text = @\"New text\";\n    label.hidden=NO;", ["New text"]),
    ])
    func `a text of a hidden view is not shown if another one comes before the view does`(
        made: String,
        shown: String,
        texts: [String]
    ) throws {
        let code = """
            - (void)viewDidLoad {
                label.text = @"Remove # photos";
                \(made)
            }
            - (void)show {
                \(shown)
            }
            """
        let found = try CodeSample.findings(.hardCodedText, code, path: "App/Photos.m").map(\.key)
        #expect(found == texts)
    }

    @Test(arguments: [("_label", "", 0), ("_label", "_label.hidden = NO;", 1), ("label", "", 1)])
    func `a variable of a class that it hides and never shows has no text for anybody`(
        label: String,
        shown: String,
        count: Int
    ) throws {
        let code = """
            - (void)viewDidLoad {
                \(label).text = @"Remove # photos";
                \(label).hidden = YES;
            }
            - (void)show {
                \(shown)
            }
            """
        #expect(try CodeSample.findings(.hardCodedText, code, path: "App/Photos.m").count == count)
    }

    @Test(arguments: [
        ("exitButton.title = ~\"Exit now\"", 0), ("exitButton.title = \"Exit now\"", 1),
        ("titleLabel.text = name+\"Exit now\"", 1), ("popUpButton.stringValue = \"Exit now\"", 0),
        ("titleField.stringValue = \"Exit now\"", 1),
    ])
    func `operators in front of a literal make another text of it, and a button has no value that it shows`(
        code: String,
        count: Int
    ) throws {
        #expect(try CodeSample.findings(.hardCodedText, code).count == count)
    }

    @Test(arguments: [
        ("", 0), ("func f() { show(\"x\") }", 1), ("func f() { self.show }", 1), ("func f() { list.show = 1 }", 0),
        ("func f() { #selector(show(_:)) }", 1),
    ])
    func `a private function that nothing in its file calls shows nothing`(use: String, count: Int) throws {
        let code = "class A { private func show(_ a: String) { titleLabel.text = \"Latest photos\" }\n\(use) }"
        #expect(try CodeSample.findings(.hardCodedText, code).count == count)
        #expect(try CodeSample.findings(.hardCodedText, code.replacing("private ", with: "")).count == 1)
        #expect(try CodeSample.findings(.hardCodedText, code.replacing("private", with: "@objc private")).count == 1)
    }

    @Test func `a first value that another object replaces with a localized one holds a place`() throws {
        let strings = """
            struct Strings { var heading = "Latest photos" }
            struct Page: View { let strings: Strings; var body: some View { Text(strings.heading) } }

            """
        let configure = "func configure() { strings.heading = NSLocalizedString(\"A\", comment: \"\") }"
        func count(_ code: String) throws -> Int { try CodeSample.findings(.hardCodedText, strings + code).count }
        #expect(try count("") == 1)
        #expect(try count(configure) == 0)
        #expect(try count(configure.replacing("NSLocalizedString(\"A\", comment: \"\")", with: "name")) == 1)
    }

    /// No property of an extension, and none that is computed, is an argument of an initializer.
    @Test func `a look-up named as a property that is shown is none of its arguments`() throws {
        let code = """
            extension String { var localized: String { NSLocalizedString(self, comment: "") } }
            struct Row: View { let name: String
                var body: some View { VStack { Text(name.localized); Text(String(localized: "Show the player")) } } }
            """
        let table = TableSample.entry("Show the player", key: "Show the player")
        #expect(try CodeSample.says(.hardCodedText, code, table: table, translations: ["de": table]) == [])
    }
}
