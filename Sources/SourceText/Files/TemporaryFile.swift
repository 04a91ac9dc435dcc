internal import Foundation

/// A file that has no name of its own yet: it lies beside its target under a name that nobody can guess, and takes the
/// target's place as a whole or not at all.
///
/// The file stays locked while it exists, so that another run can tell it from one whose run was killed.
struct TemporaryFile: ~Copyable {
    /// An open file and its entry in the list of those to remove.
    private struct Draft: ~Copyable {
        let file: FileDescriptor
        let token: TemporaryFiles.Token
    }

    private let folder: FileDescriptor
    private let draft: Draft
    private var isPlaced = false

    /// Makes an empty temporary file in a folder.
    ///
    /// - Throws: ``SystemError`` if the folder cannot be opened or takes no file.
    init(in path: String) throws(SystemError) {
        let folder = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY)
        TemporaryFiles.sweep(path, folder: folder.number)
        let draft = try Self.draft(in: path, folder: folder.number)
        self.folder = folder
        self.draft = draft
    }

    private static func draft(in path: String, folder: Int32) throws(SystemError) -> Draft {
        var attempts = 0
        while true {
            let token = TemporaryFiles.add(folder: path, name: randomName())
            do throws(SystemError) {
                // A name that is there already, be it a link, is never opened.
                let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
                let file = try FileDescriptor(token.name, in: folder, flags: flags, mode: 0o666)
                let isLocked = flock(file.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
                // A run that sweeps at this very moment may have taken it for one that was left behind.
                if isLocked, try file.status().links == 1 { return Draft(file: file, token: token) }
                TemporaryFiles.forget(token)
            } catch {
                TemporaryFiles.forget(token)
                if error.code != EEXIST { throw error }
            }
            attempts += 1
            if attempts > 100 { throw SystemError(code: EEXIST) }
        }
    }

    deinit {
        if !isPlaced { _ = unsafe unlinkat(folder.number, draft.token.name, 0) }
        TemporaryFiles.forget(draft.token)
    }

    /// Writes bytes behind those that were written.
    func append(_ bytes: [UInt8]) throws(SystemError) { try draft.file.write(bytes) }

    /// Waits until what was written is on the disk.
    func synchronize() throws(SystemError) { try draft.file.synchronize() }

    /// Reads what was written into an array, over what is there, as ``FileDescriptor/read(into:from:at:)`` does.
    func read(into bytes: inout [UInt8], from start: Int, at offset: Int) throws(SystemError) -> Int {
        try draft.file.read(into: &bytes, from: start, at: offset)
    }

    /// What was written, read again as a whole.
    func contents() throws(SystemError) -> [UInt8] {
        let size = try draft.file.status().size
        return try draft.file.readAll(maximumSize: .max - 1, expected: size)
    }

    /// Takes over permissions and owner of the file that is to be replaced.
    ///
    /// Only the owner of a file and root may give it away: where that is not allowed, the new file keeps its writer.
    func takeAttributes(of status: FileStatus) throws(SystemError) {
        let own = try draft.file.status()
        if own.group != status.group { _ = fchown(draft.file.number, uid_t.max, status.group) }
        if own.owner != status.owner { _ = fchown(draft.file.number, status.owner, gid_t.max) }
        if own.permissions != status.permissions {
            try SystemError.checking(fchmod(draft.file.number, status.permissions))
        }
    }

    /// Gives the file its name, in the place of what has that name.
    ///
    /// - Throws: ``SystemError`` if a folder has it.
    mutating func place(at name: String) throws(SystemError) {
        try SystemError.checking(unsafe renameat(folder.number, draft.token.name, folder.number, name))
        isPlaced = true
        try folder.synchronize()
    }

    /// The beginning and end of the names of temporary files.
    private static let affixes = (start: ".overset-", end: ".partial")

    /// 64 random bits: long enough that nobody can have a link waiting there.
    private static func randomName() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return affixes.start + String(repeating: "0", count: 16 - digits.count) + digits + affixes.end
    }

    /// Whether a name is one that only ``TemporaryFile`` gives.
    static func isName(_ name: String) -> Bool {
        guard name.hasPrefix(affixes.start), name.hasSuffix(affixes.end) else { return false }
        let digits = name.dropFirst(affixes.start.count).dropLast(affixes.end.count)
        return digits.utf8.count == 16 && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }
}
