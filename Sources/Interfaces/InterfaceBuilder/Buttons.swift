internal import SourceText
internal import TextMeasurement

/// Buttons of both platforms.
extension InterfaceReader {
    /// A button of iOS.
    mutating func button(_ element: MarkupElement) -> ButtonContent {
        let id = element["id"]
        let configuration = element.child(named: "buttonConfiguration")
        var titles: [InterfaceText] = []
        var normal: InterfaceText?
        var hasImage = false
        var image: String?
        var background: String?
        for state in element.children where state.isNamed("state") {
            let key = state["key"] ?? "normal"
            let plain = text("title", of: state, as: key + "Title", id: id)
            let attributed = text("attributedTitle", of: state, as: key + "AttributedTitle", id: id)
            let title = element["hasAttributedTitle"] == "YES" ? attributed ?? plain : plain ?? attributed
            if key == "normal" {
                // A title in a clear color is one for VoiceOver, over an image.
                normal = Self.isClear("titleColor", of: state) ? nil : title
                image = state["image"]
                background = state["backgroundImage"]
                hasImage = image != nil || state.child(named: "imageReference") != nil
            } else if let title {
                titles.append(title)
            }
        }
        // A configuration sets its titles in the style of the body; UIKit sets those of custom buttons in 18 points.
        let size = element["buttonType"].map { $0 == "custom" } ?? true ? 18.0 : 15
        let standard: InterfaceFont? = configuration == nil ? .system(size) : .style(.body, weight: nil)
        var attributes = TextAttributes(font: nil)
        attributes.font = fonts(of: element, standard: standard)
        attributes.lineBreak = lineBreak("lineBreakMode", of: element) ?? .middle
        attributes.alignment = Self.horizontal[element["contentHorizontalAlignment"] ?? ""] ?? .center
        attributes.adjustsForContentSize = element["adjustsFontForContentSizeCategory"] == "YES"
        if let font = normal?.runs.first(where: { $0.font != nil })?.font { attributes.font = TraitVarying(font) }
        if let configuration {
            configure(configuration, id: id, title: &normal, others: &titles, attributes: &attributes)
            image = configuration["image"] ?? image
            hasImage = hasImage || image != nil || configuration.child(named: "imageReference") != nil
        }
        if attributes.lineBreak == .word || attributes.lineBreak == .character { attributes.lines = 0 }
        var content = ButtonContent(
            kind: element["buttonType"] ?? "custom",
            title: normal,
            attributes: attributes
        )
        content.style = configuration?["style"]
        content.otherTitles = titles
        content.hasImage = hasImage
        content.imageSize = image.flatMap { images[ObjectKey($0)] }
        // A configuration has a background of its own.
        if configuration == nil { content.backgroundSize = background.flatMap { images[ObjectKey($0)] } }
        if image == nil, normal == nil, Self.pictogramKinds.contains(content.kind) {
            content.hasImage = true
            content.imageSize = pictogramSize(isConfigured: configuration != nil)
        }
        content.contentInsets = insets("contentEdgeInsets", of: element)
        if let configuration, let set = insets("contentInsets", of: configuration) { content.contentInsets = set }
        content.imageInsets = insets("imageEdgeInsets", of: element)
        content.titleInsets = insets("titleEdgeInsets", of: element)
        return content
    }

