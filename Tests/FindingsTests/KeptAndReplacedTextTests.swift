import Findings
import Testing

@Suite("Texts that are kept, replaced, or named to translators")
struct KeptAndReplacedTextTests {
    @Test(arguments: [
        ("overrules translations: see #557", 0), ("overrides the translation", 0), ("English only", 0),
        ("always in English", 0), ("TODO: override translations", 1), ("the translation is below", 1),
        ("shown in English class", 1), ("Only in English yet", 1), ("English only for now", 1),
    ])
    func `a comment may say in other words that a text stays as it is`(comment: String, count: Int) throws {
        let code = "func f() {\nfield.placeholder = \"Latest photos\" // \(comment)\n}"
        #expect(try CodeSample.findings(.hardCodedText, code).count == count)
    }

    @Test(arguments: [
        ("self.update()", "self.label.text = name", 0),
        ("update()", "guard let a = self.a else { return }; self.label.text = a", 1),
        ("update()", "if a == nil { return }; self.label.text = name", 1),
        ("update()", "reset(); self.label.text = name", 0),
        // The panel runs before the next text.
        ("alert.runModal(); self.update()", "self.label.text = name", 1),
        ("alert.runModal()\nself.update()", "self.label.text = name", 1),
        ("self.update()", "if isOn { self.label.text = name }", 1),
        ("self.update()", "return; self.label.text = name", 1),
        ("self.update()", "guard isOn else { return }; self.label.text = name", 1),
        ("if isOn { self.update() }", "self.label.text = name", 1), ("self.other()", "self.label.text = name", 1),
    ])
    func `a text that a method of the same type replaces at once is not shown`(
        call: String,
        body: String,
        count: Int
    ) throws {
        let code = """
            class Row: UIView {
            init() {
            self.label.text = "Latest photos"
            \(call)
            }
            func update() { \(body) }
            func other() {}
            }
            """
        #expect(try CodeSample.findings(.hardCodedText, code).count == count)
    }

    @Test(arguments: [
        ("action.title = name", 0), ("action.color = .red\naction.title = name", 0), ("action.color = .red", 1),
        ("list.append(action)\naction.title = name", 1), ("if isOn { action.title = name }", 1),
    ])
    func `nor is the one that a constant is made with`(code: String, count: Int) throws {
        let make = "let action = UIContextualAction(style: .normal, title: \"Remove it\") { a, b in run() }"
        #expect(try CodeSample.findings(.hardCodedText, "func f() {\n\(make)\n\(code)\n}").count == count)
    }

    @Test func `a title says nothing of a message`() throws {
        let make =
            "let alert = UIAlertController(title: \"Remove it\", message: \"It is gone then.\", preferredStyle: .alert)"
        let found = try CodeSample.findings(.hardCodedText, "func f() {\n\(make)\nalert.title = name\nrun(alert)\n}")
        #expect(found.count == 2)
    }

    @Test(arguments: [
        ("GNU GENERAL PUBLIC LICENSE", 0), ("MIT Licence", 0), ("Apache License, Version 2.0", 0),
        ("Your license", 1), ("MIT students", 1),
    ])
    func `the name of a licence is one everywhere`(text: String, count: Int) throws {
        #expect(try CodeSample.findings(.hardCodedText, "func f() { label.text = \"\(text)\" }").count == count)
    }

    @Test(arguments: [("self.update()", 0), ("self.other()", 1)])
    func `nor is the one that a view is made with`(call: String, count: Int) throws {
        let code = """
            class Row: NSView {
            init() {
            if isNew {
            self.label = NSTextField(labelWithString: "New photos")
            self.label?.textColor = .red
            } else {
            self.label = NSTextField(labelWithString: "Latest photos")
            self.label?.textColor = .blue
            }
            \(call)
            }
            func update() { self.label?.stringValue = name }
            func other() {}
            }
            """
        #expect(try CodeSample.findings(.hardCodedText, code).count == count * 2)
    }

    @Test(arguments: [
        ("First placeholder is app name, second is 'Internet Archive'", 0), ("%@ is “Internet Archive”", 0),
        ("Placeholder is the name of an archive", 1), ("The archive's name is 'Internet Archive'", 1),
    ])
    func `a name that translators are told of is put in as it is`(comment: String, count: Int) throws {
        let table = "/* \(comment) */\n" + TableSample.entry("%@ needs your %@ account", key: "K")
        let asking = "let a = NSLocalizedString(\"K\", comment: \"\")"
        let code = "label.text = \"Internet Archive\""
        #expect(try CodeSample.findings(.hardCodedText, code + "\n" + asking, table: table).count == count)
        // The comment says nothing of the texts of other files.
        let other = ["App/Other.swift": asking]
        #expect(try CodeSample.findings(.hardCodedText, code, table: table, files: other).count == 1)
    }

    @Test(arguments: [
        ("struct File { init(filename: String) { label.text = filename } }\nlet a = File(filename: \"About us\")", 0),
        ("struct File { init(heading: String) { label.text = heading } }\nlet a = File(heading: \"About us\")", 1),
        ("label.text = \"tool --help me\"", 0), ("label.text = \"PhotoMania --help me\"", 0),
        ("label.text = \"Add --help option\"", 1),
        ("label.text = \"Use --all to look at the other files as well\"", 1),
        ("let samplePhoto = Photo(title: \"Hello there\")", 0), ("let firstPhoto = Photo(title: \"Hello there\")", 1),
        ("label.text = formatter.string(from: x) ?? \"Not known yet\"", 0),
        ("label.text = names.string(of: x) ?? \"Not known yet\"", 1),
    ])
    func `names of files, commands, samples and what is never reached are no texts for translators`(
        code: String,
        count: Int
    ) throws {
        let photo = "struct Photo: View { let title: String\nvar body: some View { Text(title) } }\n"
        #expect(try CodeSample.says(.hardCodedText, photo + code).count == count)
    }

    @Test func `a tooltip is a note in Objective-C as well`() throws {
        let code = """
            - (void)fill {
                label.stringValue = NSLocalizedString(@"TITLE", nil);
                [button setToolTip:@"Open the photo"];
                [button setTitle:@"Open the photo"];
            }
            """
        let table = TableSample.entry("Photos", key: "TITLE")
        let found = try CodeSample.findings(
            .hardCodedText,
            code,
            table: table,
            translations: ["de": TableSample.entry("Fotos", key: "TITLE")],
            path: "App/View.m"
        )
        #expect(found.map(\.severity.rawValue) == ["note", "warning"])
    }

    @Test(arguments: [("LocalizedStringKey", 0), ("String", 1)])
    func `a closure that takes a key localizes it, whatever functions are called like it`(
        type: String,
        count: Int
    ) throws {
        let code = """
            struct Row: View {
            let showToast: (\(type)) -> Void
            func f() { showToast("Latest photos of \\(name)") }
            }
            struct Page: View {
            @State var text = ""
            func showToast(_ message: String) { text = message }
            var body: some View { Text(text) }
            }
            """
        #expect(try CodeSample.findings(.hardCodedText, code).count == count)
    }
}
