internal import SourceCode
internal import SourceText

/// What functions of the project return.
extension ValueReader {
    /// What a function returns.
    func returned(by function: Int, _ frame: Frame?, _ trail: inout Trail) -> [Value] {
        guard let body = facts.functions[function].body, frame != nil || trail.visited.insert(body).inserted else {
            return []
        }
        let scope = CodeMembers.Scope(type: facts.functions[function].owner, function: function)
        return returns(in: body, scope, frame, &trail)
    }

    /// The values behind `return` in a body, or that of its only expression.
    func returns(
        in body: CodeNode,
        _ scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        guard body.file.path.hasSuffix(".swift") else {
            let returns = Self.objectiveCReturns(in: body)
            return returns.isEmpty ? [.unknown] : returns.flatMap { values($0, in: scope, frame, &trail) }
        }
        var returns: [CodeNode] = []
        Self.collectReturns(in: body, into: &returns)
        guard returns.isEmpty else {
            let whole = frame.map { Self.withoutHalves(returns, in: $0) } ?? returns
            return whole.flatMap { values(Array($0.children), in: scope, frame, &trail) }
        }
        let statements = body.children.filter { $0.kind != .parameter }
        guard statements.count == 1 else { return [.unknown] }
        return values(of: statements[0], in: scope, frame, &trail)
    }

    /// The values behind `return` without those that are one half of a text alone, where the call gives the other one:
    /// `guard let unit else { return number }; return "\(number) \(unit)"`.
    private static func withoutHalves(_ returns: [CodeNode], in frame: Frame) -> [CodeNode] {
        let given = Set(frame.arguments.filter { $0.value.values.first?.source != "nil" }.keys).union(["self"])
        let texts = returns.map(joinedNames)
        return returns.filter { node in
            let children = Array(node.children)
            guard children.count == 1, children[0].kind == .reference else { return true }
            let half = children[0].name
            return !texts.contains { $0.contains(half) && !$0.subtracting([half]).isDisjoint(with: given) }
        }
    }

    /// The names that a text is made of, if it is one of several parts.
    private static func joinedNames(in node: CodeNode) -> Set<String> {
        let isJoined = node.descendants.contains { inner in
            inner.kind == .string && inner.children.count { $0.kind == .interpolation } > 1
                || inner.kind == .operator && inner.isNamed("+")
        }
        return isJoined ? Set(node.descendants.lazy.filter { $0.kind == .reference }.map(\.name)) : []
    }

    /// The operands behind each `return` of Objective-C, whose statements have no nodes: they end at a semicolon.
    private static func objectiveCReturns(in body: CodeNode) -> [[CodeNode]] {
        var found: [[CodeNode]] = []
        var operands: [CodeNode]?
        var previous: CodeNode?
        for child in body.children {
            if let end = previous?.range.upperBound, operands != nil, end <= child.range.lowerBound,
                body.file.utf8[end..<child.range.lowerBound].contains(UInt8(ascii: ";"))
            {
                found.append(operands ?? [])
                operands = nil
            }
            if child.kind == .reference, child.isNamed("return") {
                operands = []
            } else if operands != nil {
                operands?.append(child)
            } else {
                found += objectiveCReturns(in: child)
            }
            previous = child
        }
        return (found + [operands ?? []]).filter { !$0.isEmpty }
    }

    private static func collectReturns(in node: CodeNode, into returns: inout [CodeNode]) {
        for child in node.children {
            switch child.kind {
            case .return: returns.append(child)
            case .closure, .function, .type: continue
            default: collectReturns(in: child, into: &returns)
            }
        }
    }
}
