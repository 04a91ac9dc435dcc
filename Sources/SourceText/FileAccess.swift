internal import Foundation

/// The one place where files are read and written.
package enum FileAccess {
    /// The size above which a file is refused, in bytes.
    package static let maximumSize = 64 << 20

    /// Reads a regular file.
    ///
    /// - Parameters:
    ///   - path: where the file is.
    ///   - maximumSize: the size above which it is refused, in bytes.
    /// - Returns: the bytes of the file.
    /// - Throws: ``SourceError`` if it is missing, no regular file, not readable or larger than `maximumSize`.
    package static func read(_ path: String, maximumSize: Int = maximumSize) throws(SourceError) -> [UInt8] {
        let start = SourceLocation(path: path, line: 1, column: 1)
        let attributes: [FileAttributeKey: Any]
        do {
            attributes = try FileManager.default.attributesOfItem(atPath: resolvingLinks(path))
        } catch {
            throw SourceError(location: start, message: "the file cannot be found; check its name")
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw SourceError(location: start, message: "this is no regular file; give a file")
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard size <= maximumSize else {
            throw SourceError(
                location: start,
                message: "the file has \(size) bytes, more than the \(maximumSize) that are read; split it"
            )
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SourceError(location: start, message: "the file cannot be read; check its permissions")
        }
        return Array(data)
    }

    /// Whether something exists at `path`, and whether it is a folder.
    package static func kind(of path: String) -> Kind {
        var isDirectory: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return .missing }
        return isDirectory.boolValue ? .folder : .file
    }

    /// What a path leads to.
    package enum Kind: Sendable, Hashable {
        case missing
        case file
        case folder
    }

    /// The folder that relative paths begin in, absolute.
    package static var workingFolder: String { FileManager.default.currentDirectoryPath }

    /// The path without symbolic links, absolute.
    package static func resolvingLinks(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// The names in a folder, in the order of their UTF-8 bytes.
    ///
    /// - Throws: ``SourceError`` if it cannot be read.
    package static func names(in folder: String) throws(SourceError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        } catch {
            throw SourceError(
                location: SourceLocation(path: folder, line: 1, column: 1),
                message: "the folder cannot be read; check that it exists and its permissions"
            )
        }
    }

    /// Whether `path` itself is a symbolic link.
    package static func isLink(_ path: String) -> Bool {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return attributes[.type] as? FileAttributeType == .typeSymbolicLink
        } catch {
            return false
        }
    }

    /// Writes a file as a whole or not at all: to a temporary file beside it, which then takes its place.
    ///
    /// Folders that are missing on the way are made.
    ///
    /// - Parameters:
    ///   - bytes: what is to stand in the file.
    ///   - path: where the file goes.
    ///   - verify: is given the bytes as they were read back from the temporary file, before it takes its place; what
    ///     it throws is passed on, and nothing is changed.
    /// - Throws: ``SourceError`` if the file cannot be written.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        verify: ([UInt8]) throws(SourceError) -> Void = { (_) throws(SourceError) in }
    ) throws(SourceError) {
        let target = URL(fileURLWithPath: path)
        let temporary = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).overset-\(ProcessInfo.processInfo.processIdentifier)")
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: temporary)
        } catch {
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message: "the file cannot be written (\(reason(error))); check the folder's permissions and the disk"
            )
        }
        do {
            try verify(read(temporary.path))
        } catch {
            remove(temporary)
            throw error
        }
        guard unsafe rename(temporary.path, target.path) == 0 else {
            remove(temporary)
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message: "the file cannot be put in place; check that no folder has its name"
            )
        }
    }

    /// The nearest folder on the way to `path` that exists.
    package static func existingFolder(of path: String) -> String {
        var url = URL(fileURLWithPath: path)
        while kind(of: url.path) != .folder, url.path != "/" { url.deleteLastPathComponent() }
        return url.path
    }

    /// Removes a file, or a folder that is empty.
    ///
    /// - Throws: ``SourceError`` if it cannot be removed.
    package static func remove(_ path: String) throws(SourceError) {
        if kind(of: path) == .folder, try !names(in: path).isEmpty {
            let place = SourceLocation(path: path, line: 1, column: 1)
            throw SourceError(location: place, message: "the folder is not empty; it is left as it is")
        }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message: "this cannot be removed (\(reason(error))); check the folder's permissions"
            )
        }
    }

    private static func remove(_ url: URL) {
        // A temporary file that cannot be removed is no reason to hide the error that led here.
        _ = try? FileManager.default.removeItem(at: url)
    }

    private static func reason(_ error: any Error) -> String {
        (error as NSError).localizedDescription
    }
}
