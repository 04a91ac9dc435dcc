internal import SourceText

/// All texts of a document that tables may translate, whatever object they belong to.
extension InterfaceReader {
    /// Reads the texts of all objects in the order of the document.
    mutating func readTexts() {
        var prototypeEnd = 0
        for index in 0..<file.count {
            guard let element = file.element(at: index) else { continue }
            if Self.holdsPrototypes(element) { prototypeEnd = max(prototypeEnd, element.subtree.upperBound) }
            guard element.attribute(named: "id") != nil else { continue }
            let first = texts.count
            readTexts(of: element)
            guard index < prototypeEnd else { continue }
            for position in first..<texts.count { texts[position].isPrototype = true }
        }
    }

    /// Whether what an element holds are patterns that code fills at run time.
    static func holdsPrototypes(_ element: MarkupElement) -> Bool {
        if element.isNamed("prototypes") || element.isNamed("prototypeCellViews") { return true }
        return element.isNamed("cells") && element.parent?.isNamed("collectionView") == true
            && element.parent?["dataMode"] != "static"
    }

    /// Appends the texts of one object.
    private mutating func readTexts(of element: MarkupElement) {
        for (attribute, property) in Self.properties[element.name] ?? [] {
            append(text(attribute, of: element, as: property))
        }
        let id = element["id"]
        for child in element.children {
            switch child.name {
            case "state":
                guard let state = child["key"] else { continue }
                append(text("title", of: child, as: state + "Title", id: id))
                append(text("attributedTitle", of: child, as: state + "AttributedTitle", id: id))
            case "buttonConfiguration":
                append(text("title", of: child, as: "configuration.title", id: id))
                append(text("attributedTitle", of: child, as: "configuration.attributedTitle", id: id))
                append(text("subtitle", of: child, as: "configuration.subtitle", id: id))
                append(text("attributedSubtitle", of: child, as: "configuration.attributedSubtitle", id: id))
            case "listContentConfiguration":
                append(text("text", of: child, as: "contentConfiguration.text", id: id))
                append(text("secondaryText", of: child, as: "contentConfiguration.secondaryText", id: id))
            case "segments": segmentTexts(child, id: id)
            case "tableHeaderCell": append(text("title", of: child, as: "headerCell.title", id: id))
            case "accessibility":
                append(text("label", of: child, as: "accessibilityLabel", id: id))
                append(text("hint", of: child, as: "accessibilityHint", id: id))
                append(text("value", of: child, as: "accessibilityValue", id: id))
                append(text("description", of: child, as: "ibExternalAccessibilityDescription", id: id))
                append(text("help", of: child, as: "ibExternalAccessibilityHelp", id: id))
            case "userDefinedRuntimeAttributes": runtimeTexts(child, id: id)
            case "objectValues": listTexts(child, as: "ibShadowedObjectValues", id: id)
            case "scopeButtonTitles": listTexts(child, as: "scopeButtonTitles", id: id)
            default: continue
            }
        }
    }

    /// The titles of segments: on iOS on the control, on macOS on its cell.
    private mutating func segmentTexts(_ segments: MarkupElement, id: String?) {
        for (index, segment) in segments.children.filter({ $0.isNamed("segment") }).enumerated() {
            append(text("title", of: segment, as: "segmentTitles[\(index)]", id: id))
            append(text("label", of: segment, as: "ibShadowedLabels[\(index)]", id: id))
            append(text("toolTip", of: segment, as: "ibShadowedToolTips[\(index)]", id: id))
        }
    }

    /// Attributes of a developer's own that are localized; tables number these alone.
    private mutating func runtimeTexts(_ attributes: MarkupElement, id: String?) {
        var index = 0
        for attribute in attributes.children {
            guard let type = attribute["type"], type == "localizableString" || type == "localizedString" else {
                continue
            }
            append(text("value", of: attribute, as: "\(Self.runtimeProperty)[\(index)]", id: id))
            index += 1
        }
    }

    private static let runtimeProperty = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

