package import SourceText

/// The source files of a folder.
package struct CodeFolder: Sendable {
    /// The files that were read, in the order of their paths.
    package let files: [SourceCode]
    /// Why others were not.
    package let unread: [SourceError]

    /// How deep folders may be nested.
    private static let maximumDepth = 64
    /// The size above which a file is left out, in bytes: what is larger is data in the form of code.
    private static let maximumSize = 8 << 20
    /// Folders that hold what was built or fetched, not what is written.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "node_modules", "build", "DerivedData", "SourcePackages",
    ]

    /// Reads the source files at paths, in parallel.
    ///
    /// - Parameters:
    ///   - paths: files, or folders in which all source files are read. Symbolic links and hidden folders are left out.
    ///   - swift: the reader of Swift.
    /// - Throws: ``Failure`` if a path is missing or a folder cannot be read.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ paths: [String], swift: any CodeReader) throws(Failure) {
        var found: [String] = []
        for path in paths {
            switch FileAccess.kind(of: path) {
            case .missing: throw Failure("there is no file or folder '\(VisibleText.escaping(path))'; check the name")
            case .file: if Self.isSource(path) { found.append(path) }
            case .folder:
                do throws(SourceError) {
                    try Self.search(path, depth: 0, into: &found)
                } catch {
                    throw Failure(error)
                }
            }
        }
        found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let results = CodeThreads.map(found) { path in
            Result { () throws(SourceError) in try Self.read(path, swift: swift) }
        }
        var (files, unread): ([SourceCode], [SourceError]) = ([], [])
        for result in results {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let error): unread.append(error)
            }
        }
        self.files = files
        self.unread = unread
    }

    /// Whether a file is one of Swift or Objective-C, by its name.
    package static func isSource(_ path: String) -> Bool {
        isSwift(path) || [".m", ".mm", ".h"].contains { path.hasSuffix($0) }
    }

    private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

    private static func read(_ path: String, swift: any CodeReader) throws(SourceError) -> SourceCode {
        let bytes = try FileAccess.read(path, maximumSize: maximumSize)
        let file = try TextFile(decoding: bytes, path: path)
        return isSwift(path) ? swift.read(file) : ObjectiveCReader().read(file)
    }

    private static func search(_ folder: String, depth: Int, into found: inout [String]) throws(SourceError) {
        guard depth <= maximumDepth else { return }
        for name in try FileAccess.names(in: folder) where !name.hasPrefix(".") && !skipped.contains(name) {
            let path = folder == "/" ? "/" + name : folder == "." ? name : folder + "/" + name
            if isSource(name) {
                if !FileAccess.isLink(path), FileAccess.kind(of: path) == .file { found.append(path) }
            } else if !name.contains(".") || FileAccess.kind(of: path) == .folder {
                guard !FileAccess.isLink(path), FileAccess.kind(of: path) == .folder else { continue }
                try search(path, depth: depth + 1, into: &found)
            }
        }
    }
}
