internal import SourceText

/// How views look, as far as documents say.
extension InterfaceReader {
    /// The look of a view.
    func look(of element: MarkupElement) -> ViewLook {
        var look = ViewLook()
        let cell = isMac ? cell(of: element) : nil
        look.control = isMac ? desktopControl(element, cell) : touchControl(element)
        let holder = cell ?? element
        look.isOn = element["on"] == "YES" || ["on", "mixed"].contains(holder["state"])
        look.isDisabled = element["enabled"] == "NO" || cell?["enabled"] == "NO"
        look.alpha = plain("alpha", element) ?? plain("alphaValue", element)
        readColors(of: element, cell, into: &look)
        readLayer(of: element, into: &look)
        readImage(of: element, cell, into: &look)
        readState(of: element, holder, into: &look)
        return look
    }

    private func plain(_ name: String, _ element: MarkupElement) -> Double? {
        element[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Kinds

    private func touchControl(_ element: MarkupElement) -> ViewLook.Control? {
        switch element.name {
        case "button":
            switch element.child(named: "buttonConfiguration")?["style"] {
            case "filled": .filledButton
            case "tinted": .tintedButton
            case "gray": .grayButton
            default: .plainButton
            }
        case "textField": element["borderStyle"] == nil || element["borderStyle"] == "none" ? nil : .field
        case "tableViewCell": .cell
        case "visualEffectView": .backdrop
        default: Self.touchControls[element.name]
        }
    }

    private static let touchControls: [String: ViewLook.Control] = [
        "switch": .switch, "slider": .slider, "stepper": .stepper, "segmentedControl": .segments,
        "progressView": .progress, "activityIndicatorView": .spinner, "pageControl": .pageControl,
        "datePicker": .datePicker, "pickerView": .picker, "navigationBar": .navigationBar, "toolbar": .toolbar,
        "tabBar": .tabBar, "searchBar": .searchBar, "imageView": .image, "tableView": .table,
        "collectionView": .collection,
    ]

    private func desktopControl(_ element: MarkupElement, _ cell: MarkupElement?) -> ViewLook.Control? {
        switch element.name {
        case "button": desktopButtonControl(cell)
        case "popUpButton": cell?["pullsDown"] == "YES" ? .pullDown : .popUp
        case "textField", "secureTextField", "tokenField":
            ["bezel", "border"].contains(cell?["borderStyle"]) ? .field : nil
        case "box": element["boxType"] == "separator" ? .line : .box
        case "progressIndicator": element["style"] == "spinning" ? .spinner : .progress
        case "tabView": ["noTabsNoBorder", "noTabsLineBorder"].contains(element["type"]) ? nil : .tabs
        case "scrollView": element["borderType"] == "none" ? nil : .scroll
        default: Self.desktopControls[element.name]
        }
    }

    private static let desktopControls: [String: ViewLook.Control] = [
        "searchField": .searchField, "comboBox": .comboBox, "slider": .slider, "stepper": .stepper,
        "segmentedControl": .segments, "switch": .switch, "levelIndicator": .level, "colorWell": .colorWell,
        "datePicker": .datePicker, "imageView": .image, "tableView": .table, "outlineView": .table,
        "collectionView": .collection, "visualEffectView": .backdrop,
    ]

    private func desktopButtonControl(_ cell: MarkupElement?) -> ViewLook.Control? {
        switch cell?["type"] {
        case "check": .check
        case "radio": .radio
        case "help": .help
        case "disclosureTriangle", "roundedDisclosure": .disclosure
        case "push": .push
        default: cell?["borderStyle"] == nil ? nil : .bevel
        }
    }

    // MARK: Colours

    private func readColors(of element: MarkupElement, _ cell: MarkupElement?, into look: inout ViewLook) {
        let configuration = element.child(named: "buttonConfiguration")
        look.background =
            color("backgroundColor", of: element) ?? color("fillColor", of: element)
            ?? configuration.flatMap { color("baseBackgroundColor", of: $0) }
        if let cell {
            // A cell of macOS notes a colour that it does not paint.
            look.background = cell["drawsBackground"] == "YES" ? color("backgroundColor", of: cell) : nil
        }
        if isMac, element.isNamed("textField"), cell?["drawsBackground"] != "YES" { look.background = nil }
        if isMac, element.isNamed("box"), element["boxType"] != "custom" { look.background = nil }
        look.tint = tint(of: element, cell, look.control)
        look.ink =
            color("textColor", of: cell ?? element)
            ?? configuration.flatMap { color("baseForegroundColor", of: $0) }
        for state in element.children where state.isNamed("state") && state["key"] == "normal" {
            look.ink = color("titleColor", of: state) ?? look.ink
        }
        look.border = color("borderColor", of: element)
    }

    private func tint(of element: MarkupElement, _ cell: MarkupElement?, _ control: ViewLook.Control?) -> LookColor? {
        switch control {
        case .push, .bevel, .popUp, .pullDown:
            // A bezel has a colour of its own, and that of the button that the return key presses is the accent colour.
            return color("bezelColor", of: element) ?? (isDefaultButton(cell) ? .system("controlAccentColor") : nil)
        default:
            let keys = [
                "tintColor", "onTintColor", "contentTintColor", "minimumTrackTintColor", "progressTintColor",
                "bezelColor",
            ]
            return keys.lazy.compactMap { color($0, of: element) }.first
        }
    }

    private func isDefaultButton(_ cell: MarkupElement?) -> Bool {
        guard let cell else { return false }
        let child = cell.children.first { $0["key"] == "keyEquivalent" && $0.isNamed("string") }
        return (child.map { Self.string($0) } ?? cell["keyEquivalent"]) == "\r"
    }

    // MARK: Layers

    /// Corner radius and border, as Interface Builder's attributes for the running app set them.
    private func readLayer(of element: MarkupElement, into look: inout ViewLook) {
        look.cornerRadius = plain("cornerRadius", element)
        look.borderWidth = plain("borderWidth", element)
        guard let attributes = element.child(named: "userDefinedRuntimeAttributes") else { return }
        for attribute in attributes.children {
            guard let path = attribute["keyPath"] else { continue }
            let number = attribute.children.lazy.compactMap { plain("value", $0) }.first
            switch path {
            case "layer.cornerRadius", "cornerRadius": look.cornerRadius = number ?? look.cornerRadius
            case "layer.borderWidth", "borderWidth": look.borderWidth = number ?? look.borderWidth
            case "borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
                look.border = attribute.child(named: "color").flatMap(color) ?? look.border
            default: continue
            }
        }
    }

    // MARK: Images and states

    private func readImage(of element: MarkupElement, _ cell: MarkupElement?, into look: inout ViewLook) {
        var holder = cell.map(imageHolder) ?? element
        if let configuration = element.child(named: "buttonConfiguration"), configuration["image"] != nil {
            holder = configuration
        }
        for state in element.children where state.isNamed("state") && state["key"] == "normal" && state["image"] != nil
        {
            holder = state
        }
        guard let name = holder["image"], cell?["imagePosition"] != "none" else { return }
        look.image = name
        look.isSymbol = holder["catalog"] == "system" || isMac && isSymbol(holder) || name.hasPrefix("NS")
        look.contentMode = element["contentMode"] ?? cell?["imageScaling"]
    }

    private func readState(of element: MarkupElement, _ holder: MarkupElement, into look: inout ViewLook) {
        switch look.control {
        case .slider, .progress, .level:
            let low = plain("minValue", holder) ?? plain("minValue", element) ?? 0
            let high = plain("maxValue", holder) ?? plain("maxValue", element) ?? (isMac ? 100 : 1)
            let value =
                plain("doubleValue", holder) ?? plain("value", element) ?? plain("progress", element)
                ?? plain("doubleValue", element) ?? low
            if high > low { look.value = min(max((value - low) / (high - low), 0), 1) }
        case .segments:
            let segments = holder.child(named: "segments").map { Array($0.children) } ?? []
            look.count = segments.count
            look.selected =
                element["selectedSegmentIndex"].flatMap(Int.init)
                ?? segments.firstIndex { $0["selected"] == "YES" } ?? -1
        case .pageControl:
            look.count = element["numberOfPages"].flatMap(Int.init).map { min(max($0, 0), 40) }
            look.selected = element["currentPage"].flatMap(Int.init) ?? 0
        case .cell: look.style = element["accessoryType"]
        case .table: look.style = element["style"]
        case .datePicker: look.style = element["style"] ?? element["datePickerMode"]
        default: break
        }
    }
}
