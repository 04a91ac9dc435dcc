internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// What Interface Builder does with arranged views that ask for no size.
extension Lowering {
    /// How strongly the canvas keeps such a view from being smaller than it was drawn: more than a constraint of 500 pulls
    /// at it, as saved frames show, and less than a text resists.
    private static let drawnResistance: Float = 700
    /// How strongly it keeps the view from being larger: less than a view that says nothing hugs its content.
    private static let drawnHugging: Float = 249

    /// Lets empty views of a stack of iOS ask for the size that they were drawn with, on the canvas.
    ///
    /// At run time they have none. Classes of the app, spacers and stacks that code fills stand in saved documents as
    /// large as they came from the library or were drawn, along the stack and, where it does not stretch them, across.
    mutating func lowerDrawnExtents(_ geometry: StackGeometry, acrossToo: Bool) {
        guard setting.isDesignTime, screen.platform != .macOS else { return }
        for shown in geometry.shown where screen.views[shown.view].children.isEmpty {
            let view = screen.views[shown.view]
            let rect = alignmentRect(of: shown.view)
            for axis in acrossToo ? [geometry.axis, geometry.cross] : [geometry.axis] {
                guard let drawn = drawnExtent(of: shown.view, axis), drawn >= 0 else { continue }
                let extent = LinearForm(constant: drawn)
                let hugging = min(view.contentHugging[axis], Self.drawnHugging)
                if hugging > 0 {
                    add(rect.extent(axis), .lessThanOrEqual, extent, priority: hugging, geometry.origin)
                }
                let resistance = min(view.compressionResistance[axis], Self.drawnResistance)
                if resistance > 0 {
                    add(rect.extent(axis), .greaterThanOrEqual, extent, priority: resistance, geometry.origin)
                }
            }
        }
    }
}
