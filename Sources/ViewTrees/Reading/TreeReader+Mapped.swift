internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Views that are made of something that may not be there.
extension TreeReader {
    /// The views of `title.map(Text.init)` and `count.map { Badge($0) }`.
    ///
    /// - Parameters:
    ///   - base: what the function is called on.
    ///   - node: the call.
    ///   - arguments: its arguments.
    ///   - scope: the names that it sees.
    ///   - around: what the views around hand down.
    /// - Returns: `nil` if the call makes no view.
    func mapped(
        _ base: CodeNode,
        _ node: CodeNode,
        _ arguments: CallArguments,
        _ scope: Scope,
        _ around: Surroundings
    ) -> [ViewNode]? {
        guard arguments.all.count == 1, let function = arguments.all.first else { return nil }
        let value = evaluate(base, scope)
        if value.isNone { return [] }
        let shown: [ViewNode]
        switch function.node.kind {
        case .closure: shown = views(function, around, with: [Bound(Self.present(value))])
        case .member, .reference:
            guard ["Text.init", "Text"].contains(function.node.source) else { return nil }
            var text = text(of: Self.present(value), base)
            text.source = place(node, Self.phrase(node))
            shown = [text]
        default: return nil
        }
        let condition = "let" + base.source.filter { !$0.isWhitespace }
        switch value {
        case .string, .verbatim, .instance, .member: return shown
        case .list, .elements: return nil
        case .choice(let values, let id) where values.count == 2 && values.contains(where: \.isNone):
            let ways = values[0].isNone ? [[], shown] : [shown, []]
            return [alternatives(ways, id: id, typical: 0, node)]
        default:
            return [alternatives([shown, []], id: branch(condition, of: scope, count: 2), typical: 0, node)]
        }
    }

    /// An overlay that is there under a condition only: as a rule it is not.
    ///
    /// A screen has one for each state in which it shows something else, "No Internet" and "Nothing Found", and only one of
    /// them is seen at a time.
    static func absent(_ node: ViewNode) -> ViewNode {
        guard case .alternatives(let id, _) = node.kind else { return node }
        var node = node
        for index in node.parts.indices { node.parts[index].views = node.parts[index].views.map(absent) }
        let last = node.content.lastIndex { view in
            if case .alternatives(_, let typical) = view.kind {
                return view.content.indices.contains(typical) && view.content[typical].kind == .empty
            }
            return view.kind == .empty
        }
        if let last { node.kind = .alternatives(id: id, typical: last) }
        return node
    }
}
