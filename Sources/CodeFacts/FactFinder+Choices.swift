internal import CodeStrings
internal import SourceCode

/// Phrases that are put together.
extension FactFinder {
    /// Looks at operands that are no assignment: a sum, or a choice by a number.
    mutating func lookAtChoice(_ node: CodeNode, _ parts: [CodeNode]) {
        if parts.contains(where: { $0.kind == .operator && $0.isNamed("+") }), parts.count >= 3 {
            lookAtKeySum(parts)
            let operands = parts.filter { $0.kind != .operator }
            // A sum of literals alone is one literal in several lines.
            if operands.contains(where: { $0.kind != .string }), operands.contains(where: hasKey) {
                facts.sums.append(ShownSum(parts: operands, taker: "", situation: situation))
            }
        }
        lookAtPlural(node, parts)
    }
}
