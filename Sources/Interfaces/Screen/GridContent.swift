/// How `NSGridView` arranges its views: in rows and columns.
package struct GridContent: Sendable, Hashable {
    /// Where a view stands in its cell, along one axis; `leading` is the top of a cell as well, and `trailing` its bottom.
    package enum Placement: Sendable, Hashable {
        case leading
        case center
        case trailing
        case fill
        /// The grid leaves it to other constraints.
        case none
    }

    package enum RowAlignment: String, Sendable, Hashable {
        case none
        case firstBaseline
        case lastBaseline
    }

    /// A row or a column.
    package struct Line: Sendable, Hashable {
        /// The height or width in points; `nil` if the content decides.
        package var extent: Double?
        /// What is free before and behind the line beside the spacing, in points; it may be negative.
        package var before: Double
        package var after: Double
        package var isHidden: Bool

        package init(extent: Double? = nil, before: Double = 0, after: Double = 0, isHidden: Bool = false) {
            self.extent = extent
            self.before = before
            self.after = after
            self.isHidden = isHidden
        }
    }

    /// A view and the cells that it takes up: more than one where cells are merged.
    package struct Cell: Sendable, Hashable {
        /// The position in ``Screen/views``.
        package var view: Int
        package var rows: ClosedRange<Int>
        package var columns: ClosedRange<Int>
        package var horizontal: Placement
        package var vertical: Placement
        package var alignment: RowAlignment

        package init(
            view: Int,
            rows: ClosedRange<Int>,
            columns: ClosedRange<Int>,
            horizontal: Placement = .leading,
            vertical: Placement = .leading,
            alignment: RowAlignment = .none
        ) {
            self.view = view
            self.rows = rows
            self.columns = columns
            self.horizontal = horizontal
            self.vertical = vertical
            self.alignment = alignment
        }
    }

    package var rows: [Line]
    package var columns: [Line]
    /// Between neighbouring rows, in points.
    package var rowSpacing: Double
    /// Between neighbouring columns, in points.
    package var columnSpacing: Double
    package var cells: [Cell]

    package init(
        rows: [Line],
        columns: [Line],
        rowSpacing: Double = standardSpacing,
        columnSpacing: Double = standardSpacing,
        cells: [Cell] = []
    ) {
        self.rows = rows
        self.columns = columns
        self.rowSpacing = rowSpacing
        self.columnSpacing = columnSpacing
        self.cells = cells
    }

    /// The spacing of a grid that names none, in points.
    package static let standardSpacing = 6.0
}
