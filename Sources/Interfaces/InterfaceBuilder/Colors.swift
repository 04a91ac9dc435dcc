internal import SourceText

/// Colours of elements.
extension InterfaceReader {
    /// The colour of an element by its key; `nil` if there is none.
    func color(_ key: String, of element: MarkupElement) -> LookColor? {
        keyed("color", key, in: element).flatMap(color)
    }

    /// The colour that an element says.
    func color(_ element: MarkupElement) -> LookColor? {
        let fixed = components(of: element)
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return .system(name) }
        if let name = element["name"] {
            return element["catalog"] == "System" ? .system(name) : .named(name, noted: fixed ?? noted(name))
        }
        return fixed.map { .fixed($0) }
    }

    /// What the document notes of a colour of the catalog, among its resources.
    private func noted(_ name: String) -> UInt32? {
        guard let resources = file.root.child(named: "resources") else { return nil }
        for resource in resources.children where resource.isNamed("namedColor") && resource["name"] == name {
            return resource.child(named: "color").flatMap(components)
        }
        return nil
    }

    /// Whether a color of an element lets all through: `<color key="titleColor" white="0" alpha="0" …/>`.
    static func isClear(_ key: String, of element: MarkupElement) -> Bool {
        element.children.contains {
            $0.isNamed("color") && $0["key"] == key && $0["alpha"].flatMap(Double.init) == 0
        }
    }

    /// The channels of a colour; what is in another space than sRGB is taken as it is.
    private func components(of element: MarkupElement) -> UInt32? {
        func channel(_ name: String) -> Double? {
            element[name].flatMap(Double.init).map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        }
        let rgb: [Double]
        if let white = channel("white") {
            rgb = [white, white, white]
        } else if let red = channel("red"), let green = channel("green"), let blue = channel("blue") {
            rgb = [red, green, blue]
        } else if let cyan = channel("cyan"), let magenta = channel("magenta"), let yellow = channel("yellow") {
            let black = channel("black") ?? 0
            rgb = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
        } else {
            return nil
        }
        return (rgb + [channel("alpha") ?? 1]).reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
}
