internal import Interfaces

/// A view of a tree with everything that it inherits: the unit that the engine lays out.
struct Element: Sendable {
    var layout: any ElementLayout
    /// The positions of the views in it, in order.
    var children: [Int]
    /// What developers call it; empty for a part of a look that has no name, and is not shown by itself.
    var name: String
    var source: Int
    var doubt: String?
    var look: PlacedView.Look = .plain
    /// `layoutPriority`; a spacer's is below all others.
    var priority = 0.0
    /// What a grid has to know of its cell.
    var cell = GridCell()
    var isRightToLeft = false
    /// The number of the text that it shows, if it is one.
    var text: Int?
    /// Whether what is in it is drawn from the last view to the first, as a background is behind its content.
    var drawsLastFirst = false
    /// Whether the view is there for its place only: it and what is in it is not shown.
    var isHidden = false
}

/// What a grid has to know of a cell.
struct GridCell: Sendable, Hashable {
    var columns = 1
    var unsizedAxes: AxisSet = []
    var columnAlignment: HorizontalAlignment?
    /// Whether it is a row of the grid, and not a view that spans all columns.
    var isRow = false
}
