internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Elements of lists: `cards[index]`.
extension TreeReader {
    /// What an index into a list comes to.
    ///
    /// - Returns: any of the elements for an index that only the running app knows; data for a list that only it has.
    func element(_ node: CodeNode, _ scope: Scope) -> Value {
        guard let base = node.firstChild, let index = node.arguments.first?.firstChild else {
            return .data(Self.phrase(node))
        }
        switch evaluate(base, scope) {
        case .list(let values):
            guard let number = evaluate(index, scope).number else {
                guard (1...Self.maximumBranches).contains(values.count) else { return .data(Self.phrase(node)) }
                return .oneOf(values, id: branch(Self.phrase(node), of: scope, count: values.count))
            }
            guard number >= 0, number < Double(values.count) else { return .data(Self.phrase(node)) }
            return values[Int(number)]
        case .elements(let element): return element
        default: return .data(Self.phrase(node))
        }
    }

    /// The views of an element of a list of views.
    func views(ofElement node: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode] {
        // Elements that are written stay the code that makes them.
        if let base = node.firstChild, case .code(let list, let inner)? = bound(base, scope)?.content,
            list.kind == .array,
            let number = node.arguments.first?.firstChild.flatMap({ evaluate($0, scope).number })
        {
            let elements = Array(list.children)
            guard number >= 0, number < Double(elements.count) else { return [] }
            return views(elements[Int(number)], inner, around)
        }
        return views(of: element(node, scope), node, around)
    }
}
