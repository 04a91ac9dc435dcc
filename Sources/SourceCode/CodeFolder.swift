package import SourceText

/// The source files of a folder.
package struct CodeFolder: Sendable {
    /// The files that were read, in the order of their paths.
    package let files: [SourceCode]
    /// Why others were not.
    package let unread: [SourceError]

    /// The size above which a file is left out, in bytes: what is larger is data in the form of code.
    private static let maximumSize = 8 << 20

    /// Reads the source files at paths, in parallel.
    ///
    /// - Parameters:
    ///   - paths: files, or folders in which all source files are read. Symbolic links and hidden folders are left out.
    ///   - swift: the reader of Swift.
    ///   - selection: which files of the project are looked at; `nil` for what the `.gitignore` files of each folder leave.
    /// - Throws: ``Failure`` if a path is missing. A folder that cannot be read is in ``unread``.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ paths: [String], swift: any CodeReader, selection: FileSelection? = nil) throws(Failure) {
        var (found, unread): ([String], [SourceError]) = ([], [])
        for path in paths {
            switch FileAccess.kind(of: path) {
            case .missing: throw Failure("there is no file or folder '\(VisibleText.escaping(path))'; check the name")
            case .file: if Self.isSource(path) { found.append(path) }
            case .folder:
                FolderWalk.files(below: path, selection ?? FileSelection(root: path), where: Self.isTaken) { error in
                    unread.append(error)
                } _: { file in
                    found.append(file)
                    return true
                }
            }
        }
        found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let results = CodeThreads.map(found) { path in
            Result { () throws(SourceError) in try Self.read(path, swift: swift) }
        }
        var files: [SourceCode] = []
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
        isSwift(path) || [".m", ".mm", ".h", ".pch"].contains { path.hasSuffix($0) }
    }

    private static func isTaken(_ entry: FolderWalk.Entry) -> Bool {
        !SkippedNames.contains(entry.name) && entry.isFolder != isSource(entry.name)
    }

    private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

    private static func read(_ path: String, swift: any CodeReader) throws(SourceError) -> SourceCode {
        let bytes = try FileAccess.read(path, maximumSize: maximumSize)
        guard !isSwift(path) else { return swift.read(try TextFile(decoding: bytes, path: path)) }
        do throws(SourceError) {
            return ObjectiveCReader().read(try TextFile(decoding: bytes, path: path))
        } catch  where bytes.contains(0) {
            throw error
        } catch {
            // Old code is in the encoding of its time, Mac Roman as a rule, and compiles. Its keys are of ASCII, which all of
            // them share; the other characters are kept apart, whatever they are.
            let latin = bytes.reduce(into: String.UnicodeScalarView()) { $0.append(Unicode.Scalar($1)) }
            return ObjectiveCReader().read(try TextFile(decoding: Array(String(latin).utf8), path: path))
        }
    }
}
