internal import ConstraintSolver
internal import Interfaces

extension Lowering {
    /// So much less than it is told to, a title that wraps resists: a text beside it that does not wrap keeps its width.
    private static let wrappingStep: Float = 0.01

    /// How strongly a view has the placeholder size of the document when the app runs.
    ///
    /// Nothing asks for it then, so that it cuts no text and stretches none. It is more than a stack closes around its views
    /// with by itself, so that a view of which nothing else is known does not fold.
    private static let standInPriority: Float = 249.98

    /// That a view's size is never negative, and the size that its content asks for.
    ///
    /// Only where it is to ask for its own size has the content a say.
    mutating func lowerSize(of index: Int, asksForOwn: Bool) {
        let view = screen.views[index]
        let rect = alignmentRect(of: index)
        add(rect.width, .greaterThanOrEqual, .made(.notNegative, view: index))
        add(rect.height, .greaterThanOrEqual, .made(.notNegative, view: index))
        guard asksForOwn else { return }
        let size = inputs.intrinsicSizes[index]
        for axis in Axis.allCases {
            guard let extent = axis == .horizontal ? size.width : size.height else { continue }
            var hugging = view.contentHugging[axis]
            var resistance = view.compressionResistance[axis]
            if size.isPlaceholder[axis] {
                hugging = min(hugging, Self.standInPriority)
                resistance = min(resistance, Self.standInPriority)
            }
            if axis == .horizontal, screen.wrapsTitle(of: index, in: setting) { resistance -= Self.wrappingStep }
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
