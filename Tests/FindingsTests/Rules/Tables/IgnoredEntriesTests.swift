import Findings
import SourceText
import StringTables
import Testing

struct IgnoredEntriesTests {
    private func says(_ text: String) throws -> [String] {
        let path = "en.lproj/L.strings"
        let document = try StringsFile(TextFile(decoding: Array(text.utf8), path: path))
        return FileContext(.table(document), path: path, shownPath: path, table: "L").findings.map {
            "\($0.location.line):\($0.location.column) \($0.severity): \($0.message)"
        }
    }

    @Test(arguments: [
        (
            "\"A\" = \"a\";;\n\"B\" = \"b\";\n",
            [
                "1:11 error: 1 entry from here on is ignored at run time, without an error; remove the character here that "
                    + "is not part of an entry"
            ]
        ),
        (
            "\"A\" = \"a\";\n;\"B\" = \"b\";\n\"C\" = \"c\";\n",
            [
                "2:1 error: 2 entries from here on are ignored at run time, without an error; remove the character here "
                    + "that is not part of an entry"
            ]
        ),
        (
            "\"A\" = \"a\";\n;/* Class = \"UILabel\"; ObjectID = \"1\"; */\n\"B\" = \"http://b\";\n// c = d;",
            [
                "2:1 error: 1 entry from here on is ignored at run time, without an error; remove the character here "
                    + "that is not part of an entry"
            ]
        ),
        (
            "\"A\" = \"a\";\n/* b\n\"B\" = \"b\";\n",
            ["2:1 error: this comment is never closed: everything after it is ignored at run time"]
        ),
        ("\"A\" = \"a\";\n\"B\" = \"b\";\n", []),
    ])
    func `what is dropped at run time is counted from its place`(text: String, expected: [String]) throws {
        #expect(try says(text) == expected)
    }
}
