/// A font size in points: finite, above 0 and at most ``maximum``.
package struct PointSize: Sendable, Hashable, Comparable {
    /// The largest size that is taken for a size and not for a typing error, in points.
    package static let maximum = 2000.0

    /// The size in points.
    package let points: Double

    /// Takes `points` if it can be the size of a font.
    package init?(_ points: Double) {
        guard points.isFinite, points > 0, points <= Self.maximum else { return nil }
        self.points = points
    }

    package static func < (left: PointSize, right: PointSize) -> Bool {
        left.points < right.points
    }
}

/// The platform whose system font, line heights and rounding apply.
package enum Platform: String, Sendable, Hashable, CaseIterable {
    case iOS
    case macOS
}

/// A weight of the system font, in the words of `UIFont.Weight` and Interface Builder.
package enum FontWeight: String, Sendable, Hashable, CaseIterable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The position on the `wght` axis of an OpenType font (100 to 900).
    package var axisValue: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}

/// The font that a label asks for.
package struct FontRequest: Sendable, Hashable {
    /// Which family is asked for.
    package enum Family: Sendable, Hashable {
        /// San Francisco, measured with its substitute.
        case system
        /// One font by its PostScript name, for example `Brand-Bold`. The name fixes weight and slant.
        case postScript(String)
    }

    package var family: Family
    package var size: PointSize
    package var weight: FontWeight
    package var isItalic: Bool
    /// The design of the system font; other families have none.
    package var design: FontDesign

    package init(
        family: Family,
        size: PointSize,
        weight: FontWeight = .regular,
        isItalic: Bool = false,
        design: FontDesign = .default
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
    }
}
