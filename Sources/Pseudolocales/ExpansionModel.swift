/// How wide real translations get: the width that the widest of 20 translations stays under.
///
/// `needed(p) = a(p) · w + b(p)` em holds for a share *p* of English texts, *w* being the text's width in em. Fitted by
/// quantile regression on 11,997 English strings of 13 open-source apps with ten or more of 20 languages each; on apps
/// left out of the fit the line for 90 % bounds 89.9 %.
package enum ExpansionModel {
    private struct Line {
        var percent: Double
        var slope: Double
        var offset: Double
    }

    private static let lines = [
        Line(percent: 10, slope: 1.229, offset: 0.82), Line(percent: 25, slope: 1.310, offset: 1.38),
        Line(percent: 50, slope: 1.412, offset: 2.27), Line(percent: 60, slope: 1.453, offset: 2.64),
        Line(percent: 75, slope: 1.517, offset: 3.38), Line(percent: 80, slope: 1.550, offset: 3.67),
        Line(percent: 90, slope: 1.631, offset: 4.62), Line(percent: 95, slope: 1.716, offset: 5.49),
        Line(percent: 99, slope: 2.011, offset: 7.41),
    ]

    /// The width under which the widest of 20 translations stays for `percent` of English texts, in em.
    ///
    /// - Parameters:
    ///   - percent: 10 to 99; between the fitted shares it is interpolated, outside it is the nearest.
    ///   - width: the width of the English text, in em.
    /// - Returns: the width in em.
    package static func needed(percent: Double, width: Double) -> Double {
        let values = lines.map { (key: $0.percent, value: $0.slope * width + $0.offset) }
        return interpolate(values, at: percent)
    }

    /// The share of English texts of this width whose translations all fit a box, in per cent.
    ///
    /// - Parameters:
    ///   - width: the width of the English text, in em.
    ///   - available: the width of the box, in em.
    /// - Returns: 10 to 99; the ends also mean everything beyond them.
    package static func share(width: Double, fitting available: Double) -> Double {
        interpolate(lines.map { (key: $0.slope * width + $0.offset, value: $0.percent) }, at: available)
    }

    private static func interpolate(
        _ points: [(key: Double, value: Double)],
        at key: Double
    ) -> Double {
        guard let upper = points.firstIndex(where: { $0.key >= key }) else { return points.last?.value ?? 0 }
        guard upper > 0 else { return points[0].value }
        let (low, high) = (points[upper - 1], points[upper])
        return low.value + (high.value - low.value) * (key - low.key) / (high.key - low.key)
    }
}
