internal import Interfaces
internal import TextMeasurement

/// The sizes that contents ask for, for the widths that the layout gave them last.
struct WrappingTexts: Sendable {
    private(set) var sizes: [IntrinsicSize]
    /// The views whose heights follow their widths.
    private var wrapping: [Int]
    private var widths: [Double?]

    /// Measures every content without a limit to its width.
    init(screen: Screen, metrics: ControlMetrics) throws(MeasurementError) {
        sizes = []
        for view in screen.views.indices { sizes.append(try metrics.intrinsicSize(of: view, width: nil)) }
        wrapping = screen.views.indices.filter { metrics.wrapsText($0) }
        widths = Array(repeating: nil, count: sizes.count)
    }

    /// Measures a content anew, without a limit to its width.
    ///
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    mutating func measureAgain(_ view: Int, metrics: ControlMetrics) throws(MeasurementError) {
        sizes[view] = try metrics.intrinsicSize(of: view, width: nil)
        widths[view] = nil
        wrapping.removeAll { $0 == view }
        if metrics.wrapsText(view) { wrapping.append(view) }
    }

    /// Measures the heights of wrapping texts for their widths.
    ///
    /// The height follows the width, as in the second pass of the system. The width that a label of iOS asks for becomes
    /// that of its longest line: of 14 saved labels that wrap and that nothing stretches, all have it.
    ///
    /// - Parameters:
    ///   - solved: the width of each view.
    ///   - metrics: what measures them.
    /// - Returns: whether a height changed.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    mutating func wrap(to solved: [Double], metrics: ControlMetrics) throws(MeasurementError) -> Bool {
        var changed = false
        for view in wrapping where try wrap(view, to: solved[view], metrics: metrics) { changed = true }
        return changed
    }

    /// Measures the height of one text for its width, if it wraps.
    ///
    /// - Returns: whether the height changed.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    mutating func wrap(_ view: Int, to solved: Double, metrics: ControlMetrics) throws(MeasurementError) -> Bool {
        if let width = widths[view], abs(width - solved) < 1e-6 { return false }
        guard metrics.wrapsText(view) else { return false }
        widths[view] = solved
        let wrapped = try metrics.intrinsicSize(of: view, width: solved)
        let before = sizes[view]
        sizes[view].height = wrapped.height
        if metrics.platform == .iOS, let longest = wrapped.width, longest < solved { sizes[view].width = longest }
        sizes[view].firstBaseline = wrapped.firstBaseline
        sizes[view].lastBaseline = wrapped.lastBaseline
        return sizes[view] != before
    }
}
