internal import Findings
internal import Interfaces

/// The pictures of one finding at a common scale, so that they can be compared by eye.
struct FindingDrawing {
    /// Pixels a point on a screen.
    var scale: Double
    var drawings: [LabelDrawing]

    /// The width that a picture should not exceed, in pixels: half of the column for findings.
    private static let column = 420.0
    private static let marginPixels = 4.0
    private static let rowPixels = 18.0
    private static let columnPixels = 62.0

    /// - Returns: `nil` if there is nothing to draw.
    init?(_ finding: Finding, glyphs: GlyphTable) {
        drawings = finding.pictures.map { LabelDrawing($0, glyphs: glyphs) }
        guard !drawings.isEmpty else { return nil }
        let widest = drawings.map { drawing in
            (points: drawing.extent.width, columns: Double(drawing.dimensions.count(where: \.isVertical)))
        }
        scale =
            [2.5, 2, 1.75, 1.5, 1.25].first { scale in
                widest.allSatisfy { $0.points * scale + $0.columns * Self.columnPixels <= Self.column }
            } ?? 1
        let scale = scale
        width = widest.map { $0.points + $0.columns * Self.columnPixels / scale }.max() ?? 0
    }

    /// The largest width of the pictures, in points: all frames have it, so that a narrow screen shrinks them alike.
    private var width: Double

    /// The area of the picture, with room for its dimensions, which keep their size on the screen; in points.
    func frame(of drawing: LabelDrawing) -> Rect {
        let rows = Double(drawing.dimensions.count { !$0.isVertical })
        let extent = drawing.extent
        return Rect(
            x: Self.rounded(extent.x - Self.marginPixels / scale),
            y: Self.rounded(extent.y - Self.marginPixels / scale),
            width: Self.rounded(width + 2 * Self.marginPixels / scale),
            height: Self.rounded(extent.height + (2 * Self.marginPixels + rows * Self.rowPixels) / scale)
        )
    }

    /// The position of a dimension's line: its y if it is horizontal, its x if it is vertical.
    ///
    /// - Parameters:
    ///   - place: the place among the picture's dimensions of the same direction, from 0.
    ///   - isVertical: the direction.
    ///   - drawing: the picture.
    /// - Returns: a coordinate in points.
    func position(ofDimension place: Int, isVertical: Bool, in drawing: LabelDrawing) -> Double {
        let extent = drawing.extent
        let edge = isVertical ? extent.x + extent.width : extent.y + extent.height
        let pixels = isVertical ? 10 + Double(place) * Self.columnPixels : 12 + Double(place) * Self.rowPixels
        return Self.rounded(edge + pixels / scale)
    }

    /// Points with two decimals: finer than any screen shows.
    static func rounded(_ value: Double) -> Double { DecimalText.rounded(value, decimals: 2) }
}
