import Testing
import TextMeasurement
import TextShaping

struct BidiTests {
    /// The x of each glyph in the order of the text: two glyphs that swap places show it.
    @Test func `a run from right to left stands in visual order`() throws {
        let line = try #require(try TestFont.measurer().measure(TestFont.request("אם")).lines.first)
        #expect(line.isRightToLeft)
        let plain = try #require(try TestFont.measurer().measure(TestFont.request("ם\u{202D}א")).lines.first)
        let reversed = line.runs.flatMap { $0.glyphs.map(\.id) }
        #expect(reversed.count == 2)
        #expect(Set(plain.runs.flatMap { $0.glyphs.map(\.id) }).isSuperset(of: reversed))
        #expect(reversed.first != reversed.last)
    }

    @Test func `words from left to right keep their order inside a paragraph from right to left`() throws {
        let latin = try glyphs("ab")
        let mixed = try glyphs("ab א", direction: .rightToLeft)
        #expect(Array(mixed.suffix(2)) == latin)
        #expect(try glyphs("ab א").prefix(2) == latin[...])
    }

    @Test(arguments: [("א a", true), ("a א", false), ("1 א", true), ("123", false), ("\u{2067}א\u{2069} a", false)])
    func `the first strong character gives the direction`(text: String, expected: Bool) throws {
        let line = try #require(try TestFont.measurer().measure(TestFont.request(text)).lines.first)
        #expect(line.isRightToLeft == expected)
    }

    @Test func `each paragraph has its own direction`() throws {
        let measured = try TestFont.measurer().measure(TestFont.request("a\nא\nb"))
        #expect(measured.lines.map(\.isRightToLeft) == [false, true, false])
    }

    @Test func `embedding controls show nothing`() throws {
        let plain = try TestFont.measurer().measure(TestFont.request("abc"))
        let wrapped = try TestFont.measurer().measure(TestFont.request("\u{200F}\u{202E}abc\u{202C}\u{200F}"))
        #expect(wrapped.advance == plain.advance)
        #expect(wrapped.missing.isEmpty)
        let order = wrapped.lines.first?.runs.flatMap { $0.glyphs }.sorted { $0.x < $1.x }.map(\.id)
        let expected = plain.lines.first?.runs.flatMap { $0.glyphs }.map(\.id)
        #expect(order?.filter { expected?.contains($0) ?? false } == expected?.reversed())
    }

    @Test(
        arguments: [
            ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 0], [0, 1, 2]), ([0, 1, 1, 0], [0, 2, 1, 3]),
            ([1, 2, 2, 1], [3, 1, 2, 0]), ([], []),
        ] as [([UInt8], [Int])]
    )
    func `rule L2 turns stretches of higher levels round`(levels: [UInt8], expected: [Int]) {
        #expect(BidiResolver.visualOrder(levels) == expected)
    }

    private func glyphs(_ text: String, direction: WritingDirection = .natural) throws -> [UInt32] {
        let measured = try TestFont.measurer().measure(TestFont.request(text, direction: direction))
        return measured.lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.id) } }
    }
}
