import Testing
import TextMeasurement

/// Spacing of lines and letters, in squares of ten points: a line is 10 high, its baseline 8 below the top.
struct ParagraphTests {
    private static func measure(
        _ text: String,
        _ paragraph: ParagraphStyle = ParagraphStyle(),
        width: Double? = nil,
        lines: Int = 0,
        tightens: Bool = false
    ) throws -> MeasuredText {
        SquareMeasurer().measure(
            TextRequest(
                text: text,
                font: FontRequest(family: .system, size: try #require(PointSize(10))),
                maximumWidth: width,
                lineLimit: lines,
                lineBreak: .tail,
                paragraph: paragraph,
                allowsTightening: tightens
            )
        )
    }

    @Test(
        arguments: [
            (ParagraphStyle(), 20.0, [8.0, 18]),
            (ParagraphStyle(lineHeightMultiple: 1.5), 30, [13, 28]),
            (ParagraphStyle(minimumLineHeight: 14), 28, [12, 26]),
            (ParagraphStyle(maximumLineHeight: 8), 16, [6, 14]),
            (ParagraphStyle(lineHeightMultiple: 3, minimumLineHeight: 12, maximumLineHeight: 25), 50, [23, 48]),
            (ParagraphStyle(minimumLineHeight: 30, maximumLineHeight: 20), 40, [18, 38]),
            (ParagraphStyle(lineSpacing: 3), 23, [8, 21]),
        ] as [(ParagraphStyle, Double, [Double])]
    )
    func `lines are spaced as the paragraph says`(style: ParagraphStyle, height: Double, baselines: [Double]) throws {
        let measured = try Self.measure("ab\ncd", style)
        #expect(measured.height == height)
        #expect(measured.lines.map(\.baseline) == baselines)
    }

    @Test func `the space between lines counts nothing in one line`() throws {
        #expect(try Self.measure("ab", ParagraphStyle(lineSpacing: 3)).height == 10)
        #expect(try Self.measure("", ParagraphStyle(lineSpacing: 3)).height == 10)
    }

    @Test func `a text that is a little too wide is tightened`() throws {
        let measured = try Self.measure("abcdefghijklmnopqrst", width: 192, lines: 1, tightens: true)
        #expect(!measured.isTruncated)
        #expect(abs(measured.tightening - 0.04) < 1e-12)
        #expect(measured.advance == 192)
        #expect(measured.unwrappedAdvance == 200)
        let places = try #require(measured.lines.first?.runs.first).glyphs.map(\.x)
        #expect(abs((places.last ?? 0) - 190 * 0.96) < 1e-9)
    }

    @Test(arguments: [(189.0, 1, true), (192, 1, false), (192, 2, true), (200, 1, true)])
    func `a text is tightened only where that helps`(width: Double, lines: Int, mayTighten: Bool) throws {
        let measured = try Self.measure("abcdefghijklmnopqrst", width: width, lines: lines, tightens: mayTighten)
        #expect(measured.tightening == 0)
        #expect(measured.isTruncated == (width < 200 && lines == 1))
    }
}
