internal import CodeStrings
internal import SourceCode
internal import SourceText

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

    /// Which branch of a choice only developers see: `true` for the first, `nil` for none.
    func developerBranch(of condition: ArraySlice<CodeNode>) -> Bool? {
        if types.falseConstants.deny(condition, in: situation.owners) { return true }
        guard condition.count == 1, let flag = condition.first, flag.kind == .member || flag.kind == .reference,
            types.developerFlags.contains(flag.name)
        else { return nil }
        let before = flag.range.lowerBound - 1
        return before < 0 || flag.file.utf8[before] != UInt8(ascii: "!")
    }
}
