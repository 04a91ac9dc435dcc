internal import SourceCode

/// Chains of modifiers that `#if` goes on with.
extension TreeReader {
    /// What a member is taken of, and what that in turn goes on from.
    ///
    /// A chain that `#if` interrupts is written as the expression in front of it, with the clauses behind.
    ///
    /// - Parameters:
    ///   - member: a member of an expression, or of what stands in front of the chain it begins.
    ///   - base: what the chain that the member is part of goes on from; the last is the nearest.
    /// - Returns: `nil` for a member of nothing.
    func chain(before member: CodeNode, _ base: [CodeNode]) -> (inner: CodeNode, base: [CodeNode])? {
        guard let first = member.firstChild else { return base.last.map { ($0, base.dropLast()) } }
        var links = base + [first]
        for case let clause? in member.children.dropFirst().compactMap(postfixClause) { links.append(clause) }
        return links.popLast().map { ($0, links) }
    }

    /// The chosen clause of `#if` that goes on with a chain of modifiers.
    ///
    /// - Returns: `nil` for another node, and `.some(nil)` if no clause is compiled.
    func postfixClause(_ node: CodeNode) -> CodeNode?? {
        guard node.kind == .compilation else { return nil }
        let isChain = node.children.contains { clause in
            clause.kind == .compilationClause && clause.firstChild.map(Self.beginsWithMember) == true
        }
        guard isChain else { return nil }
        return .some(chosenClause(node)?.firstChild)
    }

    /// Whether a chain of calls begins with a member that stands behind something else.
    static func beginsWithMember(_ node: CodeNode) -> Bool {
        var current = node
        while true {
            switch current.kind {
            case .call:
                guard let callee = current.firstChild else { return false }
                current = callee
            case .member:
                guard let base = current.firstChild else { return true }
                current = base
            default: return false
            }
        }
    }
}
