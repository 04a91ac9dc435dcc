internal import Interfaces

/// The parts of a picture as plain numbers, which both the page's static pictures and its script draw the same way.
struct PictureShapes {
    /// A line with a label.
    struct Dimension {
        /// The x and y of one end, then those of the other.
        var line: [Double]
        /// The x and y of the label.
        var at: [Double]
        var label: String
        var isVertical: Bool
        var isExcessive: Bool
        /// Whether the label is behind the line, since the line is too short for it.
        var isLabelBehind: Bool
    }

    /// The part of the plane that is shown: x, y, width, height, as are the other rectangles.
    var frame: [Double]
    var box: [Double]
    /// 1 if the width is open, plus 2 if the height is.
    var open: Int
    var shown: [Double]
    var spills: [[Double]]
    var runs: [LabelDrawing.Run]
    var dimensions: [Dimension]

    init(_ drawing: LabelDrawing, in finding: FindingDrawing) {
        func numbers(_ rectangle: Rect) -> [Double] {
            [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(FindingDrawing.rounded)
        }
        frame = numbers(finding.frame(of: drawing))
        box = numbers(drawing.box)
        open = (drawing.isWidthOpen ? 1 : 0) + (drawing.isHeightOpen ? 2 : 0)
        shown = numbers(drawing.shown)
        spills = drawing.spills.map(numbers)
        runs = drawing.runs.map { run in
            var run = run
            run.x = FindingDrawing.rounded(run.x)
            run.baseline = FindingDrawing.rounded(run.baseline)
            return run
        }
        dimensions = []
        var places = [false: 0, true: 0]
        for dimension in drawing.dimensions {
            let place = places[dimension.isVertical, default: 0]
            places[dimension.isVertical] = place + 1
            dimensions.append(Self.dimension(dimension, place: place, of: drawing, in: finding))
        }
    }

    private static func dimension(
        _ dimension: LabelDrawing.Dimension,
        place: Int,
        of drawing: LabelDrawing,
        in finding: FindingDrawing
    ) -> Dimension {
        let at = finding.position(ofDimension: place, isVertical: dimension.isVertical, in: drawing)
        let pixel = 1 / finding.scale
        let middle = (dimension.from + dimension.to) / 2
        // About seven pixels a character, and room for the ends.
        let isShort = (dimension.to - dimension.from) * finding.scale < Double(dimension.label.utf8.count) * 7 + 16
        let (line, label) =
            if dimension.isVertical {
                ([at, dimension.from, at, dimension.to], [at + 6 * pixel, middle + 4 * pixel])
            } else if isShort {
                ([dimension.from, at, dimension.to, at], [dimension.to + 6 * pixel, at + 4 * pixel])
            } else {
                ([dimension.from, at, dimension.to, at], [middle, at + 4 * pixel])
            }
        return Dimension(
            line: line.map(FindingDrawing.rounded),
            at: label.map(FindingDrawing.rounded),
            label: dimension.label,
            isVertical: dimension.isVertical,
            isExcessive: dimension.isExcessive,
            isLabelBehind: dimension.isVertical || isShort
        )
    }
}
