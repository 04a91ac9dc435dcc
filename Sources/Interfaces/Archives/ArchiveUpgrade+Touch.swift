internal import SourceText

/// Objects of UIKit.
extension ArchiveUpgrade {
    /// The names of the elements whose names are not those of the classes.
    private static let names = [
        "IBUICustomObject": "customObject", "IBMKMapView": "mapView", "IBGLKView": "glkView",
        "IBADBannerView": "adBannerView", "IBUIWebView": "webView",
    ]

    mutating func touchObject(_ object: MarkupElement, key: String?) -> MadeElement? {
        let name = archive.className(of: object)
        switch name {
        case "IBProxyObject": return proxy(object)
        case "IBUIBarButtonItem": return barButton(object, key: key)
        case "IBUINavigationItem": return navigationItem(object, key: key)
        case "IBUITabBarItem": return tabBarItem(object, key: key)
        default: break
        }
        if name.hasSuffix("Controller") { return controller(object, key: key) }
        guard archive.value("NSvFlags", of: object) != nil else {
            var other = named(Self.names[name] ?? "customObject", object, key: key)
            finish(&other, of: object)
            return other
        }
        return touchView(object, as: Self.names[name] ?? Self.element(for: name), key: key)
    }

    /// The name that the element of a class has: `label` for `IBUILabel`.
    private static func element(for className: String) -> String {
        guard className.hasPrefix("IBUI"), let first = className.dropFirst(4).first else { return "view" }
        return first.lowercased() + className.dropFirst(5)
    }

    private func proxy(_ object: MarkupElement) -> MadeElement {
        var placeholder = named("placeholder", object)
        placeholder.set("placeholderIdentifier", archive.string("IBProxiedObjectIdentifier", of: object))
        finish(&placeholder, of: object)
        return placeholder
    }

    // MARK: Views

    private mutating func touchView(_ object: MarkupElement, as name: String, key: String?) -> MadeElement {
        var view = named(name, object, key: key)
        let isRoot = archive.value("NSSuperview", of: object) == nil
        view.set("opaque", archive.flag("IBUIOpaque", of: object) == false ? "NO" : nil)
        view.set("clipsSubviews", archive.flag("IBUIClipsSubviews", of: object) == true)
        view.set("userInteractionEnabled", archive.flag("IBUIUserInteractionEnabled", of: object) == false ? "NO" : nil)
        view.set("contentMode", word("IBUIContentMode", of: object, in: Self.contentModes))
        view.set("alpha", archive.number("IBUIAlpha", of: object))
        view.set("enabled", archive.flag("IBUIEnabled", of: object) == false ? "NO" : nil)
        // The frame of a root is not placed by constraints, whatever its holder is.
        placeView(&view, object, isPlaced: !isRoot)
        addTouchContent(&view, object)
        view.add(color("backgroundColor", "IBUIBackgroundColor", of: object))
        if name != "navigationBar", name != "tableViewCell", name != "collectionViewCell",
            name != "collectionReusableView"
        {
            addSubviews(&view, of: object)
        }
        addSimulatedMetrics(&view, object)
        view.add(accessibility(of: object))
        finish(&view, of: object)
        return view
    }

    private mutating func addTouchContent(_ view: inout MadeElement, _ object: MarkupElement) {
        switch view.name {
        case "label": addLabel(&view, object)
        case "button": addButton(&view, object)
        case "textField": addField(&view, object)
        case "textView": addTextView(&view, object)
        case "segmentedControl": addSegments(&view, object)
        case "imageView": view.set("image", image("IBUIImage", of: object))
        case "switch": view.set("on", archive.flag("IBUIOn", of: object) == true)
        case "pageControl": view.set("numberOfPages", archive.integer("IBUINumberOfPages", of: object).map { "\($0)" })
        case "activityIndicatorView":
            view.set("style", word("IBUIStyle", of: object, in: ["whiteLarge", "white", "gray"]) ?? "whiteLarge")
        case "tableView": addTable(&view, object)
        case "tableViewCell", "collectionViewCell", "collectionReusableView": addCell(&view, object)
        case "toolbar": view.add("items", of: objects(archive.list("IBUIItems", of: object)))
        case "tabBar", "navigationBar": view.add("items", of: objects(archive.list("IBUIItems", of: object)))
        case "searchBar": addSearchBar(&view, object)
        default: break
        }
    }

