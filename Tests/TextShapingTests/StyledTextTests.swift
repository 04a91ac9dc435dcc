import Testing
import TextMeasurement
import TextShaping

/// Texts whose parts have fonts of their own, in the test font: letters are half an em wide, a line is one em high.
struct StyledTextTests {
    private static func measure(
        _ text: String,
        _ runs: [(range: Range<Int>, size: Double, kern: Double)],
        width: Double? = nil,
        lines: Int = 0,
        mode: LineBreakMode = .word,
        direction: WritingDirection = .natural
    ) throws -> MeasuredText {
        var request = try TestFont.request(text, width: width, lines: lines, mode: mode, direction: direction)
        request.runs = try runs.map { run in
            var font = request.font
            font.size = try #require(PointSize(run.size))
            return StyledRun(range: run.range, font: font, kern: run.kern)
        }
        return try TestFont.measurer().measure(request)
    }

    @Test func `each part has its own size, and the highest rules the line`() throws {
        let measured = try Self.measure("ab cd", [(3..<5, 20, 0)])
        #expect(abs(measured.advance - (5 + 5 + 2.5 + 20)) < 1e-9)
        #expect(measured.height == 20)
        #expect(measured.lines.first?.baseline == 16)
        #expect(measured.lines.first?.runs.map(\.size) == [10, 20])
        #expect(measured.lines.first?.runs.last?.glyphs.map(\.x) == [12.5, 22.5])
        #expect(measured.fonts == [TestFont.name])
    }

    @Test func `kern is added to each character of its part`() throws {
        let measured = try Self.measure("abcd", [(1..<3, 10, 2)])
        #expect(abs(measured.advance - 24) < 1e-9)
        let places = measured.lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.x) } }
        #expect(places == [0, 5, 12, 19])
    }

    @Test func `lines are broken in the whole text`() throws {
        let text = "one two three"
        let measured = try Self.measure(text, [(2..<5, 20, 0)], width: 40)
        #expect(TestFont.shown(measured, of: text) == ["one", "two", "three"])
        #expect(measured.height == 60)
    }

    @Test func `a cut text ends in an ellipsis of its own part`() throws {
        let measured = try Self.measure("abcdefgh", [(2..<8, 20, 0)], width: 45, lines: 1, mode: .tail)
        #expect(measured.isTruncated)
        #expect(measured.advance == 40)
        #expect(measured.lines.first?.range == 0..<3)
    }

    @Test func `parts follow the direction of the paragraph`() throws {
        let measured = try Self.measure("שלום עולם", [(0..<8, 20, 0)])
        let line = try #require(measured.lines.first)
        #expect(line.isRightToLeft)
        #expect(line.runs.map(\.size) == [10, 20])
        #expect(abs(measured.advance - (40 + 2.5 + 20)) < 1e-9)
    }

    /// "é" is two bytes: a run that begins inside it takes it whole.
    @Test(arguments: [[], [0..<0], [0..<99], [1..<4, 2..<7], [2..<3], [4..<6, 0..<2]] as [[Range<Int>]])
    func `runs that change nothing change nothing`(ranges: [Range<Int>]) throws {
        let plain = try TestFont.measurer().measure(TestFont.request("aébcde", width: 22))
        let styled = try Self.measure("aébcde", ranges.map { ($0, 10, 0) }, width: 22)
        #expect(styled.advance == plain.advance)
        #expect(styled.height == plain.height)
        #expect(styled.lines.map(\.range) == plain.lines.map(\.range))
    }

    @Test func `runs cover the text, and no character is cut`() throws {
        let font = try TestFont.request("").font
        let runs = [StyledRun(range: 2..<3, font: font, kern: 1), StyledRun(range: -4..<1, font: font, kern: 2)]
        let covering = StyledRun.covering("aéb", with: runs, font: font)
        #expect(covering.map(\.range) == [0..<1, 1..<3, 3..<4])
        #expect(covering.map(\.kern) == [2, 1, 0])
        #expect(StyledRun.covering("", with: runs, font: font).isEmpty)
    }
}
