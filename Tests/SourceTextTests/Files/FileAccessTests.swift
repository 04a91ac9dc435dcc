import Foundation
import SourceText
import Testing

struct FileAccessTests {
    /// A folder of its own that is removed at the end.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    @Test func `a file that fails its proof is not put in place`() throws {
        try withFolder { folder in
            let path = folder + "/deep/t.strings"
            try FileAccess.write(Array("old".utf8), to: path)
            let refused = SourceError(location: SourceLocation(path: path, line: 1, column: 1), message: "no")
            #expect(throws: refused) {
                try FileAccess.write(Array("new".utf8), to: path) { (bytes) throws(SourceError) in
                    #expect(bytes == Array("new".utf8))
                    throw refused
                }
            }
            #expect(try FileAccess.read(path) == Array("old".utf8))
            #expect(try FileAccess.names(in: folder + "/deep") == ["t.strings"])
        }
    }

    @Test func `a missing file, a folder and a large file are refused with what to do`() throws {
        try withFolder { folder in
            try FileAccess.write([1, 2, 3], to: folder + "/f")
            for (path, part) in [("/none", "cannot be found"), ("", "not a regular file"), ("/f", "limit of 2")] {
                let error = #expect(throws: SourceError.self) { try FileAccess.read(folder + path, maximumSize: 2) }
                #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
            }
        }
    }
}
