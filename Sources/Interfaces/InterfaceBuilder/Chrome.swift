internal import SourceText

/// The texts and images in the bars around a controller's view.
extension InterfaceReader {
    /// The title and the items of a controller's navigation bar.
    mutating func navigationChrome(of controller: MarkupElement) -> [ScreenChrome] {
        guard let item = controller.child(named: "navigationItem") else { return [] }
        var chrome: [ScreenChrome] = []
        if let title = text("title", of: item) { chrome.append(ScreenChrome(.title, text: title)) }
        for child in item.children {
            switch child.name {
            case "barButtonItem":
                let place: ScreenChrome.Place
                switch child["key"] {
                case "leftBarButtonItem": place = .leading
                case "rightBarButtonItem": place = .trailing
                default: continue
                }
                chrome.append(barItem(child, at: place))
            case "leftBarButtonItems", "rightBarButtonItems":
                let place: ScreenChrome.Place = child.isNamed("leftBarButtonItems") ? .leading : .trailing
                for button in child.children where button.isNamed("barButtonItem") {
                    chrome.append(barItem(button, at: place))
                }
            default: continue
            }
        }
        return chrome
    }

    private mutating func barItem(_ element: MarkupElement, at place: ScreenChrome.Place) -> ScreenChrome {
        ScreenChrome(
            place,
            text: text("title", of: element),
            image: element["image"] ?? element["systemItem"]
        )
    }

    /// The tabs of a controller that shows others in tabs, by the controllers that they lead to.
    mutating func tabChrome(of controller: MarkupElement, in scenes: MarkupElement) -> [(ObjectKey, ScreenChrome)] {
        guard let connections = controller.child(named: "connections") else { return [] }
        var tabs: [(ObjectKey, ScreenChrome)] = []
        for segue in connections.children where segue["relationship"] == "viewControllers" {
            guard let destination = segue["destination"] else { continue }
            var tab = ScreenChrome(.tab)
            for scene in scenes.children {
                guard let objects = scene.child(named: "objects"),
                    let target = objects.children.first(where: { $0["id"] == destination }),
                    let item = target.child(named: "tabBarItem")
                else { continue }
                tab = ScreenChrome(.tab, text: text("title", of: item), image: item["image"] ?? item["systemItem"])
                break
            }
            tabs.append((ObjectKey(destination), tab))
        }
        return tabs
    }

    /// Hands the tabs to all controllers that they lead to: at once, through navigation controllers, and by being pushed.
    ///
    /// - Complexity: O(*n*) in the number of segues, times the number of tab bars.
    mutating func addTabs(of scenes: MarkupElement, to surroundings: inout SceneSurroundings) {
        let leading = leadingSegues(of: scenes)
        for scene in scenes.children {
            guard let objects = scene.child(named: "objects") else { continue }
            for controller in objects.children where controller.isNamed("tabBarController") {
                let tabs = tabChrome(of: controller, in: scenes)
                for (index, (root, _)) in tabs.enumerated() {
                    var shown = tabs.map(\.1)
                    shown[index].isSelected = true
                    var reached = [root]
                    while let next = reached.popLast() {
                        guard surroundings.tabs[next] == nil else { continue }
                        surroundings.tabs[next] = shown
                        reached += leading[next] ?? []
                    }
                }
            }
        }
    }

    /// Where navigation controllers begin, and what is pushed from a controller.
    private func leadingSegues(of scenes: MarkupElement) -> [ObjectKey: [ObjectKey]] {
        var leading: [ObjectKey: [ObjectKey]] = [:]
        for index in scenes.subtree {
            guard let segue = file.element(at: index), segue.isNamed("segue"), let destination = segue["destination"],
                segue["relationship"] == "rootViewController" || segue["kind"] == "show" || segue["kind"] == "push"
            else { continue }
            var owner = segue.parent
            while let element = owner, !Self.isController(element) { owner = element.parent }
            guard let id = owner?["id"] else { continue }
            leading[ObjectKey(id), default: []].append(ObjectKey(destination))
        }
        return leading
    }
}
