import Findings
import Foundation
import Interfaces
import Reporting
import TestCorpus
import Testing
import TextMeasurement

/// Pictures as lists of shapes, in both formats.
///
/// In the light theme the red of paper is 255 and that of text is 27, which tells how much ink lies on a pixel.
struct DrawingTests {
    private typealias Shape = Drawing.Shape

    private static func drawing(
        _ shapes: [Drawing.Shape],
        width: Double = 16,
        height: Double = 16,
        outlines: GlyphOutlines = GlyphOutlines()
    ) -> Drawing {
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        return Drawing(frame: frame, title: "a test", shapes: [.fill(frame, .paper)] + shapes, outlines: outlines)
    }

    /// The share of ink on each pixel of a picture at one pixel a point.
    private static func ink(_ drawing: Drawing, scale: Double = 1) throws -> [[Double]] {
        let image = try PNGImage(drawing.png(pixelsPerPoint: scale))
        return (0..<image.height).map { row in
            (0..<image.width).map { image.ink($0, row, paper: 255, ink: 27) }
        }
    }

    private static func total(_ ink: [[Double]]) -> Double { ink.joined().reduce(0, +) }

    @Test func `a pixel takes the part of the ink that lies on it`() throws {
        let shapes: [Shape] = [.fill(Rect(x: 2.25, y: 3.5, width: 4.5, height: 2), .text)]
        let ink = try Self.ink(Self.drawing(shapes))
        for row in 0..<16 {
            for column in 0..<16 {
                let inColumn = max(0, min(Double(column + 1), 6.75) - max(Double(column), 2.25))
                let inRow = max(0, min(Double(row + 1), 5.5) - max(Double(row), 3.5))
                #expect(abs(ink[row][column] - inColumn * inRow) <= 1 / 228.0, "\(column), \(row)")
            }
        }
    }

    @Test(arguments: [1.0, 2, 3, 1.5])
    func `a circle has the area of a circle`(scale: Double) throws {
        let circle = Shape.fill(Rect(x: 1.3, y: 1.7, width: 12, height: 12), .text, radius: 6)
        let area = Self.total(try Self.ink(Self.drawing([circle]), scale: scale)) / scale / scale
        #expect(abs(area - 36 * Double.pi) < 0.2)
    }

    private static let glyphs: [(path: String, share: Double)] = [
        // A triangle, the same one the other way round, one with a hole, two squares that overlap, one that is not closed.
        ("M0 0L1000 0L0 1000Z", 0.5), ("M0 0L0 1000L1000 0Z", 0.5),
        ("M0 0L1000 0L1000 1000L0 1000ZM250 250L250 750L750 750L750 250Z", 0.75),
        ("M0 0L600 0L600 1000L0 1000ZM400 0L1000 0L1000 1000L400 1000Z", 1), ("M0 0L1000 0L1000 1000", 0.5),
        // Relative coordinates, steps along the axes, coordinates that go on, signs and commas in place of spaces.
        ("m0 0l1000 0l-1000 1000z", 0.5), ("M0,0H1000V1000H0Z", 1), ("m0 0h1000v1000h-1000z", 1),
        ("M-0+0L1000-0,0 1000Z", 0.5), ("M0 0 1000 0 0 1000Z", 0.5), ("m0 0 1000 0-1000 1000z", 0.5),
        // Under a parabola lie two thirds of the triangle that its control point makes.
        ("M0 0Q500 1000 1000 0Z", 0.33333), ("M0 0C333.333 666.667 666.667 666.667 1000 0Z", 0.33333),
        // A wave: two such areas; and the same wave above a rectangle, to which it adds what it takes away.
        ("M0 500Q250 1000 500 500T1000 500Z", 0.16667), ("M0 500q250 500 500 0t500 0L1000 0L0 0Z", 0.5),
        ("M0 0c0 0 0 0 500 0s500 0 500 0L500 1000Z", 0.5),
        // What is no path data, or none that is known, is drawn as nothing.
        ("M0 0A5 5 0 0 0 9 9Z", 0), ("L0 0L9 9L0 9Z", 0), ("M0", 0), ("M0 0L1000 0L0 1000Z<script>", 0),
        ("M0 0L1e3 0L0 1000Z", 0), ("M0 0L1000 0L0 1..0Z", 0),
    ]

