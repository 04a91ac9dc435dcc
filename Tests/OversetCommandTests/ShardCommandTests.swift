import Foundation
import Testing

struct ShardCommandTests {
    private func bytes(_ path: String, in root: String) throws -> Data {
        try Data(contentsOf: URL(filePath: root + "/" + path))
    }

    @Test(arguments: [1, 3, 16])
    func `merged shards are a run without shards, byte for byte`(count: Int) throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            let formats = ShardedProject.formats
            let whole = try ShardedProject.check(root, formats.flatMap { ["--report", "\($0)=whole.\($0)"] })
            #expect(whole.status == 1, "\(whole.standardError)")
            let shards = try ShardedProject.checkInShards(root, count: count)
            for shard in shards { #expect(shard.status != 2, "\(shard.standardError)") }
            // In any order.
            let files = (1...count).reversed().map { "\($0).json" }
            let merged = try BuiltCommand.run(
                ["merge", "--quiet"] + files + formats.flatMap { ["--report", "\($0)=merged.\($0)"] },
                in: root
            )
            #expect(merged.status == 1, "\(merged.standardError)")
            for format in formats {
                let isSame = try bytes("whole.\(format)", in: root) == bytes("merged.\(format)", in: root)
                #expect(isSame, "\(format)")
            }
            // There is something to tell apart: findings, screens, and an entry that ignores nothing.
            let text = String(decoding: try bytes("whole.json", in: root), as: UTF8.self)
            #expect(text.contains("this entry no longer ignores anything"))
            #expect(text.contains("\"Screen 6\""))
            #expect(text.contains("broken-specifier") && text.contains("truncated-text"))
        }
    }

    @Test func `shards that do not belong together are refused`() throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            _ = try ShardedProject.checkInShards(root, count: 2)
            _ = try ShardedProject.check(
                root,
                ["--shard", "2/2", "--skip", "stale-key", "--report", "json=other.json"]
            )
            _ = try ShardedProject.check(root, ["--report", "json=whole.json"])
            let cases = [
                (["1.json"], "the report of shard 2/2 is missing; give the files of all shards"),
                (["1.json", "1.json"], "1.json:1:1: error: shard 1 of 2 is given twice"),
                (["1.json", "other.json"], "other.json:1:1: error: it is from a run with other options"),
                (["1.json", "whole.json"], "whole.json:1:1: error: this report is of a whole run, not of a shard"),
                (["none.json"], "none.json"), (["overset.yml"], "overset.yml:1:1: error: not a findings file"),
            ]
            for (files, message) in cases {
                let output = try BuiltCommand.run(["merge", "--report", "json=m.json"] + files, in: root)
                #expect(output.status == 2)
                #expect(output.standardError.contains(message), "\(output.standardError)")
            }
            #expect(!FileManager.default.fileExists(atPath: root + "/m.json"))
        }
    }

    @Test func `one file of a whole run is made into other reports`() throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            let formats = ["sarif", "json", "html"]
            _ = try ShardedProject.check(root, formats.flatMap { ["--report", "\($0)=whole.\($0)"] })
            let output = try BuiltCommand.run(
                ["merge", "whole.json", "--quiet"] + formats.flatMap { ["--report", "\($0)=again.\($0)"] },
                in: root
            )
            #expect(output.status == 1)
            for format in formats {
                let isSame = try bytes("again.\(format)", in: root) == bytes("whole.\(format)", in: root)
                #expect(isSame, "\(format)")
            }
        }
    }

    @Test func `a baseline is held against all shards together`() throws {
        try BuiltCommand.withFolder(ShardedProject.files) { root in
            let written = try ShardedProject.check(root, ["--report", "terminal", "--write-baseline", "known.json"])
            #expect(written.status == 0)
            let report = ["--baseline", "known.json", "--report"]
            let whole = try ShardedProject.check(root, report + ["json=whole.json", "--report", "budgets=b.csv"])
            #expect(whole.status == 0)
            _ = try ShardedProject.checkInShards(root, count: 2)
            let merged = ["merge", "1.json", "2.json", "--quiet"] + report + ["json=merged.json"]
            #expect(try BuiltCommand.run(merged, in: root).status == 0)
            let isSame = try bytes("merged.json", in: root) == bytes("whole.json", in: root)
            #expect(isSame)
        }
    }

    @Test(arguments: [
        ["--shard", "0/3"], ["--shard", "half"], ["--shard", "1/2", "--baseline", "b.json"],
        ["--shard", "1/2", "--write-baseline", "b.json"], ["--prune-baseline"],
        ["--baseline", "a", "--write-baseline", "b", "--prune-baseline"],
    ])
    func `a wrong shard or baseline ends with 64`(arguments: [String]) throws {
        #expect(try BuiltCommand.run(["check", "."] + arguments).status == 64)
    }
}
