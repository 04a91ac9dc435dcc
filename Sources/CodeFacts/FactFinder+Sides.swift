internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Sides of the screen, and images.
extension FactFinder {
    /// Looks at what is assigned to an alignment.
    mutating func lookAtSides(of target: CodeNode, _ values: [CodeNode]) {
        let isText = target.isNamed("textAlignment")
        let isContent = target.isNamed("contentHorizontalAlignment")
        let isParagraph =
            target.isNamed("alignment")
            && (target.firstChild?.name.words.contains {
                $0 == "paragraph" || $0 == "style" || $0 == "label" || $0 == "field"
            } ?? false)
        guard isText || isContent || isParagraph, values.count == 1 else { return }
        let value = values[0]
        let side = value.name
        let isLeft =
            side == "left" || side == "NSTextAlignmentLeft" || side == "UIControlContentHorizontalAlignmentLeft"
        let isRight =
            side == "right" || side == "NSTextAlignmentRight" || side == "UIControlContentHorizontalAlignmentRight"
        guard isLeft || isRight, value.kind == .member || value.kind == .reference else { return }
        let instead =
            isContent
            ? isLeft ? "leading" : "trailing"
            : isLeft ? "natural" : "natural, or choose by effectiveUserInterfaceLayoutDirection"
        guard isContent || !isLaidOutByFrame(target.firstChild?.source ?? "", around: target) else { return }
        if isParagraph, isDrawn(around: target) || isOfHuggingTitle(around: target) { return }
        if isText, let view = target.firstChild, isTiedAtOneSide(view) || hugsText(view) || hasOwnParagraphs(view) {
            return
        }
        if isContent, let view = target.firstChild, hugsText(view) { return }
        add(.alignment(side, instead: instead), value)
    }

    /// Looks at a node that may name a side: an anchor, an attribute, insets.
    mutating func lookAtDirections(_ node: CodeNode) {
        switch node.kind {
        case .member where node.isNamed("leftAnchor") || node.isNamed("rightAnchor"):
            // Of both sides of a constraint the first counts.
            if !isOtherSide() {
                add(.anchor(node.name, instead: node.isNamed("leftAnchor") ? "leadingAnchor" : "trailingAnchor"), node)
            }
        case .argument where node.isNamed("attribute"):
            guard let value = node.firstChild, value.kind == .member, value.firstChild == nil,
                value.isNamed("left") || value.isNamed("right"),
                ancestors.last?.arguments.first?.isNamed("item") == true
            else { return }
            let isFirst = ancestors.last?.arguments.first { $0.isNamed("attribute") }?.range == node.range
            if isFirst {
                add(.anchor("." + value.name, instead: value.isNamed("left") ? ".leading" : ".trailing"), value)
            }
        case .call:
            guard let callee = node.firstChild, callee.isNamed("UIEdgeInsets") || callee.isNamed("UIEdgeInsetsMake")
            else {
                return
            }
            let arguments = node.arguments
            // An initializer of the project's own that takes the start and the end of a line flips by itself.
            guard arguments.count == 4, !arguments[1].isNamed("leading") else { return }
            let sides = [arguments[1], arguments[3]].map {
                $0.firstChild?.kind == .literal ? $0.firstChild?.source : nil
            }
            guard let left = sides[0], let right = sides[1], let first = Double(left), let second = Double(right),
                first != second, !isOfOtherThings(node)
            else { return }
            add(.insets, node)
        default: return
        }
    }

    private mutating func add(_ kind: DirectionUse.Kind, _ node: CodeNode) {
        guard !asksForDirection(around: node) else { return }
        facts.directions.append(DirectionUse(kind: kind, node: node, situation: situation))
    }

    /// Whether the function around a node asks for the direction of the layout itself.
    private func asksForDirection(around node: CodeNode) -> Bool {
        let scope = ancestors.last { [.function, .accessor, .binding].contains($0.kind) }
        let text = scope?.source ?? (node.file.path.hasSuffix(".swift") ? "" : methodText(around: node))
        return text.firstMatch(of: /RTL|[rR]tl(?![a-z])|[rR]ightToLeft|[lL]eftToRight|[lL]ayoutDirection/) != nil
    }

