internal import TextMeasurement

/// The faces that a font request has led to.
struct FontStyle: Sendable {
    /// How much is known about the widths of the primary face.
    enum Fidelity: Sendable, Hashable {
        /// San Francisco through its model, in this weight and design.
        case systemFont(FontWeight, FontDesign)
        /// The very font that was asked for.
        case exact
        /// A font by its name through a relative.
        case named(FontSubstitute)
    }

    var fidelity: Fidelity
    /// The primary face; for the system font Inter.
    var text: Face
    /// Inter Display; `nil` for an exact font and for sizes that do without it.
    var display: Face?
    /// Whether fallback faces are bold, too.
    var isBold: Bool
    /// The release whose designs and heights are asked for.
    var era = DocumentEra.current
    /// Whether the advances of the substitute are corrected to San Francisco's, letter by letter.
    var correctsAdvances = true

    /// How far the advances of the primary face may be off, as a share.
    var uncertainty: Double {
        switch fidelity {
        // The default design has tables of tracking and of single advances, the others have less.
        case .systemFont(_, .default): SanFrancisco.uncertainty
        case .systemFont(_, .monospacedDigit): 0.04
        case .systemFont: 0.06
        case .exact: 0
        case .named(let standIn): standIn.uncertainty
        }
    }

    /// The same for a fallback face of which nothing else is known.
    static let fallbackUncertainty = 0.06

    /// The space added after each glyph of the primary face, in em.
    func tracking(at size: Double) -> Double {
        switch fidelity {
        case .systemFont(let weight, let design):
            SanFrancisco.tracking(at: size, weight: weight, design: design, era: era)
        case .named(let standIn): standIn.spacing / size
        case .exact: 0
        }
    }

    /// Whether the system font is asked for.
    var isSystemFont: Bool { if case .systemFont = fidelity { true } else { false } }

    /// Whether the advances of the primary face are corrected to those of the font asked for, letter by letter.
    var needsCorrection: Bool { fidelity != .exact && correctsAdvances }

    /// The box of one line.
    func box(at size: Double, on platform: Platform) -> LineBox {
        switch fidelity {
        case .systemFont: systemBox(era, at: size, on: platform)
        case .named(let standIn) where standIn.hasLinesOfSystem && platform == .macOS:
            systemBox(era.drawing(in: .lucidaGrande), at: size, on: platform)
        case .named(let standIn) where standIn.hasLinesOfSanFrancisco: systemBox(era, at: size, on: platform)
        case .named(let standIn): exactBox(standIn.line ?? (text.ascent, text.descent), at: size, on: platform)
        case .exact: exactBox((text.ascent, text.descent), at: size, on: platform)
        }
    }

    private func systemBox(_ era: DocumentEra, at size: Double, on platform: Platform) -> LineBox {
        LineBox(
            height: SanFrancisco.lineHeight(at: size, on: platform, era: era),
            ascent: size * SanFrancisco.ascent
        )
    }

    private func exactBox(
        _ line: (ascent: Double, descent: Double),
        at size: Double,
        on platform: Platform
    ) -> LineBox {
        let (ascent, descent) = (size * line.ascent, size * line.descent)
        // AppKit rounds both parts to points: saved labels of Avenir 12 and 20, Helvetica Neue 20 and Menlo 13 are 16,
        // 27, 23 and 15 points high.
        let height = platform == .macOS ? ascent.rounded() + descent.rounded() : ascent + descent
        return LineBox(height: height, ascent: ascent)
    }
}