    private mutating func addTable(_ view: inout MadeElement, _ object: MarkupElement) {
        view.set("style", archive.integer("IBUIStyle", of: object) == 1 ? "grouped" : "plain")
        view.set("rowHeight", archive.number("IBUIRowHeight", of: object))
        view.set("sectionHeaderHeight", archive.number("IBUISectionHeaderHeight", of: object))
        view.set("sectionFooterHeight", archive.number("IBUISectionFooterHeight", of: object))
        for (key, name) in [("tableHeaderView", "IBUITableHeaderView"), ("tableFooterView", "IBUITableFooterView")] {
            view.add(archive.value(name, of: object).flatMap { self.object($0, key: key) })
        }
    }

    private mutating func addCell(_ view: inout MadeElement, _ object: MarkupElement) {
        view.set("reuseIdentifier", archive.string("IBUIReuseIdentifier", of: object))
        view.set("rowHeight", archive.number("IBUIRowHeight", of: object))
        view.set(
            "accessoryType",
            word(
                "IBUIAccessoryType",
                of: object,
                in: ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"]
            )
        )
        guard let content = archive.value("IBUIContentView", of: object) else { return addSubviews(&view, of: object) }
        guard var made = self.object(content, key: "contentView") else { return }
        if view.name == "tableViewCell" { made.name = "tableViewCellContentView" }
        view.add(made)
    }

    private func addSearchBar(_ view: inout MadeElement, _ object: MarkupElement) {
        for (name, key) in [("text", "IBText"), ("placeholder", "IBPlaceholder"), ("prompt", "IBPrompt")] {
            setText(name, key, of: object, in: &view)
        }
        let titles = archive.list("IBScopeButtonTitles", of: object).prefix(32).compactMap { title in
            archive.string(title).map { MadeElement("string", from: title, text: $0) }
        }
        view.add("scopeButtonTitles", of: titles)
    }

    private func accessibility(of object: MarkupElement) -> MadeElement? {
        guard let configuration = archive.value("IBUIAccessibilityConfiguration", of: object) else { return nil }
        var accessibility = MadeElement("accessibility", from: configuration, key: "accessibilityConfiguration")
        setText("label", "IBUIAccessibilityLabel", of: configuration, in: &accessibility)
        setText("hint", "IBUIAccessibilityHint", of: configuration, in: &accessibility)
        return accessibility.attributes.count > 1 ? accessibility : nil
    }

    // MARK: Metrics of the canvas

    func addSimulatedMetrics(_ made: inout MadeElement, _ object: MarkupElement) {
        for edge in ["StatusBar", "TopBar", "BottomBar", "Orientation", "Destination"] {
            guard let metrics = archive.value("IBUISimulated\(edge)Metrics", of: object) else { continue }
            let name: String
            switch archive.className(of: metrics) {
            case "IBUISimulatedStatusBarMetrics": name = "simulatedStatusBarMetrics"
            case "IBUISimulatedNavigationBarMetrics": name = "simulatedNavigationBarMetrics"
            case "IBUISimulatedToolbarMetrics": name = "simulatedToolbarMetrics"
            case "IBUISimulatedTabBarMetrics": name = "simulatedTabBarMetrics"
            case "IBUISimulatedFreeformSizeMetricsSentinel": name = "freeformSimulatedSizeMetrics"
            case "IBUISimulatedSizeMetrics"
            where archive.string("IBUISimulatedSizeMetricsClass", of: metrics)?.contains("Freeform") == true:
                name = "freeformSimulatedSizeMetrics"
            default: continue
            }
            made.add(MadeElement(name, from: metrics, key: "simulated\(edge)Metrics"))
        }
    }

    // MARK: Values

    /// A word of a list that a number stands for.
    func word(_ key: String, of object: MarkupElement, in words: [String]) -> String? {
        archive.integer(key, of: object).flatMap { words.indices.contains($0) ? words[$0] : nil }
    }

    /// Sets an attribute to a text that people read.
    func setText(_ name: String, _ key: String, of object: MarkupElement, in made: inout MadeElement) {
        guard let text = archive.text(key, of: object) else { return }
        made.set(name, text.value, from: text.element)
    }

    private static let contentModes = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
}
