internal import SourceText

/// The scenes of a storyboard.
extension InterfaceReader {
    /// The controllers that hold a scene in their bars, by the ID of the scene's controller.
    struct SceneSurroundings {
        var bars: [ObjectKey: Set<Screen.Bar>] = [:]
        /// The window that a controller's view fills.
        var windows: [ObjectKey: MarkupElement] = [:]
        /// The tabs around a controller, its own chosen.
        var tabs: [ObjectKey: [ScreenChrome]] = [:]
        /// Controllers whose views stand in a view of another scene.
        var embedded: Set<ObjectKey> = []
    }

    static func isController(_ element: MarkupElement) -> Bool {
        let name = element.name
        return name.hasSuffix("ontroller") && name != "windowController" && !name.hasSuffix("ObjectController")
    }

    /// Reads all scenes.
    mutating func readScenes(_ scenes: MarkupElement) {
        var surroundings = surroundings(of: scenes)
        addTabs(of: scenes, to: &surroundings)
        for scene in scenes.children {
            guard let objects = scene.child(named: "objects") else { continue }
            for element in objects.children {
                if element.isNamed("windowController") {
                    if let window = element.child(named: "window") { readWindow(window) }
                } else if Self.isController(element) {
                    let key = ObjectKey(element["id"] ?? "")
                    readController(
                        element,
                        sceneID: scene["sceneID"] ?? "",
                        bars: surroundings.bars[key] ?? [],
                        window: surroundings.windows[key],
                        tabs: surroundings.tabs[key] ?? [],
                        isEmbedded: surroundings.embedded.contains(key)
                    )
                } else if isView(element) {
                    let id = element["id"] ?? ""
                    readScreen(
                        DetachedRoot(
                            element: element,
                            fallbackID: id,
                            name: element["userLabel"] ?? element["customClass"] ?? "\(element.name) \(id)",
                            extent: .saved
                        )
                    )
                } else {
                    detachItems(of: element)
                    readDetached()
                }
            }
        }
    }

    /// Reads the view of a controller.
    mutating func readController(
        _ controller: MarkupElement,
        sceneID: String,
        bars: Set<Screen.Bar>,
        window: MarkupElement?,
        tabs: [ScreenChrome] = [],
        isEmbedded: Bool
    ) {
        let id = controller["id"] ?? sceneID
        let canvasBars = self.canvasBars(of: controller, surroundings: bars)
        let bars = self.bars(of: controller, surroundings: bars)
        if let view = controller.children.first(where: { $0["key"] == "view" && isView($0) }) {
            let title = controller.children.first { $0.isNamed("navigationItem") }.flatMap { $0["title"] }
            // Notification Center gives the view of an extension a room of its own, without bars and safe areas.
            let isExtension = view["simulatedAppContext"] == "notificationCenter"
            var extent: Screen.Extent = isMac || isEmbedded || isExtension ? .saved : .device
            var chrome = navigationChrome(of: controller)
            if bars.contains(.tab) { chrome += tabs }
            if isMac, let window {
                extent = windowExtent(window)
                if window.child(named: "windowStyleMask")?["titled"] == "YES" {
                    let title = text("title", of: controller) ?? text("title", of: window)
                    chrome.append(ScreenChrome(.window, text: title))
                }
            }
            readScreen(
                DetachedRoot(
                    element: view,
                    fallbackID: id + "/view",
                    name: controller["userLabel"] ?? controller["title"] ?? title ?? controller["customClass"]
                        ?? controller["storyboardIdentifier"] ?? "\(controller.name) \(id)",
                    extent: extent,
                    bars: bars,
                    canvasBars: canvasBars,
                    chrome: chrome
                ),
                guides: controller.child(named: "layoutGuides")
            )
        }
        detachItems(of: controller)
        readDetached()
    }

    /// The bars around a controller's view.
    private func bars(of controller: MarkupElement, surroundings: Set<Screen.Bar>) -> Set<Screen.Bar> {
        var bars = surroundings.union(simulatedBars(of: controller))
        if controller.child(named: "navigationItem") != nil { bars.insert(.navigation) }
        return withoutDeniedBars(bars, of: controller)
    }

