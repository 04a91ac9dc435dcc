internal import SourceText

/// Objects and views of AppKit.
extension ArchiveUpgrade {
    /// The views that today's format has an element for by another name than that of the class without its prefix.
    private static let names = ["NSCustomView": "customView", "WebView": "webView", "NSOpenGLView": "openGLView"]
    /// The classes without a prefix of Apple's whose views are elements of the class they are made from.
    private static let apple = ["NS", "WebView"]

    mutating func desktopObject(_ object: MarkupElement, key: String?) -> MadeElement? {
        let name = archive.className(of: object)
        switch name {
        case "NSWindowTemplate": return window(object, key: key)
        case "NSMenu": return menu(object, key: key)
        case "NSToolbar": return toolbar(object, key: key)
        case "NSToolbarItem", "NSToolbarFlexibleSpaceItem", "NSToolbarSpaceItem", "NSToolbarSeparatorItem":
            return toolbarItem(object)
        default: break
        }
        guard frame(of: object) != nil else {
            let own = archive.string("NSClassName", of: object)
            var other = named("customObject", object, key: key, customClass: own ?? name)
            finish(&other, of: object)
            return other
        }
        return desktopView(object, name, key: key)
    }

    private mutating func desktopView(_ object: MarkupElement, _ className: String, key: String?) -> MadeElement {
        let isApple = Self.apple.contains { className.hasPrefix($0) }
        let plain = className.dropFirst(2)
        let element = isApple ? Self.names[className] ?? plain.prefix(1).lowercased() + plain.dropFirst() : "customView"
        let own = archive.string("NSClassName", of: object)
        var view = named(
            element,
            object,
            key: key,
            customClass: isApple ? own.flatMap { $0 == "NSView" ? nil : $0 } : className
        )
        let isPart = archive.value("NSSuperview", of: object).map {
            ["NSClipView", "NSScrollView"].contains(archive.className(of: $0))
        }
        placeView(&view, object, isPlaced: isPart == false)
        switch element {
        case "scrollView": addScroll(&view, object)
        case "clipView": addSubviews(&view, of: object)
        case "tableView", "outlineView": addColumns(&view, object)
        case "textView": addStorage(&view, object)
        case "tabView": addTabs(&view, object)
        case "box": addBox(&view, object)
        case "matrix": addMatrix(&view, object)
        case "progressIndicator":
            let flags = archive.bits("NSpiFlags", of: object)
            view.set("style", flags & 0x1000 != 0 ? "spinning" : "bar")
            view.set("controlSize", flags & 0x100 != 0 ? "small" : nil)
            view.set("indeterminate", flags & 0x2 != 0)
        case "splitView":
            view.set("vertical", archive.flag("NSIsVertical", of: object) == true)
            view.set("dividerStyle", archive.integer("NSDividerStyle", of: object) == 2 ? "thin" : nil)
            addSubviews(&view, of: object)
        case "tableHeaderView", "scroller": break
        default:
            if let cell = archive.value("NSCell", of: object), cell.isNamed("object") {
                view.add(self.cell(cell, key: "cell"))
            }
            addSubviews(&view, of: object)
        }
        finish(&view, of: object)
        return view
    }

    // MARK: Containers

    private mutating func addScroll(_ view: inout MadeElement, _ object: MarkupElement) {
        let flags = archive.bits("NSsFlags", of: object)
        view.set("borderType", flags & 3 == 0 ? "none" : nil)
        view.set("autohidesScrollers", flags & 0x200 != 0)
        view.set("hasHorizontalScroller", flags & 0x20 != 0 ? nil : "NO")
        view.set("hasVerticalScroller", flags & 0x10 != 0 ? nil : "NO")
        view.add(archive.value("NSContentView", of: object).flatMap { self.object($0, key: "contentView") })
        for (key, name) in [("horizontalScroller", "NSHScroller"), ("verticalScroller", "NSVScroller")] {
            view.add(archive.value(name, of: object).flatMap { self.object($0, key: key) })
        }
        guard let clip = archive.value("NSHeaderClipView", of: object) else { return }
        for header in archive.list("NSSubviews", of: clip) where archive.className(of: header) == "NSTableHeaderView" {
            view.add(self.object(header, key: "headerView"))
        }
    }

