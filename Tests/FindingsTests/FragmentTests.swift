import Findings
import Testing

@Suite("Fragments of sentences and the code that shows them")
struct FragmentTests {
    /// A table with one string that ends in a space, and others that code uses.
    private func found(_ value: String, _ code: String, mentioned: Set<String> = []) throws -> Int {
        let table = TableSample.entry("Photos", key: "TITLE") + TableSample.entry(value, key: "PART")
        let uses = "let t = NSLocalizedString(\"TITLE\", comment: \"\")\n" + code
        return try CodeSample.says(.composedPhrase, uses, table: table, mentioned: mentioned)
            .count { $0.contains("whole sentences") }
    }

    private static let lookUp = "NSLocalizedString(\"PART\", comment: \"\")"

    @Test(arguments: [
        ("label.text = \(lookUp) + name", 1), ("label.text = \(lookUp)\n+ name", 1), ("text += \(lookUp)", 1),
        ("label.text = \"\\(\(lookUp))\\(name)\"", 1), ("let parts = [\(lookUp), name]", 1),
        ("func f() {\nlabel.text = \(lookUp)\n}", 0), ("", 0),
        ("#if DEBUG\nlabel.text = \(lookUp) + name\n#endif", 0),
        ("enum S {\nstatic let part = \(lookUp)\n}\n\n\nfunc f() {\nlabel.text = S.part + name\n}", 1),
        ("enum S {\nstatic let part = \(lookUp)\n}\n\n\nfunc f() {\nlabel.text = S.part\n}", 0),
        ("enum S {\nstatic let part = \(lookUp)\n}", 1),
    ])
    func `a space at the end is one where something is put behind it`(code: String, count: Int) throws {
        #expect(try found("Go to ", code) == count)
    }

    @Test(arguments: [
        ("field.attributedPlaceholder = NSAttributedString(\nstring: TEXT,\nattributes: [b: c]\n)", 0),
        ("field.attributedText = NSAttributedString(string: join([TEXT]))", 1),
        ("field.other = NSAttributedString(string: [TEXT])", 1),
    ])
    func `what is made of a text alone is shown alone`(code: String, count: Int) throws {
        #expect(try found(" Public address", code.replacing("TEXT", with: Self.lookUp)) == count)
    }

    @Test(arguments: [
        ("let all = [TEXT, TEXT, TEXT]", 0), ("let all = [TEXT, TEXT, name]", 1), ("let all = [TEXT, TEXT]", 1),
        ("let all = [TEXT, TEXT, TEXT].joined()", 1), ("let all = [TEXT, TEXT, TEXT + name]", 1),
    ])
    func `an item of a list of localized texts is shown alone`(code: String, count: Int) throws {
        #expect(try found("Find help ", code.replacing("TEXT", with: Self.lookUp)) == count)
    }

    @Test(arguments: [("Debug/Page.swift", 0), ("App/Page.swift", 1)])
    func `what only views of developers make is theirs`(path: String, count: Int) throws {
        let table = TableSample.entry("Photos", key: "TITLE") + TableSample.entry("Go to ", key: "PART")
        let code =
            "let t = NSLocalizedString(\"TITLE\", comment: \"\")\n"
            + "class ReplyView: UIView { func f() { text += \(Self.lookUp) } }"
        let files = [path: "class Page: UIViewController { let view = ReplyView() }"]
        let found = try CodeSample.says(.composedPhrase, code, table: table, files: files)
        #expect(found.count { $0.contains("whole sentences") } == count)
    }

    @Test(arguments: [(" Off", 0), (" Connected", 0), (" Blocked today", 1)])
    func `a state stands behind the name of what has it`(text: String, count: Int) throws {
        #expect(try found(text, "label.text = name + \(Self.lookUp)") == count)
    }

    @Test func `an open word at the end is one wherever the text is shown; a document shows texts alone`() throws {
        #expect(try found("List of", "func f() {\nlabel.text = \(Self.lookUp)\n}") == 1)
        #expect(try found("List of", "", mentioned: ["PART"]) == 1)
        #expect(try found("Go to ", "", mentioned: ["PART"]) == 0)
        #expect(try found("List of", "") == 0)
        // Room behind a colon.
        #expect(try found("Plugins:  ", "label.text = \(Self.lookUp) + name") == 0)
        #expect(try found("Plugins:    ", "label.text = \(Self.lookUp) + name") == 0)
    }

