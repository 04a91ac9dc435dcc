import Foundation
import Testing

/// A result that is taken from the cache is the one that the work would have.
struct CacheCommandTests {
    private static let files = [
        "en.lproj/L.strings": "/* overset: width<=60 */\n\"a\" = \"Photos\";\n\"b\" = \"%d of %@\";\n",
        "de.lproj/L.strings": "\"a\" = \"Fotoaufnahmen\";\n\"b\" = \"%d von %@\";\n",
        "App.swift": "let text = NSLocalizedString(\"a\", tableName: \"L\", comment: \"\")\n",
        "Data/names.json": "[\"c\"]\n",
    ]

    private func check(_ folder: String, _ options: [String] = []) throws -> BuiltCommand.Output {
        try BuiltCommand.run(
            ["check", "--verbose", "--locale", "de", "--report", "terminal", "--report", "json=Reports/f.json"]
                + options + ["."],
            in: folder
        )
    }

    /// The output without the line that says where it came from.
    private func said(_ output: BuiltCommand.Output) -> String {
        let lines = output.standardError.split(separator: "\n").filter { !$0.contains("the cache") }
        return "\(output.status)\n\(output.standardOutput)\n\(lines.joined(separator: "\n"))"
    }

    private func isHit(_ output: BuiltCommand.Output) -> Bool { output.standardError.contains("taken from the cache") }

    @Test func `a second run of an unchanged project takes what the first one did, and writes missing reports`() throws
    {
        try BuiltCommand.withFolder(Self.files) { folder in
            let first = try check(folder)
            let report = folder + "/Reports/f.json"
            let bytes = try Data(contentsOf: URL(filePath: report))
            try FileManager.default.removeItem(atPath: folder + "/Reports")
            let second = try check(folder)
            #expect(!isHit(first) && isHit(second))
            #expect(said(first) == said(second))
            #expect(try Data(contentsOf: URL(filePath: report)) == bytes)
            #expect(try String(contentsOfFile: folder + "/.overset/.gitignore", encoding: .utf8) == "*\n")
            // Without the cache nothing is taken, and nothing is there to take.
            #expect(try !isHit(check(folder, ["--no-cache"])))
            try FileManager.default.removeItem(atPath: folder + "/.overset")
            let third = try check(folder, ["--no-cache"])
            #expect(said(third) == said(first) && !FileManager.default.fileExists(atPath: folder + "/.overset"))
        }
    }

    /// A change of a project: a path, and its new text; `nil` to remove it.
    private static let changes: [(path: String, text: String?)] = [
        ("de.lproj/L.strings", "\"a\" = \"Fotos\";\n\"b\" = \"%@ von %d\";\n"),
        ("en.lproj/L.strings", "/* overset: width<=160 */\n\"a\" = \"Photos\";\n\"b\" = \"%d of %@\";\n"),
        ("App.swift", "let text = NSLocalizedString(\"zz\", tableName: \"L\", comment: \"\")\n"),
        ("App.swift", nil),
        ("More/New.swift", "let text = NSLocalizedString(\"b\", tableName: \"L\", comment: \"\")\n"),
        ("Data/names.json", "[\"b\"]\n"),
        ("fr.lproj/L.strings", "\"a\" = \"Photographies\";\n"),
        ("de.lproj/M.strings", "\"x\" = \"%d\n"),
        ("overset.yml", "rules: { truncated-text: note }\n"),
        ("overset.yml", "exclude: [de.lproj]\n"),
        (".gitignore", "de.lproj/\n"),
        ("Reports/en.lproj/Extra.strings", "/* overset: width<=9 */\n\"e\" = \"Extra words\";\n"),
        ("Reports/f.json", "[\"b\", \"edited by hand\"]\n"),
        (".overset-generated.json", "{\"pseudolocales\":[]}\n"),
        ("de.lproj/L.strings", nil),
        ("Sub/Fonts/Broken.ttf", "no font"),
        ("../outer-\(ProcessInfo.processInfo.processIdentifier).txt", "nobody reads this"),
    ]

    @Test func `whatever changes, the result is that of a run without the cache`() throws {
        try BuiltCommand.withFolder(Self.files) { folder in
            _ = try check(folder)
            for (path, text) in Self.changes {
                let url = URL(filePath: folder + "/" + path)
                let old = FileManager.default.contents(atPath: url.path)
                if let text {
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(),
                        withIntermediateDirectories: true
                    )
                    try Data(text.utf8).write(to: url)
                } else {
                    try FileManager.default.removeItem(at: url)
                }
                let cached = try check(folder)
                let fresh = try check(folder, ["--no-cache"])
                #expect(said(cached) == said(fresh), "\(path)")
                // What cannot be done is not kept: without German, the language that is asked for is not there.
                #expect(try cached.status == 2 || isHit(check(folder)), "\(path)")
                // Back again, the run from before counts again, or another one that says the same.
                if let old { try old.write(to: url) } else { try FileManager.default.removeItem(at: url) }
                #expect(try said(check(folder)) == said(check(folder, ["--no-cache"])), "without \(path)")
            }
        }
    }

    @Test func `other options, another folder and a damaged entry are no hits`() throws {
        try BuiltCommand.withFolder(Self.files) { folder in
            let first = try check(folder)
            #expect(try !isHit(check(folder, ["--skip", "missing-comment"])))
            #expect(try !isHit(check(folder, ["--fail-on", "note"])))
            let runs = folder + "/.overset/runs"
            for name in try FileManager.default.contentsOfDirectory(atPath: runs) {
                var bytes = try #require(FileManager.default.contents(atPath: runs + "/" + name))
                bytes[bytes.count / 2] ^= 1
                try bytes.write(to: URL(filePath: runs + "/" + name))
            }
            let again = try check(folder)
            #expect(!isHit(again) && said(again) == said(first))
        }
    }
}
