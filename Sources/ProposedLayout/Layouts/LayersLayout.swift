internal import Interfaces
internal import TextMeasurement

/// `ZStack`: every view gets the same proposal, and they are held against one point.
///
/// Where nothing is proposed, as the height in what scrolls, the stack is as large as the largest view wants to be, and the
/// views that fill their room get that much: a shape stands behind all of a card's text.
struct LayersLayout: ElementLayout {
    var alignment: Alignment

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        try arrange(views, for: proposal).dimensions
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? {
        proposal.width == nil || proposal.height == nil ? nil : views.map { _ in proposal }
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        try arrange(views, for: proposal).places
    }

    func spacing(of views: Subviews) -> EdgeSpacing {
        views.count == 1 ? views[0].spacing : .standard
    }

    private func arrange(
        _ views: Subviews,
        for proposal: Proposal
    ) throws(MeasurementError) -> (dimensions: Dimensions, places: [Place?]) {
        var answers: [Dimensions] = []
        for view in views { answers.append(try view.dimensions(for: proposal)) }
        var offered = Array(repeating: proposal, count: views.count)
        if proposal.width == nil || proposal.height == nil {
            let most = Proposal(
                width: proposal.width ?? answers.map(\.size.width).max(),
                height: proposal.height ?? answers.map(\.size.height).max()
            )
            for (index, view) in views.enumerated() {
                let answer = try view.dimensions(for: most)
                // What has a size of its own is proposed nothing, so that nothing limits it.
                guard answer.size != answers[index].size else { continue }
                (answers[index], offered[index]) = (answer, most)
            }
        }
        var before = Size(width: 0, height: 0)
        var after = Size(width: 0, height: 0)
        for answer in answers {
            let guide = Size(width: answer.guide(alignment.horizontal), height: answer.guide(alignment.vertical))
            for axis in Axis.allCases {
                before[axis] = max(before[axis], guide[axis])
                after[axis] = max(after[axis], answer.size[axis] - guide[axis])
            }
        }
        var dimensions = Dimensions(width: before.width + after.width, height: before.height + after.height)
        var places: [Place?] = []
        for (answer, proposal) in zip(answers, offered) {
            let y = before.height - answer.guide(alignment.vertical)
            places.append(Place(x: before.width - answer.guide(alignment.horizontal), y: y, proposal: proposal))
            if let first = answer.firstBaseline {
                dimensions.firstBaseline = min(dimensions.firstBaseline ?? .infinity, y + first)
            }
            if let last = answer.lastBaseline { dimensions.lastBaseline = max(dimensions.lastBaseline ?? 0, y + last) }
        }
        return (dimensions, places)
    }
}
