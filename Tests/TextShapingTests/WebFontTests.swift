import Foundation
import Testing
import TextMeasurement
import TextShaping

/// The test font packed as web fonts, by fonttools (`Fonts/make-test-font.py`).
struct WebFontTests {
    private static func measurer(_ path: String) throws -> ShapingMeasurer {
        ShapingMeasurer(
            library: try FontLibrary(fonts: [path], systemFolders: []),
            catalogue: FontCatalogue(families: [])
        )
    }

    @Test(arguments: ["woff", "woff2"])
    func `a web font measures as the font that it was made from`(format: String) throws {
        let web = try Self.measurer(TestFont.fonts.appending(path: "OversetTest." + format).path)
        let plain = try TestFont.measurer()
        for text in ["Hello, World", "AVA fi Wi\u{301}", "שלום สวัสดี 日本", "a\nb", "\u{E000}"] {
            let request = try TestFont.request(text)
            #expect(try web.measure(request) == plain.measure(request))
        }
        let run = try #require(try web.measure(TestFont.request("a")).lines.first?.runs.first)
        let glyph = try #require(run.glyphs.first)
        #expect(web.outline(of: glyph.id, in: run.face) == plain.outline(of: glyph.id, in: run.face))
        #expect(web.faces.map(\.postScriptName) == [TestFont.name])
    }

    @Test(arguments: ["woff", "woff2"])
    func `a folder of fonts has its web fonts, too`(format: String) throws {
        let folder = URL.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "OversetTest." + format
        try FileManager.default.copyItem(at: TestFont.fonts.appending(path: name), to: folder.appending(path: name))
        let library = try FontLibrary(fonts: [folder.path], systemFolders: [])
        #expect(library.givenFiles == [folder.path + "/" + name])
    }

    @Test(arguments: ["woff", "woff2"])
    func `a damaged web font is refused, or measured, and nothing worse`(format: String) throws {
        let good = try Data(contentsOf: TestFont.fonts.appending(path: "OversetTest." + format))
        let folder = URL.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var state: UInt64 = 3
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for round in 0..<120 {
            var data = round % 4 == 0 ? good.prefix(random(good.count)) : good
            for _ in 0...random(4) where data.count > 4 {
                // Directories stand at the beginning: half of the damage is done there.
                let place = 4 + random(random(2) == 0 ? min(200, data.count - 4) : data.count - 4)
                data[place] = UInt8(truncatingIfNeeded: random(256))
            }
            let path = folder.appending(path: "\(round).\(format)")
            try data.write(to: path)
            let measurer = try Self.measurer(path.path)
            let request = try TestFont.request("AVA fi Hello")
            do throws(MeasurementError) {
                _ = try measurer.measure(request)
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
    }
}
