internal import TextMeasurement

/// The advance of a run, or of a word in it, in font units.
///
/// Whole numbers, so that a sum over words is the same to the last bit as the sum over the run.
struct RunAdvance: Sendable, Hashable {
    /// The sum of the advances.
    var units = 0
    /// The number of glyphs that have an advance: tracking is added to each of them.
    var glyphs = 0

    static func += (left: inout RunAdvance, right: RunAdvance) {
        left.units += right.units
        left.glyphs += right.glyphs
    }

    static func -= (left: inout RunAdvance, right: RunAdvance) {
        left.units -= right.units
        left.glyphs -= right.glyphs
    }
}

/// The advance of one run in the faces that it is set in.
struct PieceAdvance: Sendable, Hashable {
    /// The text design, or the only one; and its units in one em.
    var text: RunAdvance
    var textUnitsPerEm: Int32
    /// The display design and its units in one em, 0 if the run is in one face only.
    var display = RunAdvance()
    var displayUnitsPerEm: Int32 = 0
    /// Whether the run is in the primary face: tracking is added to that alone.
    var isPrimary: Bool
    /// How far the advances of a fallback face may be off, as a share; of no account in the primary face.
    var fallbackUncertainty = FontStyle.fallbackUncertainty

    /// The advance of the run.
    ///
    /// - Parameters:
    ///   - size: the size of the text in points.
    ///   - tracking: the space after each glyph of the primary face, in em.
    ///   - displayShare: the share of the display design.
    /// - Returns: points.
    func points(at size: Double, tracking: Double, displayShare: Double) -> Double {
        let space = isPrimary ? size * tracking * Double(text.glyphs) : 0
        let textShare = Double(text.units) / Double(textUnitsPerEm)
        guard displayUnitsPerEm != 0 else { return size * textShare + space }
        let shownShare = Double(display.units) / Double(displayUnitsPerEm)
        return size * ((1 - displayShare) * textShare + displayShare * shownShare) + space
    }
}
