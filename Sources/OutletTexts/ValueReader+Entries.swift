internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Dictionaries: what one has for a key, where both are written out.
extension ValueReader {
    /// How many functions hand a key on.
    private static let mostCalls = 4

    /// The key that an expression asks a dictionary for: a literal, or a parameter that is given one.
    ///
    /// - Parameters:
    ///   - node: the expression in brackets.
    ///   - scope: where it stands.
    ///   - frame: the arguments of the function around.
    ///   - depth: how many functions it was handed through so far.
    /// - Returns: `nil` if the key is not written out, or differs between the calls of the function around.
    /// - Complexity: O(*n*) in the number of calls of the functions that hand it on.
    func key(
        _ node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        depth: Int = 0
    ) -> String? {
        switch node.kind {
        case .string: return CodeLiteral(node).plainText
        case .reference where depth < Self.mostCalls:
            guard let given = given(node.name, in: scope, frame) else { return nil }
            return key(given.value, in: given.scope, given.frame, depth: depth + 1)
        default: return nil
        }
    }

    /// What an element of a list of dictionaries holds for a key that is written out: `rows[index]["title"]`.
    ///
    /// - Returns: `nil` if the list is not known, or one of its dictionaries does not have the key.
    /// - Complexity: O(*n*) in the size of the list.
    func entries(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value]? {
        guard let base = node.firstChild, let argument = node.arguments.first?.firstChild, argument.kind == .string,
            let key = CodeLiteral(argument).plainText, let held = list(holding: base, in: scope, frame),
            let lists = lists(of: held.list, in: held.scope, held.frame), lists.isComplete, !lists.elements.isEmpty
        else { return nil }
        var found: [Value] = []
        for element in lists.elements {
            guard let dictionary = element.values.first, dictionary.kind == .dictionary else { return nil }
            // Keys and values take turns.
            let parts = Array(dictionary.children)
            let names = parts.indices.filter { $0.isMultiple(of: 2) && parts[$0].kind == .string }
            guard let index = names.first(where: { CodeLiteral(parts[$0]).plainText == key }), index + 1 < parts.count
            else { return nil }
            found += values(of: parts[index + 1], in: element.scope, element.frame, &trail)
        }
        return found
    }
}
