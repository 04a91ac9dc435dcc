internal import ConstraintSolver
internal import Interfaces

/// `NSMatrix`: columns that share its width, and rows of one height from its top.
extension Lowering {
    mutating func lowerMatrix(_ view: Int, _ matrix: MatrixContent) {
        let outer = frame(of: view)
        let isMirrored = isRightToLeft[view]
        let edge = outer.start(.horizontal, isRightToLeft: isMirrored)
        let towardsEnd = isMirrored ? -1.0 : 1
        for cell in matrix.cells where isPresent[cell.view] {
            let rect = alignmentRect(of: cell.view)
            let origin = ConstraintOrigin.made(.placedByParent, view: cell.view)
            let widths = Double(matrix.columnCount) * rect.width + matrix.spacing(along: .horizontal)
            add(widths, .equal, outer.width, origin)
            let start = towardsEnd * (rect.start(.horizontal, isRightToLeft: isMirrored) - edge)
            let before = Double(cell.column) * rect.width + Double(cell.column) * matrix.spacing.width
            add(start, .equal, before, origin)
            add(rect.top, .equal, outer.top + Double(cell.row) * (matrix.cellHeight + matrix.spacing.height), origin)
            add(rect.height, .equal, LinearForm(constant: matrix.cellHeight), origin)
        }
    }
}
