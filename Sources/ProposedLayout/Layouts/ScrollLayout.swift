internal import Interfaces
internal import TextMeasurement

/// `ScrollView`: its content has as much room as it wants along the axes that scroll.
struct ScrollLayout: ElementLayout {
    var axes: AxisSet

    private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    private func inner(_ proposal: Proposal) -> Proposal {
        var inner = proposal
        for axis in Axis.allCases where scrolls(axis) { inner[axis] = nil }
        return inner
    }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        var size = try views.first?.size(for: inner(proposal)) ?? Size(width: 0, height: 0)
        for axis in Axis.allCases where scrolls(axis) { size[axis] = proposal[axis] ?? size[axis] }
        return Dimensions(size)
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? { [inner(proposal)] }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        guard let view = views.first else { return [] }
        let answer = try view.size(for: inner(proposal))
        // What is smaller than the room stands in the middle of it across, and at the start along.
        return [
            Place(
                x: scrolls(.horizontal) ? 0 : (size.width - answer.width) / 2,
                y: scrolls(.vertical) ? 0 : (size.height - answer.height) / 2,
                proposal: inner(proposal)
            )
        ]
    }
}
