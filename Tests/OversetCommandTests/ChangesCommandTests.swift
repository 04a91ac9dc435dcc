import Foundation
import Testing

struct ChangesCommandTests {
    /// Runs git and gives its exit code.
    @discardableResult
    private static func git(_ arguments: [String], in root: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "git", "-C", root, "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c",
                "commit.gpgsign=false",
            ]
            + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static let hasGit: Bool = {
        do { return try git(["--version"], in: "/") == 0 } catch { return false }
    }()

    private static let options = [
        "check", ".", "--fonts", CommandTests.testFont, "--locale", "real", "--report", "github=-", "--changed-since",
    ]

    private func found(_ output: BuiltCommand.Output) -> [String] {
        output.standardOutput.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /title=truncated-text (\w+)::/).map { String($0.1) }
        }
    }

    @Test(.enabled(if: hasGit, "needs git"))
    func `only what a change touches is reported`() throws {
        let box = "/* overset: font=OversetTest-Regular size=20 width<=45 */\n"
        let source = ["A", "B", "C"].map { box + "\"\($0)\" = \"Done\";\n" }.joined(separator: "\n")
        let german = ["A", "B", "C"].map { "\"\($0)\" = \"Abgehakt\";\n" }.joined()
        try BuiltCommand.withFolder(["app/en.lproj/L.strings": source, "app/de.lproj/L.strings": german]) { root in
            let app = root + "/app"
            try Self.git(["init", "-q"], in: root)
            try Self.git(["add", "."], in: root)
            try Self.git(["commit", "-q", "-m", "first"], in: root)
            let none = try BuiltCommand.run(Self.options + ["HEAD"], in: app)
            #expect(none.status == 0, "\(none.standardError)")
            #expect(found(none) == [])
            // A translation.
            let path = URL(filePath: app + "/de.lproj/L.strings")
            try Data(german.replacing("\"B\" = \"Abgehakt\"", with: "\"B\" = \"Beendet!\"").utf8).write(to: path)
            let one = try BuiltCommand.run(Self.options + ["HEAD"], in: app)
            #expect(one.status == 1)
            #expect(found(one) == ["B"])
            // Whoever changed the translation reads of it there.
            #expect(one.standardOutput.contains("file=de.lproj/L.strings,line=2,"), "\(one.standardOutput)")
            try Data(german.utf8).write(to: path)
            // The comment of a source text.
            let narrow = source.replacing(box + "\"C\"", with: box.replacing("45", with: "44") + "\"C\"")
            try Data(narrow.utf8).write(to: URL(filePath: app + "/en.lproj/L.strings"))
            #expect(found(try BuiltCommand.run(Self.options + ["HEAD"], in: app)) == ["C"])
            try Data(source.utf8).write(to: URL(filePath: app + "/en.lproj/L.strings"))
            // What the other branch has changed since is nobody's here.
            try Self.git(["checkout", "-q", "-b", "other"], in: root)
            try Data(german.replacing("\"C\" = \"Abgehakt\"", with: "\"C\" = \"Beendet!\"").utf8).write(to: path)
            try Self.git(["commit", "-q", "-a", "-m", "second"], in: root)
            try Self.git(["checkout", "-q", "-"], in: root)
            #expect(found(try BuiltCommand.run(Self.options + ["other"], in: app)) == [])
            // A new file that git does not know.
            try FileManager.default.createDirectory(atPath: app + "/fr.lproj", withIntermediateDirectories: true)
            try Data("\"A\" = \"Terminé\";\n".utf8).write(to: URL(filePath: app + "/fr.lproj/L.strings"))
            #expect(found(try BuiltCommand.run(Self.options + ["HEAD"], in: app)) == ["A"])
        }
    }

    /// Files in which a change is easily missed: line ends of Windows, a blank line inside a value, and a comment behind
    /// an entry.
    @Test(
        .enabled(if: hasGit, "needs git"),
        arguments: [
            (
                "\"A\" = \"Abgehakt\";\r\n\"X\" = \"x\";\r\n\"B\" = \"Abgehakt\";\r\n",
                "\"A\" = \"Beendet!\";\r\n\"X\" = \"x\";\r\n\"B\" = \"Beendet!\";\r\n", ["A", "B"]
            ),
            (
                "\"X\" = \"x\";\n\"A\" = \"Abge\n\nhakt\";\n\"B\" = \"Abgehakt\";\n",
                "\"X\" = \"x\";\n\"A\" = \"Abge\n\nhakt!\";\n\"B\" = \"Abgehakt\";\n", ["A"]
            ),
            (
                "\"A\" = \"Abgehakt\"; // x\n\"B\" = \"Abgehakt\";\n",
                "\"A\" = \"Abgehakt\"; // x\n\"B\" = \"Beendet!\";\n", ["B"]
            ),
        ]
    )
    func `a change is seen wherever an entry has it`(before: String, after: String, keys: [String]) throws {
        let box = "/* overset: font=OversetTest-Regular size=20 width<=45 lines=1 */\n"
        let source = ["A", "B"].map { box + "\"\($0)\" = \"Done\";\n" }.joined(separator: "\n") + "\n\"X\" = \"x\";\n"
        try BuiltCommand.withFolder(["en.lproj/L.strings": source, "de.lproj/L.strings": before]) { root in
            try Self.git(["init", "-q"], in: root)
            try Self.git(["config", "core.autocrlf", "false"], in: root)
            try Self.git(["add", "."], in: root)
            try Self.git(["commit", "-q", "-m", "first"], in: root)
            try Data(after.utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let output = try BuiltCommand.run(Self.options + ["HEAD"], in: root)
            #expect(output.status == 1, "\(output.standardError)")
            let found = output.standardOutput.split(separator: "\n").compactMap { line in
                line.firstMatch(of: /title=[a-z-]+ (\w+)::/).map { String($0.1) }
            }
            #expect(Set(found) == Set(keys))
        }
    }

    @Test(.enabled(if: hasGit, "needs git"))
    func `what git cannot tell is an error`() throws {
        let files = [
            "en.lproj/L.strings": "/* overset: font=OversetTest-Regular size=20 width<=45 */\n\"A\" = \"a\";\n"
        ]
        try BuiltCommand.withFolder(files) { root in
            let nowhere = try BuiltCommand.run(Self.options + ["HEAD"], in: root)
            #expect(nowhere.status == 2)
            #expect(nowhere.standardError.contains("git could not find the repository of the project"))
            try Self.git(["init", "-q"], in: root)
            let unknown = try BuiltCommand.run(Self.options + ["no-such-branch"], in: root)
            #expect(unknown.status == 2)
            #expect(unknown.standardError.contains("git could not compare with 'no-such-branch'"))
            let option = try BuiltCommand.run(Self.options.dropLast() + ["--changed-since=--output=x"], in: root)
            #expect(option.status == 2)
            #expect(!FileManager.default.fileExists(atPath: root + "/x"))
        }
    }
}
