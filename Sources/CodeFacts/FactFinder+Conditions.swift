internal import SourceCode

/// Code that runs under conditions.
extension FactFinder {
    /// Whether a condition of an `if` or `guard` holds for developers alone, or never.
    func isForDevelopers(_ node: CodeNode) -> Bool {
        node.children.contains {
            $0.kind == .condition
                && (CodeSituation.isForDevelopers(condition: $0, flags: types.developerFlags)
                    || types.falseConstants.deny($0, in: situation.owners))
        }
    }

    /// Reads the branches of an `if`; the first is one for developers where the condition says so.
    mutating func visitBranches(_ node: CodeNode) {
        guard isForDevelopers(node) else { return visitChildren(of: node) }
        ancestors.append(node)
        var isFirst = true
        for child in node.children {
            let outer = situation.isDebugOnly
            if child.kind == .body, isFirst {
                situation.isDebugOnly = true
                isFirst = false
            }
            visit(child)
            situation.isDebugOnly = outer
        }
        ancestors.removeLast()
    }

    /// Reads a call; what it presents while something holds that never does, nobody sees.
    mutating func visitCall(_ node: CodeNode) {
        guard types.falseConstants.denyPresenting(node, in: situation.owners) else { return visitChildren(of: node) }
        ancestors.append(node)
        for child in node.children {
            let outer = situation.isUnreached
            if child.kind == .argument { situation.isUnreached = true }
            visit(child)
            situation.isUnreached = outer
        }
        ancestors.removeLast()
    }

    /// Reads a `guard`; what is done where it fails is for developers if only they get there.
    mutating func visitGuard(_ node: CodeNode) {
        let isForUsers = node.children.contains { $0.kind == .condition && CodeSituation.isForUsers(condition: $0) }
        ancestors.append(node)
        for child in node.children {
            let outer = situation.isDebugOnly
            if child.kind == .body, isForUsers { situation.isDebugOnly = true }
            visit(child)
            situation.isDebugOnly = outer
        }
        ancestors.removeLast()
    }
}
