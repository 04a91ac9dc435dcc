import Commands
import Foundation
import SourceText
import Testing

/// Tables that are so large that their pseudolocales are made piece by piece.
struct StreamedTableTests {
    private static let piece = """
        /* A title: 1 */
        "TITLE" = "Hello \\"%@\\"\\n%1$@";
        "URL" = "https://example.com";
        "LONG" = "Save all %ld photos of {name} in <b>one</b> folder"; // behind
        "EMPTY" = "";
        "ESC" = "don\\'t \\\\ \\t café";

        """

    @Test(arguments: ["en-XA", "en-XD", "en-XE", "en-XW", "en-XT", "ar-XB"])
    func `a large table is made as a small one is`(name: String) throws {
        let copies = 2_000
        let large = try TemporaryProject(["en.lproj/L.strings": String(repeating: Self.piece, count: copies)])
        let small = try TemporaryProject(["en.lproj/L.strings": Self.piece])
        #expect(try large.generate([name]) == .clean)
        #expect(try small.generate([name]) == .clean)
        let expected = String(repeating: try small.text("\(name).lproj/L.strings"), count: copies)
        #expect(try large.text("\(name).lproj/L.strings") == expected)
        // Once more changes nothing, and what was generated is removed again.
        let first = try large.bytes("\(name).lproj/L.strings")
        #expect(try large.generate([name]) == .clean)
        #expect(try large.bytes("\(name).lproj/L.strings") == first)
        #expect(try large.remove([name]) == .clean)
        #expect(large.files == ["en.lproj/L.strings"])
    }

    @Test func `a large table that somebody edited is left alone, with the folder as it is`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": String(repeating: Self.piece, count: 2_000)])
        #expect(try project.generate(["en-XD"]) == .clean)
        try project.write(Array("\"TITLE\" = \"mine\";\n".utf8), to: "en-XD.lproj/L.strings")
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == "\"TITLE\" = \"mine\";\n")
        #expect(project.files == ["en-XD.lproj/L.strings", "en.lproj/L.strings"])
    }

    @Test func `a dry run of a large table makes no folder`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": String(repeating: Self.piece, count: 2_000)])
        #expect(try project.generate(["en-XD"], isDryRun: true) == .clean)
        #expect(!FileManager.default.fileExists(atPath: project.root + "/en-XD.lproj"))
    }

    @Test func `a file that is refused leaves no folder that was made for it`() throws {
        let project = try TemporaryProject(["a.txt": ""])
        let path = project.root + "/x/y/z.strings"
        #expect(throws: SourceError.self) {
            try FileAccess.write([1, 2], to: path) { (_) throws(SourceError) in
                throw SourceError(location: SourceLocation(path: path, line: 1, column: 1), message: "no")
            }
        }
        #expect(!FileManager.default.fileExists(atPath: project.root + "/x"))
        try FileAccess.write([1, 2], to: path)
        #expect(try FileAccess.read(path) == [1, 2])
    }
}
