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
}
