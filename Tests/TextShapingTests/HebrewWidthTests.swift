import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Widths of labels that Xcode 11 fitted to Hebrew words, in the font of the system.
struct HebrewWidthTests {
    private static let isInstalled = FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"
    )

    @Test(
        .enabled(if: isInstalled, "Noto Sans Hebrew is not installed"),
        arguments: [
            ("אשדוד עד הלום", 15.0, FontWeight.regular, 91.0), ("אשדוד עד הלום", 17, .regular, 102),
            ("בחר תחנת מוצא", 17, .regular, 107.5), ("ת״א השלום", 15, .regular, 67.5), ("רציף 3", 15, .regular, 41),
            ("פרטי מסלול", 38, .bold, 179.5), ("תחנת מוצא", 14, .bold, 64.5), ("רציף", 14, .bold, 27),
        ]
    )
    func `Hebrew is as wide as in the frames that were saved, within 3 percent`(
        text: String,
        size: Double,
        weight: FontWeight,
        saved: Double
    ) throws {
        var font = FontRequest(family: .system, size: try #require(PointSize(size)))
        font.weight = weight
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let width = try measurer.measure(TextRequest(text: text, font: font, locale: "he")).advance
        #expect(abs(width - saved) < saved * 0.03, "\(width) of \(saved)")
    }
}
