internal import Foundation
internal import Synchronization

/// A file that is written piece by piece, and takes its place as a whole or not at all.
///
/// Until then it lies beside its target under a name that nobody can guess. If it never takes its place, it is removed,
/// and so are the folders that were made for it.
package final class StagedFile: Sendable {
    /// Where the file goes, as people are shown it.
    package let path: String
    private let folder: String
    private let name: String
    private let state: Mutex<State>

    private struct State: ~Copyable {
        var file: TemporaryFile?
        /// The folders that were made for the file, the outermost first.
        var folders: [String]
    }

    /// Makes an empty file beside its place, and the folders that are missing on the way.
    ///
    /// - Parameter path: where the file goes; through a symbolic link the file it leads to is replaced.
    /// - Throws: ``SourceError`` if no file can be made there.
    package init(for path: String) throws(SourceError) {
        let target = try FileAccess.destination(of: path)
        self.path = path
        (folder, name) = target
        let folders = try FileAccess.makeFolder(target.folder, for: path)
        do throws(SystemError) {
            state = Mutex(State(file: try TemporaryFile(in: target.folder), folders: folders))
        } catch {
            Self.remove(folders)
            throw FileAccess.describe(error, path)
        }
    }

    deinit {
        state.withLock { state in
            guard state.file != nil else { return }
            state.file = nil
            Self.remove(state.folders)
        }
    }

    /// Removes folders that are empty, the innermost first.
    private static func remove(_ folders: [String]) {
        for folder in folders.reversed() { _ = unsafe rmdir(folder) }
    }

    /// Writes bytes behind those that were written.
    ///
    /// - Throws: ``SourceError`` if they cannot be written.
    /// - Complexity: O(*n*) in the number of bytes.
    package func append(_ bytes: [UInt8]) throws(SourceError) {
        _ = try using { (file) throws(SystemError) -> Int in
            try file.append(bytes)
            return 0
        }
    }

    /// Waits until what was written is on the disk.
    ///
    /// - Throws: ``SourceError`` if the system cannot say so.
    package func synchronize() throws(SourceError) {
        _ = try using { (file) throws(SystemError) -> Int in
            try file.synchronize()
            return 0
        }
    }

    /// Reads what was written into an array, over what is there.
    ///
    /// - Parameters:
    ///   - bytes: is filled from `start` to its end at most.
    ///   - start: where the first byte goes.
    ///   - offset: where the bytes begin in the file.
    /// - Returns: how many bytes were read; 0 behind the end of the file.
    /// - Throws: ``SourceError`` if they cannot be read.
    package func read(into bytes: inout [UInt8], from start: Int, at offset: Int) throws(SourceError) -> Int {
        try using { (file) throws(SystemError) -> Int in try file.read(into: &bytes, from: start, at: offset) }
    }

    /// All that was written.
    func contents() throws(SourceError) -> [UInt8] {
        try using { (file) throws(SystemError) -> [UInt8] in try file.contents() }
    }

    /// Gives the file its name; one that is replaced hands on its permissions and, where the system allows it, its owner.
    ///
    /// - Throws: ``SourceError`` if something else has the name.
    package func place() throws(SourceError) {
        let status = FileStatus(ofFileAt: folder + "/" + name)
        guard status.map({ $0.kind == .regular }) ?? true else { throw FileAccess.inTheWay(path) }
        let failure: SystemError? = state.withLock { state in
            guard var file = state.file.take() else { return nil }
            do throws(SystemError) {
                if let status { try file.takeAttributes(of: status) }
                try file.place(at: name)
                return nil
            } catch {
                state.file = consume file
                return error
            }
        }
        guard let failure else { return }
        throw [EISDIR, ENOTEMPTY, EEXIST].contains(failure.code)
            ? FileAccess.inTheWay(path) : FileAccess.describe(failure, path)
    }

    private func using<Value: Sendable>(
        _ body: (borrowing TemporaryFile) throws(SystemError) -> Value
    ) throws(SourceError) -> Value {
        let result: Result<Value, SystemError> = state.withLock { state in
            guard let file = state.file.take() else { return .failure(SystemError(code: EBADF)) }
            let result: Result<Value, SystemError>
            do throws(SystemError) {
                result = .success(try body(file))
            } catch {
                result = .failure(error)
            }
            state.file = consume file
            return result
        }
        do throws(SystemError) { return try result.get() } catch { throw FileAccess.describe(error, path) }
    }
}
