internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// The texts of a screen, and views whose width they decide.
extension ScreenBuilder {
    func collect(_ view: MadeView, at position: Int, _ rooms: RoomSearch, _ result: inout CodeLayout) {
        if view.isToggled { result.hidden.insert(position) }
        var keys: Set<CodeKey> = []
        for (texts, isPlaceholder) in [(view.texts, false), (view.placeholder, true)] {
            for text in texts {
                guard case .key(let key, let isWhole) = text.content, keys.insert(key).inserted else { continue }
                let found = CodeLayout.Text(
                    view: position,
                    key: key,
                    isWhole: isWhole,
                    isPlaceholder: isPlaceholder,
                    node: text.node
                )
                if rooms.isBounded(position) { result.texts.append(found) } else { result.unplaced.append(found) }
            }
        }
        guard view.role.isText || view.role == .textView else { return }
        let literals = view.texts.compactMap { text -> String? in
            if case .literal(let literal) = text.content, !literal.isEmpty { literal } else { nil }
        }
        let hasData = view.texts.contains { if case .data = $0.content { true } else { false } }
        if keys.count + literals.count + (hasData ? 1 : 0) > 1 || view.texts.contains(where: \.isConditional) {
            result.varied.insert(position)
        }
        if keys.isEmpty, let literal = literals.first { result.literals[position] = literal }
    }

    /// Whether nobody but the running app knows how wide a view is.
    func isUnsized(_ position: Int, _ screen: Screen) -> Bool {
        guard let view = reader.objects[sources[position]].view, position != 0 else { return false }
        switch view.role {
        case .opaque, .image: return !screen.hasWidth(position)
        case .label, .button:
            // A text that is not known needs any room.
            let isKnown = view.texts.contains { if case .data = $0.content { false } else { true } }
            return (!isKnown || view.texts.count > 1 || view.hasImage) && !screen.hasWidth(position)
        default: return false
        }
    }
}

extension Screen {
    /// Whether a required constraint gives a view a number for its width.
    func hasWidth(_ view: Int) -> Bool {
        constraints.contains { constraint in
            constraint.first == Anchor(.view(view), .width) && constraint.second == nil
                && constraint.relation != .greaterThanOrEqual
        }
    }
}