    @Test func `what subjects of mails begin with is no fragment, nor a caption that the app's own function looks up`()
        throws
    {
        let joined = "label.text = \(Self.lookUp) + name"
        #expect(try found("Re: ", joined) == 0)
        let own = "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }\n\n"
        #expect(try found("Sent to ", own + "_ = Text(\"PART\".localized)") == 0)
        #expect(try found("Sent to ", own + "_ = Text(\"PART\".localized + name)") == 1)
    }

    @Test func `a sum over many lines is one, and a key that code may make is not named by it`() throws {
        let sum = "label.text = (\(Self.lookUp)\n.bold()\n.italic()\n+ name)"
        #expect(try found("Go to ", sum) == 1)
        #expect(try found("Go to ", sum.replacing("+ name", with: ".underlined()")) == 0)
        let alone = "func f() {\nlabel.text = \(Self.lookUp)\n}"
        #expect(try found("Spaces you are not a member of", alone) == 0)
        #expect(try found("Spaces you are not a member of", sum) == 1)
        #expect(try found("List of", "let key = \"PA\\(name)\"") == 0)
    }

    @Test func `what a literal puts into itself is not beside it`() throws {
        let table = TableSample.entry(" %@ Photos and more", key: " %@ Photos and more")
        func count(_ code: String) throws -> Int {
            let view = "struct Page: View { var body: some View { \(code) } }"
            return try CodeSample.says(.composedPhrase, view, table: table).count { $0.contains("whole sentences") }
        }
        #expect(try count("Text(\" \\(year) Photos and more\")") == 0)
        #expect(try count("Text(\" \\(year) Photos and more\") + Text(name)") == 1)
    }

    @Test(arguments: [
        ("One line\\nPhotos ", 0), ("Photos ", 1),
    ])
    func `a text of several lines ends with its last line`(value: String, count: Int) throws {
        let found = try CodeSample.says(.composedPhrase, "let key = name", table: TableSample.entry(value, key: "PART"))
        #expect(found.count { $0.contains("whole sentences") } == count)
    }

    @Test func `of a table that no code names only strings that code writes are fragments`() throws {
        let table = TableSample.entry("Go to ", key: "PART") + TableSample.entry("Home", key: "HOME")
        func found(_ code: String) throws -> Int {
            try CodeSample.says(.composedPhrase, code, table: table).count { $0.contains("whole sentences") }
        }
        #expect(try found("let key = \"HOME\"") == 0)
        // Code that makes all keys at run time names none.
        #expect(try found("let key = name") == 1)
        #expect(try found("let key = \"PART\"") == 1)
    }

    @Test func `the value of a case that code shows alone is no fragment`() throws {
        let code = """
            enum Titles: String { case part = "PART"; var localized: String { lookUp(rawValue) } }
            func f() {
            show(Titles.part.localized)
            }
            """
        #expect(try found("Go to ", code) == 0)
        #expect(try found("Go to ", code.replacing("localized)", with: "localized + name)")) == 1)
    }

    @Test(arguments: [
        ("label.text = String(format: \(lookUp), name)", 0),
        ("label.text = String(format: format, \(lookUp))", 1),
        ("label.text = String(format: \(lookUp), name)\nlabel.text += more", 1),
        ("text = String(format: \(lookUp), name)", 1),
    ])
    func `a view that is given nothing but a text shows it alone`(code: String, count: Int) throws {
        #expect(try found("Delete %@ ", "func f() {\n\(code)\n}") == count)
    }

    @Test(arguments: [
        ("your age range, and", 0), ("your age range and", 1), ("a name; or", 0),
    ])
    func `an item of a list that a document shows is whole`(text: String, count: Int) throws {
        #expect(try found(text, "let a = \"PART\"", mentioned: ["PART"]) == count)
    }

    @Test(arguments: [("The server says error ", 0), ("The server says that ", 1), ("Error ", 1)])
    func `a value behind its name is no part of the sentence`(text: String, count: Int) throws {
        #expect(try found(text, "label.text = \(Self.lookUp) + status") == count)
    }
}
