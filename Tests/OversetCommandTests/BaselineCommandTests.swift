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

    @Test func `a baseline that was written says what it holds and how it is used`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let options = Self.options.filter { $0 != "--quiet" } + ["--locale", "source"]
            let output = try BuiltCommand.run(options + ["--write-baseline", "known.json"], in: root)
            let expected = "2 occurrences of 2 findings written to known.json; --baseline known.json leaves them out"
            #expect(output.standardError.contains(expected), "\(output)")
        }
    }

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
        }
    }

    @Test func `a new language that shows a known fault is no new fault`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let options = Self.options + ["--locale", "real"]
            _ = try BuiltCommand.run(options + ["--write-baseline", "known.json"], in: root)
            try FileManager.default.createDirectory(atPath: root + "/fr.lproj", withIntermediateDirectories: true)
            try write("\"A\" = \"Terminé\";\n\"B\" = \"Sauve\";\n", to: root + "/fr.lproj/L.strings")
            let output = try BuiltCommand.run(options + ["--baseline", "known.json"], in: root)
            #expect(output.status == 0, "\(output.standardError)")
            let report = try String(contentsOfFile: root + "/r.json", encoding: .utf8)
            #expect(report.contains("\"known\": 4,"))
        }
    }

    @Test(arguments: [
        (
            "{\"version\": 99, \"entries\": []}",
            "this baseline has version 99, and this version of Overset reads up to 4"
        ),
        ("{\"version\": 2}", "this is not a baseline, or it is damaged"),
        ("[", "this is not a baseline, or it is damaged"),
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
            let old = text.replacing("\"version\": 4", with: "\"version\": 1").replacing(", \"device\": \"\"", with: "")
                .replacing("  \"root\": \".\",\n", with: "")
            let isOld = !old.contains("device")
            #expect(isOld)
            try write(old, to: root + "/known.json")
            #expect(try BuiltCommand.run(Self.options + ["--baseline", "known.json"], in: root).status == 0)
        }
    }
}
