/// The widths and heights of Apple's system font, predicted from Inter and Inter Display.
///
/// San Francisco may not be redistributed. Its advances follow those of Inter once Apple's tracking for the size is
/// added after every glyph and single letters are corrected (``advanceCorrection(of:)``); from 17 to 28 points it goes
/// over from its text design to its display design. The figures were fitted on widths that Xcode saved for labels of 62
/// apps, and a test holds them against labels of 12 others. `Fonts/README.md` has the method and the errors.
package enum SanFrancisco {
    /// The height of a line in em, as `UIFont.lineHeight` has it: ascender and descender without leading.
    package static let lineHeight = 2444.0 / 2048

    /// How much of a line is above the baseline, in em.
    ///
    /// The split is not verified; the sum of both parts is.
    package static let ascent = 1950.0 / 2048

    /// How far a width predicted by the model may be off, as a share of the advance.
    package static let uncertainty = 0.03

    /// The space added after every glyph, in em: Apple's tracking for the size, what bolder weights need beyond it, and
    /// what Inter Display is wider than San Francisco's display design.
    package static func tracking(
        at size: Double,
        weight: FontWeight,
        design: FontDesign = .default,
        era: DocumentEra = .current
    ) -> Double {
        if design == .rounded {
            return interpolated(roundedTracking, at: size) + offset(of: weight) + narrowing
        }
        let table = era.hasFixedDesigns && size >= designSwitch ? displayTracking : tracking
        let share = displayShare(at: size, era: era)
        let closer = share * displayOffset(at: size, of: weight, era: era)
        return interpolated(table, at: size) + offset(of: weight) + closer
    }

    /// How much wider the advances of San Francisco's display design are than those of Inter Display, in em.
    ///
    /// They are narrower. The display font of iOS 9 and 10 was wider, but for bold letters of 28 points and more: "Copied." in
    /// bold 21 points was saved 79 points wide, "Improvements and Optimizations" in 33 points 481 points.
    private static func displayOffset(at size: Double, of weight: FontWeight, era: DocumentEra) -> Double {
        let isWide = era.hasWideDisplayDesign && (size < 28 || weight.axisValue < FontWeight.bold.axisValue)
        return isWide ? 0.007 : narrowing
    }

    /// The share of the display design in the advances at `size` points: 0 up to 17, 1 from 28 on.
    ///
    /// That San Francisco goes over between these sizes is Apple's own word (WWDC 2020, session 10175); how fast it
    /// does was read off labels of 18, 20 and 22 points. Its earlier releases had two fonts, and changed at 20 points.
    package static func displayShare(at size: Double, era: DocumentEra = .current) -> Double {
        if era.hasFixedDesigns { return size < designSwitch ? 0 : 1 }
        return interpolated(designShares, at: size)
    }

    /// The height of one line in points, not rounded for iOS; whole points for macOS.
    ///
    /// AppKit rounds the parts of a line: with the system font of macOS 10.15 and later the ascender to the nearest
    /// point, and the descender up, or to the nearest point from 24 on. That gives each of the 16 heights that Xcode
    /// saved for labels of 9 to 36 points. Before, lines were ``lineHeight`` high, rounded up, and a point more at some
    /// sizes.
    package static func lineHeight(at size: Double, on platform: Platform, era: DocumentEra = .current) -> Double {
        guard platform == .macOS else { return size * lineHeight }
        if era.hasHigherLinesOnMac {
            let height = (size * lineHeight - PixelGrid.tolerance).rounded(.up)
            return [13, 15, 36].contains(size) ? height + 1 : height
        }
        let descender = size * macDescent
        return (size * macAscent).rounded() + descender.rounded(size < 24 ? .up : .toNearestOrAwayFromZero)
    }

    /// Ascender and descender of the system font of macOS, in em, as its table `hhea` has them.
    private static let macAscent = 1980.0 / 2048
    private static let macDescent = 432.0 / 2048

    /// The share of the display design by size.
    private static let designShares: [Point] = [(17, 0), (18, 0.06), (20, 0.27), (22, 0.53), (28, 1)]

    /// The size from which earlier releases take the font of the display design, in points.
    private static let designSwitch = 20.0

    /// How much narrower San Francisco's display design is than Inter Display, as a tracking in em.
    private static let narrowing = -0.009

    /// A size in points, and a value that belongs to it.
    private typealias Point = (size: Double, value: Double)

    /// Apple's tracking by size, in em.
    ///
    /// The Human Interface Guidelines give it twice, per mille of the em and in points; the column in points is the
    /// more precise one, and is divided by the size here.
    private static let tracking: [Point] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
        (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
        (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
        (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24),
        (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ].map { (size: $0, value: $1 / $0) }

    /// The tracking of the earlier display font by size, in em, as the guidelines had it until 2020.
    private static let displayTracking: [Point] = [
        (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10), (41, 9), (44, 8),
        (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
    ].map { (size: $0, value: $1 / 1000) }

    /// The tracking of SF Pro Rounded by size, in em, as the guidelines have it.
    private static let roundedTracking: [Point] = [
        (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35), (15, 30), (16, 26),
        (17, 22), (18, 21), (19, 20), (20, 18), (21, 17), (22, 16), (24, 15), (25, 14), (28, 13), (30, 12), (35, 11),
        (37, 10), (43, 9), (44, 8), (50, 7), (51, 6), (58, 4), (64, 3), (66, 2), (76, 1), (80, 0),
    ].map { (size: $0, value: $1 / 1000) }

    /// The value at a size: linear between the sizes of the table, constant outside.
    private static func interpolated(_ table: [Point], at size: Double) -> Double {
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return table.last?.value ?? 0 }
        let above = table[upper]
        guard upper > 0, above.size > size else { return above.value }
        let below = table[upper - 1]
        let share = (size - below.size) / (above.size - below.size)
        return below.value + share * (above.value - below.value)
    }

    /// The tracking that a weight adds, in em; black is taken for heavy, of which seven labels and fields of three apps in
    /// 28 to 40 points need 0.02 to 0.04.
    private static func offset(of weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light, .regular: 0
        case .medium: 0.005
        case .semibold: 0.009
        case .bold: 0.015
        case .heavy, .black: 0.03
        }
    }
}
