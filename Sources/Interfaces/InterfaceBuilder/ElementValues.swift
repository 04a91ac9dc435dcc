internal import SourceText

/// Numbers, rectangles and words of elements.
extension InterfaceReader {
    /// The number in an attribute; `nil` if there is none or it cannot be meant, which is reported.
    mutating func number(_ name: String, of element: MarkupElement, in range: NumberRange = .length) -> Double? {
        guard let attribute = element.attribute(named: name) else { return nil }
        let text = attribute.value
        if let number = range.number(text) { return number }
        report(.badValue, at: attribute, of: element, range.message(about: text, in: name))
        return nil
    }

    /// The whole number in an attribute, at least 0.
    mutating func count(_ name: String, of element: MarkupElement) -> Int? {
        number(name, of: element, in: .count).map { Int($0) }
    }

    /// A priority, from above 0 to 1000.
    mutating func priority(_ name: String, of element: MarkupElement) -> Float? {
        number(name, of: element, in: .priority).map { Float($0) }
    }

    /// Whether an attribute says yes or no; `nil` if it is absent.
    func flag(_ name: String, of element: MarkupElement) -> Bool? {
        element.attribute(named: name).map { $0.value == "YES" }
    }

    /// The `rect` of an element by its key.
    mutating func rect(_ key: String, of element: MarkupElement) -> Rect? {
        guard let rect = keyed("rect", key, in: element),
            let x = number("x", of: rect), let y = number("y", of: rect),
            let width = number("width", of: rect), let height = number("height", of: rect)
        else { return nil }
        return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }

    /// The `size` or `value` of an element by its key.
    mutating func size(_ key: String, of element: MarkupElement) -> Size? {
        guard let size = keyed("size", key, in: element) ?? keyed("value", key, in: element),
            let width = number("width", of: size), let height = number("height", of: size)
        else { return nil }
        return Size(width: width, height: height)
    }

    /// The `inset`, `edgeInsets` or `directionalEdgeInsets` of an element by its key.
    mutating func insets(_ key: String, of element: MarkupElement) -> EdgeInsets? {
        for child in element.children where hasKey(key, child) {
            let names: [String]
            if child.isNamed("inset") {
                names = ["minY", "minX", "maxY", "maxX"]
            } else if child.isNamed("edgeInsets") {
                names = ["top", "left", "bottom", "right"]
            } else if child.isNamed("directionalEdgeInsets") {
                names = ["top", "leading", "bottom", "trailing"]
            } else {
                continue
            }
            var values: [Double] = []
            for name in names { values.append(number(name, of: child) ?? 0) }
            return EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
        }
        return nil
    }

    /// The child of this name with this key.
    func keyed(_ name: String, _ key: String, in element: MarkupElement) -> MarkupElement? {
        for child in element.children where child.isNamed(name) && hasKey(key, child) { return child }
        return nil
    }

    /// Whether an element has this key; cheaper than comparing texts.
    func hasKey(_ key: String, _ element: MarkupElement) -> Bool {
        guard let attribute = element.attribute(named: "key") else { return false }
        return file.file.utf8[attribute.valueRange].elementsEqual(key.utf8)
    }
}
