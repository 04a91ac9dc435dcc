internal import SourceText
internal import TextMeasurement

/// Tables, collections and their cells.
extension InterfaceReader {
    mutating func table(_ element: MarkupElement) -> TableContent {
        var content = TableContent(element: element.name, style: element["style"] ?? "plain")
        content.rowHeight = rowHeight(of: element)
        if let sections = element.child(named: "sections") {
            for section in sections.children {
                if let title = text("headerTitle", of: section) { content.texts.append(title) }
                if let title = text("footerTitle", of: section) { content.texts.append(title) }
            }
        }
        if let columns = element.child(named: "tableColumns") {
            for column in columns.children {
                for header in column.children where header.isNamed("tableHeaderCell") {
                    if let title = text("title", of: header, as: "headerCell.title", id: column["id"]) {
                        content.texts.append(title)
                    }
                }
            }
        }
        return content
    }

    mutating func cell(_ element: MarkupElement, at position: Int, in tree: inout ScreenTree) -> CellContent {
        var cell = CellContent(element: element.name)
        // The words of Interface Builder are those of UITableViewCell.CellStyle with its prefix.
        if let style = element["style"] { cell.style = Self.cellStyle(style) }
        cell.accessory = element["accessoryType"] ?? "none"
        cell.rowHeight = rowHeight(of: element)
        for child in element.children where child["key"] == "contentView" {
            let id = child["id"] ?? tree.views[position].id + "/contentView"
            if case .view(let index)? = tree.item(id) { cell.contentView = index }
        }
        widenLabels(of: cell, in: &tree)
        if let configuration = element.child(named: "listContentConfiguration") {
            let names = [
                ("text", "contentConfiguration.text"), ("secondaryText", "contentConfiguration.secondaryText"),
            ]
            for (name, property) in names {
                guard var text = text(name, of: configuration, as: property, id: element["id"]) else { continue }
                text.isPrototype = tree.isPrototype
                cell.texts.append(text)
            }
        }
        if element.isNamed("collectionReusableView") { cell.rowHeight = rect("frame", of: element)?.height }
        return cell
    }

    /// The labels of a cell that puts one below the other are as wide as the cell, whatever their masks say.
    private func widenLabels(of cell: CellContent, in tree: inout ScreenTree) {
        guard cell.style == "default" || cell.style == "subtitle", let contentView = cell.contentView else { return }
        for index in tree.views.indices where tree.views[index].parent == contentView {
            guard case .label = tree.views[index].content else { continue }
            tree.views[index].autoresizing?.width = true
        }
    }

    private static func cellStyle(_ name: String) -> String {
        switch name {
        case "IBUITableViewCellStyleDefault": "default"
        case "IBUITableViewCellStyleValue1": "value1"
        case "IBUITableViewCellStyleValue2": "value2"
        case "IBUITableViewCellStyleSubtitle": "subtitle"
        default: name
        }
    }
}
