import Foundation
import Testing
import TextMeasurement
import TextShaping

/// How far ink reaches, against the bounds of outlines that fonttools found (`Scripts/record-ink`).
struct InkTests {
    /// A text and its ink in em, both positive outwards.
    struct Sample: Sendable, Codable, CustomTestStringConvertible {
        var text: String
        var font: String
        var top: Double
        var bottom: Double
        /// The version that placed the marks; newer ones place some of them anew.
        var harfbuzz: String
        var testDescription: String { "\(text) in \(font)" }
    }

    private static let isInstalled = [
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
    ].allSatisfy { FileManager.default.fileExists(atPath: $0) }

    /// Empty if the file cannot be read, which a test tells.
    private static let samples: [Sample] = {
        do {
            return try SampleTexts.read(SampleTexts.folder.appending(path: "ink.jsonl"))
        } catch {
            return []
        }
    }()

    @Test func `the recorded texts are there`() { #expect(Self.samples.count >= 15) }

    @Test(.enabled(if: isInstalled, "Inter or Noto Sans is not installed"), arguments: samples)
    func `ink reaches as far as the outlines of the glyphs`(sample: Sample) throws {
        let size = try #require(PointSize(1000))
        let font = FontRequest(family: .postScript(sample.font), size: size)
        let measured = try ShapingMeasurer(library: try FontLibrary()).measure(
            TextRequest(text: sample.text, font: font)
        )
        #expect(measured.fonts == [sample.font])
        // A font unit of rounding, and what is lost by four decimals.
        #expect(abs(measured.ink.top - 1000 * sample.top) <= 1.1)
        #expect(abs(measured.ink.bottom - 1000 * sample.bottom) <= 1.1)
    }

    @Test(.enabled(if: isInstalled, "Inter or Noto Sans is not installed"), arguments: samples)
    func `ink leaves the line of the system font where the outlines do`(sample: Sample) throws {
        let size = try #require(PointSize(20))
        let font = FontRequest(family: .system, size: size)
        let request = TextRequest(text: sample.text, font: font)
        let measured = try ShapingMeasurer(library: try FontLibrary()).measure(request)
        try #require(measured.missing.isEmpty)
        let line = try #require(measured.lines.first)
        // San Francisco's line, whatever face supplies the glyphs: 1950 above and 494 below of 2048.
        #expect(measured.height == 24)
        #expect((measured.ink.top > line.baseline) == (sample.top > 1950.0 / 2048))
        #expect((measured.ink.bottom > 20 * SanFrancisco.lineHeight - line.baseline) == (sample.bottom > 494.0 / 2048))
        // The display design of 20 points has other outlines than the text design that was recorded.
        if sample.font != "Inter-Regular" {
            #expect(abs(measured.ink.top - 20 * sample.top) < 0.03)
            #expect(abs(measured.ink.bottom - 20 * sample.bottom) < 0.03)
        }
    }
}
