internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// What Interface Builder does with arranged views that ask for no size.
extension Lowering {
    /// How strongly the canvas keeps such a view from being smaller than it was drawn: more than a constraint of 500 pulls
    /// at it, as saved frames show, and less than a text resists.
    private static let drawnResistance: Float = 700
    /// How strongly it keeps the view from being larger: more than a constraint of 250 pulls at it, and less than a label
    /// from the library hugs its text.
    private static let drawnHugging: Float = 250.5
    /// What a view hugs its content with that says nothing.
    private static let standardHugging: Float = 250

    /// Lets views of a stack of iOS that ask for no size have the one that they were drawn with, on the canvas.
    ///
    /// At run time they have none. Empty views stand in saved documents as large as they came from the library or were
    /// drawn. So do plain views around others: a label in one hugs its text, and stays as high as the view was drawn. Of 424
    /// such views in the stacks of 22 apps, 143 were saved higher than what is in them asks for and 14 lower; of 906 in
    /// plain views, 46 and 9.
    mutating func lowerDrawnExtents(_ geometry: StackGeometry) {
        guard setting.isDesignTime, screen.platform != .macOS else { return }
        for shown in geometry.shown where keepsDrawnSize(shown.view) {
            let view = screen.views[shown.view]
            let rect = alignmentRect(of: shown.view)
            for axis in Axis.allCases {
                guard let drawn = drawnExtent(of: shown.view, axis), drawn >= 0 else { continue }
                let extent = LinearForm(constant: drawn)
                let own = view.contentHugging[axis]
                let hugging = own < Self.standardHugging ? own : Self.drawnHugging
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

    /// Whether nothing but its drawing gives an arranged view a size: it is empty, or a plain view around others.
    private func keepsDrawnSize(_ view: Int) -> Bool {
        screen.views[view].children.isEmpty || screen.views[view].content == .plain
    }
}
