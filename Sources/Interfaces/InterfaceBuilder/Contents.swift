internal import SourceText

/// What a view is, by the name of its element.
extension InterfaceReader {
    /// Reads what a view shows.
    mutating func content(
        of element: MarkupElement,
        at position: Int,
        children: Children,
        in tree: inout ScreenTree
    ) -> ViewContent {
        let content: ViewContent
        let name = element.name
        switch name {
        case "view", "customView", "tableViewCellContentView", "collectionViewCellContentView", "visualEffectView",
            "vibrancyView":
            return .plain
        case "label": content = .label(label(element))
        case "button": content = isMac ? desktopButton(element) : .button(button(element))
        case "popUpButton": content = desktopButton(element)
        case "textField": content = isMac ? desktopField(element) : .textField(textField(element))
        case "secureTextField", "searchField", "comboBox", "tokenField": content = desktopField(element)
        case "textView": content = .textView(textView(element))
        case "segmentedControl": content = .segmentedControl(segmentedControl(element))
        case "imageView": return .image(imageSize(of: element))
        case "stackView": return .stack(stack(element, at: position, children: children, in: &tree))
        case "scrollView", "clipView":
            return .scroll(ScrollContent(element: name, contentInsets: insets("contentInset", of: element) ?? .zero))
        case "tableView", "outlineView", "collectionView", "browser": content = .table(table(element))
        case "tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView":
            return .cell(cell(element, at: position, in: &tree))
        case "navigationBar", "toolbar", "tabBar", "searchBar":
            content = .bar(BarContent(element: name, texts: barTexts(element)))
        case "box": content = .box(box(element))
        case "splitView": return .split(split(element))
        case "containerView": return .container
        case "tabView": content = .control(tabView(element))
        default:
            guard Self.controls.contains(name) else { return .opaque(name) }
            content = .control(control(element))
        }
        return tree.isPrototype ? content.markedAsPrototype : content
    }

    /// Controls whose size does not hang on a text.
    private static let controls: Set<String> = [
        "switch", "slider", "stepper", "progressView", "activityIndicatorView", "pageControl", "datePicker",
        "pickerView", "progressIndicator", "levelIndicator", "colorWell", "scroller", "colorPickerWell",
        "calendarView", "pathControl",
    ]

    /// A control of a size of its own.
    private func control(_ element: MarkupElement) -> ControlContent {
        let cell = cell(of: element)
        var content = ControlContent(
            element: element.name,
            style: element["style"] ?? element["datePickerMode"] ?? cell?["sliderType"] ?? cell?["type"]
                ?? cell?["levelIndicatorStyle"] ?? cell?["pathStyle"] ?? cell?["datePickerStyle"],
            controlSize: controlSize(of: element)
        )
        content.pages = element["numberOfPages"].flatMap { Int($0) }
        content.hasTickMarks = cell?["numberOfTickMarks"].flatMap { Int($0) }.map { $0 > 0 } ?? false
        return content
    }

    /// The size of an image view's image, as the document notes it.
    private func imageSize(of element: MarkupElement) -> Size? {
        let holder = isMac ? imageHolder(of: cell(of: element) ?? element) : element
        return holder["image"].flatMap { images[ObjectKey($0)] }
    }

    /// The cell of a control of macOS.
    func cell(of element: MarkupElement) -> MarkupElement? {
        element.children.first { $0["key"] == "cell" }
    }

    /// The size of a control of macOS: `mini`, `small`, `regular` or `large`.
    func controlSize(of element: MarkupElement) -> String {
        cell(of: element)?["controlSize"] ?? element["controlSize"] ?? "regular"
    }
}

extension ViewContent {
    /// The same with its texts marked as those of a prototype.
    var markedAsPrototype: ViewContent {
        switch self {
        case .label(var content):
            content.text?.isPrototype = true
            return .label(content)
        case .textView(var content):
            content.text?.isPrototype = true
            return .textView(content)
        case .button(var content):
            content.title?.isPrototype = true
            for index in content.otherTitles.indices { content.otherTitles[index].isPrototype = true }
            return .button(content)
        case .textField(var content):
            content.text?.isPrototype = true
            content.placeholder?.isPrototype = true
            return .textField(content)
        case .segmentedControl(var content):
            for index in content.segments.indices { content.segments[index].title?.isPrototype = true }
            return .segmentedControl(content)
        case .bar(var content):
            for index in content.texts.indices { content.texts[index].isPrototype = true }
            return .bar(content)
        case .table(var content):
            for index in content.texts.indices { content.texts[index].isPrototype = true }
            return .table(content)
        case .box(var content):
            content.title?.isPrototype = true
            return .box(content)
        case .control(var content):
            for index in content.texts.indices { content.texts[index].isPrototype = true }
            return .control(content)
        case .plain, .image, .stack, .scroll, .cell, .split, .container, .opaque: return self
        }
    }
}
