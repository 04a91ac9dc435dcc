internal import Interfaces

/// Finds frames of a fixed width that are wider than the screen.
///
/// Nothing has to be cut in the layout then: texts wrap in the frame, and what lies beyond the edges is not seen.
struct WideFrames {
    let placement: TreePlacement
    let verdicts: TextVerdicts

    /// The positions of the outermost of these frames that hold a text.
    ///
    /// - Complexity: O(*n*) in the number of views, O(*n* · *d*) if there are such frames.
    func views() -> [Int] {
        let tree = placement.tree
        let width = placement.conditions.size.width
        let wide = tree.views.indices.filter { view in
            let placed = tree.views[view]
            return placed.frame.width > width + Self.tolerance && placed.doubt == nil && isFixed(view)
        }
        guard !wide.isEmpty else { return [] }
        let bounds = verdicts.bounds(of: placement)
        var found: [Int] = []
        for view in wide {
            let around = tree.chain(from: view).dropFirst()
            // What scrolls or is moved is meant to stand elsewhere, at least for a time.
            let isFree = around.first.map { bounds[$0].width > width } ?? false
            guard !isFree, !around.contains(where: { found.contains($0) || tree.views[$0].doubt != nil || isMoved($0) })
            else { continue }
            found.append(view)
        }
        var holders: Set<Int> = []
        for view in tree.views.indices where element(view).text != nil { holders.formUnion(tree.chain(from: view)) }
        return found.filter(holders.contains)
    }

    /// Points that are too few to be seen.
    private static let tolerance = 1.0

    private func element(_ view: Int) -> Element { placement.pass.elements[placement.elements[view]] }

    private func isFixed(_ view: Int) -> Bool {
        switch element(view).layout {
        case let frame as FrameLayout: frame.width != nil
        case let frame as FlexibleFrameLayout: frame.width.least != nil
        default: false
        }
    }

    private func isMoved(_ view: Int) -> Bool {
        let layout = element(view).layout
        return layout is OffsetLayout || layout is PositionLayout
    }
}
