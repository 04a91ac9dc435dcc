internal import CodeStrings
internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Texts and titles.
extension TreeReader {
    /// The views of a title or another argument that is a text or a view.
    func text(_ argument: Argument, _ around: Surroundings) -> [ViewNode] {
        text(argument.node, argument.scope, around)
    }

    func text(_ node: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode] {
        if isView(node, scope) { return views(node, scope, around) }
        return [text(of: evaluate(node, scope), node)]
    }

    /// Whether an expression makes a view rather than a text.
    private func isView(_ node: CodeNode, _ scope: Scope) -> Bool {
        var current = node
        for _ in 0..<64 {
            switch current.kind {
            case .call:
                guard let callee = current.firstChild else { return false }
                if callee.kind == .reference {
                    if ["Text", "Label", "Image"].contains(callee.name) { return true }
                    if let function = functions(named: callee.name, scope).first { return function.0.isView }
                    return false
                }
                current = callee
            case .member:
                guard let base = current.firstChild else { return false }
                current = base
            case .reference:
                if let bound = bound(current, scope) {
                    if let type = bound.type { return type.withoutGenerics.isViewType }
                    if case .code(let code, let inner) = bound.content, code != node { return isView(code, inner) }
                    if case .value(.views) = bound.content { return true }
                    return false
                }
                guard let owner = scope.receiver, let type = type(of: owner),
                    let property = types.property(current.name, of: type)
                else { return false }
                return property.type?.isViewType ?? false
            case .sequence:
                guard let first = current.children.first(where: { $0.kind == .call || $0.kind == .choice }) else {
                    return false
                }
                current = first.kind == .choice ? first.firstChild ?? first : first
                if current.kind == .choice { return false }
            case .closure: return true
            default: return false
            }
        }
        return false
    }

    /// A text that shows a value.
    func text(of value: Value, _ node: CodeNode) -> ViewNode {
        let annotation = SourceAnnotation.near(node).sample
        let source = place(node, "Text(" + Self.phrase(node) + ")")
        func typical(_ text: String, _ reason: String) -> ViewNode {
            ViewNode(
                .text(TextContent(annotation ?? text)),
                source: source,
                certainty: annotation == nil ? .typical(reason: reason) : .certain
            )
        }
        switch value {
        case .string(let number):
            let isGiven = strings[number].isGivenElsewhere
            return ViewNode(
                .text(TextContent(spelling(of: number), string: number)),
                source: source,
                certainty: isGiven ? .typical(reason: "other code sets the text") : .certain
            )
        case .verbatim(let text): return ViewNode(.text(TextContent(text)), source: source)
        case .sample(let text): return typical(text, "the app puts values into the text")
        case .number(let number):
            let text = number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
            return ViewNode(.text(TextContent(text)), source: source)
        case .choice(let values, let id):
            let texts = values.prefix(Self.maximumBranches).map { text(of: $0, node) }
            return ViewNode(.alternatives(id: id, typical: 0), Array(texts), source: source)
        case .views(let nodes):
            return nodes.count == 1 ? nodes[0] : ViewNode(.group, nodes)
        case .data(let name):
            if annotation == nil, let sample = sample(ofData: node) {
                return ViewNode(.text(TextContent(sample)), source: source)
            }
            var text = typical(Self.typicalText, "'\(name)' is known when the app runs")
            // A property of a value is told with the value.
            let written = node.source
            let name = !name.contains(".") && written.contains(".") && Self.isName(written) ? written : name
            if annotation == nil, Self.isName(name) {
                var run = TextRun(Self.typicalText)
                run.data = self.number(of: ShownData(expression: name, file: node.file.path, range: node.range))
                text.kind = .text(TextContent([run]))
            }
            return text
        case .none: return ViewNode(.text(TextContent("")), source: source)
        case .member, .instance, .list, .elements, .closure, .function, .type, .truth, .share, .proxy:
            return typical(Self.typicalText, "the text is computed")
        }
    }

