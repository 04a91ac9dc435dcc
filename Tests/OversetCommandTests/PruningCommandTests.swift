import Foundation
import Testing

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
        (["lint", "en.lproj/L.strings"], "not all of the project was read"),
    ])
    func `a run of a part prunes nothing and says why`(command: [String], reason: String) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            _ = try BuiltCommand.run(["lint", ".", "--write-baseline", "k.json"], in: root)
            let before = try String(contentsOfFile: root + "/k.json", encoding: .utf8)
            #expect(before.contains("\"root\": \".\""))
            try Data("\"A\" = \"%d\";\n\"B\" = \"c\";\n".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let prune = ["--baseline", "k.json", "--prune-baseline", "--report", "terminal"]
            let part = try BuiltCommand.run(command + prune, in: root)
            #expect(part.standardError.contains("nothing was removed from this baseline: \(reason)"), "\(part)")
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
            #expect(output.standardError.contains("not all of the project was read"), "\(output)")
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
                .replacing("\"version\": 4", with: "\"version\": \(version)").replacing(
                    "  \"root\": \".\",\n",
                    with: ""
                )
            try Data(old.utf8).write(to: URL(filePath: root + "/k.json"))
            try Data("\"A\" = \"%d\";\n".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let output = try BuiltCommand.run(["lint", ".", "--baseline", "k.json", "--prune-baseline"], in: root)
            #expect(output.standardError.contains("it does not say which folder it is for"), "\(output)")
            #expect(try String(contentsOfFile: root + "/k.json", encoding: .utf8) == old)
        }
    }
}
