/// A text after it was shaped, broken into lines and, where it did not fit, shrunk or cut.
package struct MeasuredText: Sendable, Hashable {
    /// The width of the control that holds the text, in points, rounded up to a pixel.
    package var width: Double
    /// The height of the control that holds the text, in points, rounded up to a pixel.
    package var height: Double
    /// The advance of the widest line, in points, not rounded.
    package var advance: Double
    /// The advance of the whole text when each paragraph is set in one line, unshrunk, in points, not rounded.
    package var unwrappedAdvance: Double
    /// The lines that are shown, from top to bottom; at least one.
    package var lines: [LineFragment]
    /// The number of lines that the whole text needs at ``scale``, without a limit of lines.
    package var neededLineCount: Int
    /// Whether text was left out or an ellipsis was set.
    package var isTruncated: Bool
    /// Whether a word was wider than the line and was broken inside.
    package var breaksWord: Bool
    /// The scale after shrinking: 1 if the text has its own size.
    package var scale: Double
    /// The share of its advance that the text has lost to tightening: 0 if its letters are spaced as designed.
    package var tightening = 0.0
    /// How much higher the text is, in points, if its fallback faces make their lines as high as they are themselves.
    ///
    /// Not part of ``height``: which faces Apple's platforms take is not known, so a verdict that depends on it is
    /// a risk.
    package var fallbackGrowth = 0.0
    /// Whether a line has no glyph in the font asked for, so that its height depends on a fallback face alone.
    package var hasForeignLines = false
    /// How far the ink of the text reaches.
    package var ink: InkExtent
    /// How far ``advance`` may be wrong, in points, to either side.
    package var uncertainty: Double
    /// The characters for which no font has a glyph, each once, in order of appearance.
    package var missing: [Unicode.Scalar]
    /// The PostScript names of the fonts used, each once, in order of appearance.
    package var fonts: [String]
    /// The PostScript names of fonts that are not there, in whose place the system font was measured.
    package var substitutedFonts: [String] = []

    package init(
        width: Double,
        height: Double,
        advance: Double,
        unwrappedAdvance: Double,
        lines: [LineFragment],
        neededLineCount: Int,
        isTruncated: Bool = false,
        breaksWord: Bool = false,
        scale: Double = 1,
        ink: InkExtent = InkExtent(top: 0, bottom: 0),
        uncertainty: Double = 0,
        missing: [Unicode.Scalar] = [],
        fonts: [String] = []
    ) {
        self.width = width
        self.height = height
        self.advance = advance
        self.unwrappedAdvance = unwrappedAdvance
        self.lines = lines
        self.neededLineCount = neededLineCount
        self.isTruncated = isTruncated
        self.breaksWord = breaksWord
        self.scale = scale
        self.ink = ink
        self.uncertainty = uncertainty
        self.missing = missing
        self.fonts = fonts
    }
}

/// How far ink reaches above the first baseline and below the last one, in points; both are positive outwards.
package struct InkExtent: Sendable, Hashable {
    package var top: Double
    package var bottom: Double

    package init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
    }
}

/// One line of a measured text.
package struct LineFragment: Sendable, Hashable {
    /// The range of the line's text in the request's text, in UTF-8 bytes; an ellipsis is not part of it.
    package var range: Range<Int>
    /// The advance of the line without trailing spaces, in points, not rounded.
    package var advance: Double
    /// The baseline's distance from the top of the text, in points.
    package var baseline: Double
    /// Whether the line runs from right to left.
    package var isRightToLeft: Bool
    /// The runs in visual order, from left to right.
    package var runs: [GlyphRun]

    package init(range: Range<Int>, advance: Double, baseline: Double, isRightToLeft: Bool, runs: [GlyphRun]) {
        self.range = range
        self.advance = advance
        self.baseline = baseline
        self.isRightToLeft = isRightToLeft
        self.runs = runs
    }
}

/// Glyphs of one face, placed on a line.
package struct GlyphRun: Sendable, Hashable {
    /// The face that the glyphs belong to.
    package var face: FaceID
    /// The size of the glyphs, in points, after shrinking.
    package var size: Double
    /// The glyphs in visual order, from left to right.
    package var glyphs: [PlacedGlyph]

    package init(face: FaceID, size: Double, glyphs: [PlacedGlyph]) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
    }
}

/// One glyph and its origin.
package struct PlacedGlyph: Sendable, Hashable {
    /// The glyph's index in its face; 0 is the glyph for missing characters.
    package var id: UInt32
    /// The distance from the left end of the line, in points.
    package var x: Double
    /// The distance above the baseline, in points.
    package var y: Double

    package init(id: UInt32, x: Double, y: Double) {
        self.id = id
        self.x = x
        self.y = y
    }
}

/// A face of one measurer, by its place in the measurer's table of fonts: the same in every run.
///
/// ``TextMeasurer/faces`` describes those that were opened.
package struct FaceID: Sendable, Hashable, Comparable {
    package var index: Int

    package init(index: Int) { self.index = index }

    package static func < (left: FaceID, right: FaceID) -> Bool { left.index < right.index }
}
