internal import Interfaces
internal import TextMeasurement

/// A view inside another one, as its parent sees it: it can be asked for sizes.
struct Subview {
    let pass: LayoutPass
    let index: Int

    var element: Element { pass.elements[index] }

    var priority: Double { element.priority }

    var spacing: EdgeSpacing { element.layout.spacing(of: subviews) }

    /// The views in the view.
    var subviews: [Subview] { element.children.map { Subview(pass: pass, index: $0) } }

    /// What the view answers to a proposal.
    func dimensions(for proposal: Proposal) throws(MeasurementError) -> Dimensions {
        try pass.dimensions(of: index, for: proposal)
    }

    func size(for proposal: Proposal) throws(MeasurementError) -> Size { try dimensions(for: proposal).size }
}
