import Foundation
import Commands

/// A project in a folder of its own, removed when the test ends.
final class TemporaryProject {
    let root: String

    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)").path
        for (path, text) in files { try write(Array(text.utf8), to: path) }
    }

    deinit {
        // What cannot be removed is left to the system's own cleaning.
        try? FileManager.default.removeItem(atPath: root)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(filePath: root + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: root + "/" + path))) }

    func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    /// The paths of all files but the list of generated ones, sorted.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return all.filter { path in
            var isFolder: ObjCBool = false
            return unsafe FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue && !path.hasSuffix(".overset-generated.json")
        }.sorted()
    }

    func generate(
        _ names: [String],
        output: String? = nil,
        isDryRun: Bool = false,
        isForced: Bool = false
    ) throws -> ExitStatus {
        try run(names, output, isDryRun, isForced).write(Console(color: .never, isQuiet: true))
    }

    func remove(_ names: [String], output: String? = nil, isForced: Bool = false) throws -> ExitStatus {
        try run(names, output, false, isForced).remove(Console(color: .never, isQuiet: true))
    }

    private func run(_ names: [String], _ output: String?, _ isDryRun: Bool, _ isForced: Bool) -> GenerateRun {
        GenerateRun(
            paths: [root],
            configuration: nil,
            source: nil,
            fonts: [],
            pseudolocales: names,
            output: output,
            isDryRun: isDryRun,
            isForced: isForced
        )
    }
}
