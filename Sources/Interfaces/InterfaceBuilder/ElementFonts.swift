internal import SourceText
internal import TextMeasurement

/// The fonts of elements: `fontDescription` of iOS, `font` of macOS and of attributed texts.
extension InterfaceReader {
    /// The font of an element, with those that size classes give it.
    ///
    /// - Parameters:
    ///   - keys: what the font may be called, the first wins.
    ///   - element: the element that holds the font.
    ///   - standard: the font where the document names none.
    /// - Returns: the fonts.
    mutating func fonts(
        _ keys: [String] = ["fontDescription", "font"],
        of element: MarkupElement,
        standard: InterfaceFont?
    ) -> TraitVarying<InterfaceFont?> {
        let base = font(keys, of: element, standard: standard) ?? standard
        return varied(base, in: element) { reader, variation in
            // Twice optional: a variation that names no font keeps the base.
            reader.font(keys, of: variation, standard: standard).map(Optional.some)
        }
    }

    /// The font that stands in an element under one of these keys; `nil` if there is none.
    mutating func font(_ keys: [String], of element: MarkupElement, standard: InterfaceFont?) -> InterfaceFont? {
        for key in keys {
            for child in element.children where hasKey(key, child) {
                if child.isNamed("fontDescription") { return description(child, standard: standard) }
                if child.isNamed("font") { return named(child, standard: standard) }
            }
        }
        return nil
    }

    /// A `fontDescription`.
    private mutating func description(_ element: MarkupElement, standard: InterfaceFont?) -> InterfaceFont? {
        let weight = element["weight"].flatMap(Self.weight(named:))
        if let style = element["style"] {
            guard let found = TextStyle(interfaceBuilderName: style) else {
                reportUnknown("style", "text style", of: element)
                return standard
            }
            return .style(found, weight: weight)
        }
        let size = pointSize("pointSize", of: element) ?? standard.flatMap { $0.request(at: .large)?.size }
        guard let size else { return standard }
        if let name = element["name"] { return .fixed(font(named: name, size: size)) }
        switch element["type"] {
        case "boldSystem": return .fixed(FontRequest(family: .system, size: size, weight: weight ?? .bold))
        case "italicSystem":
            return .fixed(FontRequest(family: .system, size: size, weight: weight ?? .regular, isItalic: true))
        default: return .fixed(FontRequest(family: .system, size: size, weight: weight ?? .regular))
        }
    }

    /// A `font`: one of the system's roles, a text style, or a font by name.
    private mutating func named(_ element: MarkupElement, standard: InterfaceFont?) -> InterfaceFont? {
        let size = pointSize("size", of: element)
        if let role = element["metaFont"] {
            guard let font = MetaFont(interfaceBuilderName: role)?.font(size: size?.points) else {
                reportUnknown("metaFont", "font of the system", of: element)
                return standard
            }
            return .fixed(font)
        }
        if let style = element["textStyle"] {
            guard let (points, weight) = Self.desktopStyles[style], let usual = PointSize(points) else {
                reportUnknown("textStyle", "text style", of: element)
                return standard
            }
            let font = FontRequest(family: .system, size: size ?? usual, weight: weight)
            guard font.size == usual, let leading = Self.desktopLeading[style] else { return .fixed(font) }
            return .desktopStyle(font, leading: leading)
        }
        // The font of the system's appearance is that of regular controls, whatever the size of this one.
        if element["name"] == nil, element["usesAppearanceFont"] == "YES" { return .system(13) ?? standard }
        guard let name = element["name"], let size = size ?? standard.flatMap({ $0.request(at: .large)?.size }) else {
            return standard
        }
        return .fixed(font(named: name, size: size))
    }

    /// A font by its name: one of the app's own, whatever it is called, or else as ``FontRequest/init(fontName:size:)`` has it.
    private func font(named name: String, size: PointSize) -> FontRequest {
        ownFonts.contains(name)
            ? FontRequest(family: .postScript(name), size: size) : FontRequest(fontName: name, size: size)
    }

    private mutating func pointSize(_ name: String, of element: MarkupElement) -> PointSize? {
        guard let attribute = element.attribute(named: name), let points = number(name, of: element) else { return nil }
        // Interface Builder writes 0 for the usual size.
        if points == 0 { return nil }
        if let size = PointSize(points) { return size }
        report(
            .badValue,
            at: attribute,
            of: element,
            "a font cannot have a size of '\(attribute.value)' points; the usual size is taken"
        )
        return nil
    }

    private mutating func reportUnknown(_ name: String, _ kind: String, of element: MarkupElement) {
        guard let attribute = element.attribute(named: name) else { return }
        report(
            .unknownWord,
            at: attribute,
            of: element,
            "unknown \(kind) '\(attribute.value)'; the usual font is taken"
        )
    }

    private static func weight(named name: String) -> FontWeight? {
        // Interface Builder writes some weights all in lower case.
        FontWeight.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    }

    /// How many points higher the lines of some text styles of macOS are than those of their fonts, by labels that were
    /// saved with them: 21 points at 17, and 31 at 26.
    private static let desktopLeading = ["largeTitle": 1.0, "title2": 1.0]

    /// Points and weight of the text styles of macOS, which do not follow a text size.
    private static let desktopStyles: [String: (Double, FontWeight)] = [
        "largeTitle": (26, .regular), "title1": (22, .regular), "title2": (17, .regular), "title3": (15, .regular),
        "headline": (13, .bold), "body": (13, .regular), "callout": (12, .regular), "subheadline": (11, .regular),
        "footnote": (10, .regular), "caption1": (10, .regular), "caption2": (10, .medium),
    ]
}

extension FontRequest {
    /// A font by its PostScript name; the names of San Francisco's own faces are the system font.
    init(fontName name: String, size: PointSize) {
        let isSystem = name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
        guard isSystem else {
            self.init(family: .postScript(name), size: size)
            return
        }
        let lowered = name.lowercased()
        // The longest names first: "bold" is a part of "semibold".
        let weight: FontWeight =
            [.ultraLight, .semibold, .medium, .heavy, .black, .light, .thin, .bold]
            .first { lowered.contains($0.rawValue.lowercased()) } ?? .regular
        self.init(family: .system, size: size, weight: weight, isItalic: lowered.contains("italic"))
    }

    /// The system font of a size that is known to be one.
    static func system(_ points: Double, _ weight: FontWeight = .regular) -> FontRequest? {
        PointSize(points).map { FontRequest(family: .system, size: $0, weight: weight) }
    }
}

extension InterfaceFont {
    /// The system font of a fixed size; `nil` for a size that no font has.
    static func system(_ points: Double, _ weight: FontWeight = .regular) -> InterfaceFont? {
        FontRequest.system(points, weight).map(InterfaceFont.fixed)
    }
}
