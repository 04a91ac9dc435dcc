internal import SourceText

/// The views inside of a view, and those that are laid out apart from it.
extension InterfaceReader {
    /// The children of a view.
    struct Children {
        /// Positions in the tree, in the order of the document.
        var views: [Int] = []
        /// The gravity area of each, for `NSStackView`: 0 beginning, 1 centre, 2 end.
        var gravity: [Int] = []
    }

    /// Reads the children of a view.
    mutating func readChildren(of element: MarkupElement, at position: Int, into tree: inout ScreenTree) -> Children {
        var result = Children()
        let exclusions = Exclusions(element, mask: "subviews")
        let id = tree.views[position].id
        for child in element.children {
            switch child.name {
            case "subviews", "beginningViews", "middleViews", "endViews":
                let area = child.isNamed("middleViews") ? 1 : child.isNamed("endViews") ? 2 : 0
                for (index, view) in child.children.enumerated() {
                    let fallbackID = "\(id)/\(index)"
                    result.views.append(
                        readView(
                            view,
                            into: &tree,
                            parent: position,
                            fallbackID: fallbackID,
                            isInstalled: exclusions.isInstalled(view["id"] ?? fallbackID, unlessSaid: true)
                        )
                    )
                    result.gravity.append(area)
                }
            case "tabViewItems", "gridCells":
                for item in child.children {
                    for view in item.children where view["key"] != nil && isView(view) {
                        let fallbackID = (item["id"] ?? id) + "/view"
                        result.views.append(
                            readView(view, into: &tree, parent: position, fallbackID: fallbackID)
                        )
                    }
                }
            case "cells" where element.isNamed("matrix"):
                readMatrixCells(child, of: element, at: position, into: &tree)
            case "cells", "prototypes", "sections", "tableColumns", "items":
                detachParts(child, of: element)
            default:
                guard let key = child["key"], isView(child) else { continue }
                if Self.detachedKeys.contains(key) {
                    detach(child, key: key, of: element)
                } else {
                    let view = readView(child, into: &tree, parent: position, fallbackID: "\(id)/\(key)")
                    if key == "headerView" { readColumnTitles(of: child, at: view, into: &tree) }
                    result.views.append(view)
                }
            }
        }
        return result
    }

    /// Views of tables that scroll with the rows.
    private static let detachedKeys: Set<String> = [
        "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "backgroundView",
    ]

    /// Sets cells and the views of bar items aside.
    private mutating func detachParts(_ list: MarkupElement, of owner: MarkupElement) {
        switch list.name {
        case "sections":
            for (index, section) in list.children.enumerated() {
                for cells in section.children where cells.isNamed("cells") {
                    let isPrototype = Self.holdsPrototypes(cells)
                    for cell in cells.children where isView(cell) {
                        detachCell(cell, of: owner, isPrototype: isPrototype, section: index)
                    }
                }
            }
        case "cells", "prototypes":
            let isPrototype = Self.holdsPrototypes(list)
            for cell in list.children where isView(cell) { detachCell(cell, of: owner, isPrototype: isPrototype) }
        case "tableColumns":
            var x = 0.0
            for (index, column) in list.children.enumerated() {
                for views in column.children where views.isNamed("prototypeCellViews") {
                    for cell in views.children where isView(cell) {
                        detachCell(cell, of: owner, isPrototype: true, column: (index, x))
                    }
                }
                x += number("width", of: column) ?? 0
            }
        default:
            for item in list.children { detachItems(of: item) }
        }
    }

    private mutating func detachCell(
        _ cell: MarkupElement,
        of table: MarkupElement,
        isPrototype: Bool,
        section: Int = 0,
        column: (index: Int, x: Double) = (0, 0)
    ) {
        let id = cell["id"] ?? ""
        // A collection view sizes its cells by their items, unless its layout asks the cells.
        let layout = table.child(named: "collectionViewFlowLayout")
        let isSized = table.isNamed("collectionView") && layout?["automaticEstimatedItemSize"] != "YES"
        detached.append(
            DetachedRoot(
                element: cell,
                fallbackID: id,
                name: cell["userLabel"] ?? cell["reuseIdentifier"] ?? cell["identifier"] ?? firstText(in: cell)
                    ?? cell["customClass"] ?? "\(cell.name) \(id)",
                extent: isSized ? .saved : .cell,
                holder: table["id"].map {
                    CellHolder(
                        object: $0,
                        section: section,
                        column: column.index,
                        x: column.x,
                        isPrototype: isPrototype,
                        isGrid: table.isNamed("collectionView")
                    )
                },
                isPrototype: isPrototype,
                table: TableSurroundings(
                    style: table["style"] ?? "plain",
                    rowHeight: rowHeight(of: table),
                    width: rect("frame", of: table)?.width
                )
            )
        )
    }

    /// The text of the first label inside a view, which is what people know a row of settings by.
    private func firstText(in element: MarkupElement) -> String? {
        for index in element.subtree {
            guard let label = file.element(at: index),
                label.isNamed("label") || label.isNamed("listContentConfiguration"),
                let text = label["text"], !text.isEmpty
            else { continue }
            return text
        }
        return nil
    }

    /// The height of rows; `nil` if it is automatic.
    mutating func rowHeight(of element: MarkupElement) -> Double? {
        // AppKit keeps the height that rows had before in the document.
        guard element["usesAutomaticRowHeights"] != "YES", let height = number("rowHeight", of: element), height > 0
        else { return nil }
        return height
    }

    private mutating func detach(_ view: MarkupElement, key: String, of owner: MarkupElement) {
        let id = view["id"] ?? (owner["id"] ?? "") + "/" + key
        detached.append(
            DetachedRoot(
                element: view,
                fallbackID: id,
                name: view["userLabel"] ?? view["customClass"] ?? "\(key) \(id)",
                extent: key == "backgroundView" ? .saved : .cell,
                table: TableSurroundings(style: owner["style"] ?? "plain", rowHeight: rect("frame", of: view)?.height)
            )
        )
    }

    /// Sets the views aside that stand in the bars of an object: title views and the views of items.
    mutating func detachItems(of element: MarkupElement) {
        for child in element.children {
            // A controller's own view is called `view` as well.
            if let key = child["key"], Self.itemKeys.contains(key), isView(child),
                key != "view" || element.isNamed("toolbarItem") || element.isNamed("menuItem")
            {
                let id = child["id"] ?? (element["id"] ?? "") + "/" + key
                detached.append(
                    DetachedRoot(
                        element: child,
                        fallbackID: id,
                        name: child["userLabel"] ?? child["customClass"] ?? "\(key) \(id)",
                        extent: .saved
                    )
                )
            } else if Self.itemHolders.contains(child.name) {
                detachItems(of: child)
            }
        }
    }

    private static let itemKeys: Set<String> = ["titleView", "customView", "view", "accessoryView"]

    private static let itemHolders: Set<String> = [
        "navigationItem", "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
        "tabBarItem", "toolbarItem", "allowedToolbarItems", "items", "menuItem", "menu",
    ]
}
