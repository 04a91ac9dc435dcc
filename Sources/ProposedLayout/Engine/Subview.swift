internal import Interfaces
internal import TextMeasurement

/// A view inside another one, as its parent sees it: it can be asked for sizes.
struct Subview {
    let pass: LayoutPass
    let index: Int

    var cell: GridCell { pass.elements[index].cell }

    var priority: Double { pass.elements[index].priority }

    var spacing: EdgeSpacing { pass.spacing(of: index) }

    /// The views in the view.
    var subviews: [Subview] { pass.elements[index].children.map { Subview(pass: pass, index: $0) } }

    /// What the view answers to a proposal.
    func dimensions(for proposal: Proposal) throws(MeasurementError) -> Dimensions {
        try pass.dimensions(of: index, for: proposal)
    }

    func size(for proposal: Proposal) throws(MeasurementError) -> Size { try dimensions(for: proposal).size }
}
