internal import SourceText

/// Windows, menus and toolbars of AppKit.
extension ArchiveUpgrade {
    mutating func window(_ object: MarkupElement, key: String?) -> MadeElement {
        let kind = archive.string("NSWindowClass", of: object)
        var window = named("window", object, key: key, customClass: kind.flatMap { $0 == "NSWindow" ? nil : $0 })
        setText("title", "NSWindowTitle", of: object, in: &window)
        let flags = archive.bits("NSWindowStyleMask", of: object)
        var style = MadeElement("windowStyleMask", from: object, key: "styleMask")
        for (bit, name) in [
            (1, "titled"), (2, "closable"), (4, "miniaturizable"), (8, "resizable"), (0x10, "utility"),
        ] as [(UInt32, String)] {
            style.set(name, flags & bit != 0)
        }
        window.add(style)
        if let content = archive.numbers("NSWindowRect", of: object), content.count == 4 {
            window.add(rect("contentRect", content, from: object))
        }
        if let view = archive.value("NSWindowView", of: object), var content = self.object(view, key: "contentView") {
            if content.name == "customView" { content.name = "view" }
            window.add(content)
        }
        if let toolbar = archive.value("NSViewClass", of: object), archive.className(of: toolbar) == "NSToolbar" {
            window.add(self.object(toolbar, key: "toolbar"))
        }
        finish(&window, of: object)
        return window
    }

    // MARK: Menus

    mutating func menu(_ object: MarkupElement, key: String?) -> MadeElement {
        var menu = named("menu", object, key: key)
        setText("title", "NSTitle", of: object, in: &menu)
        let name = archive.string("NSName", of: object)
        menu.set("systemMenu", name == "_NSAppleMenu" ? "apple" : name == "_NSMainMenu" ? "main" : nil)
        var items: [MadeElement] = []
        for item in archive.list("NSMenuItems", of: object) where take(item) {
            var made = named("menuItem", item)
            if archive.flag("NSIsSeparator", of: item) == true {
                made.set("isSeparatorItem", true)
            } else {
                setText("title", "NSTitle", of: item, in: &made)
            }
            made.set("hidden", archive.flag("NSIsHidden", of: item) == true)
            made.set("state", archive.integer("NSState", of: item) == 1 ? "on" : nil)
            setText("keyEquivalent", "NSKeyEquiv", of: item, in: &made)
            made.add(archive.value("NSSubmenu", of: item).flatMap { self.object($0, key: "submenu") })
            finish(&made, of: item)
            items.append(made)
        }
        menu.add("items", of: items)
        finish(&menu, of: object)
        return menu
    }

    // MARK: Toolbars

    mutating func toolbar(_ object: MarkupElement, key: String?) -> MadeElement {
        var toolbar = named("toolbar", object, key: key)
        toolbar.set(
            "displayMode",
            word("NSToolbarDisplayMode", of: object, in: ["default", "iconAndLabel", "iconOnly", "labelOnly"])
        )
        let items = objects(archive.dictionary("NSToolbarIBIdentifiedItems", of: object).map(\.value))
        toolbar.add("allowedToolbarItems", of: items)
        finish(&toolbar, of: object)
        return toolbar
    }

    mutating func toolbarItem(_ object: MarkupElement) -> MadeElement {
        var item = named("toolbarItem", object)
        item.set("implicitItemIdentifier", archive.string("NSToolbarItemIdentifier", of: object))
        guard archive.className(of: object) == "NSToolbarItem" else { return item }
        setText("label", "NSToolbarItemLabel", of: object, in: &item)
        setText("paletteLabel", "NSToolbarItemPaletteLabel", of: object, in: &item)
        setText("toolTip", "NSToolbarItemToolTip", of: object, in: &item)
        item.set("image", image("NSToolbarItemImage", of: object))
        item.add(size("minSize", "NSToolbarItemMinSize", of: object))
        item.add(size("maxSize", "NSToolbarItemMaxSize", of: object))
        item.add(archive.value("NSToolbarItemView", of: object).flatMap { self.object($0, key: "view") })
        finish(&item, of: object)
        return item
    }
}
