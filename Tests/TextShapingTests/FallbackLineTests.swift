import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Lines with faces that stand in for those of the font asked for.
struct FallbackLineTests {
    private static let isInstalled = [
        "opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansThai-Regular.ttf",
        "truetype/noto/NotoSansArabic-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
    ].allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/" + $0) }

    /// San Francisco's line: 1950 above and 494 below of 2048.
    private static let line = (ascent: 1950.0 / 2048, descent: 494.0 / 2048)

    private func measure(_ text: String, width: Double? = nil) throws -> MeasuredText {
        let font = FontRequest(family: .system, size: try #require(PointSize(20)))
        var request = TextRequest(text: text, font: font)
        request.maximumWidth = width
        return try ShapingMeasurer(library: try FontLibrary()).measure(request)
    }

    @Test(
        .enabled(if: isInstalled, "Inter or the Noto fonts are not installed"),
        arguments: [
            // The lines of Noto's variants for interfaces, and of Noto Sans CJK; the thumb's line is a little deeper.
            ("ภาษาไทย", 1.061, 0.293, true),
            ("العربية", 1.069, 0.293, true),
            ("abc العربية", 1.069, 0.293, false),
            ("日本語", 1.160, 0.288, true),
            ("Straße", 0, 0, false),
        ]
    )
    func `the highest face of a line says how much it may grow`(
        text: String,
        ascent: Double,
        descent: Double,
        isAlone: Bool
    ) throws {
        let measured = try measure(text)
        let growth = max(ascent - Self.line.ascent, 0) + max(descent - Self.line.descent, 0)
        #expect(abs(measured.fallbackGrowth - 20 * growth) < 0.001)
        #expect(measured.hasForeignLines == isAlone)
        // The height is that of the font asked for.
        #expect(measured.height == 24)
    }

    @Test(.enabled(if: isInstalled, "Inter or the Noto fonts are not installed"))
    func `each line grows by the faces in it`() throws {
        let one = try measure("日本語")
        let both = try measure("日本語\nabc\n日本語")
        #expect(abs(both.fallbackGrowth - 2 * one.fallbackGrowth) < 0.001)
        #expect(both.hasForeignLines)
        #expect(try measure("abc").fallbackGrowth == 0)
    }
}
