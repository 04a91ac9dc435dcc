import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Font files that change while they are in use.
struct FontContentsTests {
    /// Calls `body` with the path of a copy of a font.
    private func withCopy(of name: String, _ body: (String) throws -> Void) throws {
        let folder = URL.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What is left of the copy is in nobody's way.
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: name)
        try FileManager.default.copyItem(at: TestFont.fonts.appending(path: name), to: copy)
        try body(copy.path)
    }

    private func measurer(_ path: String) throws -> ShapingMeasurer {
        ShapingMeasurer(
            library: try FontLibrary(fonts: [path], systemFolders: []),
            catalogue: FontCatalogue(families: [])
        )
    }

    @Test(arguments: ["OversetTest.ttf", "OversetTest.woff"], [0, 100, 5000])
    func `a font that is cut off after it was opened measures as before`(name: String, length: UInt64) throws {
        let texts = ["AVA fi Wi\u{301}", "Hello, World", "שלום สวัสดี 日本", "a\nb"]
        try withCopy(of: name) { path in
            let (cut, whole) = (try measurer(path), try measurer(TestFont.fonts.appending(path: name).path))
            _ = try cut.measure(TestFont.request("a"))
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.truncate(atOffset: length)
            try handle.close()
            for text in texts {
                #expect(try cut.measure(TestFont.request(text)) == whole.measure(TestFont.request(text)))
            }
            let run = try #require(try cut.measure(TestFont.request("W")).lines.first?.runs.first)
            let glyph = try #require(run.glyphs.first)
            #expect(cut.outline(of: glyph.id, in: run.face) == whole.outline(of: glyph.id, in: run.face))
            // The digest is that of the bytes that were measured with, not of what is left of the file.
            _ = try whole.measure(TestFont.request("a"))
            #expect(cut.faces.map(\.sha256) == whole.faces.map(\.sha256))
        }
    }

    @Test func `a font that is cut off between its check and its use is refused with the reason`() throws {
        try withCopy(of: "OversetTest.ttf") { path in
            let measurer = try measurer(path)
            try measurer.checkGivenFonts()
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.truncate(atOffset: 9000)
            try handle.close()
            let error = #expect(throws: MeasurementError.self) { try measurer.measure(TestFont.request("a")) }
            #expect(error?.message.contains("cut off inside its table") == true, "\(error?.message ?? "")")
        }
    }
}
