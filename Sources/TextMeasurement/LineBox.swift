/// The height of the lines of a font, and where the baseline stands in them.
package struct LineBox: Sendable, Hashable {
    /// The height of one line in points.
    package var height: Double
    /// The distance of the baseline from the top of the line in points.
    package var ascent: Double

    package init(height: Double, ascent: Double) {
        self.height = height
        self.ascent = ascent
    }
}
