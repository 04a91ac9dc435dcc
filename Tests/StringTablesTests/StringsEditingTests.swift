import Foundation
import SourceText
import StringTables
import Testing

struct StringsEditingTests {
    static func file(_ text: String) throws -> StringsFile {
        try StringsFile(TextFile(decoding: Array(text.utf8), path: "t.strings"))
    }

    /// The file with every value replaced by one text.
    static func replacing(_ text: String, by value: String) throws -> String {
        String(decoding: try file(text).replacingValues { _ in value }, as: UTF8.self)
    }

    @Test(arguments: [
        (#""a" = "b";"#, "c", #""a" = "c";"#),
        (#"/* x */ "a"  =  "b" ; // y"#, "c", #"/* x */ "a"  =  "c" ; // y"#),
        (#""a" = "b";"#, #"say "hi" \o/"#, #""a" = "say \"hi\" \\o/";"#),
        (#"'a' = 'b';"#, "it's", #"'a' = 'it\'s';"#),
        ("a = b;", "c", "a = c;"),
        ("a = b;", "c d", #"a = "c d";"#),
        ("a;", "b", "a = b;"),
        ("\"a\";", "b", "\"a\" = \"b\";"),
        (#""a" = "one\ntwo";"#, "three\nfour\nfive", #""a" = "three\nfour\nfive";"#),
        ("\"a\" = \"one\ntwo\";", "three\nfour", "\"a\" = \"three\nfour\";"),
        ("\"a\" = \"one\ntwo\\nthree\";", "1\n2\n3\n4", "\"a\" = \"1\n2\\n3\n4\";"),
        (#""a" = "x\U2026";"#, "yy…", #""a" = "yy\U2026";"#),
        (#""a" = "it\'s \/";"#, "that's /", #""a" = "that\'s \/";"#),
        (#""a" = "x\u203A";"#, "uuu203A", #""a" = "\uuu203A";"#),
        (#""a" = "\UD83D\UDE00";"#, "😀!", #""a" = "\UD83D\UDE00!";"#),
        (#""a" = (b, c); "d" = "e";"#, "f", #""a" = (b, c); "d" = "f";"#),
        (#"{ "a" = "b"; }"#, "c", #"{ "a" = "c"; }"#),
    ])
    func `an edit writes one value in the spelling of the old one`(text: String, value: String, expected: String) throws
    {
        #expect(try Self.replacing(text, by: value) == expected)
    }

    /// An escape with fewer digits than it may have must not take in the digit that follows it in the new value.
    @Test(arguments: [
        (#""k" = "caf\Ue9 type1";"#, "café1", #""k" = "caf\U00e91";"#),
        (#""k" = "caf\Ue9";"#, "éé", #""k" = "\Ue9\Ue9";"#),
        (#""k" = "caf\Ue9";"#, "éa", #""k" = "\U00e9a";"#),
        (#""k" = "caf\Ue9";"#, "ég", #""k" = "\Ue9g";"#),
        (#""k" = "caf\U00e9";"#, "é1", #""k" = "\U00e91";"#),
        (#""k" = "\1x";"#, "\u{1}2\u{1}8", #""k" = "\0012\18";"#),
        (#""k" = "\12x";"#, "\n7\n", #""k" = "\0127\12";"#),
        (#""k" = "\q1";"#, "q1", #""k" = "\q1";"#),
        (#""k" = "\n1";"#, "\n1a", #""k" = "\n1a";"#),
    ])
    func `an escape stays the character it was`(text: String, value: String, expected: String) throws {
        #expect(try Self.replacing(text, by: value) == expected)
        #expect(try Self.file(expected).entries.map(\.value) == [value])
        // The reader of the system is the outside truth.
        let list = try unsafe PropertyListSerialization.propertyList(from: Data(expected.utf8), format: nil)
        #expect((list as? [String: String])?["k"].map { Array($0.utf8) } == Array(value.utf8))
    }

    @Test(arguments: [
        ("/* a */\n\"k\" = \"v\";", ["a"]),
        ("/* file */\n\n/* a */\n// b\n\"k\" = \"v\"; // c", ["a", "b", "c"]),
        ("\"j\" = \"u\"; // of j\n\"k\" = \"v\";", []),
        ("\"j\" = \"u\"; // of j\n/* of k */ \"k\" = \"v\"; /* too */", ["of k", "too"]),
        ("\"k\" = \"v\";\n/* below */", []),
        ("/*\n  two\n  lines\n*/\r\n\"k\" = \"v\";", ["two\n  lines"]),
        ("/* file */\r\n\r\n/* a */\r\n\"k\" = \"v\";\r\n", ["a"]), ("/* file */\r\r/* a */\r\"k\" = \"v\";", ["a"]),
    ])
    func `the comments above an entry and behind it on its line belong to it`(text: String, comments: [String]) throws {
        let entry = try #require(try Self.file(text).entries.last)
        #expect(entry.key == "k")
        #expect(entry.comments.map(\.text) == comments)
        for comment in entry.comments {
            #expect(text.utf8.dropFirst(comment.offset).starts(with: comment.text.utf8))
        }
    }

    @Test(arguments: [
        ("\"a\" = \"b;\n\"c\" = \"d\";\n", 1, 7, "the text that begins here runs over several lines"),
        ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, 10, "missing ';' after the value"),
        (
            "\"a\" = \"1\";\n\"k\" = \"(id).\\\";\n", 2, 7,
            "the text that begins here is never closed; its last quote is escaped"
        ),
        ("\"a\" \"b\";", 1, 4, "expected '=' or ';' after the key"),
        ("“a” = “b”;", 1, 1, "unexpected '“' (U+201C); use straight quotes"),
        ("# c\n\"a\"=\"b\";", 1, 1, "unexpected '#' (U+0023); comments begin with // or /*"),
        ("\"a\" = ;", 1, 7, "unexpected ';'"),
        ("\"a\" = \"x\\UD800y\";", 1, 9, "this escape is half of a surrogate pair"),
        ("\"only text\"", 1, 12, "expected '=' or ';' after the key"),
        ("(a, b)", 1, 1, "expected entries of the form"),
        ("\u{FEFF}\u{FEFF}\"a\" = \"b\";", 1, 1, "unexpected U+FEFF; this is a second byte-order mark"),
    ])
    func `an error stands where its cause stands`(text: String, line: Int, column: Int, message: String) {
        let error = #expect(throws: SourceError.self) { try Self.file(text) }
        #expect(error?.location == SourceLocation(path: "t.strings", line: line, column: column))
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [
        ("\"a\"=\"1\";; \"b\"=\"2\"; \"c\"=\"3\";", 8, false, 2),
        ("\"a\"=\"1\"; ) \"b\"=\"2\";", 9, false, 1),
        ("\"a\"=\"1\"; /* \"b\"=\"2\";", 9, true, 0),
        ("\"a\"=\"1\"; \"b = 2;", 9, false, 0),
    ])
    func `what CoreFoundation drops is kept and told`(text: String, offset: Int, isComment: Bool, count: Int) throws {
        let file = try Self.file(text)
        #expect(file.entries.map(\.key) == ["a"])
        #expect(file.ignored == StringsFile.Ignored(offset: offset, isUnclosedComment: isComment, entryCount: count))
        #expect(file.text == Array(text.utf8))
    }

    @Test func `values nested deeper than the limit are refused`() {
        let text = "a = " + String(repeating: "(", count: 200_000)
        let error = #expect(throws: SourceError.self) { try Self.file(text) }
        #expect(error != nil)
    }
}
