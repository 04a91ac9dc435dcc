import Interfaces
import Layout
import Testing
import TextMeasurement

/// Squares with ink.
///
/// Of a line of 10 pt with its baseline at 8, Latin letters use 7 pt above the baseline and 2 below, and
/// an accented capital 9 above. The other scripts have lines of 14 pt with the baseline at 11; one of them leaves its line.
private struct InkMeasurer: TextMeasurer {
    private let squares = SquareMeasurer()

    func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        var measured = squares.measure(request)
        let isTall = request.text.contains("ظ")
        if isTall || request.text.contains("字") {
            measured.height = 14
            measured.lines[0].baseline = 11
            measured.ink = isTall ? InkExtent(top: 12, bottom: 3) : InkExtent(top: 9.5, bottom: 1.5)
        } else {
            measured.ink = InkExtent(top: request.text.contains("É") ? 9 : 7, bottom: 2)
        }
        return measured
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { squares.outline(of: glyph, in: face) }

    var faces: [FaceDescription] { squares.faces }
}

struct TallTextTests {
    private func faults(_ text: String, height: Double, isCentred: Bool) throws -> [FittedText.Fault] {
        var declaration = TextDeclaration()
        declaration.maximumHeight = height
        let font = FontRequest(family: .system, size: try #require(PointSize(10)))
        var setting = TextFitting.Setting(declaration: declaration, font: font, locale: "ar", direction: .natural)
        setting.isCentred = isCentred
        return try TextFitting(measurer: InkMeasurer()).fit(text, in: setting).faults
    }

    @Test(
        arguments: [
            // A text stands in the middle of its box: what leaves the line by 1 pt above needs 1 pt below as well.
            ("ظ", 16.0, []),
            ("ظ", 14, [FittedText.Fault.Kind.tall]),
            ("ظ", 12, [.tall]),
            ("ظ", 10, [.tall]),
            // The ink of Latin letters needs 10 pt.
            ("ظ", 9.9, [.clipped]),
            ("字", 11, []),
            ("字", 10, [.clipped]),
            ("É", 11, []),
            ("É", 10, [.tall]),
            ("É", 9, [.clipped]),
            ("x", 10, []),
            ("x", 9, [.clipped]),
        ] as [(String, Double, [FittedText.Fault.Kind])]
    )
    func `what only a tall script loses is told as such`(
        text: String,
        height: Double,
        expected: [FittedText.Fault.Kind]
    ) throws {
        #expect(try faults(text, height: height, isCentred: true).map(\.kind) == expected)
    }

    @Test func `a declared box holds whole lines, but for the ink of a tall script`() throws {
        #expect(try faults("ظ", height: 12, isCentred: false).map(\.kind) == [.tall])
        #expect(try faults("字", height: 12, isCentred: false).map(\.kind) == [.clipped])
        #expect(try faults("x", height: 9.9, isCentred: false).map(\.kind) == [.clipped])
    }
}
