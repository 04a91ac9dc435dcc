import Interfaces
import Layout
import Testing
import TextMeasurement

/// Squares of 10 pt in lines of 12 pt where there are ideographs, which are 4 pt higher if the face of these says so.
private struct GrowingMeasurer: TextMeasurer {
    private let squares = SquareMeasurer()

    func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        var measured = squares.measure(request)
        guard request.text.contains("字") else { return measured }
        measured.height = 12 * Double(measured.lines.count)
        measured.fallbackGrowth = 4 * Double(measured.lines.count)
        measured.hasForeignLines = !request.text.contains("x")
        return measured
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { squares.outline(of: glyph, in: face) }

    var faces: [FaceDescription] { squares.faces }
}

/// Squares of 10 pt whose widths may be wrong by some points.
private struct UncertainMeasurer: TextMeasurer {
    private let squares = SquareMeasurer()
    var uncertainty: Double

    func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        var measured = squares.measure(request)
        measured.uncertainty = uncertainty
        return measured
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { squares.outline(of: glyph, in: face) }

    var faces: [FaceDescription] { squares.faces }

    init(_ uncertainty: Double) { self.uncertainty = uncertainty }
}

/// Squares of 10 pt that are never broken inside of a word: a line may end behind each.
private struct UnbrokenMeasurer: TextMeasurer {
    private let squares = SquareMeasurer()

    func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        var measured = squares.measure(request)
        measured.breaksWord = false
        return measured
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { squares.outline(of: glyph, in: face) }

    var faces: [FaceDescription] { squares.faces }
}

