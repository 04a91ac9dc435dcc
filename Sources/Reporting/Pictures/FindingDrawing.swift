internal import Findings

/// The pictures of one finding in a common frame, so that they can be compared by eye.
struct FindingDrawing {
    /// What all pictures show, dimensions included, in points.
    var frame: LabelDrawing.Rectangle
    /// Pixels a point on a screen.
    var scale: Double
    var drawings: [LabelDrawing]

    /// The width that a picture should not exceed, in pixels: half of the column for findings.
    private static let column = 420.0

    /// - Returns: `nil` if there is nothing to draw.
    init?(_ finding: Finding, glyphs: GlyphTable) {
        drawings = finding.pictures.map { LabelDrawing($0, glyphs: glyphs) }
        guard let first = drawings.first else { return nil }
        var left = first.extent.x
        var top = first.extent.y
        var right = left
        var bottom = top
        for extent in drawings.map(\.extent) {
            left = min(left, extent.x)
            top = min(top, extent.y)
            right = max(right, extent.x + extent.width)
            bottom = max(bottom, extent.y + extent.height)
        }
        let width = max(right - left, 1)
        scale = [2.5, 2, 1.75, 1.5, 1.25].first { width * $0 <= Self.column } ?? 1
        // Room for the dimensions, which keep their size on the screen.
        let pixel = 1 / scale
        let columns = drawings.map { $0.dimensions.count(where: \.isVertical) }.max() ?? 0
        let rows = drawings.map { $0.dimensions.count { !$0.isVertical } }.max() ?? 0
        self.rows = Self.rounded(bottom)
        self.columns = Self.rounded(right)
        frame = LabelDrawing.Rectangle(
            x: Self.rounded(left - 4 * pixel),
            y: Self.rounded(top - 4 * pixel),
            width: Self.rounded(width + (8 + Double(columns) * Self.columnPixels) * pixel),
            height: Self.rounded(bottom - top + (8 + Double(rows) * Self.rowPixels) * pixel)
        )
    }

    /// Where the rows of dimensions begin, and the columns.
    private var rows: Double
    private var columns: Double

    private static let rowPixels = 18.0
    private static let columnPixels = 66.0

    /// Where the line of a dimension stands: its y if it is horizontal, its x if it is vertical.
    ///
    /// - Parameters:
    ///   - place: the place among the picture's dimensions of the same direction, from 0.
    ///   - isVertical: the direction.
    /// - Returns: a coordinate in points.
    func position(ofDimension place: Int, isVertical: Bool) -> Double {
        let pixels = isVertical ? 10 + Double(place) * Self.columnPixels : 12 + Double(place) * Self.rowPixels
        return Self.rounded((isVertical ? columns : rows) + pixels / scale)
    }

    /// Points with two decimals: finer than any screen shows.
    static func rounded(_ value: Double) -> Double { DecimalText.rounded(value, decimals: 2) }
}
