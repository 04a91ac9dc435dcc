internal import Interfaces
internal import Layout

/// Widths and heights whose constants code sets: what the document has is none that is shown.
extension CheckedScreen {
    /// Whether code sets the constraint that limits how large a view is on an axis, or else the nearest view around it that has
    /// such a constraint.
    ///
    /// - Complexity: O(*d* · *c*) in the depth of the view and the number of constraints, where code sets any.
    func isSizedByCode(_ view: Int, _ axis: Axis) -> Bool {
        guard !code.setConstraints.isEmpty else { return false }
        for current in [view] + screen.ancestors(of: view) {
            let sizes = screen.constraints.filter { constraint in
                constraint.first.item == .view(current) && constraint.second == nil
                    && constraint.first.attribute.axis == axis && constraint.relation != .greaterThanOrEqual
            }
            if !sizes.isEmpty { return sizes.contains { code.setConstraints.contains($0.id) } }
        }
        return false
    }

    /// Whether code says how large the container of a view is.
    ///
    /// - Complexity: as ``isSizedByCode(_:_:)``.
    func standsInSizeOfCode(_ view: Int) -> Bool {
        guard let container = screen.views[view].parent else { return false }
        return Axis.allCases.contains { isSizedByCode(container, $0) }
    }
}
