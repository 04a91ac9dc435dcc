internal import SourceText
internal import TextMeasurement

/// Labels and text views.
extension InterfaceReader {
    /// A label of iOS.
    mutating func label(_ element: MarkupElement) -> LabelContent {
        let isAttributed = element["usesAttributedText"] == "YES"
        let text =
            isAttributed
            ? text("attributedText", of: element) ?? text("text", of: element)
            : text("text", of: element) ?? text("attributedText", of: element)
        var attributes = textAttributes(of: element, size: 17, lineBreak: .tail)
        attributes.lines = count("numberOfLines", of: element) ?? 1
        attributes.minimumScale = minimumScale(of: element, font: attributes.font.base)
        attributes.tightens = element["adjustsLetterSpacingToFitWidth"] == "YES"
        attributes.preferredMaxLayoutWidth = positive("preferredMaxLayoutWidth", of: element)
        if text?.property == "attributedText" {
            take(styleOf: text, key: "attributedText", of: element, to: &attributes)
        } else if attributes.lines != 1, attributes.lineBreak == .clip {
            // UILabel cuts the last line alone: the text of two of two such labels that Interface Builder saved has three.
            attributes.lineBreak = .word
        }
        return LabelContent(text: text, attributes: attributes)
    }

    /// A text view of either platform.
    mutating func textView(_ element: MarkupElement) -> LabelContent {
        let text =
            text("text", of: element) ?? text("attributedText", of: element) ?? text("textStorage", of: element)
        var attributes = textAttributes(of: element, size: isMac ? 12 : 14, lineBreak: .word)
        attributes.lines = 0
        if let text, text.property != "text" { take(styleOf: text, key: text.property, of: element, to: &attributes) }
        var content = LabelContent(text: text, attributes: attributes)
        content.scrolls = element["scrollEnabled"] != "NO"
        return content
    }

    /// What labels, fields and text views of iOS say about their text.
    ///
    /// - Parameters:
    ///   - element: the view's element.
    ///   - size: the size of the system font where the document names no font, in points.
    ///   - lineBreak: the mode where the document names none.
    /// - Returns: what they say.
    mutating func textAttributes(of element: MarkupElement, size: Double, lineBreak: LineBreakMode) -> TextAttributes {
        var attributes = TextAttributes(font: nil)
        attributes.font = fonts(of: element, standard: .system(size))
        attributes.lineBreak = self.lineBreak("lineBreakMode", of: element) ?? lineBreak
        // UILabel's own default is natural; Interface Builder writes that and leaves out left.
        attributes.alignment = element["textAlignment"].flatMap(TextAlignment.init) ?? .left
        attributes.adjustsForContentSize = element["adjustsFontForContentSizeCategory"] == "YES"
        return attributes
    }

    /// The mode in an attribute, in the words of UIKit and AppKit.
    func lineBreak(_ name: String, of element: MarkupElement) -> LineBreakMode? {
        switch element[name] {
        case "tailTruncation", "truncatingTail": .tail
        case "headTruncation", "truncatingHead": .head
        case "middleTruncation", "truncatingMiddle": .middle
        case "wordWrap", "wordWrapping": .word
        case "characterWrap", "charWrapping": .character
        case "clip", "clipping": .clip
        default: nil
        }
    }

    /// How far a text may shrink: it may where a minimum is given and nothing forbids it.
    mutating func minimumScale(of element: MarkupElement, font: InterfaceFont?) -> Double {
        guard element["adjustsFontSizeToFit"] != "NO" else { return 1 }
        if let scale = number("minimumScaleFactor", of: element) { return scale > 0 ? min(scale, 1) : 1 }
        guard let smallest = number("minimumFontSize", of: element), smallest > 0,
            let size = font?.request(at: .large)?.size.points
        else { return 1 }
        return min(smallest / size, 1)
    }

    /// A length above 0.
    mutating func positive(_ name: String, of element: MarkupElement) -> Double? {
        number(name, of: element).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Takes font and paragraph style of an attributed text for those of the whole.
    mutating func take(
        styleOf text: InterfaceText?,
        key: String,
        of element: MarkupElement,
        to attributes: inout TextAttributes
    ) {
        if let font = text?.runs.first(where: { $0.font != nil })?.font { attributes.font = TraitVarying(font) }
        guard let style = paragraphStyle(key, of: element) else { return }
        if let alignment = style["alignment"].flatMap(TextAlignment.init) { attributes.alignment = alignment }
        if let mode = lineBreak("lineBreakMode", of: style) { attributes.lineBreak = mode }
        attributes.baseDirection = baseDirection(of: style)
        attributes.paragraph = ParagraphStyle(
            lineHeightMultiple: positive("lineHeightMultiple", of: style) ?? 0,
            minimumLineHeight: positive("minimumLineHeight", of: style) ?? 0,
            maximumLineHeight: positive("maximumLineHeight", of: style) ?? 0,
            lineSpacing: positive("lineSpacing", of: style) ?? 0
        )
    }

    /// The writing direction that an element sets.
    func baseDirection(of element: MarkupElement) -> WritingDirection {
        switch element["baseWritingDirection"] {
        case "leftToRight": .leftToRight
        case "rightToLeft": .rightToLeft
        default: .natural
        }
    }
}
