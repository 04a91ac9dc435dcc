internal import Interfaces
internal import TextMeasurement

/// `offset`: the view is drawn elsewhere, and takes the room where it is.
struct OffsetLayout: SingleViewLayout {
    /// In points, towards the trailing edge and down.
    var x: Double
    var y: Double

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        try views.first?.dimensions(for: proposal) ?? Dimensions(width: 0, height: 0)
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        views.isEmpty ? [] : [Place(x: x, y: y, proposal: proposal)]
    }
}

/// `position`: takes what it is proposed, with the middle of the view at a point.
struct PositionLayout: ElementLayout {
    /// In points, from the leading edge and the top.
    var x: Double
    var y: Double

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        let answer = try views.first?.size(for: proposal) ?? Size(width: 0, height: 0)
        return Dimensions(width: proposal.width ?? answer.width, height: proposal.height ?? answer.height)
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        guard let view = views.first else { return [] }
        let answer = try view.size(for: Proposal(size))
        return [Place(x: x - answer.width / 2, y: y - answer.height / 2, proposal: Proposal(size))]
    }
}