    /// Whether the code around gives a view its frame: frames do not flip, so its text has to stay on its side.
    private func isLaidOutByFrame(_ view: String, around node: CodeNode) -> Bool {
        let scope = ancestors.last { [.function, .accessor, .binding].contains($0.kind) }
        let text = scope?.source ?? (node.file.path.hasSuffix(".swift") ? "" : methodText(around: node))
        if FramedViews(text).contains(view) { return true }
        // A property may get its frame in another function.
        let isProperty = !scopes.contains { $0[view] != nil }
        guard isProperty, let type = ancestors.last(where: { $0.kind == .type || $0.kind == .extension }) else {
            return false
        }
        return FramedViews(type.source).contains(view)
    }

    /// Whether the function around draws its text at a place of its own, as charts do, whose drawing does not flip.
    private func isDrawn(around node: CodeNode) -> Bool {
        guard let function = ancestors.last(where: { $0.kind == .function }) else { return false }
        return function.descendants.contains { call in
            guard call.kind == .call, let callee = call.firstChild, callee.isNamed("draw"), callee.kind == .member
            else {
                return false
            }
            let place = call.arguments.first
            return place.map { $0.isNamed("at") || $0.isNamed("in") || $0.isNamed("with") } ?? false
        }
    }

    /// Whether the function around makes the title of a button of a paragraph, and the button as wide as its title.
    private func isOfHuggingTitle(around node: CodeNode) -> Bool {
        guard let function = ancestors.last(where: { $0.kind == .function || $0.kind == .closure }) else {
            return false
        }
        let code = function.source
        return code.contains(".setAttributedTitle(")
            && code.contains(".setContentHuggingPriority(.required, for: .horizontal)")
    }

    /// Whether anchors tie a view at one side alone: it is as wide as its text, whose alignment shows nowhere.
    private func isTiedAtOneSide(_ view: CodeNode) -> Bool {
        guard view.kind == .reference, let type = ancestors.last(where: { $0.kind == .type || $0.kind == .extension })
        else { return false }
        var sides: Set<String> = []
        for node in type.descendants where node.kind == .member && node.firstChild?.isNamed("self") != true {
            guard node.name.hasSuffix("Anchor"), let base = node.firstChild, base.kind == .reference,
                base.name == view.name
            else { continue }
            switch node.name {
            case "leadingAnchor", "leftAnchor": sides.insert("start")
            case "trailingAnchor", "rightAnchor": sides.insert("end")
            case "widthAnchor": return false
            default: continue
            }
        }
        return sides.count == 1
    }

    /// Whether a view is as wide as its only line of text: the label of a button, or one that is given its text's size.
    private func hugsText(_ view: CodeNode) -> Bool {
        // A local name means another view elsewhere.
        let isLocal = view.kind == .reference && scopes.contains { $0[view.name] != nil }
        let around = isLocal ? ancestors.last { [.closure, .function, .accessor].contains($0.kind) } : nil
        let text = around?.source ?? String(decoding: view.file.utf8, as: UTF8.self)
        let name = view.source.filter { $0 != "?" && $0 != "!" }
        // More lines than one have an alignment of their own.
        guard !text.contains("\(view.source).numberOfLines"), !text.contains("\(name).numberOfLines"),
            !text.contains("\(view.source).lineBreakMode"), !text.contains("\(name).lineBreakMode")
        else { return false }
        if view.isNamed("titleLabel"), let button = view.firstChild, !button.isNamed("self") {
            let owner = button.source
            return ["button", "btn"].contains(button.name.words.last ?? "")
                || text.contains("\(owner).setTitle(") || text.contains("\(owner) setTitle:")
        }
        // What lies inside of a field is as wide as it asks to be.
        if text.contains(".rightView = \(name)\n") || text.contains(".leftView = \(name)\n") { return true }
        return text.contains("\(name).sizeToFit()") || text.contains("[\(name) sizeToFit]")
            || text.contains("\(name).setContentHuggingPriority(.required, for: .horizontal)")
            || text.contains(
                "\(name) setContentHuggingPriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal"
            )
    }

    /// Whether a view only ever gets attributed texts, which the same type makes with a paragraph style: its alignment is
    /// that of the style.
    private func hasOwnParagraphs(_ view: CodeNode) -> Bool {
        guard let type = ancestors.last(where: { $0.kind == .type || $0.kind == .extension }) else { return false }
        let name = view.source.filter { $0 != "?" && $0 != "!" }
        let code = type.source
        guard code.contains("\(name).attributedText = "), !code.contains("\(name).text = ") else { return false }
        return code.contains(".paragraphStyle")
    }

