internal import Interfaces
internal import TextMeasurement

/// A view inside another one, as its parent sees it: it can be asked for sizes.
struct Subview {
    let pass: LayoutPass
    let index: Int

    var cell: GridCell { pass.elements[index].cell }

    var priority: Double { pass.elements[index].priority }

    var spacing: EdgeSpacing { pass.spacing(of: index) }

    /// Whether it shows a text, or something that has to be placed for another reason.
    var needsPlace: Bool { pass.tree.needsPlace[index] }

    /// The views in the view.
    var subviews: Subviews { Subviews(pass: pass, holder: index, positions: pass.elements[index].children) }

    /// What the view answers to a proposal.
    func dimensions(for proposal: Proposal) throws(MeasurementError) -> Dimensions {
        try pass.dimensions(of: index, for: proposal)
    }

    func size(for proposal: Proposal) throws(MeasurementError) -> Size { try dimensions(for: proposal).size }
}

/// The views inside another one, in order.
///
/// A layout is asked many times for the same views, so that they are not listed anew for each question.
struct Subviews: RandomAccessCollection {
    let pass: LayoutPass
    /// The position of the view that they are in.
    let holder: Int
    /// Their positions among the elements of the pass.
    let positions: [Int]

    var startIndex: Int { 0 }
    var endIndex: Int { positions.count }

    subscript(position: Int) -> Subview { Subview(pass: pass, index: positions[position]) }
}