    /// Kinds of buttons of iOS that show a sign of the system.
    private static let pictogramKinds: Set<String> = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]

    /// The size of such a sign: a symbol since iOS 13, which is less high in a button with a configuration.
    private func pictogramSize(isConfigured: Bool) -> Size {
        let side = (header.traits.toolsVersion ?? .max) < 14_800 ? 22 : 77.0 / 3
        return Size(width: side, height: isConfigured ? 20 : side)
    }

    private mutating func configure(
        _ configuration: MarkupElement,
        id: String?,
        title: inout InterfaceText?,
        others: inout [InterfaceText],
        attributes: inout TextAttributes
    ) {
        let plain = text("title", of: configuration, as: "configuration.title", id: id)
        let attributed = text("attributedTitle", of: configuration, as: "configuration.attributedTitle", id: id)
        // What a state says is not shown: seven of seven saved buttons whose configuration has no title are as wide as
        // their insets and image.
        title = attributed ?? plain
        if let subtitle = text("subtitle", of: configuration, as: "configuration.subtitle", id: id) {
            others.append(subtitle)
        }
        let keys = ["titleFontDescription", "fontDescription"]
        if let font = font(keys, of: configuration, standard: attributes.font.base) {
            attributes.font = TraitVarying(font)
        }
        if let font = attributed?.runs.first(where: { $0.font != nil })?.font { attributes.font = TraitVarying(font) }
        // The button's own mode is not used.
        attributes.lineBreak = lineBreak("titleLineBreakMode", of: configuration) ?? .word
    }

    private static let horizontal: [String: TextAlignment] = [
        "left": .left, "right": .right, "center": .center, "fill": .justified, "leading": .natural,
    ]

    /// A button of macOS, also check boxes, radio buttons and pop-up buttons.
    mutating func desktopButton(_ element: MarkupElement) -> ViewContent {
        guard let cell = cell(of: element) else { return .opaque(element.name) }
        return .button(desktopButton(cell: cell, isPopUp: element.isNamed("popUpButton")))
    }

    /// What the cell of a button of macOS shows.
    mutating func desktopButton(cell: MarkupElement, isPopUp: Bool = false) -> ButtonContent {
        var attributes = cellAttributes(of: cell)
        attributes.lines = 1
        attributes.keepsWrittenLines = attributes.keepsWrittenLines && !isPopUp
        if attributes.lineBreak == .word { attributes.lineBreak = .clip }
        if !isPopUp, cell["alignment"] == nil { attributes.alignment = .natural }
        // The titles of glyph-like buttons are there for the accessibility of their images alone.
        let position = cell["imagePosition"]
        let isImageAlone = position == "only" || position == "overlaps" && imageHolder(of: cell)["image"] != nil
        let isSilent = isImageAlone || Self.silentKinds.contains(cell["type"] ?? "")
        var title = isSilent ? nil : text("attributedTitle", of: cell) ?? text("title", of: cell)
        var others: [InterfaceText] = []
        let alternate = isSilent ? nil : text("alternateTitle", of: cell)
        if let alternate { others.append(alternate) }
        if isPopUp, let menu = cell.child(named: "menu"),
            let items = menu.child(named: "items")
        {
            let selected = cell["selectedItem"]
            let pullsDown = cell["pullsDown"] == "YES"
            let shown = items.children.filter { $0.isNamed("menuItem") && $0["isSeparatorItem"] != "YES" }
            // A pull-down menu shows its first item whatever is chosen, and drops the others below.
            for item in isImageAlone ? [] : pullsDown ? Array(shown.prefix(1)) : shown {
                guard let text = text("title", of: item) else { continue }
                if !pullsDown { others.append(text) }
                if pullsDown || item["id"] == selected { title = text }
            }
        }
        var content = ButtonContent(
            kind: isPopUp ? "popUpButton" : cell["type"] ?? "push",
            title: title,
            attributes: attributes
        )
        content.style = cell["bezelStyle"]
        content.controlSize = cell["controlSize"] ?? "regular"
        content.otherTitles = others
        content.changesTitle = alternate != nil && cell.child(named: "behavior")?["changeContents"] == "YES"
        let image = imageHolder(of: cell)["image"]
        content.hasImage = image != nil && position != "none"
        content.imageSize = image.flatMap { images[ObjectKey($0)] }
        content.isBordered = cell["borderStyle"] != nil
        content.isSymbol = isSymbol(cell) && cell["borderStyle"] == nil
        if isSymbol(cell) { content.imageSize = content.imageSize.map { symbolSize(in: cell, noted: $0) } }
        return content
    }

    /// Kinds of buttons that never show their title.
    private static let silentKinds: Set<String> = ["help", "disclosureTriangle", "roundedDisclosure"]
}
