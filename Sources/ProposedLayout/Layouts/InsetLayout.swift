internal import Interfaces
internal import TextMeasurement

/// `safeAreaInset`, and the bars of the system: the second view stands at an edge, the first one has the rest.
struct InsetLayout: ElementLayout {
    var edge: EdgeSet
    var alignment: Alignment
    /// Between the two, in points.
    var spacing: Double

    private var axis: Axis { edge.isDisjoint(with: .vertical) ? .horizontal : .vertical }

    private func split(
        _ views: Subviews,
        _ proposal: Proposal
    ) throws(MeasurementError) -> (rest: Proposal, inset: Proposal, length: Double) {
        guard views.count > 1 else { return (proposal, proposal, 0) }
        let inset = proposal.with(axis, nil)
        let length = try views[1].size(for: inset)[axis] + spacing
        return (proposal.with(axis, proposal[axis].map { max($0 - length, 0) }), inset, length)
    }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        guard let content = views.first else { return Dimensions(width: 0, height: 0) }
        let split = try split(views, proposal)
        var size = try content.size(for: split.rest)
        size[axis] += split.length
        if views.count > 1 {
            size[axis.across] = max(size[axis.across], try views[1].size(for: split.inset)[axis.across])
        }
        return Dimensions(size)
    }

    func proposals(to views: Subviews, in proposal: Proposal) throws(MeasurementError) -> [Proposal?]? {
        let split = try split(views, proposal)
        return views.count > 1 ? [split.rest, split.inset] : [split.rest]
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        guard let content = views.first else { return [] }
        let split = try split(views, proposal)
        let isFirst = !edge.isDisjoint(with: [.top, .leading])
        var room = size
        room[axis] = max(size[axis] - split.length, 0)
        var place = try FramedView.place(content, in: room, .center, proposal: split.rest)
        if isFirst, axis == .vertical { place.y += split.length }
        if isFirst, axis == .horizontal { place.x += split.length }
        guard views.count > 1 else { return [place] }
        var inset = try FramedView.place(views[1], in: size, alignment, proposal: split.inset)
        let length = split.length - spacing
        switch axis {
        case .vertical: inset.y = isFirst ? 0 : size.height - length
        case .horizontal: inset.x = isFirst ? 0 : size.width - length
        }
        return [place, inset]
    }
}
