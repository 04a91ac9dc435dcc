internal import SourceText

/// The cells of `NSMatrix`: buttons in rows and columns of one size, which Interface Builder saves instead of frames.
extension InterfaceReader {
    /// What lies between the cells of a matrix that does not say so, in points.
    private static let cellSpacing = Size(width: 4, height: 2)

    /// Adds the button cells of a matrix as views of a fixed frame, so that each title is judged in the room of its cell.
    ///
    /// - Parameters:
    ///   - cells: the columns of the matrix, each with its cells from top to bottom.
    ///   - matrix: the matrix.
    ///   - position: its place in the tree.
    ///   - tree: the screen that the cells are added to.
    mutating func readMatrixCells(
        _ cells: MarkupElement,
        of matrix: MarkupElement,
        at position: Int,
        into tree: inout ScreenTree
    ) {
        guard var size = size("cellSize", of: matrix) else { return }
        let spacing = self.size("intercellSpacing", of: matrix) ?? Self.cellSpacing
        let columns = cells.children.filter { $0.isNamed("column") }
        var content = MatrixContent(
            rowCount: columns.map { Array($0.children).count }.max() ?? 0,
            columnCount: columns.count,
            spacing: spacing,
            cellHeight: size.height
        )
        // Its cells become as wide as the widest title; without Auto Layout they have no more room than the matrix.
        if matrix["autorecalculatesCellSize"] == "YES", let frame = rect("frame", of: matrix), !columns.isEmpty {
            let room = frame.width - content.spacing(along: .horizontal)
            size.width = max(size.width, room / Double(columns.count))
        }
        // A matrix that resizes its cells has them share its width.
        let isStretched = matrix["autosizesCells"] != "NO"
        for (column, list) in columns.enumerated() {
            for (row, cell) in list.children.enumerated() where cell.isNamed("buttonCell") {
                guard let id = cell["id"] else { continue }
                var view = View(id: id, content: .plain, location: location(of: cell), parent: position)
                view.savedFrame = Rect(
                    x: Double(column) * (size.width + spacing.width),
                    y: Double(row) * (size.height + spacing.height),
                    width: size.width,
                    height: size.height
                )
                view.autoresizing = AutoresizingMask(width: isStretched, right: !isStretched, bottom: true)
                view.flags.isPrototype = tree.isPrototype
                var button = desktopButton(cell: cell)
                button.isInMatrix = true
                view.content = tree.isPrototype ? ViewContent.button(button).markedAsPrototype : .button(button)
                content.cells.append(
                    MatrixContent.Cell(view: tree.add(view, isFlipped: true), row: row, column: column)
                )
            }
        }
        if asksForCells(matrix, columns) { tree.views[position].matrix = content }
    }

    /// Whether a matrix asks for the room of its cells: constraints lay it out, and it measures their titles itself.
    ///
    /// What is around a title is known of check boxes and radio buttons alone.
    private func asksForCells(_ matrix: MarkupElement, _ columns: [MarkupElement]) -> Bool {
        guard header.traits.usesAutoLayout, matrix["autorecalculatesCellSize"] == "YES",
            matrix["translatesAutoresizingMaskIntoConstraints"] == "NO", matrix["fixedFrame"] != "YES",
            matrix["customClass"] == nil, columns.contains(where: { $0.children.contains { $0.isNamed("buttonCell") } })
        else { return false }
        return columns.allSatisfy { column in
            column.children.allSatisfy { cell in
                cell.isNamed("buttonCell") && cell["id"] != nil && (cell["type"] == "check" || cell["type"] == "radio")
            }
        }
    }
}
