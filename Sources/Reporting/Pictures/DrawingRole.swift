/// The role of a shape in a picture; the theme gives each its colour.
package enum DrawingRole: String, Sendable, Hashable, CaseIterable {
    /// Behind everything.
    case ground
    /// A screen, a window or a sheet.
    case paper
    /// Controls that are filled: fields, switches, bars.
    case control
    /// The edges of views.
    case outline
    /// Thin lines between rows and bars.
    case separator
    /// A limit that is not a view: margins, safe areas.
    case guide
    /// The box that a text is given.
    case box
    /// Text.
    case text
    /// Text of less weight, such as placeholders.
    case secondaryText
    /// Text and marks that can be tapped.
    case accent
    /// Text on a ground of the role ``accent``.
    case accentText
    /// Text that users do not see: the part beyond its box.
    case lostText
    /// The ground of what does not fit, and the edge and stripes of what does not fit.
    case overflow
    case overflowMark
    /// A dimension: what there is.
    case measure
    /// A dimension: what is needed, and is more than there is.
    case excess
    /// The thing that is pointed at.
    case highlight
}

/// Colours for all roles.
package enum DrawingTheme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
    /// Light or dark as the reader's system is, where the format can do that (SVG), else light.
    case automatic
}

/// A colour in sRGB; alpha 255 is opaque.
struct DrawingColor: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    /// The colour of a number such as `0x1B1D21`.
    init(_ number: UInt32, alpha: UInt8 = 255) {
        red = UInt8(truncatingIfNeeded: number >> 16)
        green = UInt8(truncatingIfNeeded: number >> 8)
        blue = UInt8(truncatingIfNeeded: number)
        self.alpha = alpha
    }

    /// The colour as CSS and SVG write it, without alpha.
    var hexadecimal: String {
        let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension DrawingRole {
    /// The colour on light ground; those that the report's page has too are the same there.
    var light: DrawingColor {
        switch self {
        case .ground: DrawingColor(0xF6F5F2)
        case .paper, .accentText: DrawingColor(0xFFFFFF)
        case .control: DrawingColor(0xECEBE7)
        case .outline: DrawingColor(0xC2C5CB)
        case .separator: DrawingColor(0xDCDAD4)
        case .guide: DrawingColor(0x3F5A76, alpha: 150)
        case .box: DrawingColor(0x6D7480)
        case .text: DrawingColor(0x1B1D21)
        case .secondaryText, .measure: DrawingColor(0x565B64)
        case .accent, .highlight: DrawingColor(0x1A56B0)
        case .lostText: DrawingColor(0xB3261E, alpha: 191)
        case .overflow: DrawingColor(0xFBE3E0)
        case .overflowMark, .excess: DrawingColor(0xB3261E)
        }
    }

    /// The colour on dark ground.
    var dark: DrawingColor {
        switch self {
        case .ground: DrawingColor(0x131417)
        case .paper, .accentText: DrawingColor(0x101114)
        case .control: DrawingColor(0x26292F)
        case .outline: DrawingColor(0x4A4F58)
        case .separator: DrawingColor(0x34373D)
        case .guide: DrawingColor(0xA9C4E2, alpha: 150)
        case .box: DrawingColor(0x8B929E)
        case .text: DrawingColor(0xF2F2F0)
        case .secondaryText, .measure: DrawingColor(0xA9AEB7)
        case .accent, .highlight: DrawingColor(0x8AB8FF)
        case .lostText: DrawingColor(0xFF9D94, alpha: 191)
        case .overflow: DrawingColor(0x4A2320)
        case .overflowMark, .excess: DrawingColor(0xFF9D94)
        }
    }

    /// The colour in a theme that is not automatic; light, if it is.
    func color(in theme: DrawingTheme) -> DrawingColor { theme == .dark ? dark : light }
}
