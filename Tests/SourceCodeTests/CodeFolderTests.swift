import Foundation
import SourceCode
import SourceText
import Testing

@Suite("Source files of a folder")
struct CodeFolderTests {
    @Test("Swift and Objective-C are read in the order of their paths; products and links are left out")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["b/B.swift", "a/A.m", "a/A.h", "Pods/P.swift", ".git/G.swift", "a/notes.txt", "x.swift/Y.swift"] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("a".utf8).write(to: file)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link.swift"),
            withDestinationURL: folder.appendingPathComponent("b/B.swift")
        )
        try Data([0xFF, 0xFE, 0x00]).write(to: folder.appendingPathComponent("broken.swift"))
        let read = try CodeFolder([folder.path], swift: ObjectiveCReader())
        let names = read.files.map { $0.file.path.dropFirst(folder.path.count + 1) }
        #expect(names == ["a/A.h", "a/A.m", "b/B.swift"])
        #expect(read.unread.map { FilePath.name(of: $0.location.path) } == ["broken.swift"])
    }

    @Test("A folder that is nested too deeply is listed, and all else is read")
    func depth() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("deep-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let deep = (0...SkippedNames.maximumDepth).reduce(folder) { path, _ in path.appendingPathComponent("d") }
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        for file in [folder.appendingPathComponent("A.m"), deep.appendingPathComponent("B.m")] {
            try Data("a".utf8).write(to: file)
        }
        let read = try CodeFolder([folder.path], swift: ObjectiveCReader())
        #expect(read.files.map { FilePath.name(of: $0.file.path) } == ["A.m"])
        #expect(read.unread.map(\.location.path) == [deep.path])
        #expect(read.unread.first?.message == "it is nested more than 64 folders deep and was not searched")
    }

    @Test("A path that is missing is an error")
    func missing() {
        #expect(throws: Failure.self) { try CodeFolder(["/nowhere/at/all"], swift: ObjectiveCReader()) }
    }

    @Test("Work on many threads keeps the order")
    func order() {
        #expect(CodeThreads.map(Array(0..<500)) { $0 * 2 } == (0..<500).map { $0 * 2 })
        #expect(CodeThreads.map([Int]()) { $0 } == [])
    }

    @Test("Code in an encoding of one byte a character is read, with its keys of ASCII")
    func oldEncodings() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let code = Data("// \n[self show:NSLocalizedString(@\"KEY\", nil)];\n".utf8)
        try (Data([0x2F, 0x2F, 0xA5, 0x0A]) + code).write(to: folder.appendingPathComponent("Old.m"))
        try (Data([0xA5, 0x00, 0x0A]) + code).write(to: folder.appendingPathComponent("Data.m"))
        try (Data([0x2F, 0x2F, 0xA5, 0x0A]) + code).write(to: folder.appendingPathComponent("New.swift"))
        let read = try CodeFolder([folder.path], swift: ObjectiveCReader())
        #expect(read.files.map { FilePath.name(of: $0.file.path) } == ["Old.m"])
        let text = String(decoding: read.files.flatMap(\.file.utf8), as: UTF8.self)
        #expect(text.contains("@\"KEY\""))
        #expect(read.unread.map { FilePath.name(of: $0.location.path) } == ["Data.m", "New.swift"])
    }
}
