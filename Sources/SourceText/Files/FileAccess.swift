internal import Foundation

/// The one place where files are read and written.
package enum FileAccess {
    /// The size above which a file is refused, in bytes.
    package static let maximumSize = 64 << 20

    /// The size above which a file that Overset wrote is refused, in bytes: what is made of a file that can be read is
    /// larger than that, and is read again.
    package static let maximumWrittenSize = 1 << 32

    /// Reads a file piece by piece.
    ///
    /// - Parameters:
    ///   - path: where the file is.
    ///   - size: the number of bytes in a piece.
    ///   - body: is given the pieces in their order.
    /// - Throws: ``SourceError`` if the file cannot be read.
    /// - Complexity: O(*n*) in the size of the file.
    package static func read(_ path: String, inPiecesOf size: Int, _ body: ([UInt8]) -> Void) throws(SourceError) {
        do throws(SystemError) {
            let file = try FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK)
            var offset = 0
            while case let piece = try file.read(size, at: offset), !piece.isEmpty {
                body(piece)
                offset += piece.count
            }
        } catch {
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message: "the file cannot be read (\(error.reason)); check its permissions"
            )
        }
    }

    /// The beginning of a file.
    ///
    /// It is not noted as read: nothing of it goes into what a run finds.
    ///
    /// - Parameters:
    ///   - path: where the file is.
    ///   - count: how many bytes at most.
    /// - Returns: `nil` if it cannot be read.
    package static func beginning(of path: String, count: Int) -> [UInt8]? {
        do throws(SystemError) {
            return try FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK).read(count, at: 0)
        } catch {
            return nil
        }
    }

    /// Reads a regular file.
    ///
    /// - Parameters:
    ///   - path: where the file is.
    ///   - maximumSize: the size above which it is refused, in bytes.
    /// - Returns: the bytes of the file.
    /// - Throws: ``SourceError`` if it is missing, no regular file, not readable or larger than `maximumSize`.
    package static func read(_ path: String, maximumSize: Int = maximumSize) throws(SourceError) -> [UInt8] {
        let question = AccessLog.Question.contents(maximumSize: maximumSize)
        do throws(SourceError) {
            let bytes = try unnoted(path, maximumSize: maximumSize)
            AccessLog.note(question, path, [1] + bytes)
            return bytes
        } catch {
            AccessLog.note(question, path, [0] + Array(error.message.utf8))
            throw error
        }
    }

    private static func unnoted(_ path: String, maximumSize: Int) throws(SourceError) -> [UInt8] {
        let start = SourceLocation(path: path, line: 1, column: 1)
        let status: FileStatus
        let bytes: [UInt8]
        do throws(SystemError) {
            (status, bytes) = try contents(path, maximumSize: maximumSize)
        } catch {
            let isRefused = error.code == EACCES || error.code == EPERM
            throw SourceError(
                location: start,
                message: isRefused
                    ? "the file cannot be read; check its permissions" : "the file cannot be found; check its name"
            )
        }
        guard status.kind == .regular else {
            throw SourceError(location: start, message: "this is not a regular file; give a file")
        }
        guard max(status.size, bytes.count) <= maximumSize else {
            throw SourceError(
                location: start,
                message: "the file has \(status.size) bytes, more than the limit of \(maximumSize); split it"
            )
        }
        return bytes
    }

    /// The status of a file, and its bytes if it is a regular one of an acceptable size.
    private static func contents(
        _ path: String,
        maximumSize: Int
    ) throws(SystemError) -> (status: FileStatus, bytes: [UInt8]) {
        // A pipe that nobody writes to must not keep the reader waiting.
        let file = try FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK)
        let status = try file.status()
        guard status.kind == .regular, status.size <= maximumSize else { return (status, []) }
        return (status, try file.readAll(maximumSize: maximumSize, expected: status.size))
    }

    /// Whether something exists at `path`, and whether it is a folder.
    package static func kind(of path: String) -> Kind {
        // The system takes a name to end at a zero byte.
        let status = path.utf8.contains(0) ? nil : FileStatus(ofFileAt: path)
        let kind: Kind = status.map { $0.kind == .folder ? .folder : .file } ?? .missing
        AccessLog.note(.kind, path, Array("\(kind)".utf8))
        return kind
    }

    /// The size of a file in bytes; `nil` if there is none.
    package static func size(of path: String) -> Int? {
        let size = FileStatus(ofFileAt: path)?.size
        AccessLog.note(.size, path, Array("\(size ?? -1)".utf8))
        return size
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
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        AccessLog.note(.resolved, path, Array(resolved.utf8))
        return resolved
    }

    /// The path without symbolic links, absolute, where the end of it need not exist: folders that will be made have none.
    package static func resolvingExisting(_ path: String) -> String {
        let existing = existingFolder(of: path)
        let whole = URL(fileURLWithPath: path).standardizedFileURL.path
        let base = URL(fileURLWithPath: existing).standardizedFileURL.path
        let rest = whole.hasPrefix(base) ? whole.dropFirst(base.count) : ""
        let resolved = resolvingLinks(existing)
        return resolved == "/" ? String(rest) : resolved + rest
    }

    /// The names in a folder, in the order of their UTF-8 bytes.
    ///
    /// - Throws: ``SourceError`` if it cannot be read.
    package static func names(in folder: String) throws(SourceError) -> [String] {
        let names = unnotedNames(in: folder)
        AccessLog.note(names: names, in: folder)
        guard let names else {
            throw SourceError(
                location: SourceLocation(path: folder, line: 1, column: 1),
                message: "the folder cannot be read; check that it exists and its permissions"
            )
        }
        return names
    }

    /// The names in a folder, in the order of their UTF-8 bytes; `nil` if it cannot be read.
    static func unnotedNames(in folder: String) -> [String]? {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        } catch {
            return nil
        }
    }

    /// Whether `path` itself is a symbolic link.
    package static func isLink(_ path: String) -> Bool {
        let isLink = FileStatus(ofLinkAt: path)?.kind == .link
        AccessLog.note(.isLink, path, [isLink ? 1 : 0])
        return isLink
    }

    /// The answer to a question as ``AccessLog`` writes it down, but for the digest.
    static func answer(_ question: AccessLog.Question, _ path: String) -> [UInt8] {
        switch question {
        case .contents(let maximumSize):
            do throws(SourceError) {
                return [1] + (try unnoted(path, maximumSize: maximumSize))
            } catch {
                return [0] + Array(error.message.utf8)
            }
        case .names: return Array((unnotedNames(in: path) ?? []).joined(separator: "/").utf8)
        case .kind: return Array("\(kind(of: path))".utf8)
        case .isLink: return [isLink(path) ? 1 : 0]
        case .size: return Array("\(size(of: path) ?? -1)".utf8)
        case .resolved: return Array(resolvingLinks(path).utf8)
        }
    }

    /// The nearest folder on the way to `path` that exists.
    package static func existingFolder(of path: String) -> String {
        var folder = URL(fileURLWithPath: path).path
        // `URL` makes `/a/../..` of `/a/..`, and so never comes to an end.
        while folder != "/", kind(of: folder) != .folder { folder = FilePath.folder(folder) }
        return folder
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

    private static func reason(_ error: any Error) -> String {
        (error as NSError).localizedDescription
    }
}
