/// A picture as SVG; the page's script builds the same elements from the same numbers.
enum PictureMarkup {
    /// - Parameters:
    ///   - drawing: one picture.
    ///   - finding: the finding, for its scale.
    ///   - label: what the picture says, for those who do not see it.
    /// - Returns: an `svg` element.
    static func of(_ drawing: LabelDrawing, in finding: FindingDrawing, label: String) -> String {
        let shapes = PictureShapes(drawing, in: finding)
        func text(_ value: Double) -> String { DecimalText.of(value) }
        var svg = "<svg class=\"label\" role=\"img\" aria-label=\"\(Markup.attribute(label))\""
        svg += " viewBox=\"\(shapes.frame.map(text).joined(separator: " "))\""
        svg += " width=\"\(text((shapes.frame[2] * finding.scale).rounded()))\""
        svg += " height=\"\(text((shapes.frame[3] * finding.scale).rounded()))\">"
        for spill in shapes.spills { svg += rectangle("spill", spill) + rectangle("hatch", spill) }
        let glyphs = shapes.runs.map(run).joined()
        if shapes.spills.isEmpty {
            svg += rectangle("paper", shapes.box) + "<g class=\"ink\">\(glyphs)</g>"
        } else {
            let size = "width=\"\(text(shapes.shown[2]))\" height=\"\(text(shapes.shown[3]))\""
            svg += "<g class=\"cut\">\(glyphs)</g>" + rectangle("paper", shapes.shown)
            svg += "<svg class=\"ink\" \(size)>\(glyphs)</svg>"
        }
        svg += rectangle("box open\(shapes.open)", shapes.box)
        svg += "<g class=\"dimensions\" font-size=\"\(text(FindingDrawing.rounded(11 / finding.scale)))\">"
        for dimension in shapes.dimensions { svg += dimensionMarkup(dimension, pixel: 1 / finding.scale) }
        return svg + "</g></svg>"
    }

    private static func rectangle(_ name: String, _ numbers: [Double]) -> String {
        let (x, y) = (DecimalText.of(numbers[0]), DecimalText.of(numbers[1]))
        let (width, height) = (DecimalText.of(numbers[2]), DecimalText.of(numbers[3]))
        return "<rect class=\"\(name)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"></rect>"
    }

    private static func run(_ run: LabelDrawing.Run) -> String {
        let place = "translate(\(DecimalText.of(run.x)) \(DecimalText.of(run.baseline)))"
        let scale = DecimalText.of(run.scale, decimals: 6)
        var markup = "<g transform=\"\(place) scale(\(scale) -\(scale))\">"
        for glyph in run.glyphs {
            markup += "<use href=\"#g\(glyph.index)\" x=\"\(glyph.x)\" y=\"\(glyph.y)\"></use>"
        }
        return markup + "</g>"
    }

    private static func dimensionMarkup(_ dimension: PictureShapes.Dimension, pixel: Double) -> String {
        let (line, label) = (dimension.line, dimension.at)
        let tick = FindingDrawing.rounded(3 * pixel)
        // The line, and a short stroke at each end.
        let ends = [(line[0], line[1]), (line[2], line[3])].map { x, y in
            dimension.isVertical
                ? "M\(short(x - tick)) \(short(y))H\(short(x + tick))"
                : "M\(short(x)) \(short(y - tick))V\(short(y + tick))"
        }
        let path = "M\(short(line[0])) \(short(line[1]))L\(short(line[2])) \(short(line[3]))"
        let name = dimension.isExcessive ? "needed" : "available"
        let anchor = dimension.isLabelBehind ? "start" : "middle"
        return "<g class=\"\(name)\"><path d=\"\(path)\(ends.joined())\"></path>"
            + "<text x=\"\(short(label[0]))\" y=\"\(short(label[1]))\" text-anchor=\"\(anchor)\">"
            + "\(dimension.label)</text></g>"
    }

    private static func short(_ value: Double) -> String { DecimalText.of(value, decimals: 2) }
}
