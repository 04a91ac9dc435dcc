/// The cells of an `NSMatrix` that is as large as they ask for.
///
/// `autorecalculatesCellSize` gives every cell the size of the widest one, and the matrix asks Auto Layout for the room of all.
package struct MatrixContent: Sendable, Hashable {
    /// A cell and where it stands.
    package struct Cell: Sendable, Hashable {
        /// The position in ``Screen/views``.
        package var view: Int
        package var row: Int
        package var column: Int

        package init(view: Int, row: Int, column: Int) {
            self.view = view
            self.row = row
            self.column = column
        }
    }

    package var rowCount: Int
    package var columnCount: Int
    /// Between neighbouring cells, in points.
    package var spacing: Size
    /// The height of each cell, in points; a title of one line has no say in it.
    package var cellHeight: Double
    package var cells: [Cell]

    package init(rowCount: Int, columnCount: Int, spacing: Size, cellHeight: Double, cells: [Cell] = []) {
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.spacing = spacing
        self.cellHeight = cellHeight
        self.cells = cells
    }

    /// The room between all columns, or between all rows, in points.
    package func spacing(along axis: Axis) -> Double {
        switch axis {
        case .horizontal: spacing.width * Double(max(columnCount - 1, 0))
        case .vertical: spacing.height * Double(max(rowCount - 1, 0))
        }
    }
}
