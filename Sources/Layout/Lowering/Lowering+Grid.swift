internal import ConstraintSolver
internal import Interfaces

/// `NSGridView`: rows and columns that are as large as what stands in them.
extension Lowering {
    /// How small rows and columns are kept; below what any content asks for.
    private static let emptyingPriority: Float = 49

    /// How small columns are kept beside one that its views fill: a grid that is wider than its content gives that one the
    /// rest, against views that hug with 250.
    ///
    /// A grid that hugs less keeps them that much less.
    private static let closingPriority: Float = 251

    /// How strongly a grid with such a column ends where its columns end.
    private static let endingPriority: Float = 260

    /// How strongly a view is drawn to both edges of its cell: saved frames of views that hug with 249 and less fill it,
    /// those of views that hug with 251 do not.
    ///
    /// A grid that hugs less draws them less.
    private static let fillingPriority: Float = 250

    /// The rows or the columns of a grid, each with where it begins, from the grid's leading or top edge, and its extent.
    private struct Tracks {
        var starts: [LinearForm] = []
        var extents: [LinearForm] = []

        func end(_ index: Int) -> LinearForm { starts[index] + extents[index] }
    }

    mutating func lowerGrid(_ view: Int, _ grid: GridContent) {
        let filled = Set(
            grid.cells.lazy.filter { $0.horizontal == .fill && $0.columns.count == 1 }.map(\.columns.lowerBound)
                .filter { grid.columns[$0].extent == nil && !grid.columns[$0].isHidden }
        )
        let columns = lowerTracks(
            grid.columns,
            filled: filled,
            spacing: grid.columnSpacing,
            axis: .horizontal,
            of: view
        )
        let rows = lowerTracks(grid.rows, filled: [], spacing: grid.rowSpacing, axis: .vertical, of: view)
        for cell in grid.cells where isPresent[cell.view] {
            place(cell, along: .horizontal, from: columns.starts[cell.columns.lowerBound], grid: view) {
                columns.end(cell.columns.upperBound)
            }
            place(cell, along: .vertical, from: rows.starts[cell.rows.lowerBound], grid: view) {
                rows.end(cell.rows.upperBound)
            }
            keepDrawn(cell.view, in: view)
        }
        alignRows(of: grid, view)
    }

    private mutating func lowerTracks(
        _ lines: [GridContent.Line],
        filled: Set<Int>,
        spacing: Double,
        axis: Axis,
        of view: Int
    ) -> Tracks {
        let origin = ConstraintOrigin.made(.grid, view: view)
        var tracks = Tracks()
        var end = LinearForm.zero
        var isFirst = true
        for (index, line) in lines.enumerated() {
            let first = makeVariables(2)
            let (start, extent) = (LinearForm(variable: first), LinearForm(variable: first + 1))
            tracks.starts.append(start)
            tracks.extents.append(extent)
            add(extent, .greaterThanOrEqual, origin)
            guard !line.isHidden else {
                // A hidden line has no extent, no padding and no spacing.
                add(start, .equal, end, origin)
                add(extent, .equal, .zero, origin)
                continue
            }
            // What is saved of a row with less than nothing before it begins as if there were nothing.
            add(start, .equal, end + (max(line.before, 0) + (isFirst ? 0 : spacing)), origin)
            if let points = line.extent {
                add(extent, .equal, LinearForm(constant: points), origin)
            } else {
                let isClosing = !filled.isEmpty && !filled.contains(index)
                let hugging = screen.views[view].contentHugging[axis]
                let closing = max(Self.emptyingPriority, min(Self.closingPriority, hugging + 1))
                let priority = isClosing ? closing : Self.emptyingPriority
                add(extent, .equal, .zero, priority: priority, origin)
            }
            end = start + extent + line.after
            isFirst = false
        }
        let outer = alignmentRect(of: view).extent(axis)
        let hugging = min(max(screen.views[view].contentHugging[axis], 1), Constraint.required)
        add(outer, .greaterThanOrEqual, end, origin)
        add(outer, .equal, end, priority: filled.isEmpty ? hugging : max(hugging, Self.endingPriority), origin)
        return tracks
    }

    /// Keeps a view inside of its cell along an axis, where its placement says.
    private mutating func place(
        _ cell: GridContent.Cell,
        along axis: Axis,
        from start: LinearForm,
        grid: Int,
        to end: () -> LinearForm
    ) {
        let origin = ConstraintOrigin.made(.grid, view: grid)
        let rect = alignmentRect(of: cell.view)
        let outer = alignmentRect(of: grid)
        let mirrored = isRightToLeft[grid]
        // Distances from the edge that the tracks are counted from.
        let edge = outer.start(axis, isRightToLeft: mirrored)
        let sign = axis == .horizontal && mirrored ? -1.0 : 1
        let innerStart = sign * (rect.start(axis, isRightToLeft: mirrored) - edge)
        let innerEnd = sign * (rect.end(axis, isRightToLeft: mirrored) - edge)
        let end = end()
        add(innerStart, .greaterThanOrEqual, start, origin)
        add(innerEnd, .lessThanOrEqual, end, origin)
        // A view that hugs its content less than views do by themselves takes all of its cell, wherever it is placed.
        let filling = min(Self.fillingPriority, screen.views[grid].contentHugging[axis])
        if axis == .horizontal, filling > 0, screen.views[cell.view].contentHugging[axis] < filling {
            add(innerEnd - innerStart, .greaterThanOrEqual, end - start, priority: filling, origin)
        }
        let isAligned = axis == .vertical && cell.alignment != .none
        switch isAligned ? .none : axis == .horizontal ? cell.horizontal : cell.vertical {
        case .leading: add(innerStart, .equal, start, origin)
        case .trailing: add(innerEnd, .equal, end, origin)
        case .center: add(innerStart + innerEnd, .equal, start + end, origin)
        case .fill:
            add(innerStart, .equal, start, origin)
            add(innerEnd, .equal, end, origin)
        case .none: break
        }
    }

    /// Lets a view that holds others and that nothing gives a size have the one that it was drawn with, on the canvas.
    private mutating func keepDrawn(_ view: Int, in grid: Int) {
        guard screen.views[view].content.isHolder else { return }
        for axis in Axis.allCases {
            let hugging = min(screen.views[view].contentHugging[axis], Self.fillingPriority) - Self.drawnStep
            guard hugging > 0, let drawn = drawnExtent(of: view, axis) else { continue }
            let extent = LinearForm(constant: drawn)
            add(alignmentRect(of: view).extent(axis), .equal, extent, priority: hugging, .made(.grid, view: grid))
        }
    }

    /// So much less than it hugs, a view is kept as it was drawn: what is in it decides first.
    private static let drawnStep: Float = 0.01

    /// Aligns the views of each row that are to stand on one baseline.
    private mutating func alignRows(of grid: GridContent, _ view: Int) {
        for row in grid.rows.indices {
            for alignment in [GridContent.RowAlignment.firstBaseline, .lastBaseline] {
                let aligned = grid.cells.filter {
                    isPresent[$0.view] && $0.rows == row...row && $0.alignment == alignment
                }
                guard let first = aligned.first else { continue }
                let isFirst = alignment == .firstBaseline
                for other in aligned.dropFirst() {
                    add(
                        baseline(of: other.view, isFirst: isFirst),
                        .equal,
                        baseline(of: first.view, isFirst: isFirst),
                        .made(.grid, view: view)
                    )
                }
            }
        }
    }
}
