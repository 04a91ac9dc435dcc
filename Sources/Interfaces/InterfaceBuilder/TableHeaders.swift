internal import SourceText
internal import TextMeasurement

/// The titles of the columns of tables and outlines of macOS.
extension InterfaceReader {
    /// What lies between the columns of a table that does not say so, in points.
    private static let columnSpacing = 3.0

    /// The height of a header whose frame was not saved, in points.
    private static let headerHeight = 23.0

    /// The room between the edge of a label's frame and its text, in points.
    private static let labelInset = 2.0

    /// Adds the titles of a table's columns to its header, each in the room of its column.
    ///
    /// How far the title stays from the edges of its column is not known, so that it has the whole column and the space
    /// beside it: what is cut there is cut. A column that people or the table may widen is marked as such.
    ///
    /// - Parameters:
    ///   - header: the header, in the scroll view of the table.
    ///   - position: its place in the tree.
    ///   - tree: the screen that the titles are added to.
    mutating func readColumnTitles(of header: MarkupElement, at position: Int, into tree: inout ScreenTree) {
        guard let id = header["id"], let scroll = header.parent,
            let index = scroll.subtree.first(where: { file.element(at: $0)?["headerView"] == id }),
            let element = file.element(at: index), let columns = element.child(named: "tableColumns")
        else { return }
        let spacing = size("intercellSpacing", of: element)?.width ?? Self.columnSpacing
        let height = tree.views[position].savedFrame?.height ?? Self.headerHeight
        var x = 0.0
        for column in columns.children where column.isNamed("tableColumn") {
            guard let width = number("width", of: column) else { return }
            defer { x += width + spacing }
            guard column["hidden"] != "YES", let columnID = column["id"],
                let cell = column.children.first(where: { $0.isNamed("tableHeaderCell") }),
                let title = text("title", of: cell, as: "headerCell.title", id: columnID)
            else { continue }
            var attributes = cellAttributes(of: cell)
            attributes.lines = 1
            // Interface Builder writes left for every column; nobody chose it.
            if attributes.alignment == .left { attributes.alignment = .natural }
            if attributes.lineBreak == .word { attributes.lineBreak = .tail }
            let label = ViewContent.label(LabelContent(text: title, attributes: attributes))
            var view = View(
                id: columnID + "/headerCell",
                content: tree.isPrototype ? label.markedAsPrototype : label,
                location: location(of: cell),
                parent: position
            )
            view.savedFrame = Rect(
                x: x - Self.labelInset,
                y: 0,
                width: width + spacing + 2 * Self.labelInset,
                height: height
            )
            view.autoresizing = AutoresizingMask(right: true, bottom: true)
            view.flags.isPrototype = tree.isPrototype
            view.flags.isResizable = !isFixed(column, width: width)
            _ = tree.add(view, isFlipped: true)
            dropColumnTitle(title, ofTable: element["id"], from: &tree)
        }
    }

    /// Whether a column has its width whatever people and the table do.
    private func isFixed(_ column: MarkupElement, width: Double) -> Bool {
        // A column without a limit has the largest number of 32 bits, which is no length.
        ["minWidth", "maxWidth"].allSatisfy { column[$0].flatMap(Double.init) == width }
    }

    /// Takes a title from the texts of a table that have no place of their own.
    private func dropColumnTitle(_ title: InterfaceText, ofTable id: String?, from tree: inout ScreenTree) {
        guard let id, case .view(let table)? = tree.item(id), case .table(var content) = tree.views[table].content
        else {
            return
        }
        content.texts.removeAll { $0.key == title.key }
        tree.views[table].content = .table(content)
    }
}