    @Test(arguments: glyphs)
    func `a glyph covers the area that its outline encloses`(path: String, share: Double) throws {
        let outline = GlyphOutlines.Outline(path: path, advance: 1000, unitsPerEm: 1000)
        let key = GlyphOutlines.Key(face: FaceID(index: 3), glyph: 9)
        let run = GlyphRun(face: FaceID(index: 3), size: 10, glyphs: [PlacedGlyph(id: 9, x: 0.5, y: 0.25)])
        let shape = Shape.glyphs(run, at: Point(x: 2, y: 14), .text)
        let drawing = Self.drawing([shape], outlines: GlyphOutlines(outlines: [key: outline]))
        let ink = try Self.ink(drawing, scale: 4)
        #expect(abs(Self.total(ink) / 16 - share * 100) < 0.4)
    }

    @Test func `what lies outside a clip is not drawn, and half of a pixel on its edge is`() throws {
        let whole = Rect(x: -100, y: -100, width: 300, height: 300)
        let inner = Shape.clipped(Rect(x: 0, y: 5, width: 8, height: 50), [.fill(whole, .text)])
        let shape = Shape.clipped(Rect(x: 2.5, y: 4, width: 9, height: 4), [inner])
        let ink = try Self.ink(Self.drawing([shape]))
        #expect(abs(Self.total(ink) - 5.5 * 3) < 0.1)
        #expect(abs(ink[5][2] - 0.5) < 0.01 && ink[5][3] == 1 && ink[4][3] == 0 && ink[8][3] == 0)
        // A clip holds for its own shapes only.
        let after = try Self.ink(Self.drawing([shape, .fill(Rect(x: 12, y: 12, width: 1, height: 1), .text)]))
        #expect(after[12][12] == 1)
    }

    @Test(arguments: [Rect(x: 9, y: 0, width: 4, height: 8), Rect(x: 0, y: 9, width: 8, height: 4)])
    func `clips without a common part show nothing`(clip: Rect) throws {
        let whole = Rect(x: 0, y: 0, width: 16, height: 16)
        let inner = Shape.clipped(clip, [.fill(whole, .text)])
        let ink = try Self.ink(Self.drawing([.clipped(Rect(x: 1, y: 1, width: 3, height: 3), [inner])]))
        #expect(Self.total(ink) == 0)
    }

    @Test func `borders, lines and dashes have their widths`() throws {
        func area(_ shape: Shape) throws -> Double { Self.total(try Self.ink(Self.drawing([shape]), scale: 2)) / 4 }
        let box = Rect(x: 3, y: 3, width: 10, height: 8)
        #expect(abs(try area(.border(box, Drawing.Stroke(.text, width: 2))) - (12 * 10 - 8 * 6)) < 0.1)
        // Corners of radius 4 outside and 2 inside.
        let round = try area(.border(box, Drawing.Stroke(.text, width: 2), radius: 3))
        #expect(abs(round - (12 * 10 - (4 - Double.pi) * 16 - 8 * 6 + (4 - Double.pi) * 4)) < 0.2)
        let ends = [Point(x: 2, y: 8), Point(x: 12, y: 8)]
        #expect(abs(try area(.line(ends, Drawing.Stroke(.text))) - 11) < 0.05)
        #expect(abs(try area(.line(ends, Drawing.Stroke(.text, dash: 2))) - 6) < 0.05)
        let slanted = [Point(x: 2, y: 2), Point(x: 8, y: 10)]
        #expect(abs(try area(.line(slanted, Drawing.Stroke(.text, dash: 100))) - 10) < 0.05)
        let stripes = try area(.hatch(Rect(x: 0, y: 0, width: 16, height: 16), .text))
        #expect(abs(stripes / 256 - 0.3 * 0.22) < 0.01)
    }

    @Test func `paint that lets light through mixes with what is below`() throws {
        let image = try PNGImage(Self.drawing([.fill(Rect(x: 0, y: 0, width: 16, height: 16), .lostText)]).png())
        // Of red for example: 179 · 191/255 + 255 · 64/255.
        #expect(image[3, 3] == [198, 92, 86, 255])
    }

    @Test func `a picture without an end is refused, and one without a place is empty`() throws {
        #expect(throws: PictureError.self) { try Self.drawing([], width: 0).png() }
        #expect(throws: PictureError.self) { try Self.drawing([], width: 9000, height: 9000).png() }
        #expect(throws: PictureError.self) { try Self.drawing([], width: .infinity).png() }
        #expect(throws: PictureError.self) { try Self.drawing([], width: .nan).png() }
        let wild = [Double.nan, .infinity, -1e300, 1e300].map { value in
            Shape.fill(Rect(x: value, y: 0, width: 5, height: value), .text, radius: value)
        }
        #expect(Self.total(try Self.ink(Self.drawing(wild))) == 0)
    }

