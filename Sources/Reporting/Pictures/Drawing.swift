package import Findings
package import Interfaces
package import TextMeasurement

/// A picture as a list of shapes, which are drawn one above the other in their order.
///
/// One list makes the SVG picture (`Drawing+SVG.swift`) and the PNG picture (`Drawing+PNG.swift`), so both show the same.
/// Coordinates are points, y downwards. Colours are roles; a ``DrawingTheme`` says what they look like.
package struct Drawing: Sendable {
    /// The part of the plane that is shown.
    package var frame: Rect
    /// A description of the picture in a few words, for those who do not see it.
    package var title: String
    package var shapes: [Shape]
    /// The outlines of the glyphs that the shapes name; a glyph without one is not drawn.
    package var outlines: GlyphOutlines

    package init(
        frame: Rect,
        title: String,
        shapes: [Shape] = [],
        outlines: GlyphOutlines = GlyphOutlines()
    ) {
        self.frame = frame
        self.title = title
        self.shapes = shapes
        self.outlines = outlines
    }
}

extension Drawing {
    /// How a line is drawn.
    package struct Stroke: Sendable, Hashable {
        package var role: DrawingRole
        /// The width of the line, in points; half of it lies on either side.
        package var width: Double
        /// The length of a dash and of the gap behind it, in points; 0 for a line without gaps.
        package var dash: Double

        package init(_ role: DrawingRole, width: Double = 1, dash: Double = 0) {
            self.role = role
            self.width = width
            self.dash = dash
        }
    }

    /// One shape.
    package indirect enum Shape: Sendable, Hashable {
        /// A filled rectangle, its corners rounded with this radius in points.
        case fill(Rect, DrawingRole, radius: Double = 0)
        /// The border of a rectangle; a border with dashes has square corners.
        case border(Rect, Stroke, radius: Double = 0)
        /// Straight lines from point to point, with square ends.
        case line([Point], Stroke)
        /// Diagonal stripes inside a rectangle, in the role's colour.
        case hatch(Rect, DrawingRole)
        /// Glyphs as they were measured; `at` is the left end of their line, on the baseline.
        case glyphs(GlyphRun, at: Point, DrawingRole)
        /// Shapes of which only the part inside a rectangle is shown.
        case clipped(Rect, [Shape])
        /// Shapes that are one thing, with its name for those who do not see it.
        case group(String, [Shape])
    }

    /// The alignment of lines of text in their box.
    package enum TextAlignment: Sendable, Hashable {
        case left
        case center
        case right
    }
}

extension Drawing.Shape {
    /// The lines of a measured text in their box.
    ///
    /// - Parameters:
    ///   - lines: the lines, as the measurer set them.
    ///   - box: the box; the text begins at its top, and may reach beyond it.
    ///   - alignment: the position of each line between the sides of the box.
    ///   - role: what the text is drawn as.
    ///   - name: the text itself, for those who do not see it.
    /// - Returns: the runs of all lines, as one thing.
    package static func text(
        _ lines: [LineFragment],
        in box: Rect,
        alignment: Drawing.TextAlignment,
        as role: DrawingRole,
        name: String
    ) -> Drawing.Shape {
        .group(
            name,
            lines.flatMap { line -> [Drawing.Shape] in
                let space = box.width - line.advance
                let start =
                    switch alignment {
                    case .left: box.x
                    case .center: box.x + space / 2
                    case .right: box.x + space
                    }
                return line.runs.map { .glyphs($0, at: Point(x: start, y: box.y + line.baseline), role) }
            }
        )
    }
}
