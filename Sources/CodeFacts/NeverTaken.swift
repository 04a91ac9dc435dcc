internal import SourceCode

/// What the conditions of an `if` or a `guard` say about its branches.
extension CodeNode {
    /// Whether all conditions of an `if` or a `guard` hold.
    ///
    /// - Parameter answer: whether a condition holds, without the comma behind it; `nil` where that is not known.
    /// - Returns: `nil` where it is not known, or there is no condition.
    func holds(_ answer: (Substring) -> Bool?) -> Bool? {
        let answers = children.filter { $0.kind == .condition }.map { condition in
            let text = condition.source
            return answer(text.hasSuffix(",") ? text.dropLast() : text[...])
        }
        if answers.contains(false) { return false }
        return !answers.isEmpty && answers.allSatisfy { $0 == true } ? true : nil
    }

    /// The bytes of the branches of an `if` or a `guard` that are never taken.
    ///
    /// - Parameter holds: whether its conditions hold; `nil` where they may do either.
    /// - Returns: the bytes; what stands behind a `guard` is none of its branches.
    func neverTaken(holds: Bool?) -> [Range<Int>] {
        guard let holds, holds || kind == .if else { return [] }
        let branches = children.filter { $0.kind == .body || $0.kind == .if }.map(\.range)
        return Array(holds && kind == .if ? branches.dropFirst() : branches.prefix(1))
    }
}

extension Substring {
    /// Whether the bracket that a text begins with is closed at its end.
    ///
    /// - Complexity: O(*n*) in its length.
    var isInBrackets: Bool {
        guard first == "(" else { return false }
        var depth = 0
        for index in indices {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return self.index(after: index) == endIndex }
        }
        return false
    }
}
