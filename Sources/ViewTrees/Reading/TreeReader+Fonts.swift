internal import ProposedLayout
internal import SourceCode
internal import TextMeasurement

/// Fonts as arguments write them.
extension TreeReader {
    /// The font of an argument; `nil` for one that only the running app knows.
    func font(_ value: Value) -> FontChoice? {
        let own = value
        let value = typed(value, "Font", near: nil)
        // Projects keep sizes under the names of styles, for the functions of one file.
        if value.number != nil, case .member(let name, _, nil) = own, let style = Self.style(name) {
            return FontChoice(.style(style))
        }
        // Of fonts that the app chooses between the first one that is known.
        if case .choice(let values, _) = value { return values.lazy.compactMap { self.font($0) }.first }
        guard case .member(let name, let written, _) = value else { return nil }
        if let style = Self.style(name) { return FontChoice(.style(style)) }
        let arguments = CallArguments(written)
        if let base = arguments["base"], var font = font(evaluate(base.node, base.scope)) {
            apply(name, arguments, to: &font)
            return font
        }
        let size = (arguments["size"] ?? arguments["fixedSize"]).flatMap { length($0) }
        switch name {
        case "system":
            var font: FontChoice
            if let size {
                font = FontChoice(.system(size: size))
            } else if let first = arguments.first,
                let style = Self.style(Self.first(evaluate(first.node, first.scope)).memberName ?? "")
            {
                font = FontChoice(.style(style))
            } else {
                return nil
            }
            font.weight = arguments["weight"].flatMap { weight(evaluate($0.node, $0.scope)) }
            font.design = arguments["design"].flatMap { design(evaluate($0.node, $0.scope)) }
            return font
        case "custom":
            guard let first = arguments.first, case .verbatim(let name) = evaluate(first.node, first.scope), let size
            else { return nil }
            var style: TextStyle? = .body
            if arguments.has("fixedSize") { style = nil }
            if let relative = arguments["relativeTo"] {
                style = Self.style(Self.first(evaluate(relative.node, relative.scope)).memberName ?? "") ?? .body
            }
            return FontChoice(.custom(postScriptName: name, size: size, relativeTo: style))
        default: return nil
        }
    }

    private func apply(_ name: String, _ arguments: CallArguments, to font: inout FontChoice) {
        switch name {
        case "bold": font.weight = .bold
        case "italic": font.isItalic = true
        case "monospaced": font.design = .monospaced
        case "monospacedDigit": font.design = .monospacedDigit
        case "weight": font.weight = arguments.first.flatMap { weight(evaluate($0.node, $0.scope)) }
        case "width", "leading", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "scaled", "pointSize": break
        default: break
        }
    }

    func weight(_ value: Value) -> FontWeight? {
        Self.first(value).memberName.flatMap { FontWeight(rawValue: $0) }
    }

    func design(_ value: Value) -> FontDesign? {
        Self.first(value).memberName.flatMap { FontDesign(rawValue: $0) }
    }

    /// A text style by SwiftUI's name.
    static func style(_ name: String) -> TextStyle? {
        switch name {
        case "largeTitle": .largeTitle
        case "title": .title1
        case "title2": .title2
        case "title3": .title3
        case "headline": .headline
        case "subheadline": .subheadline
        case "body": .body
        case "callout": .callout
        case "footnote": .footnote
        case "caption": .caption1
        case "caption2": .caption2
        default: nil
        }
    }
}
