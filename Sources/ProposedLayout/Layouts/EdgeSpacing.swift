internal import TextMeasurement

/// What a view wants to be apart from the views above and below it where a stack has no spacing of its own.
///
/// Beside each other views are 8 points apart, a spacer 0 (OpenSwiftUI's `Spacing` and `Spacer`, and recorded layouts).
struct EdgeSpacing: Sendable, Hashable {
    /// What one edge of a view is.
    enum Edge: Sendable, Hashable {
        /// The edge of a text in a font of this size, in points.
        case text(size: Double)
        /// The edge of anything else.
        case plain
    }

    /// The gap between two views that ask for nothing else, in points (OpenSwiftUI: `defaultSpacing`).
    static let standardGap = 8.0

    static let standard = EdgeSpacing(top: .plain, bottom: .plain)

    var top: Edge
    var bottom: Edge
    /// Whether the view is a spacer, which stands apart from nothing.
    var isSpacer = false

    init(top: Edge, bottom: Edge, isSpacer: Bool = false) {
        self.top = top
        self.bottom = bottom
        self.isSpacer = isSpacer
    }

    /// The gap between two views of a horizontal stack.
    static func horizontalGap(_ left: EdgeSpacing, _ right: EdgeSpacing) -> Double {
        left.isSpacer || right.isSpacer ? 0 : standardGap
    }

    /// The gap between two views of a vertical stack.
    ///
    /// Text on text is as far apart as the leading of the font, which San Francisco does not have. To anything else it
    /// keeps what makes an eighth of a line look like one (OpenSwiftUI's `Text+Spacing`); the cap height is that of San
    /// Francisco.
    static func verticalGap(_ above: EdgeSpacing, _ below: EdgeSpacing) -> Double {
        if above.isSpacer || below.isSpacer { return 0 }
        switch (above.bottom, below.top) {
        case (.text, .text): return 0
        case (.plain, .text(let size)):
            return size * (1.1 * SanFrancisco.lineHeight - SanFrancisco.ascent)
        case (.text(let size), .plain):
            let descent = SanFrancisco.lineHeight - SanFrancisco.ascent
            return size * max(1.1 * SanFrancisco.lineHeight - capHeight, 0.1 * SanFrancisco.lineHeight + descent)
        case (.plain, .plain): return standardGap
        }
    }

    /// The height of capital letters of San Francisco, in em: 1443 of 2048 units.
    private static let capHeight = 1443.0 / 2048
}
