package import TextMeasurement

/// What a picture of one text in its box is drawn from: the glyphs that were measured, and the box.
package struct LabelPicture: Sendable, Hashable {
    package var locale: String
    /// The text as it was measured.
    package var text: String
    /// The width of the box, in points; `nil` if nothing limits it.
    package var boxWidth: Double?
    /// The height of the box, in points; `nil` if nothing limits it.
    package var boxHeight: Double?
    /// The width that the text takes without the box's limits on its length, in points.
    package var width: Double
    /// The height that the text takes without the box's limits on its lines, in points.
    package var height: Double
    /// The number of lines that the box shows; 0 is all of them.
    package var shownLines: Int
    /// Whether the text is set from the right.
    package var isRightToLeft: Bool
    /// The lines of the whole text, with their glyphs.
    package var lines: [LineFragment]

    package init(
        locale: String,
        text: String,
        boxWidth: Double?,
        boxHeight: Double?,
        width: Double,
        height: Double,
        shownLines: Int,
        isRightToLeft: Bool,
        lines: [LineFragment]
    ) {
        self.locale = locale
        self.text = text
        self.boxWidth = boxWidth
        self.boxHeight = boxHeight
        self.width = width
        self.height = height
        self.shownLines = shownLines
        self.isRightToLeft = isRightToLeft
        self.lines = lines
    }
}

/// The outlines of all glyphs that the pictures of a report use, each once.
package struct GlyphOutlines: Sendable, Hashable {
    /// One glyph of one face.
    package struct Key: Sendable, Hashable, Comparable {
        package var face: FaceID
        package var glyph: UInt32

        package init(face: FaceID, glyph: UInt32) {
            self.face = face
            self.glyph = glyph
        }

        package static func < (left: Key, right: Key) -> Bool {
            (left.face, left.glyph) < (right.face, right.glyph)
        }
    }

    /// An outline and the font units in one em of its face.
    package struct Outline: Sendable, Hashable {
        /// SVG path data in font units, y upwards; empty if the glyph shows no outline.
        package var path: String
        package var advance: Double
        package var unitsPerEm: Int

        package init(path: String, advance: Double, unitsPerEm: Int) {
            self.path = path
            self.advance = advance
            self.unitsPerEm = unitsPerEm
        }
    }

    package private(set) var outlines: [Key: Outline]

    package init(outlines: [Key: Outline] = [:]) { self.outlines = outlines }

    /// Takes up the glyphs of a picture.
    ///
    /// - Parameters:
    ///   - picture: what is to be drawn.
    ///   - measurer: the measurer that set it.
    ///   - faces: the measurer's faces.
    package mutating func add(_ picture: LabelPicture, from measurer: any TextMeasurer, faces: [FaceDescription]) {
        add(picture.lines, from: measurer, faces: faces)
    }

    /// Takes up the glyphs of measured lines.
    ///
    /// - Parameters:
    ///   - lines: what is to be drawn.
    ///   - measurer: the measurer that set it.
    ///   - faces: the measurer's faces.
    package mutating func add(_ lines: [LineFragment], from measurer: any TextMeasurer, faces: [FaceDescription]) {
        for run in lines.lazy.flatMap(\.runs) {
            guard let face = faces.first(where: { $0.id == run.face }) else { continue }
            for glyph in run.glyphs {
                let key = Key(face: run.face, glyph: glyph.id)
                guard outlines[key] == nil else { continue }
                let outline = measurer.outline(of: glyph.id, in: run.face)
                outlines[key] = Outline(
                    path: outline.path,
                    advance: outline.advance,
                    unitsPerEm: face.unitsPerEm
                )
            }
        }
    }
}