    /// Whether insets are those of the lines between cells, which the system flips, or those of the area that can be
    /// touched, which have no leading side.
    private func isOfOtherThings(_ insets: CodeNode) -> Bool {
        let names =
            [situation.function]
            + ancestors.suffix(4).flatMap { around in
                around.kind == .sequence || around.kind == .binding ? [around.firstChild?.name ?? "", around.name] : []
            }
        return names.contains { name in
            let words = name.words
            return words.contains("separator") && words.contains { $0.hasPrefix("inset") }
                || words.contains("touch") || zip(words, words.dropFirst()).contains { $0 == "hit" && $1 == "test" }
        }
    }

    /// Whether a text beside an image names its side, as one about a gesture or a key does.
    private func isNamedBeside(_ literal: CodeNode, _ image: String, in call: CodeNode) -> Bool {
        let side = image.words.contains("left") ? "left" : "right"
        return call.descendants.contains { node in
            node.kind == .string && node.range != literal.range
                && CodeLiteral(node).plainText?.words.contains(side) == true
                && Self.flipping(CodeLiteral(node).plainText ?? "") == nil
        }
    }

    /// Whether what is read is what a constraint is tied to, not what it begins with.
    private func isOtherSide() -> Bool {
        for (index, ancestor) in ancestors.enumerated().reversed().prefix(8)
        where ancestor.kind == .argument && index > 0 {
            if ancestors[index - 1].firstChild?.name.hasPrefix("constraint") == true { return true }
        }
        return false
    }

    // MARK: Images

    private static let imageLabels: Set<String> = [
        "UIImage:named", "NSImage:named", "UIImage:systemName", "Image:systemName", "Label:systemImage",
        "NSImage:systemSymbolName", "Button:systemImage", "imageNamed:imageNamed", "systemImageNamed:systemImageNamed",
        "Menu:systemImage", "NSImage:systemSymbolName",
    ]

    /// Looks at a call that makes an image.
    mutating func lookAtImages(_ call: CodeNode, named name: String) {
        for argument in call.arguments {
            let isImage =
                argument.nameRange.isEmpty
                ? name == "Image" && call.firstChild?.kind == .reference
                : Self.imageLabels.contains("\(name):\(argument.name)")
            guard isImage, let value = argument.firstChild else { continue }
            for literal in value.descendants where literal.kind == .string {
                guard let image = CodeLiteral(literal).plainText, !image.isEmpty else { continue }
                if let instead = Self.flipping(image) {
                    if !isFlipped(call), !isNamedBeside(literal, image, in: call) {
                        add(.symbol(image, instead: instead, isTurned: isTurned(call)), literal)
                    }
                } else if !argument.name.hasPrefix("system") {
                    facts.images.append(ImageUse(name: image, node: literal, situation: situation))
                }
            }
        }
    }

    /// The symbol that flips with the layout in place of one that points to a side; `nil` if there is none.
    static func flipping(_ symbol: String) -> String? {
        let parts = symbol.split(separator: ".").map(String.init)
        guard parts.count >= 2, ["chevron", "arrow", "arrowshape", "arrowtriangle"].contains(parts[0]),
            parts[1] == "left" || parts[1] == "right"
        else { return nil }
        let sides = parts.count { $0 == "left" || $0 == "right" }
        // Both sides look the same when they are flipped; keys and screens have sides of their own.
        guard sides == 1, !parts.contains("and"), !parts.contains("to"), !parts.contains("up"),
            !parts.contains("arrow2")
        else { return nil }
        let rest = parts.dropFirst(2)
        guard rest.allSatisfy({ ["circle", "fill", "square"].contains($0) }) else { return nil }
        return ([parts[0], parts[1] == "left" ? "backward" : "forward"] + rest).joined(separator: ".")
    }

    /// Whether the image is turned by an angle, which does not flip.
    private func isTurned(_ call: CodeNode) -> Bool {
        for ancestor in ancestors.suffix(12).reversed() {
            guard ancestor.kind == .call || ancestor.kind == .member else { return false }
            if ancestor.isNamed("rotationEffect") || ancestor.firstChild?.isNamed("rotationEffect") == true {
                return true
            }
        }
        return false
    }

    /// Whether the image is flipped by hand.
    private func isFlipped(_ call: CodeNode) -> Bool {
        for ancestor in ancestors.suffix(8).reversed() {
            if ancestor.isNamed("imageFlippedForRightToLeftLayoutDirection") { return true }
            if ancestor.kind == .call, let name = ancestor.firstChild?.name,
                name == "flipsForRightToLeftLayoutDirection" || name == "imageFlippedForRightToLeftLayoutDirection"
            {
                return true
            }
        }
        return false
    }
}
