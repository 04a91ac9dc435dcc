import Findings
import Foundation
import TextMeasurement

/// Texts set in squares: every character is a square of 0.6 em (emoji 1.25 em without an outline, spaces 0.3 em), so
/// that pictures can be made without fonts.
enum SquareText {
    static let faces = [
        FaceDescription(
            postScriptName: "Square-Regular",
            family: "Square",
            path: "/fonts/Square.ttf",
            sha256: String(repeating: "ab", count: 32),
            isCalibrated: true,
            unitsPerEm: 1000
        ),
        FaceDescription(
            postScriptName: "Emoji",
            family: "Emoji <b>",
            path: "/fonts/Emoji.ttf",
            sha256: String(repeating: "cd", count: 32),
            isCalibrated: false,
            unitsPerEm: 2048
        ),
    ]

    /// The outlines of the squares and of the emoji, which has none.
    static let outlines: [GlyphOutlines.Key: GlyphOutlines.Outline] = {
        var outlines: [GlyphOutlines.Key: GlyphOutlines.Outline] = [:]
        for glyph in 0..<16 {
            let top = 400 + glyph * 20
            outlines[key(0, UInt32(glyph))] = GlyphOutlines.Outline(
                path: "M60,0L540,0L540,\(top)L60,\(top)Z",
                advance: 600,
                unitsPerEm: 1000
            )
        }
        outlines[key(0, 16)] = GlyphOutlines.Outline(path: "", advance: 300, unitsPerEm: 1000)
        outlines[key(1, 7)] = GlyphOutlines.Outline(path: "", advance: 2560, unitsPerEm: 2048)
        return outlines
    }()

    private static func key(_ face: Int, _ glyph: UInt32) -> GlyphOutlines.Key {
        GlyphOutlines.Key(face: FaceID(index: face), glyph: glyph)
    }

    /// The advance of a text in one line, in points.
    static func advance(of text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + advance(of: $1) * size }
    }

    private static func advance(of scalar: Unicode.Scalar) -> Double {
        scalar == " " ? 0.3 : isEmoji(scalar) ? 1.25 : 0.6
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x1F300 && scalar.value < 0x20000 }

    /// A picture of a text that is wrapped to its box where the box holds more than one line.
    static func picture(
        _ text: String,
        locale: String,
        box: (width: Double, height: Double?, lines: Int),
        size: Double = 17,
        isRightToLeft: Bool = false
    ) -> LabelPicture {
        let rows = box.lines == 1 ? [text] : wrap(text, to: box.width, size: size)
        var lines: [LineFragment] = []
        var start = 0
        for (index, row) in rows.enumerated() {
            let end = start + row.utf8.count
            lines.append(
                LineFragment(
                    range: start..<end,
                    advance: advance(of: row, size: size),
                    baseline: Double(index) * size * 1.2 + size * 0.95,
                    isRightToLeft: isRightToLeft,
                    runs: runs(of: row, size: size, isRightToLeft: isRightToLeft)
                )
            )
            start = end
        }
        return LabelPicture(
            locale: locale,
            text: text,
            boxWidth: box.width,
            boxHeight: box.height,
            width: (lines.map(\.advance).max() ?? 0).rounded(.up),
            height: Double(rows.count) * size * 1.2,
            shownLines: box.lines,
            isRightToLeft: isRightToLeft,
            lines: lines
        )
    }

    private static func wrap(_ text: String, to width: Double, size: Double) -> [String] {
        var rows: [String] = [""]
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = rows[rows.count - 1].isEmpty ? String(word) : rows[rows.count - 1] + " " + word
            if advance(of: longer, size: size) <= width || rows[rows.count - 1].isEmpty {
                rows[rows.count - 1] = longer
            } else {
                rows.append(String(word))
            }
        }
        return rows
    }

    private static func runs(of text: String, size: Double, isRightToLeft: Bool) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        var x = 0.0
        let scalars = Array(text.unicodeScalars)
        for scalar in isRightToLeft ? scalars.reversed() : scalars {
            let face = FaceID(index: isEmoji(scalar) ? 1 : 0)
            let id: UInt32 = scalar == " " ? 16 : face.index == 1 ? 7 : scalar.value % 16
            if runs.last?.face != face { runs.append(GlyphRun(face: face, size: size, glyphs: [])) }
            runs[runs.count - 1].glyphs.append(PlacedGlyph(id: id, x: x, y: 0))
            x += advance(of: scalar) * size
        }
        return runs
    }
}
