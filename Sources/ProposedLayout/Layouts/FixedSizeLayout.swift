internal import Interfaces
internal import TextMeasurement

/// `fixedSize`: the view gets its ideal size, whatever is proposed.
struct FixedSizeLayout: SingleViewLayout {
    var horizontal: Bool
    var vertical: Bool

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        try views.first?.dimensions(for: inner(proposal)) ?? Dimensions(width: 0, height: 0)
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? { [inner(proposal)] }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        views.isEmpty ? [] : [Place(x: 0, y: 0, proposal: inner(proposal))]
    }
}