    /// Random paths, partly outside the picture.
    @Test func `no path makes it fail, and a picture is the sum of its parts`() throws {
        var numbers = SeededNumbers(seed: 7)
        let commands = ["M", "L", "H", "V", "Q", "T", "C", "S", "Z", "m", "l", "h", "v", "q", "t", "c", "s", "z"]
        for _ in 0..<200 {
            var path = "M\(Int.random(in: -3000...3000, using: &numbers))"
            for _ in 0..<Int.random(in: 1...30, using: &numbers) {
                path += " \(Int.random(in: -3000...3000, using: &numbers))"
                if Int.random(in: 0..<3, using: &numbers) == 0 {
                    path += commands.randomElement(using: &numbers) ?? "Z"
                }
            }
            let outline = GlyphOutlines.Outline(path: path, advance: 1000, unitsPerEm: 1000)
            let key = GlyphOutlines.Key(face: FaceID(index: 0), glyph: 1)
            let run = GlyphRun(face: FaceID(index: 0), size: 10, glyphs: [PlacedGlyph(id: 1, x: 0, y: 0)])
            let glyph = Shape.glyphs(run, at: Point(x: 3, y: 13), .text)
            let outlines = GlyphOutlines(outlines: [key: outline])
            let whole = try Self.ink(Self.drawing([glyph], outlines: outlines))
            let left = Shape.clipped(Rect(x: 0, y: 0, width: 7, height: 16), [glyph])
            let right = Shape.clipped(Rect(x: 7, y: 0, width: 9, height: 16), [glyph])
            let parts = try Self.ink(Self.drawing([left, right], outlines: outlines))
            let isSame = zip(whole.joined(), parts.joined()).allSatisfy { abs($0 - $1) < 0.005 }
            #expect(isSame, "\(path)")
        }
    }

    @Test func `the same list gives the same bytes`() throws {
        let drawing = Self.sample
        #expect(try drawing.png() == drawing.png())
        let chunks = try Self.chunkNames(drawing.png())
        #expect(!chunks.contains("tIME") && !chunks.contains("tEXt"))
        #expect(chunks.first == "IHDR" && chunks.last == "IEND")
    }

    @Test(arguments: DrawingTheme.allCases)
    func `the SVG picture is what it was`(theme: DrawingTheme) throws {
        try Golden.expect(Array(Self.sample.svg(theme: theme).utf8), equals: "drawing-\(theme).svg")
    }

    /// The names of a PNG file's chunks.
    private static func chunkNames(_ file: [UInt8]) -> [String] {
        var names: [String] = []
        var index = 8
        while index + 8 <= file.count {
            let length = file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: file[index + 4..<index + 8], as: UTF8.self))
            index += length + 12
        }
        return names
    }

    /// One of every shape, with hostile names.
    static let sample: Drawing = {
        let picture = SquareText.picture("Ab 😀 c", locale: "en", box: (40, nil, 1))
        let box = Rect(x: 10, y: 10, width: 40, height: 21)
        return Drawing(
            frame: Rect(x: 0, y: 0, width: 120, height: 60),
            title: "A <label> & \"its\" box",
            shapes: [
                .fill(Rect(x: 4, y: 4, width: 112, height: 52), .paper, radius: 6),
                .border(Rect(x: 4, y: 4, width: 112, height: 52), Drawing.Stroke(.outline), radius: 6),
                .border(Rect(x: 8, y: 8, width: 104, height: 44), Drawing.Stroke(.guide, width: 0.5, dash: 3)),
                .fill(Rect(x: 50, y: 10, width: 30, height: 21), .overflow),
                .hatch(Rect(x: 50, y: 10, width: 30, height: 21), .overflowMark),
                .text(picture.lines, in: box, alignment: .left, as: .lostText, name: "Ab 😀 c"),
                .clipped(box, [.text(picture.lines, in: box, alignment: .left, as: .text, name: "</svg>")]),
                .border(box, Drawing.Stroke(.box, width: 1.5)),
                .line([Point(x: 10, y: 40), Point(x: 50, y: 40)], Drawing.Stroke(.measure)),
                .line([Point(x: 10, y: 46), Point(x: 80, y: 46)], Drawing.Stroke(.excess, dash: 2)),
            ],
            outlines: GlyphOutlines(outlines: SquareText.outlines)
        )
    }()
}
