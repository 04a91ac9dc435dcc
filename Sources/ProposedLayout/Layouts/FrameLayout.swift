internal import Interfaces
internal import TextMeasurement

/// `frame(width:height:alignment:)`.
struct FrameLayout: ElementLayout {
    /// In points; `nil` is what the view takes.
    var width: Double?
    var height: Double?
    var alignment: Alignment

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        guard let view = views.first else { return Dimensions(width: width ?? 0, height: height ?? 0) }
        let answer = try view.dimensions(for: inner(proposal))
        return FramedView.dimensions(
            Size(width: width ?? answer.size.width, height: height ?? answer.size.height),
            around: answer,
            alignment
        )
    }

    func proposals(to views: Subviews, in proposal: Proposal) -> [Proposal?]? { [inner(proposal)] }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        guard let view = views.first else { return [] }
        return [try FramedView.place(view, in: size, alignment, proposal: inner(proposal))]
    }

    func spacing(of views: Subviews) -> EdgeSpacing {
        height == nil ? views.first?.spacing ?? .standard : .standard
    }
}

/// A view that stands in a frame of another size.
enum FramedView {
    /// The frame with the baselines of the view in it.
    static func dimensions(_ size: Size, around view: Dimensions, _ alignment: Alignment) -> Dimensions {
        let vertical = alignment.vertical.edge
        let y = Dimensions(size).guide(vertical) - view.guide(vertical)
        return Dimensions(size).withBaselines(of: view, at: y)
    }

    /// Where the view stands.
    static func place(
        _ view: Subview,
        in size: Size,
        _ alignment: Alignment,
        proposal: Proposal
    ) throws(MeasurementError) -> Place {
        let answer = try view.dimensions(for: proposal)
        let vertical = alignment.vertical.edge
        return Place(
            x: Dimensions(size).guide(alignment.horizontal) - answer.guide(alignment.horizontal),
            y: Dimensions(size).guide(vertical) - answer.guide(vertical),
            proposal: proposal
        )
    }
}

extension VerticalAlignment {
    /// The alignment in a frame: its baselines are those of the view in it, so that they agree wherever this stands.
    var edge: VerticalAlignment {
        switch self {
        case .firstTextBaseline, .lastTextBaseline: .center
        case .top, .center, .bottom: self
        }
    }
}
