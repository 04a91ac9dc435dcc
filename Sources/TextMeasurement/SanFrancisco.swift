/// The widths and heights of Apple's system font, predicted from Inter and Inter Display.
///
/// San Francisco may not be redistributed. Its advances follow those of Inter once Apple's tracking for the size is
/// added after every glyph; from 17 to 28 points it goes over from its text design to its display design. The figures
/// were fitted on widths that Xcode saved for labels and are held against them by a test.
package enum SanFrancisco {
    /// The height of a line in em, as `UIFont.lineHeight` has it: ascender and descender without leading.
    package static let lineHeight = 2444.0 / 2048

    /// How much of a line stands above the baseline, in em.
    ///
    /// The split is not verified; the sum of both parts is.
    package static let ascent = 1950.0 / 2048

    /// How far a width predicted by the model may be off, as a share of the advance.
    package static let uncertainty = 0.03

    /// The space added after every glyph, in em: Apple's tracking for the size and what bolder weights need beyond it.
    package static func tracking(at size: Double, weight: FontWeight) -> Double {
        (tracking(at: size) + offset(of: weight)) / 1000
    }

    /// The share of the display design in the advances at `size` points: 0 up to 17, 1 from 28 on.
    package static func displayShare(at size: Double) -> Double {
        min(max((size - 17) / 11, 0), 1)
    }

    /// The height of one line in points, not rounded for iOS; whole points for macOS.
    package static func lineHeight(at size: Double, on platform: Platform) -> Double {
        switch platform {
        case .iOS:
            return size * lineHeight
        case .macOS:
            // AppKit rounds in its own way at these sizes: the rule gives 12, 20 and 27 points, saved frames say else.
            if let saved = savedHeights.first(where: { $0.size == size }) { return saved.height }
            return (size * lineHeight - PixelGrid.tolerance).rounded(.up)
        }
    }

    /// Heights that Xcode saved for labels on macOS where rounding up gives another one, in points.
    private static let savedHeights: [(size: Double, height: Double)] = [(10, 13), (16, 19), (22, 26)]

    /// Apple's tracking by size, per mille of the em; linear between the sizes, constant outside.
    private static let table: [(size: Double, tracking: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
        (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (48, 7), (60, 3),
        (80, 0),
    ]

    private static func tracking(at size: Double) -> Double {
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        let above = table[upper]
        guard upper > 0, above.size > size else { return above.tracking }
        let below = table[upper - 1]
        let share = (size - below.size) / (above.size - below.size)
        return below.tracking + share * (above.tracking - below.tracking)
    }

    /// What a weight adds to the tracking, per mille of the em; heavy and black are taken for bold.
    private static func offset(of weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light, .regular: 0
        case .medium: 5
        case .semibold: 9
        case .bold, .heavy, .black: 15
        }
    }
}
