internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Pieces of texts that are taken apart at a separator.
extension ValueReader {
    /// The functions that take a text apart.
    private static let splitting: Set<String> = ["components", "componentsSeparatedByString"]

    /// The values of each piece of a text: a literal without the separator is its only one, as the standard name of a program
    /// is where `[path componentsSeparatedByString:@"/"]` is asked for the last one.
    ///
    /// - Parameters:
    ///   - node: the list of pieces, or a local name of it.
    ///   - scope: where it stands.
    ///   - frame: the arguments of the function around.
    ///   - trail: what was followed so far.
    /// - Returns: `nil` if nothing is taken apart, or no text is known; data for all other texts.
    /// - Complexity: O(*n*) in the number of values of the text.
    func pieces(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value]? {
        if node.kind == .reference,
            let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound),
            let value = local.value, value.kind == .call
        {
            return pieces(of: value, in: CodeMembers.Scope(type: scope.type, function: function), frame, &trail)
        }
        guard node.kind == .call, let callee = node.firstChild, Self.splitting.contains(callee.name),
            let text = callee.firstChild, let argument = node.arguments.first?.firstChild, argument.kind == .string,
            let separator = CodeLiteral(argument).plainText, !separator.isEmpty
        else { return nil }
        let found = values(of: text, in: scope, frame, &trail).map { value -> Value in
            guard case .literal(let literal) = value, !literal.contains(separator) else { return .unknown }
            return value
        }
        return found.contains { !$0.isOpen } ? found : nil
    }
}
