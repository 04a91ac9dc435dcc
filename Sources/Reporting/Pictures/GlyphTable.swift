internal import Findings
internal import Interfaces
internal import TextMeasurement

/// The outlines of a report, numbered in the order of faces and glyphs; glyphs that show nothing have no number.
struct GlyphTable {
    private var indices: [GlyphOutlines.Key: Int] = [:]
    private var faces: [FaceID: Int] = [:]
    /// The outlines by number.
    private(set) var outlines: [GlyphOutlines.Outline] = []

    /// An advance from which on a glyph without an outline is taken for a picture in a font, in em; the widest space is
    /// one em.
    private static let bitmapAdvance = 1.05

    init(_ all: GlyphOutlines) {
        for (key, outline) in all.outlines.sorted(by: { $0.key < $1.key }) {
            faces[key.face] = outline.unitsPerEm
            guard Self.isPath(outline.path) || Self.isBitmap(outline) else { continue }
            indices[key] = outlines.count
            outlines.append(outline)
        }
    }

    /// Whether a glyph without an outline is a picture, such as an emoji, and not a space.
    static func isBitmap(_ outline: GlyphOutlines.Outline) -> Bool {
        outline.path.isEmpty && outline.advance > Double(outline.unitsPerEm) * bitmapAdvance
    }

    /// The placeholder for a picture in a font: a square with round corners, in font units with y upwards.
    static func square(of outline: GlyphOutlines.Outline) -> (rectangle: Rect, radius: Double) {
        let size = outline.advance
        let side = (size * 0.8).rounded()
        let rectangle = Rect(
            x: (size * 0.1).rounded(),
            y: (-size * 0.1).rounded(),
            width: side,
            height: side
        )
        return (rectangle, (size * 0.2).rounded())
    }

    /// How opaque that square is.
    static let bitmapOpacity = 0.35

    /// The outline of a number as an SVG element.
    func definition(of index: Int) -> String {
        let outline = outlines[index]
        guard Self.isBitmap(outline) else {
            return "<path id=\"g\(index)\" d=\"\(Markup.attribute(outline.path))\"/>\n"
        }
        let square = Self.square(of: outline)
        let (x, y) = (DecimalText.of(square.rectangle.x), DecimalText.of(square.rectangle.y))
        let side = DecimalText.of(square.rectangle.width)
        return "<rect id=\"g\(index)\" class=\"bitmap\" x=\"\(x)\" y=\"\(y)\" width=\"\(side)\" "
            + "height=\"\(side)\" rx=\"\(DecimalText.of(square.radius))\"/>\n"
    }

    /// Whether a text can be the data of an SVG path: it begins with a move, and holds commands and numbers only.
    private static func isPath(_ text: String) -> Bool {
        text.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "m")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+")...UInt8(ascii: "."), UInt8(ascii: " "):
                    true
                default: Self.commands.contains(byte)
                }
            }
    }

    private static let commands = Array("MLHVCSQTAZmlhvcsqtaz".utf8)

    func index(of glyph: UInt32, in face: FaceID) -> Int? { indices[GlyphOutlines.Key(face: face, glyph: glyph)] }

    /// The font units in one em; 0 for a face without outlines.
    func unitsPerEm(of face: FaceID) -> Int { faces[face] ?? 0 }
}
