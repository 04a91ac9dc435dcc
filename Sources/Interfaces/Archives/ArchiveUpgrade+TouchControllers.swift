internal import SourceText

/// View controllers of UIKit, and the items that they give to bars.
extension ArchiveUpgrade {
    mutating func controller(_ object: MarkupElement, key: String?) -> MadeElement {
        let name = archive.className(of: object)
        let isKnown = name.hasPrefix("IBUI")
        var made = named(
            isKnown ? String(name.dropFirst(4).prefix(1).lowercased() + name.dropFirst(5)) : "customObject",
            object,
            key: key
        )
        made.set("nibName", archive.string("IBUINibName", of: object))
        setText("title", "IBUITitle", of: object, in: &made)
        made.set("hidesBottomBarWhenPushed", archive.flag("IBUIHidesBottomBarWhenPushed", of: object) == true)
        for (key, name) in [
            ("view", "IBUIView"), ("navigationBar", "IBUINavigationBar"), ("toolbar", "IBUIToolbar"),
            ("tabBar", "IBUITabBar"), ("navigationItem", "IBUINavigationItem"), ("tabBarItem", "IBUITabBarItem"),
        ] {
            made.add(archive.value(name, of: object).flatMap { self.object($0, key: key) })
        }
        made.add("toolbarItems", of: objects(archive.list("IBUIToolbarItems", of: object)))
        var controllers = archive.list("IBUIViewControllers", of: object)
        controllers += ["IBUIMasterViewController", "IBUIDetailViewController"].compactMap {
            archive.value($0, of: object)
        }
        made.add("viewControllers", of: objects(controllers))
        addSimulatedMetrics(&made, object)
        finish(&made, of: object)
        return made
    }

    // MARK: Items of bars

    mutating func navigationItem(_ object: MarkupElement, key: String?) -> MadeElement {
        var item = named("navigationItem", object, key: key)
        setText("title", "IBUITitle", of: object, in: &item)
        setText("prompt", "IBUIPrompt", of: object, in: &item)
        for (key, name) in [
            ("leftBarButtonItem", "IBUILeftBarButtonItem"), ("rightBarButtonItem", "IBUIRightBarButtonItem"),
            ("backBarButtonItem", "IBUIBackBarButtonItem"), ("titleView", "IBUITitleView"),
        ] {
            item.add(archive.value(name, of: object).flatMap { self.object($0, key: key) })
        }
        finish(&item, of: object)
        return item
    }

    mutating func barButton(_ object: MarkupElement, key: String?) -> MadeElement {
        var item = named("barButtonItem", object, key: key)
        setText("title", "IBUITitle", of: object, in: &item)
        item.set("image", image("IBUIImage", of: object))
        item.set("systemItem", word("IBUISystemItemIdentifier", of: object, in: Self.systemItems))
        item.set("style", word("IBUIStyle", of: object, in: ["plain", "bordered", "done"]) ?? "plain")
        item.set("width", archive.number("IBUIWidth", of: object))
        item.add(archive.value("IBUICustomView", of: object).flatMap { self.object($0, key: "customView") })
        finish(&item, of: object)
        return item
    }

    func tabBarItem(_ object: MarkupElement, key: String?) -> MadeElement {
        var item = named("tabBarItem", object, key: key)
        setText("title", "IBUITitle", of: object, in: &item)
        item.set("image", image("IBUIImage", of: object))
        item.set("systemItem", word("IBUISystemItemIdentifier", of: object, in: Self.tabItems))
        finish(&item, of: object)
        return item
    }

    /// The values of `UIBarButtonItem.SystemItem`, in their order.
    private static let systemItems = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize",
        "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
        "redo", "pageCurl",
    ]

    /// The values of `UITabBarItem.SystemItem`, in their order.
    private static let tabItems = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
        "downloads",
        "mostRecent", "mostViewed",
    ]
}
