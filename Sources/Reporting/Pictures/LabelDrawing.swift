internal import Findings
internal import Interfaces
internal import TextMeasurement

/// One text in its box as shapes, ready to be drawn: in points, y downwards, the box's upper left corner at 0, 0.
struct LabelDrawing {
    /// An extent with its number: what there is, or what is needed.
    struct Dimension {
        var isVertical: Bool
        var from: Double
        var to: Double
        var label: String
        /// Whether it is what is needed and more than there is.
        var isExcessive: Bool
    }

    /// Glyphs of one size on one line; positions are in font units from the line's left end.
    struct Run {
        var x: Double
        var baseline: Double
        /// Points in one font unit.
        var scale: Double
        var glyphs: [(index: Int, x: Int, y: Int)]
    }

    var locale: String
    var text: String
    /// The box; where nothing limits it, it is as large as the text.
    var box: Rect
    /// Whether nothing limits the width, and so the sides are open.
    var isWidthOpen: Bool
    var isHeightOpen: Bool
    /// The part of the box that shows text: it ends above the lines that are left out.
    var shown: Rect
    /// Where text reaches beyond what is shown.
    var spills: [Rect]
    var runs: [Run]
    var dimensions: [Dimension]
    /// All that is drawn except dimensions.
    var extent: Rect

    /// How far text beyond its box is drawn, in points: the number says the rest.
    private static func reach(of length: Double) -> Double { min(200, max(100, length * 0.6)) }

    init(_ picture: LabelPicture, glyphs: GlyphTable) {
        locale = picture.locale
        text = picture.text
        let textWidth = picture.lines.map(\.advance).max() ?? picture.width
        // Constraints may leave a box less than nothing, which nobody can draw.
        let boxWidth = max(picture.boxWidth ?? textWidth, 0)
        let lineHeight = picture.height / Double(max(picture.lines.count, 1))
        let shownLines = picture.shownLines > 0 ? min(picture.shownLines, picture.lines.count) : picture.lines.count
        let shownHeight = lineHeight * Double(shownLines)
        let boxHeight = max(picture.boxHeight ?? shownHeight, 0)
        box = Rect(x: 0, y: 0, width: boxWidth, height: boxHeight)
        isWidthOpen = picture.boxWidth == nil
        isHeightOpen = picture.boxHeight == nil
        // One line is centred in its box, and so is what fits; more than fits begins at the top.
        let isCut = shownLines < picture.lines.count
        let top = shownLines > 1 && shownHeight > boxHeight ? 0 : (boxHeight - shownHeight) / 2
        let bottom = isCut ? min(boxHeight, top + shownHeight) : boxHeight
        shown = Rect(x: 0, y: 0, width: boxWidth, height: bottom)

        func start(of line: LineFragment) -> Double { picture.isRightToLeft ? boxWidth - line.advance : 0 }
        let reach = Self.reach(of: boxWidth)
        let left = max(min(picture.lines.map(start).min() ?? 0, 0), -reach)
        let right = min(max(picture.lines.map { start(of: $0) + $0.advance }.max() ?? 0, boxWidth), boxWidth + reach)
        let end = min(max(top + picture.height, bottom), bottom + 90)
        let upper = min(top, 0)
        extent = Rect(x: left, y: upper, width: right - left, height: max(end, boxHeight) - upper)
        spills = [
            Rect(x: boxWidth, y: 0, width: right - boxWidth, height: bottom),
            Rect(x: left, y: 0, width: -left, height: bottom),
            Rect(x: 0, y: bottom, width: boxWidth, height: end - bottom),
            Rect(x: 0, y: upper, width: boxWidth, height: -upper),
        ]
        .filter { $0.width > 0.05 && $0.height > 0.05 }
        runs = picture.lines.filter { top + $0.baseline < end + lineHeight }.flatMap { line in
            Self.runs(of: line, at: start(of: line), top: top, within: left..<max(right, left), glyphs)
        }
        dimensions = Self.dimensions(of: picture, start: left, end: right, top: upper, bottom: end)
    }

    private static func runs(
        of line: LineFragment,
        at x: Double,
        top: Double,
        within visible: Range<Double>,
        _ table: GlyphTable
    ) -> [Run] {
        line.runs.compactMap { run in
            let unitsPerEm = table.unitsPerEm(of: run.face)
            guard run.size > 0, unitsPerEm > 0 else { return nil }
            let scale = DecimalText.rounded(run.size / Double(unitsPerEm), decimals: 6)
            guard scale > 0 else { return nil }
            let glyphs = run.glyphs.compactMap { glyph -> (index: Int, x: Int, y: Int)? in
                // A glyph reaches about an em beyond its origin.
                guard visible.lowerBound - run.size < x + glyph.x, x + glyph.x < visible.upperBound,
                    let index = table.index(of: glyph.id, in: run.face),
                    let unitX = Int(exactly: (glyph.x / scale).rounded()),
                    let unitY = Int(exactly: (glyph.y / scale).rounded())
                else { return nil }
                return (index, unitX, unitY)
            }
            return glyphs.isEmpty ? nil : Run(x: x, baseline: top + line.baseline, scale: scale, glyphs: glyphs)
        }
    }

    private static func dimensions(
        of picture: LabelPicture,
        start: Double,
        end: Double,
        top: Double,
        bottom: Double
    ) -> [Dimension] {
        var dimensions: [Dimension] = []
        func points(_ value: Double) -> String { DecimalText.of(value, decimals: 1) + " pt" }
        func add(_ isVertical: Bool, _ from: Double, _ to: Double, _ label: String, isExcessive: Bool = false) {
            dimensions.append(
                Dimension(isVertical: isVertical, from: from, to: to, label: label, isExcessive: isExcessive)
            )
        }
        if let width = picture.boxWidth {
            add(false, 0, max(width, 0), points(width))
            if picture.width > width { add(false, start, end, points(picture.width), isExcessive: true) }
        }
        let lineHeight = picture.height / Double(max(picture.lines.count, 1))
        if picture.shownLines > 0, picture.lines.count > picture.shownLines {
            let shown = Double(picture.shownLines) * lineHeight
            add(true, 0, picture.boxHeight ?? shown, CountPhrase.of(picture.shownLines, "line"))
            add(true, top, bottom, CountPhrase.of(picture.lines.count, "line"), isExcessive: true)
        } else if let height = picture.boxHeight, picture.height > height {
            add(true, 0, max(height, 0), points(height))
            add(true, top, bottom, points(picture.height), isExcessive: true)
        }
        return dimensions
    }
}