/// Every letter is a square of 10 pt, so that every figure here can be added up by hand.
struct TextFittingTests {
    private func fit(
        _ text: String,
        width: Double? = nil,
        height: Double? = nil,
        lines: Int? = nil,
        minimumScale: Double? = nil,
        lineBreak: LineBreakMode? = nil,
        measurer: any TextMeasurer = SquareMeasurer()
    ) throws -> FittedText {
        var declaration = TextDeclaration()
        declaration.maximumWidth = width
        declaration.maximumHeight = height
        declaration.lines = lines
        declaration.minimumScale = minimumScale
        declaration.lineBreak = lineBreak
        let font = FontRequest(family: .system, size: try #require(PointSize(10)))
        let setting = TextFitting.Setting(declaration: declaration, font: font, locale: "en", direction: .natural)
        return try TextFitting(measurer: measurer).fit(text, in: setting)
    }

    @Test(
        "a box holds as many lines as are no higher than it and a pixel, by measuring them",
        arguments: [
            // Two lines of 17 points are 40.57 high and take 41.
            (40.5, 2), (41.0, 2), (40.0, 1), (61.0, 3), (60.5, 3), (60.0, 2), (20.0, 1), (5.0, 1),
        ]
    )
    func heldLines(height: Double, lines: Int) throws {
        var declaration = TextDeclaration()
        declaration.maximumWidth = 40
        declaration.maximumHeight = height
        declaration.lines = 0
        let font = FontRequest(family: .system, size: try #require(PointSize(17)))
        let setting = TextFitting.Setting(declaration: declaration, font: font, locale: "en", direction: .natural)
        let fitted = try TextFitting(measurer: SystemSquares()).fit("ab cd ef gh ij", in: setting)
        #expect(fitted.allowedLines == lines)
    }

    @Test(
        arguments: [
            // Two lines of 12 pt hold in 26 pt, two of 16 do not; a box as high as the text grows with it.
            ("字字 字字", 26.0, [2.0, 1]),
            ("字字 字字", 32, []),
            ("字字 字字", 24, []),
            ("字字", 13, []),
            ("xx xx", 26, []),
        ] as [(String, Double, [Double])]
    )
    func `lines that only a fallback face makes too high are a risk`(
        text: String,
        height: Double,
        lines: [Double]
    ) throws {
        let faults = try fit(text, width: 25, height: height, lines: 0, measurer: GrowingMeasurer()).faults
        #expect(faults.flatMap { [$0.needed, $0.available] } == lines)
        #expect(faults.allSatisfy { $0.kind == .tooManyLines && !$0.isCertain && $0.dependsOnFallbackFont })
    }

    // Three words of 20 pt need three lines of 45 pt, and two of 50: a fifth more than the widest line has.
    @Test(arguments: [(0.0, true), (1, true), (4, false)])
    func `too many lines are certain only if a box as wide as the measurement may be wrong needs them too`(
        uncertainty: Double,
        isCertain: Bool
    ) throws {
        let measurer = UncertainMeasurer(uncertainty)
        let faults = try fit("xx xx xx", width: 45, lines: 2, measurer: measurer).faults
        #expect(faults.map(\.kind) == [.tooManyLines])
        #expect(faults.map(\.isCertain) == [isCertain])
    }

    @Test(arguments: [("xx", 9.0, true), ("字x", 11, true), ("字字", 11, false), ("字字", 9, true)])
    func `the height of a line in a fallback face alone is not certain`(
        text: String,
        height: Double,
        isCertain: Bool
    ) throws {
        // A line of such a face is at least as high as its font, here 10 of the 10 points.
        let fault = try #require(try fit(text, height: height, measurer: GrowingMeasurer()).faults.first)
        #expect(fault.axis == .height)
        #expect(fault.isCertain == isCertain)
    }

    @Test(arguments: [(9.0, [10.0, 9]), (10, []), (9.9, [])] as [(Double, [Double])])
    func `a single character that is wider than its line is cut`(width: Double, points: [Double]) throws {
        let faults = try fit("字 字", width: width, lines: 0, measurer: UnbrokenMeasurer()).faults
        #expect(faults.flatMap { [$0.needed, $0.available] } == points)
        #expect(faults.allSatisfy { $0.kind == .clipped && $0.axis == .width })
    }

    @Test(arguments: [
        ("ab\n", 0), ("ab\n\u{A0}", 0), ("ab\r\n \t\u{2028}", 0), ("ab\ncd", 1), ("ab\n\u{A0}x", 1),
        ("ab\n\n\ncd\n", 1),
    ])
    func `a last line that shows nothing is no line`(text: String, faults: Int) throws {
        #expect(try fit(text, width: 100, height: 10, lines: 0).faults.count == faults)
    }

    @Test func `a text as wide as its box fits`() throws {
        #expect(try fit("abcde", width: 50).faults.isEmpty)
    }

    @Test func `a wider text is truncated, and the figures say by how much`() throws {
        let fault = try #require(try fit("abcdef", width: 50).faults.first)
        #expect(fault == FittedText.Fault(kind: .truncated, axis: .width, needed: 60, available: 50, isCertain: true))
        #expect(abs(fault.excess - 0.2) < 1e-12)
    }

    @Test func `a text that is wider by less than a pixel is not certain`() throws {
        let fault = try #require(try fit("abcdef", width: 59.75).faults.first)
        #expect(fault.kind == .truncated)
        #expect(!fault.isCertain)
    }

    @Test func `a label that clips is clipped, not truncated`() throws {
        #expect(try fit("abcdef", width: 50, lineBreak: .clip).faults.map(\.kind) == [.clipped])
    }

    @Test func `a text may shrink to its smallest scale and no further`() throws {
        #expect(try fit("abcdef", width: 50, minimumScale: 0.8).faults.isEmpty)
        let hard = try #require(try fit("abcdefgh", width: 50, minimumScale: 0.5).faults.first)
        #expect(hard.kind == .shrunk)
        #expect(hard.axis == .scale)
        #expect(hard.available == 0.75)
        let cut = try #require(try fit("abcdefghijkl", width: 50, minimumScale: 0.5).faults.first)
        #expect(cut.kind == .truncated)
        #expect(cut.needed == 60)
    }

    @Test(arguments: [(37.0, false), (35, true), (30, true)])
    func `a scale just below what people read easily is not certain`(width: Double, isCertain: Bool) throws {
        let fault = try #require(try fit("abcde", width: width, minimumScale: 0.5).faults.first)
        #expect(fault.kind == .shrunk)
        #expect(fault.isCertain == isCertain)
    }

    /// Letters are squares: a line is as high as the letters are large.
    @Test(
        arguments: [
            // Two lines fit at full size and hold ten letters; three at 5 / 6.
            ("aaaa bbbb cccc", 25.0, 0.5, 3, 25.0 / 30),
            // All of it stands in the lines that fit.
            ("aaaa bbbb", 25, 0.5, 0, 1),
            // No more lines than the label takes at its smallest.
            ("aaaa bbbb cccc", 25, 0.9, 2, 0.9),
            // A text that may not shrink stays in its lines.
            ("aaaa bbbb cccc", 25, 1, 2, 1),
            // Each of five words has a line of its own, and five lines are as low as the box at a half.
            ("aaaaa bbbbb ccccc ddddd eeeee", 25, 0.3, 5, 0.5),
        ] as [(String, Double, Double, Int, Double)]
    )
    func `a text that shrinks goes on in more lines`(
        text: String,
        height: Double,
        least: Double,
        lines: Int,
        scale: Double
    ) throws {
        var declaration = TextDeclaration()
        declaration.maximumWidth = 50
        declaration.maximumHeight = height
        declaration.lines = 0
        declaration.minimumScale = least
        let font = FontRequest(family: .system, size: try #require(PointSize(10)))
        let setting = TextFitting.Setting(declaration: declaration, font: font, locale: "en", direction: .natural)
        let fitted = try TextFitting(measurer: SquareMeasurer()).fit(text, in: setting)
        #expect(fitted.allowedLines == lines)
        #expect(abs(fitted.shown.scale - scale) < 0.01)
    }

    @Test func `a label of two lines holds two lines`() throws {
        #expect(try fit("abc def", width: 40, lines: 2).faults.isEmpty)
        let fault = try #require(try fit("abc def ghi", width: 40, lines: 2).faults.first)
        #expect(fault == FittedText.Fault(kind: .tooManyLines, axis: .lines, needed: 3, available: 2, isCertain: true))
    }

    @Test func `a height holds as many lines as fit into it`() throws {
        #expect(try fit("abc def", width: 40, height: 20, lines: 0).faults.isEmpty)
        let fault = try #require(try fit("abc def ghi", width: 40, height: 29, lines: 0).faults.first)
        #expect(fault == FittedText.Fault(kind: .tooManyLines, axis: .lines, needed: 3, available: 2, isCertain: true))
    }

    @Test func `a line that is higher than its box is clipped`() throws {
        let fault = try #require(try fit("abc", width: 40, height: 9).faults.first)
        #expect(fault == FittedText.Fault(kind: .clipped, axis: .height, needed: 10, available: 9, isCertain: true))
    }

    @Test(arguments: [
        // text, lines, line break, smallest scale, what is wrong
        ("abc\nabc", 1, LineBreakMode.tail, 1.0, [FittedText.Fault.Kind.tooManyLines]),
        ("abcdef", 2, .clip, 1, [.clipped]),
        ("abcdef", 0, .clip, 1, [.clipped]),
        ("abc\nabc\nabc", 2, .clip, 1, [.tooManyLines]),
        ("abc\nabc", 0, .clip, 1, []),
        ("abcd abcd", 2, .tail, 1, []),
        ("abcd abcd abcd abcd", 2, .tail, 0.4, [.shrunk]),
        ("abcd abcd abcd abcd", 2, .tail, 1, [.tooManyLines]),
        ("abcdefgh", 1, .clip, 0.5, [.shrunk]),
        ("abcdefghijklm", 1, .middle, 0.5, [.truncated]),
    ])
    func `every way of cutting and shrinking is told`(
        text: String,
        lines: Int,
        lineBreak: LineBreakMode,
        scale: Double,
        expected: [FittedText.Fault.Kind]
    ) throws {
        let fitted = try fit(text, width: 50, lines: lines, minimumScale: scale, lineBreak: lineBreak)
        #expect(fitted.faults.map(\.kind) == expected)
    }
}
