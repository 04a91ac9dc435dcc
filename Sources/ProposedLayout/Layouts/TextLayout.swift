internal import Interfaces
internal import TextMeasurement

/// `Text`: as wide as its widest line, as high as its lines.
///
/// It needs the measurer, which no other view does, so that the pass asks it directly.
struct TextLayout {
    let text: TextElement

    /// The size that the text takes of what it is proposed.
    func dimensions(for proposal: Proposal, with sizes: TextSizes) throws(MeasurementError) -> Dimensions {
        let shown = try sizes.set(text, in: proposal).shown
        var height = shown.height
        // Reserved lines are empty lines of the same font.
        if let least = text.lineLimit?.least, least > shown.lines.count, let last = shown.lines.last {
            let distance =
                shown.lines.count > 1 ? last.baseline - shown.lines[shown.lines.count - 2].baseline : shown.height
            height += Double(least - shown.lines.count) * distance
        }
        return Dimensions(
            Size(width: sizes.roundedUp(shown.advance), height: height),
            firstBaseline: shown.lines.first?.baseline,
            lastBaseline: shown.lines.last?.baseline
        )
    }

    /// What the text wants to be apart from its neighbours.
    var spacing: EdgeSpacing {
        let edge = EdgeSpacing.Edge.text(size: text.font.size.points)
        return EdgeSpacing(top: edge, bottom: edge)
    }
}
