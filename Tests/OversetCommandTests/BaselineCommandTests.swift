import Foundation
import Testing

struct BaselineCommandTests {
    private static let options = [
        "check", ".", "--fonts", CommandTests.testFont, "--quiet", "--report", "json=r.json",
    ]
    private static let files = [
        "en.lproj/L.strings": """
        /* overset: font=OversetTest-Regular size=20 width<=45 */
        "A" = "Done";
        /* overset: font=OversetTest-Regular size=20 width<=45 */
        "B" = "Save";

        """,
        "de.lproj/L.strings": "\"A\" = \"Abgehakt\";\n\"B\" = \"Sichern\";\n",
    ]

    private func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

    @Test func `fixed faults are pruned, and only those`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let known = root + "/known.json"
            #expect(try BuiltCommand.run(Self.options + ["--write-baseline", "known.json"], in: root).status == 0)
            let before = try String(contentsOfFile: known, encoding: .utf8)
            let prune = ["--baseline", "known.json", "--prune-baseline"]
            #expect(try BuiltCommand.run(Self.options + prune, in: root).status == 0)
            #expect(try String(contentsOfFile: known, encoding: .utf8) == before)
            // A language that is left out tells nothing about its faults.
            try write("\"A\" = \"Gut\";\n\"B\" = \"Sichern\";\n", to: root + "/de.lproj/L.strings")
            #expect(try BuiltCommand.run(Self.options + ["--locale", "source"] + prune, in: root).status == 0)
            #expect(try String(contentsOfFile: known, encoding: .utf8) == before)
            #expect(try BuiltCommand.run(Self.options + prune, in: root).status == 0)
            let lines = before.split(separator: "\n").filter {
                !($0.contains("\"key\": \"A\"") && $0.contains("\"locale\": \"de\""))
            }
            let after = try String(contentsOfFile: known, encoding: .utf8)
            #expect(after.split(separator: "\n").count == lines.count)
            #expect(after.contains("\"key\": \"B\"") && before.split(separator: "\n").count > lines.count)
            // What was pruned is new again.
            try write("\"A\" = \"Abgehakt\";\n\"B\" = \"Sichern\";\n", to: root + "/de.lproj/L.strings")
            #expect(try BuiltCommand.run(Self.options + ["--baseline", "known.json"], in: root).status == 1)
        }
    }

    @Test func `a new language that shows a known fault is no new fault`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            _ = try BuiltCommand.run(Self.options + ["--write-baseline", "known.json"], in: root)
            try FileManager.default.createDirectory(atPath: root + "/fr.lproj", withIntermediateDirectories: true)
            try write("\"A\" = \"Terminé\";\n\"B\" = \"Sauve\";\n", to: root + "/fr.lproj/L.strings")
            let output = try BuiltCommand.run(Self.options + ["--baseline", "known.json"], in: root)
            #expect(output.status == 0, "\(output.standardError)")
            let report = try String(contentsOfFile: root + "/r.json", encoding: .utf8)
            #expect(report.contains("\"known\": 4,"))
        }
    }

    @Test(arguments: [
        (
            "{\"version\": 99, \"entries\": []}",
            "this baseline has version 99, and this version of Overset reads up to 3"
        ),
        ("{\"version\": 2}", "this is no baseline, or it is damaged"), ("[", "this is no baseline, or it is damaged"),
        ("{\"version\": 0, \"entries\": []}", "this baseline has version 0, which never was"),
    ])
    func `a baseline that cannot be read ends with 2`(text: String, message: String) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            try write(text, to: root + "/known.json")
            let output = try BuiltCommand.run(Self.options + ["--baseline", "known.json"], in: root)
            #expect(output.status == 2)
            #expect(output.standardError.contains("known.json:1:1: error: " + message), "\(output.standardError)")
        }
    }

    @Test func `a baseline without devices is still read`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            _ = try BuiltCommand.run(Self.options + ["--write-baseline", "known.json"], in: root)
            let text = try String(contentsOfFile: root + "/known.json", encoding: .utf8)
            let old = text.replacing("\"version\": 3", with: "\"version\": 1").replacing(", \"device\": \"\"", with: "")
                .replacing("  \"root\": \".\",\n", with: "")
            let isOld = !old.contains("device")
            #expect(isOld)
            try write(old, to: root + "/known.json")
            #expect(try BuiltCommand.run(Self.options + ["--baseline", "known.json"], in: root).status == 0)
        }
    }
}

