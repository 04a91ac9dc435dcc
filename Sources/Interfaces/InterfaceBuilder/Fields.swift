internal import SourceText
internal import TextMeasurement

/// Text fields of iOS, and the labels and fields of macOS.
extension InterfaceReader {
    /// A text field of iOS.
    mutating func textField(_ element: MarkupElement) -> TextFieldContent {
        var attributes = textAttributes(of: element, size: 14, lineBreak: .tail)
        attributes.minimumScale = minimumScale(of: element, font: attributes.font.base)
        var field = TextFieldContent(
            border: element["borderStyle"] ?? "none",
            text: text("text", of: element) ?? text("attributedText", of: element),
            placeholder: text("placeholder", of: element) ?? text("attributedPlaceholder", of: element),
            attributes: attributes
        )
        field.isSecure = element.child(named: "textInputTraits")?["secureTextEntry"] == "YES"
        return field
    }

    /// A text field of macOS: a label if it can neither be edited nor has a border.
    mutating func desktopField(_ element: MarkupElement) -> ViewContent {
        guard let cell = cell(of: element) else { return .opaque(element.name) }
        let text = text("title", of: cell) ?? text("attributedStringValue", of: cell)
        var attributes = cellAttributes(of: cell)
        attributes.preferredMaxLayoutWidth = positive("preferredMaxLayoutWidth", of: element)
        if let limit = count("maximumNumberOfLines", of: element), limit > 0 { attributes.lines = limit }
        if let text, text.property != "title" { take(styleOf: text, key: text.property, of: cell, to: &attributes) }
        let border =
            switch element.name {
            // Without a border they are laid out as labels are.
            case "secureTextField" where cell["borderStyle"] == nil, "tokenField" where cell["borderStyle"] == nil:
                "none"
            case "secureTextField": "secure"
            case "searchField": "search"
            case "comboBox": "comboBox"
            case "tokenField": "token"
            default: cell["borderStyle"] ?? "none"
            }
        let isEditable = cell["editable"] == "YES"
        if element.isNamed("textField"), !isEditable, border == "none" {
            var label = LabelContent(text: text, attributes: attributes)
            label.drawsBackground = cell["drawsBackground"] == "YES"
            label.wrapsAtFirstLayout = element["setsMaxLayoutWidthAtFirstLayout"] == "YES"
            return .label(label)
        }
        var field = TextFieldContent(
            border: border,
            text: text,
            placeholder: self.text("placeholderString", of: cell),
            attributes: attributes
        )
        field.controlSize = cell["controlSize"] ?? "regular"
        field.isEditable = isEditable
        field.drawsBackground = cell["drawsBackground"] == "YES"
        return .textField(field)
    }

    /// What the cell of a control of macOS says about its text.
    mutating func cellAttributes(of cell: MarkupElement) -> TextAttributes {
        var attributes = TextAttributes(font: nil)
        attributes.font = fonts(["font"], of: cell, standard: .system(Self.cellFontSize(cell)))
        attributes.lineBreak = lineBreak("lineBreakMode", of: cell) ?? .word
        attributes.alignment = cell["alignment"].flatMap(TextAlignment.init) ?? .natural
        attributes.baseDirection = baseDirection(of: cell)
        let wraps = attributes.lineBreak == .word || attributes.lineBreak == .character
        // A cell that scrolls sideways does not wrap, whatever its mode says.
        let isSingle = cell["usesSingleLineMode"] == "YES" || cell["scrollable"] == "YES"
        attributes.lines = wraps && !isSingle ? 0 : 1
        attributes.keepsWrittenLines = cell["usesSingleLineMode"] != "YES"
        return attributes
    }

    /// The size of the system font in a control of macOS, in points.
    private static func cellFontSize(_ cell: MarkupElement) -> Double {
        switch cell["controlSize"] {
        case "small": 11
        case "mini": 9
        default: 13
        }
    }
}
