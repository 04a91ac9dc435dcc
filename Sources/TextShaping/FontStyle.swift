internal import TextMeasurement

/// The faces that a font request has led to.
struct FontStyle: Sendable {
    /// How much is known about the widths of the primary face.
    enum Fidelity: Sendable, Hashable {
        /// San Francisco through its model, in this weight.
        case systemFont(FontWeight)
        /// The very font that was asked for.
        case exact
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
    /// Whether the advances of the stand-in become San Francisco's, letter by letter.
    var correctsAdvances = true

    /// How far the advances of the primary face may be off, as a share.
    var uncertainty: Double {
        switch fidelity {
        case .systemFont: SanFrancisco.uncertainty
        case .exact: 0
        }
    }

    /// The same for every fallback face: nobody knows which face Apple's platforms take there.
    static let fallbackUncertainty = 0.06

    /// The space added after each glyph of the primary face, in em.
    func tracking(at size: Double) -> Double {
        switch fidelity {
        case .systemFont(let weight): SanFrancisco.tracking(at: size, weight: weight, era: era)
        case .exact: 0
        }
    }

    /// What the advances of the primary face lack to those of the font asked for, letter by letter.
    var needsCorrection: Bool { fidelity != .exact && correctsAdvances }

    /// The box of one line.
    func box(at size: Double, on platform: Platform) -> LineBox {
        switch fidelity {
        case .systemFont:
            LineBox(
                height: SanFrancisco.lineHeight(at: size, on: platform, era: era),
                ascent: size * SanFrancisco.ascent
            )
        case .exact:
            LineBox(height: exactHeight(at: size, on: platform), ascent: size * text.ascent)
        }
    }

    private func exactHeight(at size: Double, on platform: Platform) -> Double {
        let height = size * (text.ascent + text.descent)
        return platform == .macOS ? (height - PixelGrid.tolerance).rounded(.up) : height
    }
}
