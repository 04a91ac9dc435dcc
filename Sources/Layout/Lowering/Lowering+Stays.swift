internal import ConstraintSolver
internal import Interfaces

extension Lowering {
    /// Below every priority that a document can mean.
    private static let stayPriority: Float = 0.01

    /// The system with the wish that views which the constraints leave open stay where they were saved.
    ///
    /// The system itself lets such views stand anywhere; where they were designed is the place that surprises least, and
    /// does not depend on the order of constraints.
    ///
    /// - Parameter ambiguous: the variables that are open.
    /// - Returns: `nil` if none of them belongs to a view with a saved frame.
    func staying(_ ambiguous: [Int]) -> ConstraintSystem? {
        var open = Array(repeating: false, count: screen.views.count)
        for variable in ambiguous where variable < screen.views.count * 4 { open[variable / 4] = true }
        var stays = self
        let before = stays.rowCount
        for view in screen.views.indices where open[view] && isPresent[view] {
            guard let saved = screen.views[view].savedFrame, let parent = screen.views[view].parent else { continue }
            let frame = frame(of: view)
            let outer = bounds(of: parent)
            let origin = ConstraintOrigin.made(.autoresizing, view: view)
            let start = isRightToLeft[parent] ? outer.right - frame.right : frame.left - outer.left
            stays.add(start, .equal, LinearForm(constant: saved.x), priority: Self.stayPriority, origin)
            stays.add(frame.top - outer.top, .equal, LinearForm(constant: saved.y), priority: Self.stayPriority, origin)
            stays.add(frame.width, .equal, LinearForm(constant: saved.width), priority: Self.stayPriority, origin)
            stays.add(frame.height, .equal, LinearForm(constant: saved.height), priority: Self.stayPriority, origin)
        }
        return stays.rowCount > before ? stays.system : nil
    }
}
