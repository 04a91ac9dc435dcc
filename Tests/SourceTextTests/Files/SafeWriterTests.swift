import Foundation
import SourceText
import Testing

struct `A file is written safely` {
    /// A folder of its own that is removed at the end.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    private func permissions(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test(arguments: [0o600, 0o644, 0o755, 0o444])
    func `a file that is replaced keeps its permissions`(mode: Int) throws {
        try withFolder { folder in
            let path = folder + "/f"
            try FileAccess.write([1], to: path)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            try FileAccess.write([2], to: path)
            #expect(try permissions(path) == mode)
            #expect(try FileAccess.read(path) == [2])
        }
    }

    @Test func `a new file has the permissions that the mask of the process leaves`() throws {
        try withFolder { folder in
            try FileAccess.write([1], to: folder + "/f")
            let mask = umask(0)
            umask(mask)
            #expect(try permissions(folder + "/f") == 0o666 & ~Int(mask))
        }
    }

    @Test(arguments: ["old", nil])
    func `through a link the file it leads to is written, and the link stays`(contents: String?) throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/a/b", withIntermediateDirectories: true)
            if let contents { try FileAccess.write(Array(contents.utf8), to: folder + "/a/real") }
            try FileManager.default.createSymbolicLink(atPath: folder + "/a/b/link", withDestinationPath: "../real")
            try FileAccess.write(Array("new".utf8), to: folder + "/a/b/link")
            #expect(FileAccess.isLink(folder + "/a/b/link"))
            #expect(!FileAccess.isLink(folder + "/a/real"))
            #expect(try FileAccess.read(folder + "/a/real") == Array("new".utf8))
            #expect(try FileAccess.names(in: folder + "/a") == ["b", "real"])
        }
    }

    @Test func `links in a circle are refused`() throws {
        try withFolder { folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/a", withDestinationPath: "b")
            try FileManager.default.createSymbolicLink(atPath: folder + "/b", withDestinationPath: "a")
            let error = #expect(throws: SourceError.self) { try FileAccess.write([1], to: folder + "/a") }
            #expect(error?.message == "the symbolic links here lead in a circle; remove them")
        }
    }

    @Test func `a pipe is written through and stays a pipe`() throws {
        try withFolder { folder in
            let path = folder + "/pipe"
            let isMade = unsafe mkfifo(path, 0o600) == 0
            try #require(isMade)
            // Opened for both, so that neither end waits for the other.
            let reader = unsafe open(path, O_RDWR)
            defer { close(reader) }
            try FileAccess.write(Array("through".utf8), to: path)
            var buffer = [UInt8](repeating: 0, count: 16)
            let count = unsafe read(reader, &buffer, buffer.count)
            #expect(count == 7)
            #expect(Array(buffer.prefix(7)) == Array("through".utf8))
            #expect(FileStatus(ofFileAt: path)?.kind == .stream)
            #expect(try FileAccess.names(in: folder) == ["pipe"])
        }
    }

    @Test func `a pipe whose reader has gone away is no fault, a full device is one`() throws {
        _ = signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        let isMade = unsafe pipe(&ends) == 0
        try #require(isMade)
        close(ends[0])
        try FileAccess.write(Array("nobody reads this".utf8), to: "/dev/fd/\(ends[1])")
        close(ends[1])
        guard FileStatus(ofFileAt: "/dev/full")?.kind == .stream else { return }
        let error = #expect(throws: SourceError.self) { try FileAccess.write([1], to: "/dev/full") }
        #expect(error?.message.contains("No space left on device") == true)
    }

    @Test func `a descriptor of the process is written to, and what it leads to is not replaced`() throws {
        try withFolder { folder in
            let descriptor = unsafe open(folder + "/f", O_RDWR | O_CREAT, 0o600)
            defer { close(descriptor) }
            let before = FileStatus(ofFileAt: folder + "/f")?.identity
            try FileAccess.write([7], to: "/dev/fd/\(descriptor)")
            try FileAccess.write([8], to: "/proc/self/fd/\(descriptor)")
            #expect(try FileAccess.read(folder + "/f") == [7, 8])
            #expect(FileStatus(ofFileAt: folder + "/f")?.identity == before)
        }
    }

    @Test func `a folder in the place of the file is refused and nothing is left behind`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/f", withIntermediateDirectories: true)
            for path in ["/f", "/f/", "/new/"] {
                let error = #expect(throws: SourceError.self) { try FileAccess.write([1], to: folder + path) }
                #expect(
                    error?.message == "the file cannot be moved into place; check that there is no folder of that name"
                )
            }
            #expect(try FileAccess.names(in: folder) == ["f"])
        }
    }

    @Test func `what killed runs left behind is removed, and nothing else`() throws {
        try withFolder { folder in
            let left = ".overset-0123456789abcdef.partial"
            let kept = [
                ".overset-0123456789ABCDEF.partial", ".overset-0123456789abcde.partial", ".overset-x.partial",
                ".overset-0123456789abcdef.partial.txt", ".t.overset-1", ".overset-0000000000000001.partial",
                ".overset-0000000000000002.partial", ".overset-0000000000000003.partial",
            ]
            try Data([1]).write(to: URL(fileURLWithPath: folder + "/victim"))
            for name in [left] + kept.dropLast(3) { try Data().write(to: URL(fileURLWithPath: folder + "/" + name)) }
            // A link with such a name is not ours, and neither is a folder.
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/.overset-0000000000000001.partial",
                withDestinationPath: "victim"
            )
            try FileManager.default.createDirectory(
                atPath: folder + "/.overset-0000000000000002.partial",
                withIntermediateDirectories: false
            )
            // A file that another run is writing is locked.
            let locked = unsafe open(folder + "/.overset-0000000000000003.partial", O_RDWR | O_CREAT, 0o600)
            defer { close(locked) }
            #expect(flock(locked, LOCK_EX) == 0)

            try FileAccess.write([2], to: folder + "/f")
            #expect(try FileAccess.names(in: folder) == (kept + ["f", "victim"]).sorted())
            #expect(try FileAccess.read(folder + "/victim") == [1])
        }
    }
}
