internal import ConstraintSolver
internal import Interfaces

extension Lowering {
    /// The size that a view's content asks for, and that it is never negative.
    mutating func lowerIntrinsicSize(of index: Int) {
        let view = screen.views[index]
        let rect = alignmentRect(of: index)
        add(rect.width, .greaterThanOrEqual, .made(.notNegative, view: index))
        add(rect.height, .greaterThanOrEqual, .made(.notNegative, view: index))
        let size = inputs.intrinsicSizes[index]
        for axis in Axis.allCases {
            guard let extent = axis == .horizontal ? size.width : size.height else { continue }
            let hugging = view.contentHugging[axis]
            let resistance = view.compressionResistance[axis]
            if hugging > 0 {
                add(
                    rect.extent(axis),
                    .lessThanOrEqual,
                    LinearForm(constant: extent),
                    priority: min(hugging, Constraint.required),
                    .made(.hugging(axis), view: index)
                )
            }
            if resistance > 0 {
                add(
                    rect.extent(axis),
                    .greaterThanOrEqual,
                    LinearForm(constant: extent),
                    priority: min(resistance, Constraint.required),
                    .made(.compressionResistance(axis), view: index)
                )
            }
        }
    }
}
