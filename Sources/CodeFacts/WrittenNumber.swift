internal import SourceCode

/// A number that code compares, for the question of where it writes it.
struct WrittenNumber {
    private let number: CodeNode
    private let source: String

    init(_ number: CodeNode) {
        self.number = number
        source = number.source
    }

    /// Whether a number is given to a call or an interpolation inside of a node.
    ///
    /// - Complexity: O(*n*) in the nodes inside.
    func isGiven(in node: CodeNode) -> Bool {
        node.descendants.contains { part in part.kind == .argument && holds(part) }
            || node.kind == .sequence && Self.isSum(node) && holds(node)
    }

    /// Whether an operand, an argument or a value of an expression is the number, or a text of nothing else.
    ///
    /// - Parameters:
    ///   - outer: a call, a list, a literal or a sum.
    ///   - inner: the part of it that holds the text.
    /// - Returns: `false` if the number is only asked for, or a part of another text.
    /// - Complexity: O(*n*) in the nodes of the expression.
    func stands(in outer: CodeNode, besides inner: CodeNode) -> Bool {
        switch outer.kind {
        case .string:
            return outer.children.contains { $0.kind == .interpolation && !$0.contains(inner) && holds($0) }
        case .sequence:
            guard Self.isSum(outer) else { return false }
            return outer.children.contains { $0.kind != .operator && !$0.contains(inner) && holds($0) }
        case .call:
            // What is not a part of the text has a text of its own: `alert(title: …, message: "\(count) …")`.
            return outer.arguments.contains { !$0.contains(inner) && Self.value(of: $0).map(isAlone) == true }
        default: return outer.children.contains { !$0.contains(inner) && isAlone($0) }
        }
    }

    /// Whether a statement holds a literal or a text of the number and of nothing else.
    func isShownAlone(in statement: CodeNode) -> Bool {
        guard statement.kind != .if, !statement.descendants.contains(where: { $0.kind == .closure }) else {
            return false
        }
        return statement.descendants.contains { part in
            guard part.kind == .string || part.kind == .call else { return false }
            let isText =
                part.kind == .string || part.firstChild?.isNamed("String") == true
                || part.firstChild?.isNamed("formatted") == true
            return isText && isAlone(part)
        }
    }

    /// The value of an argument.
    static func value(of part: CodeNode) -> CodeNode? {
        guard part.kind == .interpolation else { return part.kind == .argument ? part.firstChild : part }
        return part.arguments.first?.firstChild ?? part.firstChild
    }

    /// Whether a value is the number, however it is written: `count`, `Int(count)`, `count.formatted()`, `"\(count)"`.
    private func isAlone(_ node: CodeNode) -> Bool {
        if isOne(node) { return true }
        switch node.kind {
        case .call:
            guard let callee = node.firstChild else { return false }
            if callee.kind == .member, let base = callee.firstChild, isAlone(base) { return true }
            let given = node.arguments.compactMap(\.firstChild)
            return given.count == 1 && isAlone(given[0])
        case .member: return node.firstChild.map(isAlone) ?? false
        case .tuple, .argument, .interpolation:
            let parts = Array(node.children)
            return parts.count == 1 && isAlone(parts[0])
        case .cast: return false
        case .string:
            let parts = node.children.filter { $0.kind != .text || !$0.range.isEmpty }
            return parts.count == 1 && parts[0].kind == .interpolation && Self.value(of: parts[0]).map(isAlone) == true
        default: return false
        }
    }

    /// Whether a node holds the number in another place than a comparison.
    private func holds(_ node: CodeNode) -> Bool {
        if node.kind == .sequence, !Self.isSum(node) {
            let parts = Array(node.children)
            return parts.indices.contains { index in
                let isCompared = [index - 1, index + 1].contains { place in
                    parts.indices.contains(place) && parts[place].kind == .operator
                        && ["==", "!=", ">", "<", ">=", "<="].contains(parts[place].name)
                }
                return !isCompared && holds(parts[index])
            }
        }
        return isOne(node) || node.children.contains(where: holds)
    }

    private func isOne(_ node: CodeNode) -> Bool {
        node.kind == number.kind && node.range != number.range && node.range.count == source.utf8.count
            && node.source == source
    }

    private static func isSum(_ node: CodeNode) -> Bool {
        node.children.contains { $0.kind == .operator && $0.isNamed("+") }
    }
}

extension CodeNode {
    /// Whether another node lies in it, or is the same.
    func contains(_ other: CodeNode) -> Bool {
        range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
    }
}
