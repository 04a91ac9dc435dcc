/// How far the fallback faces of a line reach from its baseline, in points, and whether they are alone in it.
///
/// A line is as high as the highest of its faces. Those that substitute for the faces of Apple's platforms have other
/// lines than these, so that a line's own box is that of the font asked for, and what a fallback face would add is a
/// risk.
package struct FallbackExtent: Sendable, Hashable {
    /// The ascent and the descent of the highest and the deepest fallback face, both positive outwards; 0 without one.
    package var ascent: Double
    package var descent: Double
    /// Whether no glyph of the line is in the font asked for, so that nothing holds the line to that font's box.
    package var isAlone: Bool

    package init(ascent: Double = 0, descent: Double = 0, isAlone: Bool = false) {
        self.ascent = ascent
        self.descent = descent
        self.isAlone = isAlone
    }

    /// How much higher than `box` a line is that holds both, in points.
    package func growth(of box: LineBox) -> Double {
        max(ascent - box.ascent, 0) + max(descent - (box.height - box.ascent), 0)
    }

    /// The extent of a line that has what is in both.
    package func union(_ other: FallbackExtent) -> FallbackExtent {
        FallbackExtent(
            ascent: max(ascent, other.ascent),
            descent: max(descent, other.descent),
            isAlone: isAlone && other.isAlone
        )
    }
}

/// The height of the lines of a font, and where the baseline is in them.
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
