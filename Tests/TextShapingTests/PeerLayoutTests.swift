import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Widths and line counts against what Pango and Chromium made of the same texts in the same fonts.
///
/// What they made of them is committed, so that neither has to be installed; `Scripts/compare-with-pango --record` and
/// `Scripts/compare-with-chromium --record` write it anew, and hold real texts against them.
struct PeerLayoutTests {
    /// A text set in Noto Sans at 17 points by another program.
    private struct Layout: Decodable {
        var text: String
        var locale: String
        /// The width in one line, in points.
        var width: Double
        /// The number of lines in 150 points.
        var lines: Int
    }

    private static let hasFonts = [
        "truetype/noto/NotoSans-Regular.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
        "opentype/noto/NotoSansCJK-Regular.ttc", "truetype/noto/NotoColorEmoji.ttf",
    ]
    .allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/" + $0) }

    /// The texts that differ, each for a reason.
    private static let known: [String: Set<String>] = [
        "pango.jsonl": [
            // Hangul is as wide as in Apple SD Gothic Neo.
            "iPhone에서 열기", "가각갂 각 한글", "사진 3장 선택 (총 12장)", "파일에 저장",
            // Hebrew is as wide as in the font of Apple's systems.
            "שמירה בקבצים", "פתח את iCloud (3 מתוך 12)", "שָׁלוֹם עוֹלָם", "מחיר: \u{200E}50 ₪\u{200E} בלבד", "⁧אב (cd)⁩ 12",
            // Pango's advances of emoji are those of the bitmap; other faces for arrows and signs; tabs have stops;
            // the white space of a line's end counts.
            "👍🏽 👨‍👩‍👧 🇩🇪 1️⃣", "→ ⇧⌘Q √2 ≤ ∞", "a\tb", "   ",
        ],
        "chromium.jsonl": [
            // Hangul is as wide as in Apple SD Gothic Neo.
            "iPhone에서 열기", "가각갂 각 한글", "사진 3장 선택 (총 12장)", "파일에 저장",
            // Hebrew is as wide as in the font of Apple's systems.
            "שמירה בקבצים", "פתח את iCloud (3 מתוך 12)", "שָׁלוֹם עוֹלָם", "מחיר: \u{200E}50 ₪\u{200E} בלבד", "⁧אב (cd)⁩ 12",
            // Chromium breaks behind a slash between letters; it takes the spaces of Noto Sans in some scripts; other
            // faces for arrows and signs; tabs have stops; the white space of a line's end counts.
            "Straße/Fußgängerüberführung", "క్ష్మి స్త్రీ", "ಸ್ತ್ರೀ ರ್ಕ", "ફાઇલોમાં સાચવો ક્ષ ત્ર", "ගොනු තුළ සුරකින්න ක්‍ෂ", "→ ⇧⌘Q √2 ≤ ∞", "a\tb",
            "   ",
        ],
    ]

    @Test(.enabled(if: hasFonts, "the Noto fonts are not installed"), arguments: ["pango.jsonl", "chromium.jsonl"])
    func `texts are as wide, and wrapped to as many lines, as other programs have it`(file: String) throws {
        let layouts: [Layout] = try SampleTexts.read(SampleTexts.folder.appending(path: file))
        try #require(layouts.count > 90)
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let font = FontRequest(family: .postScript("NotoSans-Regular"), size: try #require(PointSize(17)))
        var differing: Set<String> = []
        for layout in layouts {
            let request = TextRequest(text: layout.text, font: font, locale: layout.locale)
            let width = try measurer.measure(request).advance
            var wrapped = request
            wrapped.maximumWidth = 150
            wrapped.lineLimit = 0
            let lines = try measurer.measure(wrapped).lines.count
            if abs(width - layout.width) > max(layout.width * 0.01, 0.05) || lines != layout.lines {
                differing.insert(layout.text)
            }
        }
        let known = try #require(Self.known[file])
        #expect(differing.subtracting(known).sorted() == [], "new differences")
        #expect(known.subtracting(differing).sorted() == [], "no longer different")
    }
}
