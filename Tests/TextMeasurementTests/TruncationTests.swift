import Testing
import TextMeasurement

/// Which characters are left when a line is cut; squares of 10 points, of which a space has glyph 0.
struct TruncationTests {
    private func glyphs(
        _ text: String,
        width: Double,
        _ mode: LineBreakMode
    ) throws -> (glyphs: [UInt32], bytes: Range<Int>) {
        let font = FontRequest(family: .system, size: try #require(PointSize(10)))
        let request = TextRequest(text: text, font: font, maximumWidth: width, lineLimit: 1, lineBreak: mode)
        let line = try #require(SquareMeasurer().measure(request).lines.first)
        return (line.runs.flatMap { $0.glyphs.map(\.id) }, line.range)
    }

    @Test(
        arguments: [
            // As much of the beginning as of the end, and of two halves that differ the end gets more.
            ("a bcdefgh i", 70.0, [1, 0, 1, 1, 1, 0, 1]), ("a bcdefgh i", 60, [1, 1, 1, 1, 0, 1]),
            ("a bcdefghij", 80, [1, 0, 1, 1, 1, 1, 1, 1]), ("a bcdefghij", 50, [1, 1, 1, 1, 1]),
            // What the spaces beside the ellipsis leave goes to the other side.
            ("abc   d", 60, [1, 1, 1, 1, 1]), ("abcdef", 10, [1]), ("abcdef", 0, [1]),
            ("abcdef", 60, [1, 1, 1, 1, 1, 1]),
        ] as [(String, Double, [UInt32])]
    )
    func `the middle is left out evenly`(text: String, width: Double, expected: [UInt32]) throws {
        #expect(try glyphs(text, width: width, .middle).glyphs == expected)
    }

    @Test(
        arguments: [
            (LineBreakMode.head, [1, 1, 0, 1], 7..<10), (.tail, [1, 0, 1, 1], 0..<3), (.middle, [1, 1, 1], 0..<10),
        ] as [(LineBreakMode, [UInt32], Range<Int>)]
    )
    func `the head and the tail are left out as the mode says`(
        mode: LineBreakMode,
        expected: [UInt32],
        bytes: Range<Int>
    ) throws {
        let shown = try glyphs("a bcdefh i", width: 40, mode)
        #expect(shown.glyphs == expected)
        #expect(shown.bytes == bytes)
    }
}
