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
            if ["Text.init", "Text"].contains(function.node.source) {
                var text = text(of: Self.present(value), base)
                text.source = place(node, Self.phrase(node))
                shown = [text]
            } else {
                guard let made = views(ofFunction: function, given: Self.present(value), around) else { return nil }
                shown = made
            }
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

    /// The views of a function of the project that is handed on by its name: `url.map(link)`.
    private func views(ofFunction handed: Argument, given value: Value, _ around: Surroundings) -> [ViewNode]? {
        guard case .function(let function, let inner) = evaluate(handed.node, handed.scope), let body = function.body,
            let first = function.parameters.first, function.isView, open[.code(body), default: 0] < 3,
            let others = defaults(of: function)
        else { return nil }
        open[.code(body), default: 0] += 1
        defer { open[.code(body), default: 1] -= 1 }
        var names = others
        names[first.name] = Bound(value, type: first.type, near: function.owner.map { types[$0].path })
        return views(ofBody: body, inner.adding(names), around)
    }

    /// The defaults of all parameters but the first; `nil` if one of them has none.
    private func defaults(of function: FunctionDeclaration) -> [String: Bound]? {
        var rest = function
        rest.parameters.removeFirst()
        return bound(rest, [])
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
