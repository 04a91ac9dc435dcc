internal import SourceText
internal import TextMeasurement

/// Bars, boxes and tab views: views that set texts beside what they hold.
extension InterfaceReader {
    /// The texts of a bar, in the order of the document.
    mutating func barTexts(_ element: MarkupElement) -> [InterfaceText] {
        var result: [InterfaceText] = []
        for name in ["text", "placeholder", "prompt"] {
            if let text = text(name, of: element) { result.append(text) }
        }
        if let titles = element.child(named: "scopeButtonTitles") {
            for (index, title) in titles.children.filter({ $0.isNamed("string") }).enumerated() {
                let value = Self.string(title)
                guard !value.isEmpty else { continue }
                result.append(
                    InterfaceText(
                        property: "scopeButtonTitles[\(index)]",
                        objectID: element["id"] ?? "",
                        value: value,
                        location: location(of: title)
                    )
                )
            }
        }
        if let items = element.child(named: "items") { appendItems(of: items, to: &result) }
        return result
    }

    private mutating func appendItems(of element: MarkupElement, to result: inout [InterfaceText]) {
        for child in element.children {
            switch child.name {
            case "navigationItem", "barButtonItem", "tabBarItem":
                if let title = text("title", of: child) { result.append(title) }
                if let prompt = text("prompt", of: child) { result.append(prompt) }
                appendItems(of: child, to: &result)
            case "leftBarButtonItems", "rightBarButtonItems": appendItems(of: child, to: &result)
            default: continue
            }
        }
    }

    /// A box of macOS.
    mutating func box(_ element: MarkupElement) -> BoxContent {
        let kind = element["boxType"] ?? "primary"
        let position = element["titlePosition"] ?? "atTop"
        var attributes = TextAttributes(font: nil, lineBreak: .tail)
        attributes.font = fonts(["titleFont"], of: element, standard: .system(11))
        let showsTitle = position != "noTitle" && kind != "separator"
        return BoxContent(
            kind: kind,
            title: showsTitle ? text("title", of: element) : nil,
            titlePosition: position,
            attributes: attributes
        )
    }

    /// A tab view of macOS, with the titles of its tabs.
    mutating func tabView(_ element: MarkupElement) -> ControlContent {
        var content = ControlContent(
            element: "tabView",
            style: element["type"],
            controlSize: element["controlSize"] ?? "regular"
        )
        guard let items = element.child(named: "tabViewItems") else { return content }
        for item in items.children {
            if let label = text("label", of: item) { content.texts.append(label) }
        }
        return content
    }
}
