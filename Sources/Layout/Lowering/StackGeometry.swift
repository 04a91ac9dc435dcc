internal import ConstraintSolver
internal import Interfaces

/// What the constraints of one stack view speak about.
struct StackGeometry {
    let view: Int
    let stack: StackContent
    let axis: Axis
    /// Whether the first view stands at the right.
    let isRightToLeft: Bool
    /// The rectangle that the views are arranged in: the view, less margins or insets.
    let canvas: RectForm
    /// The views that are arranged, in order: positions in ``StackContent/arranged`` and in ``Screen/views``.
    let shown: [(position: Int, view: Int)]

    var origin: ConstraintOrigin { .made(.stack, view: view) }
    var cross: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// Where a rectangle begins along the axis; grows in the direction of the views.
    func start(_ rect: RectForm) -> LinearForm { directed(rect.start(axis, isRightToLeft: isRightToLeft)) }

    /// Where a rectangle ends along the axis.
    func end(_ rect: RectForm) -> LinearForm { directed(rect.end(axis, isRightToLeft: isRightToLeft)) }

    func center(_ rect: RectForm) -> LinearForm { directed(rect.center(axis)) }

    private func directed(_ form: LinearForm) -> LinearForm {
        axis == .horizontal && isRightToLeft ? -1 * form : form
    }

    /// How strongly the stack keeps its views inside; always, but for stacks of macOS that may clip.
    func clippingResistance(_ axis: Axis) -> Float {
        min(max(stack.clippingResistance?[axis] ?? Constraint.required, 0.001), Constraint.required)
    }

    /// The distance behind a view.
    ///
    /// The standard spacing is that of the platform, in points.
    func spacing(after position: Int, in classes: PerAxis<SizeClass>, standard: Double) -> Double {
        stack.spacing(after: position, in: classes, standard: standard)
    }
}

extension StackContent {
    /// The distance behind the view at a position in ``arranged``, in points.
    func spacing(after position: Int, in classes: PerAxis<SizeClass>, standard: Double) -> Double {
        if let custom = customSpacing[position] { return custom }
        switch spacing.value(in: classes) {
        case .points(let points): return points
        case .standard: return standard
        }
    }
}