    private mutating func listTexts(_ list: MarkupElement, as property: String, id: String?) {
        for (index, string) in list.children.filter({ $0.isNamed("string") }).enumerated() {
            let value = Self.string(string)
            guard !value.isEmpty else { continue }
            texts.append(
                InterfaceText(
                    property: "\(property)[\(index)]",
                    objectID: id ?? "",
                    value: value,
                    location: location(of: string)
                )
            )
        }
    }

    private mutating func append(_ text: InterfaceText?) {
        if let text { texts.append(text) }
    }

    /// The attributes that hold texts, and what tables call them, by element.
    private static let properties: [String: [(String, String)]] = {
        var result: [String: [(String, String)]] = [
            "label": [("text", "text"), ("attributedText", "attributedText")],
            "textField": [
                ("text", "text"), ("attributedText", "attributedText"), ("placeholder", "placeholder"),
                ("attributedPlaceholder", "attributedPlaceholder"),
            ],
            "textView": [("text", "text"), ("attributedText", "attributedText"), ("textStorage", "textStorage")],
            "searchBar": [("text", "text"), ("placeholder", "placeholder"), ("prompt", "prompt")],
            "navigationItem": [("title", "title"), ("prompt", "prompt")],
            "barButtonItem": [("title", "title")], "tabBarItem": [("title", "title")],
            "tableViewSection": [("headerTitle", "headerTitle"), ("footerTitle", "footerTitle")],
            "refreshControl": [("attributedTitle", "attributedTitle")],
            "menu": [("title", "title")], "menuItem": [("title", "title"), ("attributedTitle", "attributedTitle")],
            "command": [("title", "title"), ("discoverabilityTitle", "discoverabilityTitle")],
            "keyCommand": [("title", "title"), ("discoverabilityTitle", "discoverabilityTitle")],
            "action": [],
            "window": [("title", "title"), ("subtitle", "subtitle")], "box": [("title", "title")],
            "tabViewItem": [("label", "label")], "splitViewItem": [],
            "toolbarItem": [("label", "label"), ("paletteLabel", "paletteLabel"), ("title", "title")],
            "tableColumn": [("headerToolTip", "headerToolTip")],
            "controller": [("title", "title")], "switch": [("title", "title")],
            "segue": [],
        ]
        for cell in [
            "textFieldCell", "secureTextFieldCell", "searchFieldCell", "comboBoxCell", "tokenFieldCell",
            "datePickerCell", "pathCell", "formCell", "actionCell", "levelIndicatorCell", "textAttachmentCell",
        ] {
            result[cell] = [
                ("title", "title"), ("attributedStringValue", "attributedStringValue"),
                ("placeholderString", "placeholderString"),
            ]
        }
        for cell in ["buttonCell", "popUpButtonCell", "switchCell"] {
            result[cell] = [
                ("title", "title"), ("alternateTitle", "alternateTitle"), ("attributedTitle", "attributedTitle"),
            ]
        }
        for controller in [
            "viewController", "tableViewController", "collectionViewController", "navigationController",
            "tabBarController", "splitViewController", "pageViewController", "hostingController",
            "glkViewController", "avPlayerViewController", "tabViewController", "pagecontroller", "windowController",
        ] {
            result[controller] = [("title", "title")]
        }
        // Every view of macOS may have a tool tip.
        for view in Array(result.keys) + macViews {
            result[view, default: []].append(("toolTip", "ibShadowedToolTip"))
        }
        return result
    }()

    private static let macViews = [
        "view", "customView", "button", "popUpButton", "imageView", "slider", "stepper", "segmentedControl",
        "secureTextField", "searchField", "comboBox", "tokenField", "datePicker", "pathControl", "colorWell",
        "progressIndicator", "levelIndicator", "stackView", "scrollView", "tableView", "outlineView",
        "collectionView", "tabView", "splitView", "matrix", "tableCellView", "visualEffectView", "webView",
        "wkWebView", "ruleEditor", "browser", "gridView", "control",
    ]
}