/// A baseline loses only what a run really looked for.
struct PruningCommandTests {
    private static let files = [
        "en.lproj/L.strings": "\"A\" = \"%d\";\n\"B\" = \"b\";\n", "de.lproj/L.strings": "\"A\" = \"%@\";\n",
        "Inner/en.lproj/M.strings": "\"C\" = \"c\";\n", "Inner/de.lproj/M.strings": "\"C\" = \"d\";\n",
    ]
    private static let boxed = [
        "en.lproj/L.strings": "/* overset: font=OversetTest-Regular size=20 width<=45 */\n\"A\" = \"Done\";\n",
        "de.lproj/L.strings": "\"A\" = \"Abgehakt\";\n",
    ]

    @Test(arguments: [
        (["lint", "Inner"], "it is for '.', and this run looked at 'Inner'"),
        (["lint", ".", "--only", "missing-key"], "the options of this run leave a part out"),
        (["lint", ".", "--skip", "missing-key"], "the options of this run leave a part out"),
        (["check", ".", "--locale", "source"], "the options of this run leave a part out"),
        (["check", ".", "--device", "iPhone SE (3rd generation)"], "the options of this run leave a part out"),
        (["lint", "en.lproj/L.strings"], "not everything of the project was read"),
    ])
    func `a run of a part prunes nothing and says why`(command: [String], reason: String) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "k.json"], in: root)
            let before = try String(contentsOfFile: root + "/k.json", encoding: .utf8)
            #expect(before.contains("\"root\": \".\""))
            try Data("\"A\" = \"%d\";\n\"B\" = \"c\";\n".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let prune = ["--baseline", "k.json", "--prune-baseline", "--report", "terminal"]
            let part = try BuiltCommand.run(command + prune, in: root)
            #expect(part.standardError.contains("nothing is taken out of this baseline: \(reason)"), "\(part)")
            #expect(try String(contentsOfFile: root + "/k.json", encoding: .utf8) == before)
            let whole = try BuiltCommand.run(["lint", "."] + prune, in: root)
            #expect(whole.status == 0, "\(whole)")
            let isPruned = try !String(contentsOfFile: root + "/k.json", encoding: .utf8).contains("broken-specifier")
            #expect(isPruned)
        }
    }

    @Test func `lint keeps what only check finds`() throws {
        try BuiltCommand.withFolder(Self.boxed) { root in
            let write = ["check", ".", "--fonts", CommandTests.testFont, "--write-baseline", "k.json"]
            _ = try BuiltCommand.run(write, in: root)
            let before = try String(contentsOfFile: root + "/k.json", encoding: .utf8)
            #expect(before.contains("truncated-text"))
            let prune = ["--baseline", "k.json", "--prune-baseline"]
            #expect(try BuiltCommand.run(["lint", "."] + prune, in: root).status == 0)
            #expect(try String(contentsOfFile: root + "/k.json", encoding: .utf8) == before)
        }
    }

    @Test func `a table that broke keeps its entries`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "k.json"], in: root)
            let before = try String(contentsOfFile: root + "/k.json", encoding: .utf8)
            try Data("\"A\" = \"%@".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let output = try BuiltCommand.run(["lint", ".", "--baseline", "k.json", "--prune-baseline"], in: root)
            #expect(output.status == 1, "\(output)")
            #expect(try String(contentsOfFile: root + "/k.json", encoding: .utf8) == before)
        }
    }

    @Test func `a baseline names its project by the way from its own folder`() throws {
        try BuiltCommand.withFolder(Self.files.merging(["Lists/x": ""]) { $1 }) { root in
            let list = "Lists/k.json"
            _ = try BuiltCommand.run(["lint", "Inner", "--write-baseline", list], in: root)
            let text = try String(contentsOfFile: root + "/" + list, encoding: .utf8)
            #expect(text.contains("\"root\": \"../Inner\""), "\(text)")
            let absolute = ["lint", root + "/Inner", "--baseline", root + "/" + list, "--prune-baseline"]
            let output = try BuiltCommand.run(absolute, in: root)
            #expect(output.status == 0 && output.standardError.contains("0 fixed faults taken out"), "\(output)")
        }
    }

    @Test(arguments: [1, 2])
    func `an older baseline is read and not pruned`(version: Int) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "k.json"], in: root)
            let old = try String(contentsOfFile: root + "/k.json", encoding: .utf8)
                .replacing("\"version\": 3", with: "\"version\": \(version)").replacing("  \"root\": \".\",\n", with: "")
            try Data(old.utf8).write(to: URL(filePath: root + "/k.json"))
            try Data("\"A\" = \"%d\";\n".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let output = try BuiltCommand.run(["lint", ".", "--baseline", "k.json", "--prune-baseline"], in: root)
            #expect(output.standardError.contains("it does not say which folder it is for"), "\(output)")
            #expect(try String(contentsOfFile: root + "/k.json", encoding: .utf8) == old)
        }
    }
}
