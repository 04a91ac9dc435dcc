internal import Interfaces
internal import TextMeasurement

/// `NSMatrix`: cells of one size, that of the widest.
extension ControlMetrics {
    /// The size of a matrix that asks for the room of its cells.
    ///
    /// - Complexity: O(*n*) in the length of its titles.
    func size(of matrix: MatrixContent) throws(MeasurementError) -> IntrinsicSize {
        var widest = 0.0
        for cell in matrix.cells { widest = max(widest, try contentSize(of: cell.view, width: nil).width ?? 0) }
        return IntrinsicSize(
            width: widest * Double(matrix.columnCount) + matrix.spacing(along: .horizontal),
            height: matrix.cellHeight * Double(matrix.rowCount) + matrix.spacing(along: .vertical)
        )
    }

    /// A check box or radio button in a matrix, which has no alignment rectangle of its own.
    ///
    /// 81 of 98 saved matrices of all control sizes and releases of Xcode give each cell its widest title and 21 to 23 points.
    static func inMatrix(_ rows: ControlRows) -> ControlRows {
        var row = rows.classic
        row.width = .text(togglePadding)
        row.alignment = .zero
        row.text = EdgeInsets(top: 0, left: togglePadding - toggleEnd, bottom: 0, right: toggleEnd)
        return ControlRows(row)
    }

    /// What stands beside the title of such a cell, in points.
    private static let togglePadding = 22.0
    /// What of that stands behind the title, in points.
    private static let toggleEnd = 2.0
}
