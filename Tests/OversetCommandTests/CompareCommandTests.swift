import Foundation
import Testing

struct CompareCommandTests {
    @Test func `two runs are compared, and what is new fails at its severity`() throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            _ = try ShardedProject.check(root, ["--skip", "truncated-text", "--report", "json=old.json"])
            _ = try ShardedProject.check(root, ["--report", "json=new.json"])
            let page = URL(filePath: root + "/Reports/comparison.html")
            for (arguments, status) in [
                (["old.json", "new.json", "--fail-on", "never"], 0),
                (["old.json", "new.json", "--fail-on", "note"], 1),
                (["new.json", "old.json", "--fail-on", "note"], 0), (["old.json", "old.json", "--fail-on", "note"], 0),
                (["old.json", "new.json", "--fail-on", "note", "--write-baseline", "known.json"], 0),
            ] {
                let output = try BuiltCommand.run(["compare"] + arguments, in: root)
                #expect(output.status == Int32(status), "\(arguments) \(output.standardError)")
                #expect(output.standardOutput.contains(" the same."), "\(output.standardOutput)")
                let isNamed = output.standardOutput.contains("[truncated-text]")
                #expect(
                    isNamed == (arguments.contains("note") && arguments[0] == "old.json" && arguments[1] == "new.json")
                )
                #expect(FileManager.default.fileExists(atPath: page.path))
            }
            let comment = try BuiltCommand.run(["compare", "old.json", "new.json", "--markdown", "-"], in: root)
            #expect(comment.standardOutput.hasPrefix("## Overset: "))
            #expect(comment.standardOutput.contains("### New: "))
            let known = try String(contentsOf: URL(filePath: root + "/known.json"), encoding: .utf8)
            #expect(known.contains("\"rule\": \"truncated-text\""))
        }
    }

    @Test func `a file that a baseline left findings out of is named`() throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            _ = try ShardedProject.check(root, ["--report", "json=full.json", "--write-baseline", "known.json"])
            _ = try ShardedProject.check(root, ["--report", "json=rest.json", "--baseline", "known.json"])
            let output = try BuiltCommand.run(["compare", "full.json", "rest.json"], in: root)
            #expect(output.standardError.contains("note: rest.json was written with a baseline, which left out "))
            let same = try BuiltCommand.run(["compare", "rest.json", "rest.json"], in: root)
            #expect(!same.standardError.contains("baseline"))
        }
    }

    @Test func `the comment shows pictures of what is new, in the language where it is worst`() throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            _ = try ShardedProject.check(root, ["--skip", "truncated-text", "--report", "json=old.json"])
            _ = try ShardedProject.check(root, ["--report", "json=new.json"])
            let output = try BuiltCommand.run(
                ["compare", "old.json", "new.json", "--markdown", "out/comment.md", "--pictures", "out/pictures"],
                in: root
            )
            #expect(output.status < 2, "\(output.standardError)")
            let comment = try String(contentsOf: URL(filePath: root + "/out/comment.md"), encoding: .utf8)
            let links = comment.matches(of: /<img src="(pictures\/[^"]+)"/).map { String($0.1) }
            let files = try FileManager.default.contentsOfDirectory(atPath: root + "/out/pictures")
            #expect(!links.isEmpty && Set(links) == Set(files.map { "pictures/" + $0 }))
            for link in links {
                let bytes = try Data(contentsOf: URL(filePath: root + "/out/" + link))
                #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(link)")
            }
            let alone = try BuiltCommand.run(["compare", "old.json", "new.json", "--pictures", "out"], in: root)
            #expect(alone.status == 64 && alone.standardError.contains("add --markdown FILE"))
        }
    }

    @Test func `files that cannot be compared are refused`() throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            _ = try ShardedProject.check(root, ["--report", "json=run.json"])
            let text = try String(contentsOf: URL(filePath: root + "/run.json"), encoding: .utf8)
            let name = URL(filePath: root).lastPathComponent
            let moved = text.replacing("\"project\": \"\(name)\"", with: "\"project\": \"Other\"")
            for (file, other) in [
                ("moved.json", moved),
                ("other.json", moved.replacing("\"fingerprint\": \"", with: "\"fingerprint\": \"0")),
            ] { try other.write(to: URL(filePath: root + "/" + file), atomically: true, encoding: .utf8) }
            let same = try BuiltCommand.run(["compare", "run.json", "moved.json"], in: root)
            #expect(same.status == 0 && same.standardError.contains("different names"), "\(same)")
            for (arguments, message) in [
                (["run.json", "none.json"], "none.json"), (["run.json", "overset.yml"], "not a findings file"),
                (["run.json", "other.json"], "these are runs of different projects"),
                (["run.json", "run.json", "--html", "run.json"], "the run reads this file"),
            ] {
                let output = try BuiltCommand.run(["compare"] + arguments, in: root)
                #expect(output.status == 2, "\(arguments)")
                #expect(output.standardError.contains(message), "\(output.standardError)")
            }
            #expect(try BuiltCommand.run(["compare", "run.json"], in: root).status == 64)
        }
    }
}
