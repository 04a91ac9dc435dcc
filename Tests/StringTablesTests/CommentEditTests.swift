import SourceText
import StringTables
import Testing

struct CommentEditTests {
    /// One edit of a comment: the file before, the entry's key, the new text, and the file after.
    struct Case: Sendable, CustomTestStringConvertible {
        var path: String
        var before: String
        var text: String
        var after: String
        var testDescription: String { "\(path): \(before)" }
    }

    private func edited(_ path: String, _ text: String, key: String = "a", to comment: String) throws -> String? {
        let document = try TableFormat.read(Array(text.utf8), path: path)
        let table = try #require(document as? any CommentedTable)
        let entry = try #require(table.entries.last { $0.key == key })
        guard let edit = table.edit(entry.comments.first, of: entry, to: comment) else { return nil }
        return String(decoding: TextEdit.applying([edit], to: document.file.utf8), as: UTF8.self)
    }

    private static let list = ("<plist version=\"1.0\">\n<dict>\n", "</dict>\n</plist>\n")

    private static let cases = [
        Case(path: "x.strings", before: "\"a\" = \"1\";\n", text: "New", after: "/* New */\n\"a\" = \"1\";\n"),
        Case(
            path: "x.strings",
            before: "\r\n\t\"a\" = \"1\";",
            text: "New",
            after: "\r\n\t/* New */\r\n\t\"a\" = \"1\";"
        ),
        Case(path: "x.strings", before: "/*Old*/\n\"a\" = \"1\";\n", text: "New", after: "/*New*/\n\"a\" = \"1\";\n"),
        Case(path: "x.strings", before: "// Old \na=1;\n", text: "New", after: "// New \na=1;\n"),
        Case(path: "x.strings", before: "a=1; /* Old */\nb=2;\n", text: "", after: "a=1;\nb=2;\n"),
        Case(path: "x.strings", before: "b=2;\n  /* Old */\n  a=1;\n", text: "", after: "b=2;\n  a=1;\n"),
        Case(path: "x.strings", before: "a=1; // Old", text: "", after: "a=1;"),
        Case(
            path: "x.strings",
            before: list.0 + "\t<key>a</key>\n\t<string>1</string>\n" + list.1,
            text: "New",
            after: list.0 + "\t<!-- New -->\n\t<key>a</key>\n\t<string>1</string>\n" + list.1
        ),
        Case(
            path: "x.stringsdict",
            before: list.0 + "<!-- Old --><key>a</key><string>1</string>\n" + list.1,
            text: "New",
            after: list.0 + "<!-- New --><key>a</key><string>1</string>\n" + list.1
        ),
        Case(
            path: "x.stringsdict",
            before: list.0 + "\t<!-- Old -->\n\t<key>a</key>\n\t<string>1</string>\n" + list.1,
            text: "",
            after: list.0 + "\t<key>a</key>\n\t<string>1</string>\n" + list.1
        ),
        Case(
            path: "x.xcstrings",
            before: "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {\n\n    }\n  }\n}",
            text: "New \"one\"",
            after:
                "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {\n      \"comment\" : \"New \\\"one\\\"\"\n    }\n  }\n}"
        ),
        Case(
            path: "x.xcstrings",
            before:
                "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"comment\":\"Old\",\"extractionState\":\"manual\"}}}",
            text: "New",
            after:
                "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"comment\":\"New\",\"extractionState\":\"manual\"}}}"
        ),
        Case(
            path: "x.xcstrings",
            before:
                "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"comment\":\"Old\",\"extractionState\":\"manual\"}}}",
            text: "",
            after: "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"extractionState\":\"manual\"}}}"
        ),
    ]

    @Test(arguments: cases)
    func `a comment changes and nothing else`(item: Case) throws {
        #expect(try edited(item.path, item.before, to: item.text) == item.after)
    }

    @Test(arguments: cases.filter { $0.text.hasPrefix("New") && !$0.before.contains("Old") })
    func `a new comment is taken out without a trace`(item: Case) throws {
        #expect(try edited(item.path, item.after, to: "") == item.before)
    }

    @Test func `a key that does not begin its line has no place for a comment`() throws {
        #expect(try edited("x.strings", "b=2; a=1;\n", to: "New") == nil)
        #expect(
            try edited(
                "x.strings",
                Self.list.0 + "<key>b</key><string>2</string><key>a</key><string>1</string>" + Self.list.1,
                to: "New"
            ) == nil
        )
    }
}
