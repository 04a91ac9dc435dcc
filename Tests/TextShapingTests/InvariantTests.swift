import Foundation
import Testing
import TextMeasurement
import TextShaping

/// What holds for every text, tried on texts that nobody would write.
struct InvariantTests {
    /// A linear congruential generator: the same texts in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
        }
    }

    private static let pieces = [
        "a", "W", "fi", "AV", " ", "  ", "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\t", "\u{0}",
        "\u{301}", "e\u{323}\u{301}", "ש", "שלום", "ع", "\u{200F}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}",
        "\u{200D}",
        "\u{FE0F}", "👩‍👩‍👧", "🇩🇪", "漢", "あ", "ก็", "ด้วย", "-", "…", "(", ")", "1,234", "\u{A0}", "\u{3000}", "\u{AD}", "☃",
        "\u{10FFFF}", "\u{E000}", "\u{FFFD}", "ﷺ", "क्षि", "𐤀", "word", "\u{200B}", "ǻ", "K",
    ]

    @Test(arguments: 0..<40)
    func `a measured text is whole, in order and within its box`(seed: Int) throws {
        var generator = Generator(state: UInt64(seed))
        let measurer = try seed % 2 == 0 ? TestFont.measurer() : TestFont.systemMeasurer()
        let family: FontRequest.Family = seed % 2 == 0 ? .postScript(TestFont.name) : .system
        for _ in 0..<60 {
            let count = Int.random(in: 0...12, using: &generator)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
            let request = try TestFont.request(
                text,
                size: Double.random(in: 6...40, using: &generator),
                width: [nil, 0, 5, 30, 77.7, 200].randomElement(using: &generator) ?? nil,
                lines: Int.random(in: 0...3, using: &generator),
                mode: LineBreakMode.allCases.randomElement(using: &generator) ?? .word,
                minimumScale: [1, 0.5, 0.1].randomElement(using: &generator) ?? 1,
                direction: WritingDirection.allCases.randomElement(using: &generator) ?? .natural,
                family: family
            )
            check(try measurer.measure(request), request)
        }
    }

    private func check(_ measured: MeasuredText, _ request: TextRequest) {
        let comment = Comment(rawValue: "\(request)")
        let bytes = Array(request.text.utf8)
        #expect(!measured.lines.isEmpty, comment)
        #expect(request.lineLimit == 0 || measured.lines.count <= request.lineLimit, comment)
        #expect(measured.scale <= 1 && measured.scale >= request.minimumScale, comment)
        #expect(measured.width >= 0 && measured.height > 0 && measured.uncertainty >= 0, comment)
        #expect(measured.lines.map(\.advance).max() == measured.advance, comment)
        #expect(measured.neededLineCount >= measured.lines.count || measured.isTruncated, comment)
        if let width = request.maximumWidth { #expect(measured.width <= width, comment) }
        var end = 0
        for line in measured.lines {
            #expect(line.range.lowerBound >= end && line.range.upperBound <= bytes.count, comment)
            end = line.range.upperBound
            // Cut between characters of UTF-8.
            #expect(String(validating: bytes[line.range], as: UTF8.self) != nil, comment)
        }
        guard !measured.isTruncated else { return }
        // Nothing but white space and line ends stands between the lines.
        let kept = measured.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined()
        func isInk(_ scalar: Unicode.Scalar) -> Bool {
            !scalar.properties.isWhitespace && scalar != "\u{200B}" && !(scalar.value < 0x20)
        }
        let all = request.text.unicodeScalars.filter(isInk)
        #expect(Array(kept.unicodeScalars.filter(isInk)) == Array(all), comment)
    }
}

/// Long texts take time in proportion to their length.
struct LongTextTests {
    @Test(arguments: ["word ", "עברית ", "a\n", "e\u{301}"])
    func `a long text is wrapped as fast as many short ones`(piece: String) throws {
        let measurer = try TestFont.measurer()
        func seconds(_ count: Int) throws -> Double {
            let text = String(repeating: piece, count: count)
            let clock = ContinuousClock()
            let time = try clock.measure { _ = try measurer.measure(TestFont.request(text, width: 100)) }
            return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        }
        _ = try seconds(100)
        let short = try seconds(2_000)
        // Ten times as long: quadratic work would take a hundred times as much.
        #expect(try seconds(20_000) < 40 * short + 0.1)
    }
}
