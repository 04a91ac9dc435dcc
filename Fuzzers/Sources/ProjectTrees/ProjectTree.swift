internal import Foundation

/// A project made of one input, in a temporary folder of its own.
///
/// A line `=== PATH` begins a file, which ends before the next such line; `=== PATH -> TARGET` is a symbolic link. Nothing
/// leads out of the temporary folder: a path has no `..`, and a link leads to one of ``targets``.
package struct ProjectTree {
    /// What is at a path.
    package enum Entry: Hashable {
        case folder
        case file([UInt8])
        case link(String)
    }

    /// The temporary folder.
    private let root: String
    /// The project's folder.
    package var project: String { root + "/project" }
    /// An empty folder that pseudolocales may be written to.
    package var output: String { root + "/output" }

    /// Where links lead, from the project's folder: to themselves, to folders of the project and out of it.
    private static let targets = [
        "../outside", "../outside/victim.strings", "../output", ".", "en.lproj", "Base.lproj", "nowhere",
    ]

    /// Writes the files of an input.
    package init(_ bytes: [UInt8]) {
        let parent = ProcessInfo.processInfo.environment["OVERSET_FUZZ_FOLDER"] ?? NSTemporaryDirectory()
        root = parent + "/tree-\(ProcessInfo.processInfo.processIdentifier)"
        remove()
        write([], to: "outside")
        write(Array("\"secret\" = \"Secret\";\n".utf8), to: "outside/victim.strings", isFolder: false)
        write([], to: "project")
        write([], to: "output")
        for part in Self.parts(of: bytes) { write(part) }
    }

    /// Removes the temporary folder.
    package func remove() {
        do {
            try FileManager.default.removeItem(atPath: root)
        } catch {
            // It is not there before the first input.
            return
        }
    }

    /// Everything in the temporary folder, by path.
    package func snapshot() -> [String: Entry] {
        var entries: [String: Entry] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            for name in names(in: root + folder) {
                let path = folder + "/" + name
                let entry = entry(at: root + path)
                entries[path] = entry
                if entry == .folder { folders.append(path) }
            }
        }
        return entries
    }

    // MARK: Writing

    private struct Part {
        var path: String
        var target: String?
        var bytes: ArraySlice<UInt8>
    }

    private static func parts(of bytes: [UInt8]) -> [Part] {
        var parts: [Part] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: "=== ".utf8) {
                let words = String(decoding: line.dropFirst(4), as: UTF8.self)
                if let arrow = words.range(of: " -> ") {
                    let length = words[arrow.upperBound...].utf8.count
                    let target = targets[length % targets.count]
                    parts.append(Part(path: inside(words[..<arrow.lowerBound]), target: target, bytes: []))
                } else {
                    let start = min(line.endIndex + 1, bytes.endIndex)
                    parts.append(Part(path: inside(words[...]), bytes: bytes[start..<start]))
                }
            } else if let last = parts.indices.last, parts[last].target == nil {
                let end = min(line.endIndex + 1, bytes.endIndex)
                parts[last].bytes = bytes[parts[last].bytes.startIndex..<max(end, parts[last].bytes.startIndex)]
            }
            if parts.count > 40 { break }
        }
        return parts.filter { !$0.path.isEmpty }
    }

    /// A path without what leads upwards or is too long for a file system.
    private static func inside(_ path: Substring) -> String {
        let names = path.split(separator: "/").filter { $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
        return names.prefix(5).map { $0.prefix(40) }.joined(separator: "/")
    }

    private func write(_ part: Part) {
        let path = "project/" + part.path
        if let folder = path.lastIndex(of: "/") { write([], to: String(path[..<folder])) }
        // What goes through a link would be written somewhere else.
        guard !passesLink(path) else { return }
        guard let target = part.target else {
            write(Array(part.bytes), to: path, isFolder: false)
            return
        }
        ignoringErrors {
            try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
        }
    }

    private func passesLink(_ path: String) -> Bool {
        var place = root
        for name in path.split(separator: "/") {
            place += "/" + name
            if case .link = entry(at: place) { return true }
        }
        return false
    }

    private func write(_ bytes: [UInt8], to path: String, isFolder: Bool = true) {
        guard !passesLink(path) else { return }
        ignoringErrors {
            if isFolder {
                try FileManager.default.createDirectory(atPath: root + "/" + path, withIntermediateDirectories: true)
            } else {
                try Data(bytes).write(to: URL(fileURLWithPath: root + "/" + path))
            }
        }
    }

    // MARK: Reading

    private func names(in folder: String) -> [String] {
        var names: [String] = []
        ignoringErrors { names = try FileManager.default.contentsOfDirectory(atPath: folder) }
        return names
    }

    private func entry(at path: String) -> Entry? {
        var entry: Entry?
        ignoringErrors {
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            switch type {
            case .typeSymbolicLink?:
                entry = .link(try FileManager.default.destinationOfSymbolicLink(atPath: path))
            case .typeDirectory?: entry = .folder
            default: entry = .file([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
            }
        }
        return entry
    }

    /// A file that is in the way of a folder, or two with one name: such an input makes a smaller tree.
    private func ignoringErrors(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            return
        }
    }
}
