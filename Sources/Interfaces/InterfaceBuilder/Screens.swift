internal import SourceText
internal import TextMeasurement

/// From roots to screens.
extension InterfaceReader {
    /// Reads all screens of the document.
    mutating func readScreens() {
        if let scenes = file.root.child(named: "scenes") {
            readScenes(scenes)
        } else if let objects = file.root.child(named: "objects") {
            readTopLevelObjects(objects)
        }
        // Screens stand in the order of their roots, however deep inside of others they were met.
        screens.sort { $0.location < $1.location }
    }

    /// Reads a screen, and then those that were met inside of it.
    ///
    /// - Parameters:
    ///   - root: the view to begin with.
    ///   - guides: an element that holds the layout guides of a view controller.
    mutating func readScreen(_ root: DetachedRoot, guides: MarkupElement? = nil) {
        let first = detached.count
        var tree = ScreenTree()
        tree.isPrototype = root.isPrototype
        let index = readView(root.element, into: &tree, parent: nil, fallbackID: root.fallbackID)
        if root.extent == .cell, tree.views[index].content == .plain {
            tree.views[index].content = .cell(CellContent(element: root.element["key"] ?? root.element.name))
        }
        if case .cell(var cell) = tree.views[index].content {
            cell.tableStyle = root.table?.style ?? cell.tableStyle
            // The height of a pattern is that of the canvas: at run time the table's counts, and a row by itself has none.
            let isPattern = root.isPrototype || root.table == nil
            if isPattern, cell.element == "tableViewCell" { cell.rowHeight = nil }
            if cell.rowHeight == nil { cell.rowHeight = root.table?.rowHeight }
            tree.views[index].content = .cell(cell)
            // Xcode 6 saves no frames of rows: they are as wide as their table.
            if cell.element == "tableViewCell", tree.views[index].savedFrame == nil, let width = root.table?.width,
                let height = rowHeight(of: root.element) ?? root.table?.rowHeight
            {
                tree.views[index].savedFrame = Rect(x: 0, y: 0, width: width, height: height)
            }
        }
        if let guides { readControllerGuides(guides, into: &tree) }
        if isMac { tree.turnOver() }
        let constraints = readConstraints(tree.constraints, of: tree)
        var screen = Screen(
            name: root.name,
            identifier: tree.views[index].id,
            location: tree.views[index].location,
            platform: isMac ? .macOS : .iOS,
            extent: root.extent,
            document: header.traits,
            views: tree.views,
            guides: tree.guides,
            constraints: constraints,
            bars: root.bars
        )
        screen.canvasBars = root.canvasBars
        screen.chrome = root.chrome
        screen.holder = root.holder
        screen.placeholders = readConstraints(tree.placeholders, of: tree)
        screens.append(screen)
        let inner = Array(detached[first...])
        detached.removeSubrange(first...)
        for root in inner { readScreen(root) }
    }

    /// Reads the top-level objects of a XIB.
    private mutating func readTopLevelObjects(_ objects: MarkupElement) {
        let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" || $0["id"] == "-2" }
        var controlled: Set<ObjectKey> = []
        if let connections = owner?.child(named: "connections") {
            for outlet in connections.children where outlet["property"] == "view" {
                if let id = outlet["destination"] { controlled.insert(ObjectKey(id)) }
            }
        }
        for element in objects.children {
            if element.isNamed("window") {
                readWindow(element)
            } else if Self.isController(element) {
                readController(element, sceneID: element["id"] ?? "", bars: [], window: nil, isEmbedded: false)
            } else if isView(element) {
                let isControlled = controlled.contains(ObjectKey(element["id"] ?? ""))
                readScreen(topLevelRoot(element, isControlled: isControlled, owner: owner))
            } else {
                detachItems(of: element)
                readDetached()
            }
        }
    }

    /// Reads what was met outside of a screen.
    mutating func readDetached() {
        let roots = detached
        detached = []
        for root in roots { readScreen(root) }
    }

    private mutating func topLevelRoot(
        _ element: MarkupElement,
        isControlled: Bool,
        owner: MarkupElement?
    ) -> DetachedRoot {
        let id = element["id"] ?? ""
        let name = element["userLabel"] ?? element["customClass"] ?? (isControlled ? owner?["customClass"] : nil)
        let isCell = element.isNamed("tableViewCell")
        let isFreeform = element.children.contains { $0.isNamed("freeformSimulatedSizeMetrics") }
        let fillsScreen = !isFreeform || hasSizeOfScreen(element)
        let extent: Screen.Extent =
            if isCell {
                .cell
            } else if !isMac, isControlled, fillsScreen {
                .device
            } else {
                .saved
            }
        return DetachedRoot(
            element: element,
            fallbackID: id,
            name: name ?? "\(element.name) \(id)",
            extent: extent,
            bars: extent == .device ? simulatedBars(of: element) : []
        )
    }

    /// Whether a view of a size of its own is no smaller than the smallest screen: a controller's view that was drawn
    /// so fills the screen of a phone, while a smaller one is a part of it.
    private mutating func hasSizeOfScreen(_ element: MarkupElement) -> Bool {
        guard let frame = rect("frame", of: element) else { return false }
        return frame.width >= Self.smallestScreen.width && frame.height >= Self.smallestScreen.height
    }

    /// In points.
    private static let smallestScreen = Size(width: 320, height: 480)

    /// Reads the content of a window.
    mutating func readWindow(_ window: MarkupElement) {
        detachItems(of: window)
        for toolbar in window.children where toolbar.isNamed("toolbar") { detachItems(of: toolbar) }
        let id = window["id"] ?? ""
        if let content = window.children.first(where: { $0["key"] == "contentView" }) {
            let isTitled = window.child(named: "windowStyleMask")?["titled"] == "YES"
            readScreen(
                DetachedRoot(
                    element: content,
                    fallbackID: id + "/contentView",
                    name: window["title"] ?? window["userLabel"] ?? window["customClass"] ?? "window \(id)",
                    extent: windowExtent(window),
                    chrome: isTitled ? [ScreenChrome(.window, text: text("title", of: window))] : []
                )
            )
        }
        readDetached()
    }

    /// The height of a title bar, in points, which the smallest size of a window's frame includes.
    private static let titleBarHeight = 22.0

    /// How small a window may become.
    mutating func windowExtent(_ window: MarkupElement) -> Screen.Extent {
        if let style = window.child(named: "windowStyleMask"), style["resizable"] != "YES" {
            return .window(minimum: nil)
        }
        if let size = size("contentMinSize", of: window) { return .window(minimum: size) }
        guard var size = size("minSize", of: window) else { return .window(minimum: nil) }
        size.height = max(size.height - Self.titleBarHeight, 0)
        return .window(minimum: size)
    }

    /// The bars that a view was designed to stand between.
    func simulatedBars(of element: MarkupElement) -> Set<Screen.Bar> {
        var bars: Set<Screen.Bar> = []
        for child in element.children {
            if child.isNamed("simulatedNavigationBarMetrics") { bars.insert(.navigation) }
            if child.isNamed("simulatedToolbarMetrics") { bars.insert(.toolbar) }
            if child.isNamed("simulatedTabBarMetrics") { bars.insert(.tab) }
        }
        return bars
    }
}
