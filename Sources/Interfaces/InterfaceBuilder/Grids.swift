internal import SourceText

/// Grid views of macOS.
extension InterfaceReader {
    /// Reads the rows, columns and cells of a grid view.
    ///
    /// - Parameters:
    ///   - element: the grid view's element.
    ///   - children: the positions of its content views, in the order of the cells.
    /// - Returns: `nil` if a cell names a row or a column that is not there.
    mutating func grid(_ element: MarkupElement, children: Children) -> GridContent? {
        let rowElements = element.child(named: "rows")?.children.map(\.self) ?? []
        let columnElements = element.child(named: "columns")?.children.map(\.self) ?? []
        var grid = GridContent(
            rows: lines(rowElements, "height", before: "topPadding", after: "bottomPadding"),
            columns: lines(columnElements, "width", before: "leadingPadding", after: "trailingPadding")
        )
        if let spacing = number("rowSpacing", of: element) { grid.rowSpacing = spacing }
        if let spacing = number("columnSpacing", of: element) { grid.columnSpacing = spacing }
        let cells = element.child(named: "gridCells")?.children.map(\.self) ?? []
        let spans = Self.spans(of: cells, rows: rowElements, columns: columnElements)
        var views = children.views.makeIterator()
        for cell in cells {
            for view in cell.children where view["key"] != nil && isView(view) {
                guard let position = views.next() else { return nil }
                guard let span = spans[cell["headOfMergedCell"] ?? cell["id"] ?? ""] else { return nil }
                let holders = [cell, rowElements[span.rows.lowerBound], element]
                let columns = [cell, columnElements[span.columns.lowerBound], element]
                grid.cells.append(
                    GridContent.Cell(
                        view: position,
                        rows: span.rows,
                        columns: span.columns,
                        horizontal: Self.first("xPlacement", of: columns).flatMap { Self.placements[$0] } ?? .leading,
                        vertical: Self.first("yPlacement", of: holders).flatMap { Self.placements[$0] } ?? .leading,
                        alignment: Self.first("rowAlignment", of: holders)
                            .flatMap(GridContent.RowAlignment.init) ?? .none
                    )
                )
            }
        }
        return grid
    }

    private mutating func lines(
        _ elements: some Sequence<MarkupElement>,
        _ extent: String,
        before: String,
        after: String
    ) -> [GridContent.Line] {
        var lines: [GridContent.Line] = []
        for element in elements {
            lines.append(
                GridContent.Line(
                    extent: number(extent, of: element),
                    before: number(before, of: element) ?? 0,
                    after: number(after, of: element) ?? 0,
                    isHidden: element["hidden"] == "YES"
                )
            )
        }
        return lines
    }

    /// The rows and columns that each cell takes up, by the ID of the cell or of the first of those merged with it.
    private static func spans(
        of cells: some Sequence<MarkupElement>,
        rows: some Sequence<MarkupElement>,
        columns: some Sequence<MarkupElement>
    ) -> [String: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)] {
        let (rows, columns) = (positions(of: rows), positions(of: columns))
        var spans: [String: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)] = [:]
        for cell in cells {
            guard let row = cell["row"].flatMap({ rows[$0] }), let column = cell["column"].flatMap({ columns[$0] })
            else { continue }
            let id = cell["headOfMergedCell"] ?? cell["id"] ?? ""
            if let known = spans[id] {
                spans[id] = (
                    min(known.rows.lowerBound, row)...max(known.rows.upperBound, row),
                    min(known.columns.lowerBound, column)...max(known.columns.upperBound, column)
                )
            } else {
                spans[id] = (row...row, column...column)
            }
        }
        return spans
    }

    /// The position of each element that has an ID.
    private static func positions(of elements: some Sequence<MarkupElement>) -> [String: Int] {
        Dictionary(
            elements.enumerated().compactMap { position, element in element["id"].map { ($0, position) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// What the first of some elements says that says something of its own.
    private static func first(_ name: String, of elements: [MarkupElement]) -> String? {
        elements.lazy.compactMap { $0[name] }.first { $0 != "inherited" }
    }

    private static let placements: [String: GridContent.Placement] = [
        "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing, "bottom": .trailing,
        "fill": .fill, "none": .none,
    ]
}
