import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Wrapping, cutting and shrinking in the test font.
struct LineTests {
    @Test(arguments: [
        ("one two three", 40.0, ["one two", "three"]),
        ("one two three", 30.0, ["one", "two", "three"]),
        ("one-two", 20.0, ["one-", "two"]),
        ("a\u{A0}b c", 14.0, ["a\u{A0}b", "c"]),
        ("one\u{2028}two\u{2029}x\r\ny", 100.0, ["one", "two", "x", "y"]),
        ("日本語", 20.0, ["日本", "語"]),
        ("abc\n", 100.0, ["abc", ""]),
    ])
    func `text wraps where UAX 14 allows it`(text: String, width: Double, expected: [String]) throws {
        let measured = try TestFont.measurer().measure(TestFont.request(text, width: width))
        #expect(TestFont.shown(measured, of: text) == expected)
        #expect(!measured.breaksWord)
        #expect(measured.neededLineCount == expected.count)
        #expect(measured.lines.allSatisfy { $0.advance <= width })
    }

    @Test func `Thai wraps between the words of the dictionary`() throws {
        let text = "การตั้งค่าทั่วไป"
        let measured = try TestFont.measurer().measure(TestFont.request(text, width: 40))
        #expect(measured.lines.count > 1)
        #expect(!measured.breaksWord)
    }

    @Test func `a word that is too long is broken between clusters`() throws {
        let text = "ae\u{301}\u{323}iou"
        let measured = try TestFont.measurer().measure(TestFont.request(text, width: 10))
        #expect(measured.breaksWord)
        #expect(TestFont.shown(measured, of: text) == ["ae\u{301}\u{323}", "io", "u"])
    }

    @Test func `a line that ends inside a ligature is shaped again`() throws {
        // The ligature is 6 wide; without it f and i are 5 and 2.5.
        let measured = try TestFont.measurer().measure(TestFont.request("xfix", width: 10, mode: .character))
        #expect(TestFont.shown(measured, of: "xfix").joined() == "xfix")
        #expect(measured.lines.allSatisfy { $0.advance <= 11 })
        let kerned = try TestFont.measurer().measure(TestFont.request("AV", width: 5, mode: .character))
        #expect(kerned.lines.map(\.advance) == [5, 5])
    }

    @Test(arguments: [
        (LineBreakMode.tail, "abcd", 30.0), (.head, "fghij", 30.0), (.middle, "abcdefghij", 30.0),
    ])
    func `the ellipsis is measured in its place`(mode: LineBreakMode, kept: String, width: Double) throws {
        let text = "abcdefghij"
        let measured = try TestFont.measurer().measure(TestFont.request(text, width: width, lines: 1, mode: mode))
        #expect(TestFont.shown(measured, of: text) == [kept])
        #expect(measured.isTruncated)
        #expect(measured.width <= width)
        #expect(measured.lines.first?.runs.first?.glyphs.count ?? 0 >= 5)
    }

    @Test func `nothing but the ellipsis is left where nothing fits`() throws {
        let measured = try TestFont.measurer().measure(TestFont.request("abc", width: 2, lines: 1, mode: .tail))
        #expect(measured.advance == 10)
        #expect(measured.width == 2)
        #expect(measured.lines.first?.range == 0..<0)
    }

    @Test func `text shrinks to the largest thousandth that fits`() throws {
        let request = try TestFont.request("abcdefgh", width: 31, lines: 1, mode: .tail, minimumScale: 0.5)
        let measured = try TestFont.measurer().measure(request)
        #expect(measured.scale == 0.775)
        #expect(!measured.isTruncated)
        #expect(measured.lines.first?.runs.first?.size == 7.75)
    }

    @Test func `the system font shrinks along its own tracking`() throws {
        let request = try TestFont.request(
            "abcdefgh",
            size: 24,
            width: 70,
            lines: 1,
            mode: .tail,
            minimumScale: 0.5,
            family: .system
        )
        let measured = try TestFont.systemMeasurer().measure(request)
        #expect(measured.advance <= 70)
        #expect(measured.advance > 69.8)
        let size = 24 * measured.scale
        let corrections = "abcdefgh".utf16.reduce(0) { $0 + SanFrancisco.advanceCorrection(of: $1) }
        let em = 8 * (0.5 + SanFrancisco.tracking(at: size, weight: .regular)) + corrections
        #expect(abs(measured.advance - size * em) < 1e-9)
    }

    @Test func `a text measures the same in many threads as in one`() async throws {
        let measurer = try TestFont.systemMeasurer()
        let texts = (0..<200).map { "Text \($0) fi AV é \($0 % 7 == 0 ? "שלום" : "")" }
        let expected = try texts.map {
            try measurer.measure(try TestFont.request($0, size: 20, width: 60, family: .system))
        }
        let fresh = try TestFont.systemMeasurer()
        let found = try await withThrowingTaskGroup(of: (Int, MeasuredText).self) { group in
            for (index, text) in texts.enumerated() {
                group.addTask {
                    (index, try fresh.measure(try TestFont.request(text, size: 20, width: 60, family: .system)))
                }
            }
            var found = [MeasuredText?](repeating: nil, count: texts.count)
            for try await (index, measured) in group { found[index] = measured }
            return found
        }
        #expect(found == expected)
    }

    /// Stops stand every 28 points; letters are 5 points wide.
    @Test(arguments: [
        ("a\tb", [0.0, 5, 28]), ("\t\ta", [0, 28, 56]), ("abcdef\tg", [0, 5, 10, 15, 20, 25, 30, 56]),
        ("a\nb\tc", [0, 0, 5, 28]), ("ab\u{2028}c\td", [0, 5, 0, 5, 28]),
    ])
    func `a tab leads to the next stop`(text: String, places: [Double]) throws {
        let measured = try TestFont.measurer().measure(TestFont.request(text))
        let found = measured.lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.x) } }
        #expect(found == places)
        #expect(abs(measured.advance - (measured.lines.map(\.advance).max() ?? 0)) < 1e-9)
        #expect(abs(measured.advance - measured.unwrappedAdvance) < 1e-9)
    }

    @Test func `a line separator ends a line and not the paragraph`() throws {
        let text = "אב\u{2028}ab"
        let measured = try TestFont.measurer().measure(TestFont.request(text))
        #expect(TestFont.shown(measured, of: text) == ["אב", "ab"])
        #expect(measured.lines.map(\.isRightToLeft) == [true, true])
    }
}
