internal import ConstraintSolver
internal import Interfaces

extension Lowering {
    /// Places the root view at the origin and gives it its size.
    mutating func lowerRoot() {
        guard !screen.views.isEmpty else { return }
        let frame = frame(of: 0)
        let origin = ConstraintOrigin.made(.rootFrame, view: 0)
        add(frame.left, .equal, .zero, origin)
        add(frame.top, .equal, .zero, origin)
        let extent = RootExtent(of: screen, in: setting)
        lower(extent.width, frame.width)
        lower(extent.height, frame.height)
    }

    private mutating func lower(_ length: RootExtent.Length, _ form: LinearForm) {
        let origin = ConstraintOrigin.made(.rootFrame, view: 0)
        switch length {
        case .fixed(let points): add(form, .equal, LinearForm(constant: points), origin)
        case .kept(let points, let minimum, let priority):
            add(form, .equal, LinearForm(constant: points), priority: priority, origin)
            add(form, .greaterThanOrEqual, LinearForm(constant: minimum), origin)
        case .fitting(let minimum, let priority):
            let origin = ConstraintOrigin.made(.encapsulatedSize, view: 0)
            add(form, .equal, .zero, priority: RootExtent.fittingPriority, origin)
            add(form, .greaterThanOrEqual, LinearForm(constant: minimum), priority: priority, origin)
            add(form, .greaterThanOrEqual, .zero, origin)
        }
    }
}
