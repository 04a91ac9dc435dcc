internal import Interfaces
internal import TextMeasurement

/// `padding`: what is proposed shrinks by the insets, what is answered grows by them.
struct PaddingLayout: ElementLayout {
    /// In points.
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: proposal.width.map { max($0 - leading - trailing, 0) },
            height: proposal.height.map { max($0 - top - bottom, 0) }
        )
    }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        guard let view = views.first else { return Dimensions(width: 0, height: 0) }
        let answer = try view.dimensions(for: inner(proposal))
        let size = Size(
            width: max(answer.size.width + leading + trailing, 0),
            height: max(answer.size.height + top + bottom, 0)
        )
        return Dimensions(size).withBaselines(of: answer, at: top)
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? { [inner(proposal)] }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        views.isEmpty ? [] : [Place(x: leading, y: top, proposal: inner(proposal))]
    }

    func spacing(of views: Subviews) -> EdgeSpacing {
        guard let inner = views.first?.spacing else { return .standard }
        return EdgeSpacing(top: top == 0 ? inner.top : .plain, bottom: bottom == 0 ? inner.bottom : .plain)
    }
}
