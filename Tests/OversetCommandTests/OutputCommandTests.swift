import Foundation
import TestCorpus
import Testing

/// What a command does is done whether or not its output is read.
struct OutputCommandTests {
    private static let files = [
        "en.lproj/L.strings": "/* overset: font=OversetTest-Regular size=20 width<=45 */\n\"A\" = \"Done\";\n",
        "de.lproj/L.strings": "\"A\" = \"Abgehakt\";\n",
    ]
    private static let check = [
        "check", ".", "--fonts", CommandTests.testFont, "--locale", "real", "--annotate", "directives", "--report",
        "terminal", "--report", "json=r.json", "--report", "sarif=r.sarif", "--write-baseline", "known.json",
        "--fail-on", "never",
    ]

    @Test(arguments: [
        ("| true", 0, ""), (">/dev/full", 2, "standard output cannot be written"),
        (">&-", 2, "standard output cannot be written"), ("2>/dev/full", 0, ""), ("2>&-", 0, ""),
    ])
    func `reports, baseline and comments are written whatever becomes of the output`(
        redirection: String,
        status: Int,
        message: String
    ) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.runInShell(Self.check, redirection, in: root)
            #expect(output.standardOutput.hasSuffix("\(status)\n"), "\(output)")
            #expect(message.isEmpty || output.standardError.contains(message), "\(output)")
            for name in ["r.json", "r.sarif", "known.json"] {
                let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
                #expect(text.hasPrefix("{") && text.hasSuffix("}\n"), "\(name)")
            }
            let table = try String(contentsOfFile: root + "/en.lproj/L.strings", encoding: .utf8)
            #expect(table.contains("width<="), "\(table)")
        }
    }

    @Test func `only a report that was written is listed`() throws {
        try BuiltCommand.withFolder(Self.files.merging(["file": "x"]) { first, _ in first }) { root in
            for command in ["check", "lint"] {
                let output = try BuiltCommand.run(
                    [command, ".", "--report", "terminal", "--report", "json=r.json", "--report", "html=file/r.html"],
                    in: root
                )
                #expect(output.status == 2)
                #expect(output.standardError.contains("report: r.json"), "\(output)")
                #expect(!output.standardError.contains("report: file/r.html"), "\(output)")
                let listed = output.standardOutput.split(separator: "\n").filter { $0.hasPrefix("  reports") }
                #expect(listed.allSatisfy { $0.hasSuffix(" r.json") }, "\(output)")
            }
        }
    }

    @Test func `removing pseudolocales tells files that stay from those that go`() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"A": {"localizations": {"en": {"stringUnit": {"state": "translated", \
            "value": "Done"}}}}}, "version": "1.0"}
            """
        try BuiltCommand.withFolder(["en.lproj/L.strings": "\"A\" = \"Done\";\n", "C.xcstrings": catalog]) { root in
            _ = try BuiltCommand.run(["generate", ".", "--pseudolocale", "en-XA"], in: root)
            let output = try BuiltCommand.run(["generate", ".", "--remove"], in: root)
            #expect(
                output.standardOutput
                    == """
                    removed en-XA.lproj/L.strings
                    took pseudolocales out of C.xcstrings
                    1 file removed, 1 file changed

                    """,
                "\(output)"
            )
        }
    }

    @Test func `a closed pipe hides no finding`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let command = ["check", ".", "--fonts", CommandTests.testFont, "--report", "terminal"]
            let output = try BuiltCommand.runInShell(command, "| true", in: root)
            #expect(output.standardOutput == "1\n", "\(output)")
        }
    }

    @Test func `pseudolocales are all written although nobody reads what is said`() throws {
        var files: [String: String] = [:]
        for index in 0..<40 { files["en.lproj/T\(index).strings"] = "\"A\" = \"Done\";\n" }
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.runInShell(["generate", "."], "2>&1 | true", in: root)
            #expect(output.standardOutput == "0\n", "\(output)")
            let names = ["en-XA", "en-XD", "en-XE", "en-XW", "en-XT", "ar-XB"]
            for name in names {
                #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name).lproj").count == 40)
            }
        }
    }

    @Test func `answers stop when their reader has gone`() throws {
        let output = try BuiltCommand.runInPipe(
            ["transform", "dots"],
            into: "head -1",
            input: String(repeating: "a b\n", count: 400_000)
        )
        #expect(output.standardOutput == "a. b.\n0\n" || output.standardOutput.hasSuffix("\n0\n"))
    }

    @Test(arguments: [
        ("View.swift", "json", "// overset: ignore\nlet a = 1\n"), ("README.md", "markdown", "# App\n"),
        ("package.json", "json", "{\"name\": \"app\"}\n"), ("Makefile", "html", "all:\n"),
        ("App.xcodeproj/project.pbxproj", "junit", "// !$*UTF8*$!\n"),
    ])
    func `a file that people wrote is not written over`(name: String, format: String, text: String) throws {
        var files = Self.files
        files[name] = text
        try BuiltCommand.withFolder(files) { root in
            let known = try BuiltCommand.run(["lint", "--write-baseline", name], in: root)
            let report = try BuiltCommand.run(["lint", "--report", "\(format)=\(name)"], in: root)
            for output in [known, report] {
                #expect(output.status == 2)
                #expect(
                    output.standardError.contains("\(name):1:1: error: Overset did not write this file"),
                    "\(output)"
                )
            }
            #expect(try String(contentsOfFile: root + "/" + name, encoding: .utf8) == text)
        }
    }

    @Test func `what an earlier run or another tool wrote is written over`() throws {
        var files = Self.files
        files["summary"] = ""
        files["lint.log"] = "done\n"
        try BuiltCommand.withFolder(files) { root in
            let formats = [
                "html=a.html", "json=a.json", "sarif=a.sarif", "junit=a.xml", "github=a", "gitlab=b.json",
                "markdown=a.md",
                "checkstyle=b.xml", "csv=a.csv", "markdown=summary", "terminal=lint.log",
            ]
            let arguments = ["lint", "--write-baseline", "known.json"] + formats.flatMap { ["--report", $0] }
            for _ in 0..<2 {
                let output = try BuiltCommand.run(arguments, in: root)
                #expect(output.status == 0, "\(output)")
            }
        }
    }

    @Test func `limits for translation tools are no strings of the project`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let arguments = ["check", ".", "--fonts", CommandTests.testFont, "--report", "budgets=xliff"]
            for _ in 0..<2 {
                let output = try BuiltCommand.run(arguments + ["--fail-on", "never"], in: root)
                #expect(output.status == 0, "\(output)")
            }
            let made = try BuiltCommand.run(["generate", ".", "--pseudolocale", "en-XA"], in: root)
            #expect(made.status == 0 && made.standardOutput.contains("en-XA.lproj/L.strings"), "\(made)")
            #expect(!made.standardOutput.contains("xliff"), "\(made)")
        }
    }

    @Test func `a dry run writes nothing`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let arguments = ["check", ".", "--fonts", CommandTests.testFont, "--annotate", "notes", "--dry-run"]
            let output = try BuiltCommand.run(arguments + ["--fail-on", "never"], in: root)
            #expect(output.standardOutput.contains("planned "), "\(output)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: root).sorted() == ["de.lproj", "en.lproj"])
        }
    }

    @Test func `a path that leads through a folder that is not there comes to an end`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let path = "\(root)/missing/../missing/../../a/x.html"
            let output = try BuiltCommand.run(["lint", "--report", "html=\(path)"], in: root)
            #expect([0, 1, 2].contains(output.status))
        }
    }

    @Test(arguments: [
        ["lint", "--report", "json=en.lproj/L.strings"], ["lint", "--write-baseline", "link.json"],
        ["check", "--report", "terminal", "--report", "sarif=./de.lproj/../de.lproj/L.strings"],
        ["check", "--report", "json=overset.yml"], ["check", "--fonts", ".", "--report", "json=Own.ttf"],
        ["lint", "--baseline", "known.json", "--report", "json=known.json"],
        ["merge", "known.json", "--report", "json=known.json"],
        ["merge", "x.json", "--baseline", "known.json", "--report", "html=known.json"],
    ])
    func `a file that is read is not written over`(arguments: [String]) throws {
        var files = Self.files
        files["overset.yml"] = "source: en\n"
        files["known.json"] = "{\"version\": 3, \"root\": \".\", \"entries\": []}\n"
        try BuiltCommand.withFolder(files) { root in
            let manager = FileManager.default
            try manager.copyItem(atPath: CommandTests.testFont, toPath: root + "/Own.ttf")
            try manager.createSymbolicLink(atPath: root + "/link.json", withDestinationPath: "de.lproj/L.strings")
            let font = try Data(contentsOf: URL(filePath: root + "/Own.ttf"))
            let output = try BuiltCommand.run(arguments, in: root)
            #expect(output.status == 2)
            #expect(output.standardError.contains("error: the run reads this file"), "\(output)")
            for (path, text) in files {
                #expect(try String(contentsOfFile: root + "/" + path, encoding: .utf8) == text, "\(path)")
            }
            let isKept = try Data(contentsOf: URL(filePath: root + "/Own.ttf")) == font
            #expect(isKept)
        }
    }
}
