/// A measurer without fonts: every grapheme cluster is a square of one em, so that tests do their sums by hand.
///
/// A line is as high as the size, its baseline is at 80 % of it; lines break behind spaces, which count for nothing
/// at the end of a line; the ellipsis is one square. Everything runs from left to right unless the request says else.
package struct SquareMeasurer: TextMeasurer, ReferenceMeasurer {
    package init() {}

    package func measure(_ request: TextRequest) -> MeasuredText {
        let text = SquareText(request.text, isRightToLeft: request.direction == .rightToLeft)
        let typesetter = Typesetter(text, request: request) { size in LineBox(height: size, ascent: size * 0.8) }
        var measured = typesetter.set()
        measured.fonts = [Self.face.postScriptName]
        return measured
    }

    package func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline {
        GlyphOutline(path: glyph == 0 ? "" : "M0,-200H1000V800H0Z", advance: 1000)
    }

    package var faces: [FaceDescription] { [Self.face] }

    package func referenceAdvance(of text: String) -> Double { Double(text.count) }

    private static let face = FaceDescription(
        postScriptName: "Squares",
        family: "Squares",
        path: "",
        sha256: "",
        isCalibrated: nil,
        unitsPerEm: 1000
    )
}

/// A text of squares; its positions count characters.
private struct SquareText: LineSource {
    private let characters: [Character]
    /// Where each character starts, and the end, in UTF-8 bytes.
    private let offsets: [Int]
    private let isRightToLeft: Bool
    let marks: [TextMark]
    let segments: [Range<Int>]

    init(_ text: String, isRightToLeft: Bool) {
        characters = Array(text)
        self.isRightToLeft = isRightToLeft
        var offsets = [0]
        for character in characters { offsets.append(offsets[offsets.count - 1] + character.utf8.count) }
        self.offsets = offsets
        marks = characters.map { $0 == " " ? [.clusterStart, .space] : .clusterStart } + [.clusterStart]
        var segments: [Range<Int>] = []
        var start = 0
        for index in characters.indices where characters[index].isNewline {
            segments.append(start..<index)
            start = index + 1
        }
        self.segments = segments + [start..<characters.count]
    }

    var length: Int { characters.count }

    func breakOpportunities() -> [Bool] {
        (0...length).map { $0 > 0 && characters[$0 - 1] == " " && ($0 == length || characters[$0] != " ") }
    }

    func advances(at size: Double) -> [Double] { (0...length).map { Double($0) * size } }

    func line(_ range: Range<Int>, at size: Double) -> SetLine { line(squares: range.map { characters[$0] }, size) }

    func line(_ beginning: Range<Int>, ellipsisBefore end: Range<Int>, at size: Double) -> SetLine {
        line(squares: beginning.map { characters[$0] } + ["\u{2026}"] + end.map { characters[$0] }, size)
    }

    func byteOffset(of position: Int) -> Int { offsets[position] }

    private func line(squares: [Character], _ size: Double) -> SetLine {
        let ordered = isRightToLeft ? squares.reversed() : squares
        let glyphs = ordered.indices.map { index in
            PlacedGlyph(id: ordered[index] == " " ? 0 : 1, x: Double(index) * size, y: 0)
        }
        return SetLine(
            advance: Double(squares.count) * size,
            isRightToLeft: isRightToLeft,
            runs: glyphs.isEmpty ? [] : [GlyphRun(face: FaceID(index: 0), size: size, glyphs: glyphs)],
            ink: squares.isEmpty ? InkExtent(top: 0, bottom: 0) : InkExtent(top: size * 0.8, bottom: size * 0.2),
            uncertainty: 0
        )
    }
}
