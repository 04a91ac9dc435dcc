internal import SourceText

extension CodeNode {
    /// The characters of operators that may stand in front of a text.
    private static let operators = Set("~^%&|!*+-<>".utf8)
    /// What stands in front of an operand.
    private static let separators = Set(" \t\n(,[:{".utf8)

    /// Whether an operator of the project's own stands in front of a string literal and makes another text of it.
    ///
    /// `~"Exit"`: Swift has none of these itself.
    ///
    /// - Complexity: O(1).
    package var hasOperatorInFront: Bool {
        guard kind == .string, !traits.contains(.isObjectiveC) else { return false }
        let before = file.utf8[..<min(range.lowerBound, file.utf8.count)].suffix(4).reversed()
        let rest = before.drop { Self.operators.contains($0) }
        guard rest.count < before.count, let outer = rest.first else { return false }
        return Self.separators.contains(outer)
    }
}
