import Foundation
import SourceText
import Testing

/// Patterns of paths are those of git, which is asked where it is installed.
struct FileSelectionTests {
    private static let patterns = [
        "Samples/", "*.xib", "/Main.storyboard", "App/**/Demo", "**/Old", "build/**", "a/*/c", "[A-C]x", "[!a]y", "d?e",
        "# comment", "", "  ", "!keep.xib", "\\#x", "trail ", "doc/frotz/", "/top/*.strings", "foo**bar", "x\\*y", "*",
        "!*/", "**/deep/**",
    ]
    private static let paths = [
        "Samples/a.xib", "App/Samples/b", "Main.storyboard", "App/Main.storyboard", "App/Demo/z", "App/x/y/Demo/z",
        "App/Old/q",
        "build/x", "build", "a/b/c", "a/b/d/c", "Ax", "Dx", "by", "ay", "dxe", "keep.xib", "App/keep.xib", "#x",
        "trail",
        "doc/frotz/k", "e/doc/frotz/k", "top/L.strings", "top/n/L.strings", "fooxbar", "foo/bar", "x*y", "xzy",
        "m/deep/n/o",
        "deep/p",
    ]

    private static var hasGit: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/git") }

    @Test(.enabled(if: hasGit, "needs git"))
    func `each pattern and each pair of patterns leaves out what git ignores`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for path in Self.paths where path != "build" {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: url)
        }
        try run(["init", "-q"], in: root, input: "")
        let files = Self.paths.filter { $0 != "build" }
        var sets = Self.patterns.map { [$0] }
        for (index, pattern) in Self.patterns.enumerated() {
            sets.append([pattern, Self.patterns[(index * 7 + 3) % Self.patterns.count]])
        }
        for set in sets {
            try Data(set.map { $0 + "\n" }.joined().utf8).write(to: root.appending(path: ".gitignore"))
            let ignored = Set(
                try run(
                    ["check-ignore", "--no-index", "--stdin", "-z"],
                    in: root,
                    input: files.joined(separator: "\0")
                )
                .split(separator: "\0").map(String.init)
            )
            let own = Set(files.filter { isLeftOut($0, below: root.path) })
            #expect(own == ignored, "\(set)")
        }
    }

    @Test func `what is excluded is left out, and what is not included`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root.appending(path: "App"), withIntermediateDirectories: true)
        let selection = FileSelection(
            root: root.path + "/App",
            base: root.path,
            include: [try #require(PathPattern("App/Sources"))],
            exclude: [try #require(PathPattern("App/Sources/Demo/"))]
        )
        func leavesOut(_ path: String, _ isFolder: Bool = false) -> Bool {
            selection.leavesOut(root.path + "/App/" + path, isFolder: isFolder)
        }
        #expect(!leavesOut("Sources", true) && !leavesOut("Sources/a.xib") && !leavesOut("Sources/x/y.swift"))
        #expect(leavesOut("Sources/Demo", true) && leavesOut("Tests/a.xib") && leavesOut("a.xib"))
        // What is included may be further down.
        #expect(!leavesOut("Tests", true))
    }

    /// As a walk finds out: what lies in a folder that is left out is never asked for.
    private func isLeftOut(_ path: String, below root: String) -> Bool {
        var selection = FileSelection(root: root).entering(root)
        let names = path.split(separator: "/").map(String.init)
        for end in names.indices {
            let part = root + "/" + names[...end].joined(separator: "/")
            let isFolder = end < names.count - 1
            if selection.leavesOut(part, isFolder: isFolder) { return true }
            if isFolder { selection = selection.entering(part) }
        }
        return false
    }

    @discardableResult
    private func run(_ arguments: [String], in folder: URL, input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/git")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (inner, outer) = (Pipe(), Pipe())
        process.standardInput = inner
        process.standardOutput = outer
        try process.run()
        inner.fileHandleForWriting.write(Data(input.utf8))
        try inner.fileHandleForWriting.close()
        let output = outer.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
