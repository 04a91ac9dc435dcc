import Foundation
import TestCorpus
import Testing

struct LintCommandTests {
    private static let files = [
        "en.lproj/L.strings": "\"A\" = \"%@ of %d\";\n\"B\" = \"Go to \";\n",
        "de.lproj/L.strings": "\"A\" = \"%d von %@\";\n\"B\" = \"Los\";\n",
    ]

    @Test func `findings end with 1, and no fonts are needed`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(["lint", ".", "--only", "broken-specifier"], in: root)
            #expect(output.status == 1)
            let lines = output.standardOutput.split(separator: "\n").map(String.init)
            #expect(
                lines.first
                    == "de.lproj/L.strings:1:7: error: '%@' takes argument 2 as an object, and the source's '%d' "
                    + "as an integer of 32 bits [broken-specifier]"
            )
            #expect(lines.last == "2 errors.")
            #expect(try BuiltCommand.run(["lint", "--fail-on", "never"], in: root).status == 0)
            #expect(try BuiltCommand.run(["lint", "--skip", "broken-specifier"], in: root).status == 0)
            let note = ["lint", "--only", "composed-phrase", "--fail-on", "note"]
            #expect(try BuiltCommand.run(note, in: root).status == 1)
            let files = try BuiltCommand.run(["lint", "en.lproj/L.strings", "--quiet"], in: root)
            #expect(files.status == 1 && files.standardOutput.contains("1:7: error: "), "\(files)")
            #expect(!files.standardOutput.contains("Checked"))
        }
    }

    @Test(arguments: [
        (["en.lproj/x.txt": ""], 2), (["en.lproj/L.strings": "\"open"], 1),
        (["en.lproj/L.strings": "\"A\" = \"a\";\n", "de.lproj/L.strings": "\"open"], 1),
        (["en.lproj/L.strings": ""], 0), (["en.lproj/L.strings": "\"A\" = \"a\";\n"], 0),
    ])
    func `an unreadable table is a finding, and a folder without tables ends with 2`(
        files: [String: String],
        status: Int
    ) throws {
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(["lint", "."], in: root)
            #expect(Int(output.status) == status, "\(output)")
            if status == 2 { #expect(output.standardError.contains("error: ")) }
        }
    }

    @Test func `entries of ignore need a reason and are told when they ignore nothing`() throws {
        var files = Self.files
        files["overset.yml"] = """
            ignore:
              - { rule: broken-specifier, file: "de.lproj/*", reason: "known" }
              - { rule: composed-phrase, key: "B", reason: "known" }
              - { rule: stale-key, key: "C*", reason: "gone" }
              - { rule: truncated-text, key: "C*", reason: "for check" }
            """
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(["lint", "--fail-on", "note"], in: root)
            #expect(output.status == 0, "\(output)")
            #expect(output.standardOutput.contains("overset.yml:4:5: ignore: stale-key: this entry no longer ignores"))
            #expect(!output.standardOutput.contains("truncated-text"))
        }
    }

    @Test func `a baseline leaves out what is known`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            #expect(try BuiltCommand.run(["lint", "--write-baseline", "known.json"], in: root).status == 0)
            let output = try BuiltCommand.run(["lint", "--baseline", "known.json", "--fail-on", "note"], in: root)
            #expect(output.status == 0)
            #expect(output.standardOutput.contains("No new issues in the string tables."))
        }
    }

    @Test(arguments: ["json", "sarif", "junit", "gitlab", "checkstyle", "markdown", "csv", "github", "html"])
    func `every report takes findings about tables`(format: String) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(["lint", "--report", "\(format)=-", "--fail-on", "never"], in: root)
            #expect(output.status == 0)
            #expect(output.standardOutput.contains("broken-specifier") || format == "markdown")
            // The page's script knows the words for what was measured.
            #expect(!output.standardOutput.contains("does not fit") || format == "html")
            if format == "markdown" { #expect(output.standardOutput.contains("takes argument 1")) }
        }
    }

    @Test func `the rules are listed and explained, and a wrong name gets a suggestion`() throws {
        let list = try BuiltCommand.run(["rules"])
        #expect(list.status == 0 && list.standardOutput.contains("missing-comment                off"))
        let json = try BuiltCommand.run(["rules", "--format", "json"])
        let rules = try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8)) as? [[String: Any]]
        #expect(rules?.count == list.standardOutput.split(separator: "\n").count)
        let page = try BuiltCommand.run(["explain", "broken-specifier"])
        #expect(page.status == 0)
        for part in ["Reports", "Why", "Flagged", "Not flagged", "Fix", "Suppress", "\"%2$@の写真%1$d枚\""] {
            #expect(page.standardOutput.contains(part))
        }
        let wrong = try BuiltCommand.run(["explain", "broken-specifer"])
        #expect(wrong.status == 64 && wrong.standardError.contains("did you mean 'broken-specifier'?"))
        #expect(try BuiltCommand.run(["rules", "--format", "xml"]).status == 64)
        let check = try BuiltCommand.run(["lint", "--only", "clipped-text"])
        #expect(check.status == 64 && check.standardError.contains("run 'overset check --only clipped-text'"))
    }

    @Test func `the committed pages are those of the rules`() throws {
        try BuiltCommand.withFolder(["x": ""]) { root in
            #expect(try BuiltCommand.run(["rules", "--format", "markdown=\(root)/rules"]).status == 0)
            let committed = TestCorpus.root.appending(path: "Documentation/rules")
            let names = try FileManager.default.contentsOfDirectory(atPath: root + "/rules").sorted()
            #expect(try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted() == names)
            for name in names {
                let made = try Data(contentsOf: URL(filePath: root + "/rules/" + name))
                let page = try Data(contentsOf: committed.appending(path: name))
                #expect(made == page, "\(name): run 'overset rules --format markdown=Documentation/rules'")
            }
        }
    }

    @Test(arguments: ["budgets", "budgets=limits.csv", "pictures=Pictures"])
    func `lint has no report of room, and writes none`(report: String) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(["lint", ".", "--report", report], in: root)
            #expect(output.status != 0 && output.standardError.contains("run 'overset check' for them"), "\(output)")
            for path in ["Reports", "limits.csv", "Pictures"] {
                #expect(!FileManager.default.fileExists(atPath: root + "/" + path))
            }
        }
    }

    @Test func `a configuration is written once`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let dry = try BuiltCommand.run(["init", "--dry-run"], in: root)
            #expect(dry.status == 0 && dry.standardOutput.contains("\nsource: en\n"))
            #expect(!FileManager.default.fileExists(atPath: root + "/overset.yml"))
            #expect(try BuiltCommand.run(["init"], in: root).status == 0)
            #expect(try String(contentsOfFile: root + "/overset.yml", encoding: .utf8) == dry.standardOutput)
            let second = try BuiltCommand.run(["init"], in: root)
            #expect(second.status == 2 && second.standardError.contains("--force replaces it"))
            #expect(try BuiltCommand.run(["init", "--force"], in: root).status == 0)
            #expect(try BuiltCommand.run(["lint", "--fail-on", "never"], in: root).status == 0)
        }
    }

    @Test func `one bad directive does not stop the check, and is an error`() throws {
        let files = [
            "en.lproj/L.strings": """
            /* overset: widht<=3 */
            "A" = "Albums";
            /* overset: font=OversetTest-Regular size=20 width<=20 */
            "B" = "aaaa";
            """
        ]
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(
                ["check", ".", "--fonts", CommandTests.testFont, "--locale", "source", "--report", "terminal"],
                in: root
            )
            #expect(output.status == 1)
            #expect(output.standardOutput.contains("L.strings:1:13: error: there is no item 'widht'"), "\(output)")
            #expect(output.standardOutput.split(separator: "\n").count { $0.contains("no item 'widht'") } == 1)
            #expect(output.standardOutput.contains("[truncated-text]"), "\(output)")
        }
    }

    @Test func `check tells findings about tables, and comments that ignore nothing`() throws {
        let files = [
            "en.lproj/L.strings": """
            /* overset: font=OversetTest-Regular size=20 width<=2000 ignore=truncated-text */
            "A" = "a of %@";
            /* overset: font=OversetTest-Regular size=20 width<=20 ignore=truncated-text */
            "B" = "aaaa";
            """,
            "de.lproj/L.strings": "\"A\" = \"a von %d\";\n\"B\" = \"b\";\n",
        ]
        try BuiltCommand.withFolder(files) { root in
            let command = ["check", ".", "--fonts", CommandTests.testFont, "--report", "terminal"]
            let output = try BuiltCommand.run(command, in: root)
            #expect(output.status == 1)
            #expect(output.standardOutput.contains("[broken-specifier]"), "\(output)")
            #expect(output.standardOutput.contains("A: ignore=truncated-text: this comment no longer ignores anything"))
            #expect(!output.standardOutput.contains("B: ignore=truncated-text"))
            #expect(try BuiltCommand.run(command + ["--skip", "broken-specifier"], in: root).status == 0)
            let other = try BuiltCommand.run(command + ["--locale", "source"], in: root)
            #expect(!other.standardOutput.contains("broken-specifier") && !other.standardOutput.contains("ignore="))
            let comments = try BuiltCommand.run(command + ["--only", "missing-comment"], in: root)
            #expect(comments.standardOutput.contains("    notes: 2 missing-comment; --verbose shows them\n"))
            let verbose = try BuiltCommand.run(command + ["--only", "missing-comment", "--verbose"], in: root)
            #expect(verbose.standardOutput.contains("[missing-comment]"))
        }
    }

    @Test(arguments: [("de_DE", "de-DE"), ("fr_FR", "fr"), ("DE-de", "de-DE"), ("en-XY", "en")])
    func `a language that is not there gets a suggestion`(name: String, expected: String) throws {
        let text = "/* overset: font=OversetTest-Regular size=20 width<=20 */\n\"B\" = \"a\";\n"
        let files = ["en.lproj/L.strings": text, "de-DE.lproj/L.strings": text, "fr.lproj/L.strings": text]
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(
                ["check", ".", "--fonts", CommandTests.testFont, "--locale", name, "--report", "terminal"],
                in: root
            )
            #expect(output.status == 2)
            #expect(output.standardError.contains("did you mean '\(expected)'?"), "\(output.standardError)")
        }
    }

    @Test func `the transform key says that it needs one`() throws {
        let output = try BuiltCommand.run(["transform", "key", "Done"])
        #expect(output.status == 2 && output.standardError.contains("--key ADD_PHOTO_TITLE"))
        #expect(try BuiltCommand.run(["transform", "key", "Done", "--key", "A_B"]).standardOutput == "A_B\n")
    }

    @Test func `a file made by hand is not replaced, and that is told`() throws {
        let files = ["en.lproj/L.strings": "\"A\" = \"Albums\";\n", "en-XD.lproj/L.strings": "\"A\" = \"by hand\";\n"]
        try BuiltCommand.withFolder(files) { root in
            let command = ["generate", "--pseudolocale", "en-XD", "."]
            let first = try BuiltCommand.run(command, in: root)
            #expect(first.status == 0)
            #expect(first.standardError.contains("en-XD.lproj/L.strings:1:1: warning: this file was not generated"))
            #expect(try BuiltCommand.run(command + ["--force"], in: root).status == 0)
            #expect(try BuiltCommand.run(command, in: root).standardError.isEmpty)
        }
    }
}
