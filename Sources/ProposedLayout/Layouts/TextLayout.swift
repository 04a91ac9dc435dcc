internal import Interfaces
internal import TextMeasurement

/// `Text`: as wide as its widest line, as high as its lines.
///
/// It needs the measurer, which no other view does, so that the pass asks it directly.
struct TextLayout {
    let text: HeldText

    /// The size that the text takes of what it is proposed.
    func dimensions(for proposal: Proposal, with sizes: TextSizes) throws(MeasurementError) -> Dimensions {
        let set = try sizes.set(text, in: proposal)
        var answer = set.dimensions
        answer.size.width = sizes.roundedUp(answer.size.width)
        // Reserved lines are empty lines of the same font.
        if let least = text.element.lineLimit?.least { answer.size.height += set.height(ofMissing: least) }
        return answer
    }

    /// What the text wants to be apart from its neighbours.
    var spacing: EdgeSpacing {
        let edge = EdgeSpacing.Edge.text(size: text.element.font.size.points)
        return EdgeSpacing(top: edge, bottom: edge)
    }
}
