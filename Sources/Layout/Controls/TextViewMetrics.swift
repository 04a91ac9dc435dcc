internal import Interfaces
internal import TextMeasurement

/// Text views of iOS that do not scroll: they ask for the size of their whole text, as labels do.
extension ControlMetrics {
    /// What a text view keeps between its frame and its text, in points: the container's insets and the line fragment's
    /// padding.
    static let textViewInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

    /// The size that a text view asks for, for the width of its alignment rectangle in points; `nil` in the first pass.
    ///
    /// Without a text it is as high as a line.
    ///
    /// - Throws: ``MeasurementError`` if the font cannot be had.
    func textViewSize(_ content: LabelContent, width: Double?) throws(MeasurementError) -> IntrinsicSize {
        guard let text = text(content.text, content.attributes, standard: Self.textViewFontSize) else { return .none }
        let insets = Self.textViewInsets
        let room = width.map { max($0 - insets.horizontal, 0) }
        let measured = try measure(text, width: room, lines: 0)
        let height = lineHeight(measured)
        return IntrinsicSize(
            width: grid.roundedUp(measured.unwrappedAdvance + insets.horizontal),
            height: grid.roundedUp(height + insets.vertical),
            firstBaseline: measured.lines.first.map { insets.top + $0.baseline },
            lastBaseline: measured.lines.last.map { insets.bottom + height - $0.baseline }
        )
    }

    /// The size of the font where a document names none, in points.
    private static let textViewFontSize = 14.0
}