    /// The bars that the canvas shows around a controller's view: those of the containers that lead to it, and those that
    /// were chosen, but no navigation bar without an item for it.
    private func canvasBars(of controller: MarkupElement, surroundings: Set<Screen.Bar>) -> Set<Screen.Bar> {
        var chosen = simulatedBars(of: controller)
        if controller.child(named: "navigationItem") == nil { chosen.remove(.navigation) }
        return withoutDeniedBars(surroundings.union(chosen), of: controller)
    }

    private func withoutDeniedBars(_ bars: Set<Screen.Bar>, of controller: MarkupElement) -> Set<Screen.Bar> {
        var bars = bars
        for child in controller.children where child["key"] == "simulatedTopBarMetrics" && child.isNamed("nil") {
            bars.subtract([.navigation, .largeTitle])
        }
        let item = controller.child(named: "navigationItem")
        if item?["largeTitleDisplayMode"] == "never" || !bars.contains(.navigation) { bars.remove(.largeTitle) }
        for child in controller.children where child["key"] == "simulatedBottomBarMetrics" && child.isNamed("nil") {
            bars.subtract([.tab, .toolbar])
        }
        if controller["hidesBottomBarWhenPushed"] == "YES" { bars.remove(.tab) }
        return bars
    }

    /// Follows the relationships between controllers, from containers to what they contain.
    private func surroundings(of scenes: MarkupElement) -> SceneSurroundings {
        var result = SceneSurroundings()
        // Tab bars first: a navigation controller passes on what it stands in.
        for kind in ["tabBarController", "navigationController", "windowController"] {
            for scene in scenes.children {
                guard let objects = scene.child(named: "objects") else { continue }
                for controller in objects.children where controller.isNamed(kind) {
                    follow(controller, into: &result)
                }
            }
        }
        passOnBars(in: scenes, &result)
        for index in scenes.subtree {
            guard let segue = file.element(at: index), segue.isNamed("segue"), segue["kind"] == "embed",
                let destination = segue["destination"]
            else { continue }
            result.embedded.insert(ObjectKey(destination))
        }
        return result
    }

    /// What is pushed from a controller stands in the same bars.
    ///
    /// - Complexity: O(*n*) in the number of segues.
    private func passOnBars(in scenes: MarkupElement, _ result: inout SceneSurroundings) {
        var pushed: [ObjectKey: [ObjectKey]] = [:]
        for index in scenes.subtree {
            guard let segue = file.element(at: index), segue.isNamed("segue"),
                segue["kind"] == "show" || segue["kind"] == "push", let destination = segue["destination"]
            else { continue }
            var owner = segue.parent
            while let element = owner, !Self.isController(element) { owner = element.parent }
            guard let id = owner?["id"] else { continue }
            pushed[ObjectKey(id), default: []].append(ObjectKey(destination))
        }
        var reached = result.bars.filter { $0.value.contains(.navigation) }.map(\.key)
        while let controller = reached.popLast() {
            for destination in pushed[controller] ?? [] where result.bars[destination]?.contains(.navigation) != true {
                result.bars[destination, default: []].formUnion(result.bars[controller] ?? [])
                reached.append(destination)
            }
        }
    }

    private func follow(_ controller: MarkupElement, into result: inout SceneSurroundings) {
        guard let connections = controller.child(named: "connections") else { return }
        // A container that is shown in a tab bar of another document says so with a simulated one.
        let own = (result.bars[ObjectKey(controller["id"] ?? "")] ?? [])
            .union(simulatedBars(of: controller).subtracting([.navigation]))
        for segue in connections.children where segue.isNamed("segue") {
            guard let destination = segue["destination"] else { continue }
            let key = ObjectKey(destination)
            switch segue["relationship"] {
            case "viewControllers" where controller.isNamed("tabBarController"):
                result.bars[key, default: []].formUnion(own.union([.tab]))
            case "rootViewController":
                var bars = own
                if controller["navigationBarHidden"] != "YES" {
                    bars.insert(.navigation)
                    let bar = controller.child(named: "navigationBar")
                    if bar?["largeTitles"] == "YES" { bars.insert(.largeTitle) }
                }
                if controller["toolbarHidden"] == "NO" { bars.insert(.toolbar) }
                result.bars[key, default: []].formUnion(bars)
            case "window.shadowedContentViewController":
                result.windows[key] = controller.child(named: "window")
            default: continue
            }
        }
    }
}
