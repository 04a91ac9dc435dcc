/// A text style of iOS (`UIFont.TextStyle`).
///
/// The raw value is the name in `overset.yml`, in directives and in `overset measure`.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2

    /// The weight of the system font that the style asks for.
    package var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The size of the style, in points, at each content size category from `extraSmall` to `accessibility5`.
    ///
    /// The tables "Dynamic Type sizes" and "Larger accessibility type sizes" of Apple's Human Interface Guidelines; the
    /// sizes that `UIFont.preferredFont` answers with in the simulator are the same.
    private var points: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The system font in this style.
    ///
    /// - Parameters:
    ///   - textSize: the content size category of the user.
    ///   - weight: a weight that overrides the style's own.
    /// - Returns: the request; `nil` for no style of this table.
    package func font(at textSize: TextSizeCategory = .large, weight: FontWeight? = nil) -> FontRequest? {
        guard let size = PointSize(points[textSize.index]) else { return nil }
        return FontRequest(family: .system, size: size, weight: weight ?? self.weight)
    }
}

/// A content size category of Dynamic Type (`UIContentSizeCategory`).
package enum TextSizeCategory: String, Sendable, Hashable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// The position in the tables of ``TextStyle``, from 0.
    var index: Int {
        switch self {
        case .extraSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .extraLarge: 4
        case .extraExtraLarge: 5
        case .extraExtraExtraLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}
