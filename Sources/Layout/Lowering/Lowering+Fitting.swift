internal import ConstraintSolver
internal import Interfaces

/// How large a view would be by itself: the share that it has in a stack which fills by proportions.
extension Lowering {
    /// The extent that a view asks for, in points: that of its content, else the one that a constraint of its own gives
    /// it, else that of the views which it arranges; `nil` if nothing says.
    ///
    /// - Complexity: O(*n* · *m*) in the number of arranged views, nested ones too, and of constraints.
    func fittingExtent(of view: Int, _ axis: Axis) -> Double? {
        let size = inputs.intrinsicSizes[view]
        if let extent = axis == .horizontal ? size.width : size.height { return extent }
        if let extent = declaredExtent(of: view, axis) { return extent }
        guard case .stack(let stack) = screen.views[view].content else { return nil }
        let shown = shownViews(of: stack)
        let extents = shown.map { fittingExtent(of: $0.view, axis) ?? 0 }
        guard extents.contains(where: { $0 > 0 }) else { return nil }
        guard stack.axis.value(in: classes) == axis else { return extents.max() }
        let gaps = shown.dropLast().reduce(0.0) { sum, arranged in
            sum + stack.spacing(after: arranged.position, in: classes, standard: Self.standardSpacing)
        }
        return extents.reduce(gaps, +)
    }

    /// The number that a required constraint of the document gives for an extent.
    private func declaredExtent(of view: Int, _ axis: Axis) -> Double? {
        for constraint in screen.constraints where constraint.second == nil && takesPart(constraint) {
            guard constraint.first.item == .view(view), constraint.relation == .equal,
                constraint.first.attribute == (axis == .horizontal ? .width : .height),
                constraint.priority.value(in: classes) >= Constraint.required
            else { continue }
            return constraint.constant.value(in: classes)
        }
        return nil
    }
}