    private mutating func addTabs(_ view: inout MadeElement, _ object: MarkupElement) {
        let flags = archive.bits("NSTvFlags", of: object)
        let kinds = [
            "topTabsBezelBorder", "leftTabsBezelBorder", "bottomTabsBezelBorder", "rightTabsBezelBorder",
            "noTabsBezelBorder", "noTabsLineBorder", "noTabsNoBorder",
        ]
        let kind = Int(flags & 7)
        view.set("type", kind > 0 && kinds.indices.contains(kind) ? kinds[kind] : nil)
        view.set("controlSize", flags & 0x800_0000 != 0 ? "small" : flags & 0x1000_0000 != 0 ? "mini" : nil)
        view.add(desktopFont("font", "NSFont", of: object))
        var items: [MadeElement] = []
        for item in archive.list("NSTabViewItems", of: object) where take(item) {
            var made = named("tabViewItem", item)
            setText("label", "NSLabel", of: item, in: &made)
            made.set("identifier", archive.string("NSIdentifier", of: item))
            if let page = archive.value("NSView", of: item), var content = self.object(page, key: "view") {
                // Only the page in front is stored with the size that the tab view gives it.
                if content.name == "customView" { content.name = "view" }
                made.add(content)
            }
            finish(&made, of: item)
            items.append(made)
        }
        view.add("tabViewItems", of: items)
    }

    private mutating func addBox(_ view: inout MadeElement, _ object: MarkupElement) {
        let kinds = ["primary", "secondary", "separator", "oldStyle", "custom"]
        view.set("boxType", word("NSBoxType", of: object, in: kinds).flatMap { $0 == "primary" ? nil : $0 })
        view.set("borderType", word("NSBorderType", of: object, in: ["none", "line", "bezel", "groove"]))
        let places = ["noTitle", "aboveTop", "atTop", "belowTop", "aboveBottom", "atBottom", "belowBottom"]
        view.set("titlePosition", word("NSTitlePosition", of: object, in: places).flatMap { $0 == "atTop" ? nil : $0 })
        if let cell = archive.value("NSTitleCell", of: object) {
            setText("title", "NSContents", of: cell, in: &view)
            view.add(desktopFont("titleFont", "NSSupport", of: cell))
        }
        if let content = archive.value("NSContentView", of: object) {
            view.add(self.object(content, key: "contentView"))
        } else {
            addSubviews(&view, of: object)
        }
    }

    private func addStorage(_ view: inout MadeElement, _ object: MarkupElement) {
        guard let container = archive.value("NSTextContainer", of: object),
            let manager = archive.value("NSLayoutManager", of: container),
            let storage = archive.value("NSTextStorage", of: manager)
        else { return }
        guard let value = archive.value("NSString", of: storage), let text = archive.string(value), !text.isEmpty else {
            return
        }
        var string = MadeElement("attributedString", from: value, key: "textStorage")
        var fragment = MadeElement("fragment", from: value)
        fragment.set("content", text, from: value)
        string.add(fragment)
        view.add(string)
    }

    // MARK: Tables

    private mutating func addColumns(_ view: inout MadeElement, _ object: MarkupElement) {
        view.set("rowHeight", archive.number("NSRowHeight", of: object))
        view.set("headerView", archive.value("NSHeaderView", of: object).flatMap(records.identifier))
        let spacing = ["Width", "Height"].map { archive.number("NSIntercellSpacing\($0)", of: object) }
        if let width = spacing[0], let height = spacing[1] {
            var size = MadeElement("size", from: object, key: "intercellSpacing")
            size.set("width", width)
            size.set("height", height)
            view.add(size)
        }
        var columns: [MadeElement] = []
        for column in archive.list("NSTableColumns", of: object) where take(column) {
            var made = named("tableColumn", column)
            made.set("identifier", archive.string("NSIdentifier", of: column))
            for (name, key) in [("width", "NSWidth"), ("minWidth", "NSMinWidth"), ("maxWidth", "NSMaxWidth")] {
                made.set(name, archive.number(key, of: column))
            }
            made.set("hidden", archive.flag("NSHidden", of: column) == true)
            if let header = archive.value("NSHeaderCell", of: column) {
                var cell = MadeElement("tableHeaderCell", from: header, key: "headerCell")
                setCell(&cell, header)
                made.add(cell)
            }
            if let data = archive.value("NSDataCell", of: column), data.isNamed("object") {
                made.add(cell(data, key: "dataCell"))
            }
            finish(&made, of: column)
            columns.append(made)
        }
        view.add("tableColumns", of: columns)
    }

    private mutating func addMatrix(_ view: inout MadeElement, _ object: MarkupElement) {
        view.set("autosizesCells", archive.bits("NSMatrixFlags", of: object) & 0x80_0000 != 0 ? nil : "NO")
        view.set("autorecalculatesCellSize", archive.flag("NSAutorecalculatesCellSize", of: object) == true)
        view.add(size("cellSize", "NSCellSize", of: object))
        view.add(size("intercellSpacing", "NSIntercellSpacing", of: object))
        var cells: [MarkupElement] = []
        for cell in archive.list("NSCells", of: object) where take(cell) { cells.append(cell) }
        guard let count = archive.integer("NSNumCols", of: object), count > 0, count <= cells.count else { return }
        // The archive has the cells row by row.
        let columns = (0..<count).map { column in
            var made = MadeElement("column", from: object)
            for position in stride(from: column, to: cells.count, by: count) {
                made.add(cell(cells[position], key: nil))
            }
            return made
        }
        view.add("cells", of: columns)
    }
}
