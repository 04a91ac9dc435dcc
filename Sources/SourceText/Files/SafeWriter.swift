internal import Foundation

extension FileAccess {
    /// Writes a file as a whole or not at all: to a temporary file beside it, which then takes its place.
    ///
    /// Folders that are missing on the way are made. A file that is replaced keeps its permissions and, where the system
    /// allows it, its owner; through a symbolic link the file it leads to is replaced, and the link stays. A device, a
    /// pipe and a descriptor of this process (`/dev/stdout`, `/dev/fd/63`) are written to as they are, as long as somebody
    /// reads them.
    ///
    /// - Parameters:
    ///   - bytes: the new contents.
    ///   - path: where the file goes.
    ///   - verify: receives the bytes as they were read back from the temporary file, before it takes its place; what
    ///     it throws is passed on, and nothing is changed. A stream is verified before it is written.
    /// - Throws: ``SourceError`` if the file cannot be written.
    /// - Complexity: O(*n*) in the number of bytes.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        verify: ([UInt8]) throws(SourceError) -> Void = { (_) throws(SourceError) in }
    ) throws(SourceError) {
        if try writeToStream(bytes, path: path, verify: verify) { return }
        let file = try StagedFile(for: path)
        try file.append(bytes)
        try file.synchronize()
        let written = try file.contents()
        guard written == bytes else { throw otherBytes(path) }
        try verify(written)
        try file.place()
    }

    /// Says that what was read back is not what was written.
    package static func otherBytes(_ path: String) -> SourceError {
        refusal(path, "the file cannot be written (the disk gave back other bytes); check the disk")
    }

    /// Writes to a device, a pipe or a descriptor of this process.
    ///
    /// - Returns: whether `path` is one.
    private static func writeToStream(
        _ bytes: [UInt8],
        path: String,
        verify: ([UInt8]) throws(SourceError) -> Void
    ) throws(SourceError) -> Bool {
        if let number = openDescriptor(path) {
            try verify(bytes)
            try describing(path) { () throws(SystemError) in
                try writing { () throws(SystemError) in try FileDescriptor.write(bytes, to: number) }
            }
            return true
        }
        guard FileStatus(ofFileAt: path)?.kind == .stream else { return false }
        try verify(bytes)
        try describing(path) { () throws(SystemError) in
            let file = try FileDescriptor(path, flags: O_WRONLY)
            try writing { () throws(SystemError) in try file.write(bytes) }
        }
        return true
    }

    /// Writes to a stream, whose reader may go away before the end: that is no fault, as it is none of standard output.
    private static func writing(_ body: () throws(SystemError) -> Void) throws(SystemError) {
        do throws(SystemError) {
            try body()
        } catch {
            guard error.code == EPIPE else { throw error }
        }
    }

    /// The descriptor of this process that a path of the system's own names stands for; `nil` for every other path.
    static func openDescriptor(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default: break
        }
        for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
            return Int32(path.dropFirst(prefix.count)).flatMap { $0 >= 0 ? $0 : nil }
        }
        return nil
    }

    /// The folder and the name of the file that a path leads to, links resolved.
    static func destination(of path: String) throws(SourceError) -> (folder: String, name: String) {
        var url = URL(fileURLWithPath: path)
        var steps = 0
        // The last component may be a link to a file that is not there yet.
        while FileStatus(ofLinkAt: url.path)?.kind == .link {
            steps += 1
            guard steps <= 40 else { throw refusal(path, "the symbolic links here lead in a circle; remove them") }
            do {
                let next = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
                url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent()).standardizedFileURL
            } catch {
                throw refusal(path, "the symbolic link cannot be read; check its permissions")
            }
        }
        if path.hasSuffix("/") || kind(of: url.path) == .folder { throw inTheWay(path) }
        return (url.deletingLastPathComponent().path, url.lastPathComponent)
    }

    /// Makes a folder and those on the way to it.
    ///
    /// - Returns: the folders that were not there, the outermost first.
    static func makeFolder(_ folder: String, for path: String) throws(SourceError) -> [String] {
        var missing: [String] = []
        // By the characters of the path: `URL` makes `/a/../..` of `/a/..`, and so never comes to an end.
        var next = URL(fileURLWithPath: folder).path
        while next != "/", kind(of: next) == .missing {
            missing.insert(next, at: 0)
            next = FilePath.folder(next)
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw refusal(
                path,
                "the folder cannot be made (\((error as NSError).localizedDescription)); check that no file has its name"
            )
        }
        return missing
    }

    /// Runs a call of the system, and says what it was about if it fails.
    static func describing<Value: ~Copyable>(
        _ path: String,
        _ body: () throws(SystemError) -> Value
    ) throws(SourceError) -> Value {
        do throws(SystemError) { return try body() } catch { throw describe(error, path) }
    }

    static func describe(_ error: SystemError, _ path: String) -> SourceError {
        refusal(path, "the file cannot be written (\(error.reason)); check the folder's permissions and the disk")
    }

    static func inTheWay(_ path: String) -> SourceError {
        refusal(path, "the file cannot be moved into place; check that there is no folder of that name")
    }

    private static func refusal(_ path: String, _ message: String) -> SourceError {
        SourceError(location: SourceLocation(path: path, line: 1, column: 1), message: message)
    }
}
