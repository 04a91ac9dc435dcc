internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Sides of the screen.
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
        guard !isLaidOutByFrame(target.firstChild?.source ?? "", around: target) else { return }
        if isParagraph,
            isDrawn(around: target) || isOfHuggingTitle(around: target) || isOnlyMeasured(around: target)
        {
            return
        }
        // A field of AppKit has its alignment itself.
        let isField = isText || ["label", "field"].contains(target.firstChild?.name.words.last ?? "")
        if isField, let view = target.firstChild, isTiedAtOneSide(view) || hugsText(view) || hasOwnParagraphs(view) {
            return
        }
        if isField, let view = target.firstChild, isOpenInFormats(view) { return }
        if isContent, let view = target.firstChild, hugsText(view) { return }
        addDirection(.alignment(side, instead: instead), value)
    }

    /// Looks at a node that may name a side: an anchor, an attribute, insets.
    mutating func lookAtDirections(_ node: CodeNode) {
        switch node.kind {
        case .member where node.isNamed("leftAnchor") || node.isNamed("rightAnchor"):
            // Of both sides of a constraint the first counts.
            if !isOtherSide(node) {
                addDirection(
                    .anchor(node.name, instead: node.isNamed("leftAnchor") ? "leadingAnchor" : "trailingAnchor"),
                    node
                )
            }
        case .argument where node.isNamed("attribute"):
            guard let value = node.firstChild, value.kind == .member, value.firstChild == nil,
                value.isNamed("left") || value.isNamed("right"),
                ancestors.last?.arguments.first?.isNamed("item") == true
            else { return }
            let isFirst = ancestors.last?.arguments.first { $0.isNamed("attribute") }?.range == node.range
            if isFirst {
                addDirection(
                    .anchor("." + value.name, instead: value.isNamed("left") ? ".leading" : ".trailing"),
                    value
                )
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
            addDirection(.insets, node)
        default: return
        }
    }

    /// Notes a side, unless the function around asks for the direction or is named for the side.
    mutating func addDirection(_ kind: DirectionUse.Kind, _ node: CodeNode) {
        guard !asksForDirection(around: node), !isNamedForSide(kind), !isChosenBySide(kind, node), !followsFinger(kind),
            !isOfTime(kind, node), !isAtCoordinate(kind), !isOfNamedSide(kind, node)
        else { return }
        facts.directions.append(DirectionUse(kind: kind, node: node, situation: situation))
    }

    /// Whether the function around says in its name which side it ties: `constrainLeft(to:)` does what its callers ask for.
    private func isNamedForSide(_ kind: DirectionUse.Kind) -> Bool {
        guard case .anchor(let name, _) = kind else { return false }
        let words = situation.function.words
        return words.contains(name.contains("left") ? "left" : "right") && words.contains(where: Self.ties.contains)
    }

    /// Whether the function around reads where a finger drags something to: that side is the same in all languages.
    private func followsFinger(_ kind: DirectionUse.Kind) -> Bool {
        guard case .anchor = kind, let function = ancestors.last(where: { $0.kind == .function }) else { return false }
        return function.source.firstMatch(
            of: /UI(?:ScreenEdge)?PanGestureRecognizer|UISwipeGestureRecognizer|\.(?:translation|velocity)\(in:/
        ) != nil
    }

    /// Words in the names of views that time or numbers run along from left to right in all languages, or whose keys are where
    /// those of a device are.
    private static let axes: Set<String> = [
        "axis", "chart", "graph", "joystick", "keyboard", "piano", "playback", "scrubber", "timeline", "waveform",
    ]

    private static let charts: Set<String> = ["chart", "graph", "timeline", "waveform"]

    /// Whether an anchor is that of a view along which time or numbers run.
    private func isOfTime(_ kind: DirectionUse.Kind, _ node: CodeNode) -> Bool {
        guard case .anchor = kind, let view = node.firstChild else { return false }
        // What is in a chart stands at its axes.
        if situation.owners.contains(where: { !Self.charts.isDisjoint(with: $0.words) }) { return true }
        return view.descendants.contains { part in
            (part.kind == .reference || part.kind == .member) && !Self.axes.isDisjoint(with: part.name.words)
        }
    }

    private static let ties: Set<String> = [
        "align", "anchor", "attach", "constrain", "constraint", "edge", "pin", "snap", "stick", "tie",
    ]

    /// Whether the function around a node asks for the direction of the layout itself.
    private func asksForDirection(around node: CodeNode) -> Bool {
        let scope = ancestors.last { [.function, .accessor, .binding].contains($0.kind) }
        let text = scope?.source ?? (node.file.path.hasSuffix(".swift") ? "" : methodText(around: node))
        // Code that compares the language with one from right to left has decided on the side itself, and so has code that
        // asks with which hand people hold the device.
        return text.firstMatch(
            of: /RTL|"(?:ar|fa|he|iw|ur)"|[rR]tl(?![a-z])|[rR]ightToLeft|[lL]eftToRight|[lL]ayoutDirection/
        ) != nil || text.firstMatch(of: /[lL]eftHand|[rR]ightHand|[hH]andedness/) != nil
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

    /// Whether a view is as wide as its only line of text: the label of a button, or one that is given its text's size.
    private func hugsText(_ view: CodeNode) -> Bool {
        // A local name means another view elsewhere.
        let isLocal = view.kind == .reference && scopes.contains { $0[view.name] != nil }
        let around = isLocal ? ancestors.last { [.closure, .function, .accessor].contains($0.kind) } : nil
        let text = around?.source ?? String(decoding: view.file.utf8, as: UTF8.self)
        let name = view.source.filter { $0 != "?" && $0 != "!" }
        // More lines than one have an alignment of their own.
        if mayWrap([view.source, name], in: text) { return false }
        if view.isNamed("titleLabel"), let button = view.firstChild, !button.isNamed("self") {
            let owner = button.source
            return ["button", "btn"].contains(button.name.words.last ?? "")
                || text.contains("\(owner).setTitle(") || text.contains("\(owner) setTitle:")
        }
        // What lies inside of a field is as wide as it asks to be.
        if text.contains(".rightView = \(name)\n") || text.contains(".leftView = \(name)\n") { return true }
        return text.contains("\(name).sizeToFit()") || text.contains("[\(name) sizeToFit]")
            || text.contains("\(name).setContentHuggingPriority(.required, for: .horizontal)")
            || text.ranges(of: "[\(name) setContentHuggingPriority:").contains { found in
                text[found.upperBound...].prefixMatch(
                    of: /\s*(?:UI|NS)LayoutPriorityRequired\s+for(?:Axis|Orientation):\s*\w+Horizontal\b/
                ) != nil
            }
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

    /// Whether insets are those of the lines between cells, which the system flips, those of the area that can be touched,
    /// which have no leading side, or those of a picture.
    private func isOfOtherThings(_ insets: CodeNode) -> Bool {
        // Texture lays out from left to right in all languages.
        let isOfTexture = ancestors.suffix(3).contains { around in
            around.kind == .call && around.firstChild?.isNamed("ASInsetLayoutSpec") == true
        }
        if isOfTexture { return true }
        // What stretches of a picture, or aligns it, belongs to its pixels, and is mirrored with them.
        let isOfImage = ancestors.suffix(2).contains { around in
            guard around.kind == .call, let name = around.firstChild?.name else { return false }
            return [
                "resizableImage", "resizableImageWithCapInsets", "withAlignmentRectInsets",
                "imageWithAlignmentRectInsets",
            ].contains(name)
        }
        if isOfImage { return true }
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
}
