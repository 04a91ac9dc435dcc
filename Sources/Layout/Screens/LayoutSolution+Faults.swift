internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

extension LayoutSolution {
    /// The sets of required constraints that exclude one another.
    ///
    /// Those with a row that `NSStackView` or `NSGridView` makes are left out: how strong its rows are is not published, and documents
    /// that AppKit lays out without a word hold such sets.
    var conflicts: [LayoutConflict] {
        let screen = lowering.screen
        return solution.conflicts.filter { !isDesktopArrangement($0) }.map { conflict in
            var members: [LayoutConflict.Member] = []
            for index in conflict.members {
                let member = lowering.origins[index].member(of: screen)
                if !members.contains(member) { members.append(member) }
            }
            return LayoutConflict(
                members: members,
                broken: lowering.origins[conflict.broken].member(of: screen),
                excess: lowering.rows[conflict.broken].violation(at: values)
            )
        }
    }

    private func isDesktopArrangement(_ conflict: Conflict) -> Bool {
        lowering.screen.platform == .macOS && conflict.members.contains { lowering.origins[$0].isArrangement }
    }

    /// The views that have more than one place.
    func ambiguities(_ setting: ScreenConditions) -> [LayoutAmbiguity] {
        let screen = lowering.screen
        guard let witness, screen.document?.usesAutoLayout != false else { return [] }
        let views = screen.views
        var axes = Array(repeating: Set<Axis>(), count: views.count)
        for variable in ambiguous where variable < views.count * 4 {
            axes[variable / 4].insert(variable % 2 == 0 ? .horizontal : .vertical)
        }
        let others = lowering.frames(at: witness)
        return views.indices.compactMap { view in
            guard !axes[view].isEmpty, views[view].flags.verifiesAmbiguity, let other = others[view] else { return nil }
            return LayoutAmbiguity(
                view: view,
                witness: PixelRounding.round(other, pixelsPerPoint: setting.device.pixelsPerPoint),
                axes: Axis.allCases.filter { axes[view].contains($0) }
            )
        }
    }

    /// The constraints of the document that keep the view of a text from growing in the direction that it lacks.
    func limiting(_ text: PlacedText) -> [Int] {
        guard let fault = text.fitted.faults.first else { return [] }
        let rect = lowering.alignmentRect(of: text.view)
        let extent = fault.axis == .width || fault.axis == .scale ? rect.width : rect.height
        var declared: [Int] = []
        for row in solver.bindingConstraints(on: extent.terms) where row < lowering.origins.count {
            if case .declared(let index) = lowering.origins[row], !declared.contains(index) { declared.append(index) }
        }
        return declared.sorted()
    }
}
