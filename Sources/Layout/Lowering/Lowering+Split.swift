internal import ConstraintSolver
internal import Interfaces

extension Lowering {
    /// So much less than the pane before it a pane holds its size: the split view knows which of two that hold theirs as
    /// strongly gives way, so that nothing is open.
    private static let yieldingStep: Float = 0.01

    /// The panes of a split view: one behind the other with a divider between, each holding its size as strongly as it
    /// was told to.
    mutating func lowerSplit(_ view: Int, _ split: SplitContent) {
        let origin = ConstraintOrigin.made(.split, view: view)
        let axis: Axis = split.isVertical ? .horizontal : .vertical
        let cross: Axis = split.isVertical ? .vertical : .horizontal
        let outer = alignmentRect(of: view)
        let mirrored = isRightToLeft[view] && axis == .horizontal
        func directed(_ form: LinearForm) -> LinearForm { mirrored ? -1 * form : form }
        // A document lists a priority for every pane, also for those that are not installed.
        let panes = screen.views[view].children.enumerated().filter { isPresent[$0.element] }
        var end = directed(outer.start(axis, isRightToLeft: mirrored))
        for (position, pane) in panes {
            let rect = alignmentRect(of: pane)
            let gap = pane == panes.first?.element ? 0 : split.dividerThickness
            add(directed(rect.start(axis, isRightToLeft: mirrored)), .equal, end + gap, origin)
            end = directed(rect.end(axis, isRightToLeft: mirrored))
            add(cross == .vertical ? rect.top : rect.left, .equal, cross == .vertical ? outer.top : outer.left, origin)
            add(rect.extent(cross), .equal, outer.extent(cross), origin)
            if let saved = screen.views[pane].savedFrame {
                let priority =
                    split.holdingPriorities.indices.contains(position) ? split.holdingPriorities[position] : 250
                add(
                    rect.extent(axis),
                    .equal,
                    LinearForm(constant: axis == .horizontal ? saved.width : saved.height),
                    priority: min(max(priority - Float(position) * Self.yieldingStep, 1), 1000),
                    .made(.holdingSize, view: pane)
                )
            }
        }
        if !panes.isEmpty { add(end, .equal, directed(outer.end(axis, isRightToLeft: mirrored)), origin) }
    }
}
