internal import SourceCode

extension CodeNode {
    /// Whether a statement assigns something: `label.numberOfLines = 2`.
    ///
    /// - Parameters:
    ///   - isTarget: whether an expression is what is assigned to.
    ///   - isValue: whether a value counts, as it is written.
    /// - Returns: `false` for what is no assignment.
    /// - Complexity: O(*n*) in the number of parts of the statement.
    func assigns(to isTarget: (CodeNode) -> Bool, where isValue: (String) -> Bool = { _ in true }) -> Bool {
        guard kind == .sequence else { return false }
        let parts = Array(children)
        return zip(parts, parts.dropFirst()).enumerated().contains { position, pair in
            guard pair.1.kind == .assignment, isTarget(pair.0) else { return false }
            return isValue(parts.dropFirst(position + 2).first?.source ?? "")
        }
    }
}
