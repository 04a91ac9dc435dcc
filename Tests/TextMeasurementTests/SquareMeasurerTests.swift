import Testing
import TextMeasurement

struct SquareMeasurerTests {
    private func measure(
        _ text: String,
        size: Double = 10,
        width: Double? = nil,
        lines: Int = 0,
        mode: LineBreakMode = .word,
        minimumScale: Double = 1
    ) throws -> MeasuredText {
        SquareMeasurer().measure(
            TextRequest(
                text: text,
                font: FontRequest(family: .system, size: try #require(PointSize(size))),
                maximumWidth: width,
                lineLimit: lines,
                lineBreak: mode,
                minimumScale: minimumScale
            )
        )
    }

    private func shown(_ measured: MeasuredText, of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return measured.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func `a character is one em wide, however many scalars it has`() throws {
        let measured = try measure("e\u{301}👨‍👩‍👧é")
        #expect(measured.width == 30)
        #expect(measured.height == 10)
        #expect(measured.lines.count == 1)
        #expect(measured.lines.first?.range == 0..<23)
    }

    @Test func `sizes are rounded up to a pixel`() throws {
        let measured = try measure("a", size: 10.3)
        #expect(measured.width == 10.5)
        #expect(measured.height == 10.5)
        #expect(measured.advance == 10.3)
    }

    @Test(arguments: [
        ("one two three", 70.0, ["one two", "three"]),
        ("one two three", 69.9, ["one", "two", "three"]),
        ("one  two ", 30.0, ["one", "two"]),
        ("one\ntwo", 100.0, ["one", "two"]),
        ("one\n\ntwo", 100.0, ["one", "", "two"]),
        ("", 100.0, [""]),
    ])
    func `text wraps behind spaces, which do not count at the end of a line`(
        text: String,
        width: Double,
        expected: [String]
    ) throws {
        let measured = try measure(text, width: width)
        #expect(shown(measured, of: text) == expected)
        #expect(measured.height == Double(expected.count) * 10)
        #expect(!measured.isTruncated)
        #expect(!measured.breaksWord)
    }

    @Test func `a word wider than the line is broken inside`() throws {
        let measured = try measure("a wonderful", width: 40)
        #expect(shown(measured, of: "a wonderful") == ["a", "wond", "erfu", "l"])
        #expect(measured.breaksWord)
        #expect(try !measure("a wonderful", width: 40, mode: .character).breaksWord)
    }

    @Test func `a line takes at least one character`() throws {
        #expect(try measure("ab", width: 3).lines.count == 2)
        #expect(try measure("ab", width: -1).lines.count == 2)
    }

    @Test(arguments: [
        (LineBreakMode.tail, "abc", 40.0),
        (.head, "hij", 40.0),
        (.middle, "abcdefghij", 40.0),
    ])
    func `text that does not fit one line gets an ellipsis`(mode: LineBreakMode, kept: String, advance: Double) throws {
        let measured = try measure("abcdefghij", width: 40, lines: 1, mode: mode)
        #expect(shown(measured, of: "abcdefghij") == [kept])
        #expect(measured.advance == advance)
        #expect(measured.isTruncated)
        #expect(measured.neededLineCount == 3)
        #expect(measured.unwrappedAdvance == 100)
    }

    @Test func `no space stands before the ellipsis`() throws {
        #expect(shown(try measure("ab cdef", width: 40, lines: 1, mode: .tail), of: "ab cdef") == ["ab"])
    }

    @Test func `the last line allowed takes the ellipsis`() throws {
        let text = "one two three four"
        let measured = try measure(text, width: 70, lines: 2, mode: .tail)
        #expect(shown(measured, of: text) == ["one two", "three"])
        #expect(measured.lines.last?.advance == 60)
        #expect(measured.neededLineCount == 3)
    }

    @Test(arguments: [(LineBreakMode.word, ["one"]), (.clip, ["one two"])])
    func `without an ellipsis the rest is cut`(mode: LineBreakMode, kept: [String]) throws {
        let measured = try measure("one two", width: 40, lines: 1, mode: mode)
        #expect(shown(measured, of: "one two") == kept)
        #expect(measured.isTruncated)
        #expect(measured.width <= 40)
    }

    @Test func `text shrinks to the largest thousandth that fits`() throws {
        let measured = try measure("abcdefghij", width: 75, lines: 1, mode: .tail, minimumScale: 0.5)
        #expect(measured.scale == 0.75)
        #expect(measured.advance == 75)
        #expect(measured.height == 10)
        #expect(!measured.isTruncated)
    }

    @Test func `text that does not fit at the smallest scale is cut there`() throws {
        let measured = try measure("abcdefghij", width: 40, lines: 1, mode: .tail, minimumScale: 0.5)
        #expect(measured.scale == 0.5)
        #expect(measured.isTruncated)
        #expect(shown(measured, of: "abcdefghij") == ["abcdefg"])
    }

    @Test func `several lines shrink until they are few enough`() throws {
        let measured = try measure("one two three", width: 60, lines: 2, mode: .tail, minimumScale: 0.5)
        #expect(measured.lines.count == 2)
        #expect(measured.scale == 0.857)
        #expect(!measured.isTruncated)
    }

    @Test func `text of any number of lines does not shrink`() throws {
        let measured = try measure("wonderful", width: 40, minimumScale: 0.1)
        #expect(measured.scale == 1)
        #expect(measured.breaksWord)
    }

    @Test func `baselines stand one line apart`() throws {
        #expect(try measure("a\nb").lines.map(\.baseline) == [8, 18])
    }
}