    /// Whether a phrase names a value, `item.title`, rather than telling what is computed.
    private static func isName(_ phrase: String) -> Bool {
        phrase.first.map { $0.isLetter || $0 == "$" || $0 == "_" } == true
            && phrase.utf8.allSatisfy { byte in
                isWord(byte)
                    || [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "$")].contains(byte)
            }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == UInt8(ascii: "_")
    }

    /// The characters that stand in the source for a localized string.
    private func spelling(of number: Int) -> String {
        switch strings[number].name {
        case .pattern(let pattern): pattern.spelling
        case .symbol(let name): name
        }
    }

    /// The title of a view: its first argument without a label.
    func title(_ arguments: CallArguments, _ around: Surroundings) -> [ViewNode]? {
        arguments.first.map { text($0, around) }
    }

    /// Whether an argument that may be a view comes to characters.
    private func isText(_ argument: Argument) -> Bool {
        guard [.member, .string].contains(argument.node.kind) else { return false }
        switch evaluate(argument.node, argument.scope) {
        case .string, .verbatim, .sample: return true
        default: return false
        }
    }

    /// The label of a control: a title, an argument `label`, or a closure.
    func label(_ arguments: CallArguments, _ around: Surroundings, trailing: Bool = true) -> [ViewNode] {
        var label: [ViewNode]
        if let title = title(arguments, around) {
            label = title
        } else if let named = arguments["label"] ?? arguments["title"] {
            label = isText(named) ? text(named, around) : views(named, around)
        } else if trailing, let closure = arguments.trailing {
            return views(closure, around)
        } else {
            return []
        }
        let named = arguments.symbol
        guard let symbol = named ?? arguments["image"] ?? arguments["icon"], symbol.node.kind != .closure
        else { return label }
        let name = named.map { evaluate($0.node, $0.scope) }
        label = [
            ViewNode(
                .label,
                parts: [
                    ViewPart(.label, label),
                    ViewPart(.icon, [image(name: name, isSymbol: name != nil, symbol.node)]),
                ],
                source: place(symbol.node, "Label")
            )
        ]
        return label
    }

    // MARK: Pictures

    func image(_ arguments: CallArguments, _ node: CodeNode) -> ViewNode {
        if let symbol = arguments["systemName"] ?? arguments.symbol {
            return image(name: evaluate(symbol.node, symbol.scope), isSymbol: true, node)
        }
        if let decorative = arguments["decorative"] {
            return image(name: evaluate(decorative.node, decorative.scope), isSymbol: false, node)
        }
        guard let first = arguments.first else { return image(name: nil, isSymbol: false, node) }
        return image(name: evaluate(first.node, first.scope), isSymbol: false, node)
    }

    /// An image by its name; a typical one if the name is not known.
    func image(name: Value?, isSymbol: Bool, _ node: CodeNode) -> ViewNode {
        let source = place(node, Self.phrase(node))
        let text: String?
        switch name {
        case .verbatim(let name)?: text = name
        case .member(let name, _, _)?: text = name
        case .choice(let values, _)?:
            if case .verbatim(let name)? = values.first { text = name } else { text = nil }
        default: text = nil
        }
        if isSymbol {
            return ViewNode(.image(.symbol(name: text ?? "", isResizable: false)), source: source)
        }
        let annotation = SourceAnnotation.near(node)
        if let width = annotation.width, let height = annotation.height {
            let size = ImageContent.picture(width: Length(width), height: Length(height), isResizable: false)
            return ViewNode(.image(size), source: source)
        }
        if let text, let size = assets[AssetName.plain(text)] {
            let picture = ImageContent.picture(
                width: Length(size.width),
                height: Length(size.height),
                isResizable: false
            )
            return ViewNode(.image(picture), source: source)
        }
        let picture = ImageContent.picture(
            width: Length(24, from: 12, to: 120),
            height: Length(24, from: 12, to: 120),
            isResizable: false
        )
        return ViewNode(
            .image(picture),
            source: source,
            certainty: .typical(reason: "the size of the picture is not known")
        )
    }
}

/// The names of pictures.
package enum AssetName {
    /// The name as the symbols that Xcode makes of it spell it: letters and digits in lower case.
    package static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" })
            .split(separator: "/").last.map(String.init) ?? ""
    }
}
