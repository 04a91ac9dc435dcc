/// How the lines of a paragraph are spaced (`NSParagraphStyle`): points, and 0 for what is not set.
package struct ParagraphStyle: Sendable, Hashable {
    /// The factor of the height of a line.
    package var lineHeightMultiple: Double
    /// The least height of a line, after the multiple.
    package var minimumLineHeight: Double
    /// The largest height of a line, after the multiple; it wins over the least one.
    package var maximumLineHeight: Double
    /// The space between two lines.
    package var lineSpacing: Double

    package init(
        lineHeightMultiple: Double = 0,
        minimumLineHeight: Double = 0,
        maximumLineHeight: Double = 0,
        lineSpacing: Double = 0
    ) {
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineSpacing = lineSpacing
    }

    /// The box of a line in this style: what it gains or loses, it does above the baseline.
    ///
    /// - Parameter natural: the box of the font's own line.
    /// - Returns: the box of the line, without the space to the next one.
    package func box(_ natural: LineBox) -> LineBox {
        var height = natural.height * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return LineBox(height: height, ascent: natural.ascent + height - natural.height)
    }
}
