internal import Interfaces
internal import TextMeasurement

/// Labels: `UILabel`, and text fields of macOS that neither can be edited nor have a border.
extension ControlMetrics {
    /// The size that a label asks for, in its font times a scale.
    ///
    /// The width is the one that the layout gives a label of many lines, in points; `nil` in the first pass.
    ///
    /// A label of iOS that the layout has made narrower than its text asks for no more than its longest line then; one of
    /// macOS goes on to ask for its text in one line.
    func labelSize(
        _ label: LabelContent,
        width: Double?,
        scale: Double = 1
    ) throws(MeasurementError) -> IntrinsicSize {
        guard var text = text(label.text, label.attributes) else { return .none }
        if scale != 1, let scaled = PointSize(text.font.size.points * scale) { text.font.size = scaled }
        if text.value.isEmpty && platform == .iOS { return IntrinsicSize(width: 0, height: 0) }
        let attributes = label.attributes
        let limit = attributes.wraps ? attributes.preferredMaxLayoutWidth ?? width : nil
        let measured = try measure(text, width: limit, lines: text.lines)
        let height = lineHeight(measured)
        let baselines = measured.lines.map(\.baseline)
        let spaces = try trailingSpace(of: text)
        let isWrapped = platform == .iOS && width != nil && measured.lines.count > 1
        var width =
            limit == width && !isWrapped
            ? grid.roundedUp(measured.unwrappedAdvance + spaces) : try wrappedWidth(of: measured, text, at: limit)
        // AppKit keeps two more points free on both sides of a text in the middle.
        if platform == .macOS, attributes.alignment == .center { width += Self.centeredMargin }
        if label.drawsBackground { width += Self.paintedMargin }
        return IntrinsicSize(
            width: text.value.isEmpty ? 0 : width,
            height: height,
            firstBaseline: baselines.first,
            lastBaseline: baselines.last.map { height - $0 }
        )
    }

    /// The width of a text that wraps at a width in points.
    ///
    /// The system counts the space at which a line ends, as far as there is room: nearly all saved labels that wrap and that
    /// nothing stretches are wider than their longest line by one.
    private func wrappedWidth(
        of measured: MeasuredText,
        _ text: ControlText,
        at limit: Double?
    ) throws(MeasurementError) -> Double {
        guard measured.lines.count > 1 else { return measured.width }
        let bytes = Array(text.value.utf8)
        var sample = text
        sample.value = "n "
        let space = try trailingSpace(of: sample)
        let widest = measured.lines.map { line in
            let end = line.range.upperBound
            let endsAtSpace = end < bytes.count && (bytes[end] == 0x20 || end > 0 && bytes[end - 1] == 0x20)
            return line.advance + (endsAtSpace ? space : 0)
        }.max()
        return max(measured.width, min(grid.roundedUp(widest ?? 0), limit ?? .infinity))
    }

    /// What a label that paints its background has beside its text, in points.
    static let paintedMargin = 4.0

    /// What AppKit adds to the width of a label that stands in the middle, in points.
    private static let centeredMargin = 4.0
}
