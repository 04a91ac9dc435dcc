import Foundation
import TestCorpus
import Testing

struct CommandTests {
    static let testFont = TestCorpus.root.appending(path: "Fonts/OversetTest.ttf").path

    @Test(arguments: ["check", "generate", "extract", "strings", "transform", "entries", "restore", "measure", "fonts"])
    func `every command has help with an example`(command: String) throws {
        let output = try BuiltCommand.run([command, "--help"])
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("overset \(command)"))
        #expect(output.standardOutput.contains("Example"))
    }

    @Test(arguments: [
        ["chek"], ["check", "--fail-on", "never-ever"], ["check", "--report", "xlsx"], ["transform"], ["--frobnicate"],
        ["check", "--text-size", "huge"], ["check", "--only", "no-such-rule"],
    ])
    func `a wrong command line ends with 64`(arguments: [String]) throws {
        #expect(try BuiltCommand.run(arguments).status == 64)
    }

    @Test func `texts are transformed from the command line and from standard input`() throws {
        let one = try BuiltCommand.run(["transform", "dots", "Done", "%@ left"])
        #expect(one.standardOutput == "D.o.n.e\n%@ l.e.f.t\n")
        #expect(one.status == 0)
        let two = try BuiltCommand.run(["transform", "accents,brackets"], input: "Save\n\nCancel\n")
        #expect(two.standardOutput == "[Šåṽé]\n\n[Çåñçéļ]\n")
        let wrong = try BuiltCommand.run(["transform", "dotz", "Done"])
        #expect(wrong.status == 2)
        #expect(wrong.standardError.hasPrefix("overset: error: there is no transform 'dotz'; did you mean 'dots'?"))
    }

    @Test func `entries are printed one a line, and an unreadable file ends with 2`() throws {
        try BuiltCommand.withFolder([
            "en.lproj/L.strings": "/* c */ \"a\\n\" = \"b \\\"x\\\"\";\n", "en.lproj/B.strings": "\"open",
        ]) { root in
            let output = try BuiltCommand.run(["entries", "en.lproj/L.strings"], in: root)
            #expect(output.status == 0)
            #expect(
                output.standardOutput
                    == #"{"file":"en.lproj/L.strings","line":1,"column":9,"table":"L","key":"a\n","value":"b \"x\"","comment":"c","variant":null,"encoding":"UTF-8","container":"text","language":"en"}"#
                    + "\n"
            )
            let broken = try BuiltCommand.run(["entries", "en.lproj/B.strings", "en.lproj/L.strings"], in: root)
            #expect(broken.status == 2)
            #expect(
                broken.standardError
                    == "en.lproj/B.strings:1:1: error: the text that begins here is never closed; add the closing quote\n"
            )
            #expect(broken.standardOutput == output.standardOutput)
        }
    }

    @Test func `dots are taken off again, and doubling is refused`() throws {
        try BuiltCommand.withFolder(["en.lproj/L.strings": "\"a\" = \"e.g. %@ Done\";\n"]) { root in
            #expect(
                try BuiltCommand.run(["generate", "--pseudolocale", "en-XD", "--pseudolocale", "en-XE"], in: root)
                    .status == 0
            )
            let restored = try BuiltCommand.run(["restore", "en-XD.lproj/L.strings"], in: root)
            #expect(restored.standardOutput == "\"a\" = \"e.g. %@ Done\";\n")
            let refused = try BuiltCommand.run(["restore", "en-XE.lproj/L.strings"], in: root)
            #expect(refused.status == 2)
            #expect(refused.standardError.contains("'double' cannot be undone exactly"))
        }
    }

    /// The test font's letters are half an em wide: "Done" in 20 pt is 40 pt wide.
    private static let boxed = """
        /* Button. overset: font=OversetTest-Regular size=20 width<=45 */
        "DONE" = "Done";

        """

    private func check(_ root: String, _ arguments: [String] = []) throws -> BuiltCommand.Output {
        try BuiltCommand.run(
            ["check", "--fonts", Self.testFont, "--locale", "real", "--report", "terminal"] + arguments,
            in: root
        )
    }

    @Test func `a label that fits ends with 0 and one that is cut with 1`() throws {
        try BuiltCommand.withFolder(["en.lproj/L.strings": Self.boxed, "de.lproj/L.strings": "\"DONE\" = \"Gut\";\n"]) {
            root in
            #expect(try check(root).status == 0)
            try Data("\"DONE\" = \"Abgehakt\";\n".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let output = try check(root)
            #expect(output.status == 1)
            #expect(
                output.standardOutput.hasPrefix(
                    "en.lproj/L.strings:2:10: error: \"DONE\" in German is truncated: needs 80 pt, 45 pt available (+35 pt) [truncated-text]"
                ),
                "\(output.standardOutput) \(output.standardError)"
            )
            #expect(try check(root, ["--fail-on", "never"]).status == 0)
            #expect(try check(root, ["--skip", "truncated-text"]).status == 0)
        }
    }

    @Test func `a known fault does not fail, a new one does`() throws {
        try BuiltCommand.withFolder([
            "en.lproj/L.strings": Self.boxed, "de.lproj/L.strings": "\"DONE\" = \"Abgehakt\";\n",
        ]) { root in
            #expect(try check(root, ["--write-baseline", "known.json"]).status == 0)
            #expect(try check(root, ["--baseline", "known.json"]).status == 0)
            try Data((Self.boxed + Self.boxed.replacing("DONE", with: "NEW")).utf8)
                .write(to: URL(filePath: root + "/en.lproj/L.strings"))
            try Data("\"DONE\" = \"Abgehakt\"; \"NEW\" = \"Abgehakt\";\n".utf8)
                .write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let output = try check(root, ["--baseline", "known.json"])
            #expect(output.status == 1)
            #expect(output.standardOutput.contains("\"NEW\" in German"))
            #expect(!output.standardOutput.contains("\"DONE\" in German"))
        }
    }

    @Test(arguments: [
        (
            "/* overset: widht<=3 */\n\"A\" = \"b\";\n", 1,
            "en.lproj/L.strings:1:13: error: there is no item 'widht'; did you mean 'width'?"
        ),
        (
            "/* overset: width<=300 font=NoSuchFont */\n\"A\" = \"b\";\n", 0,
            "warning: font 'NoSuchFont' not found: 1 string was measured in the system font"
        ),
    ])
    func `a fault of the app is a finding, and all else is checked`(
        table: String,
        status: Int32,
        message: String
    ) throws {
        try BuiltCommand.withFolder(["en.lproj/L.strings": table]) { root in
            let output = try check(root)
            #expect(output.status == status, "\(output)")
            #expect(output.standardOutput.contains(message), "\(output)")
        }
    }

    @Test func `a folder with nothing in it ends with 2 and says so`() throws {
        try BuiltCommand.withFolder(["x.txt": ""]) { root in
            let output = try check(root)
            #expect(output.status == 2)
            #expect(output.standardError.contains("there are no string tables here"), "\(output.standardError)")
        }
    }

    /// Such an app has screens and texts in its code, whatever makes its project.
    @Test(arguments: [
        ("check", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Hello there\") } }\n", 0),
        ("lint", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Hello there\") } }\n", 0),
        ("lint", "let count = 1\n", 0),
    ])
    func `an app of code alone is looked at`(command: String, code: String, status: Int32) throws {
        try BuiltCommand.withFolder(["App/Row.swift": code]) { root in
            let output = try BuiltCommand.run([command, root])
            #expect(output.status == status, "\(output)")
        }
    }

    @Test func `a reader that goes away is no failure`() throws {
        let lines = (0..<200_000).map { "line \($0)\n" }.joined()
        let output = try BuiltCommand.runInPipe(["transform", "dots"], into: "head -1", input: lines)
        #expect(output.standardOutput == "l.i.n.e 0\n0\n")
    }
}

/// What is said where nothing is a command.
struct SubcommandTests {
    @Test(
        arguments: [
            ("chek", "did you mean 'overset check'?"), ("lnt", "did you mean 'overset lint'?"),
            ("zzzzzzzzzz", "'overset --help' lists them"), ("/", "to check this, run 'overset check /'"),
        ]
    )
    func `a word that is no command gets a suggestion`(word: String, hint: String) throws {
        let output = try BuiltCommand.run([word, "."])
        #expect(output.status == 64 && output.standardError.contains(hint), "\(output.standardError)")
    }
}
