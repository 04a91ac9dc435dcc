internal import SourceCode

/// Plurals that are made by hand, and phrases that are put together.
extension FactFinder {
    /// Looks at operands that are no assignment: a sum, or a choice by a number.
    mutating func lookAtChoice(_ node: CodeNode, _ parts: [CodeNode]) {
        if parts.contains(where: { $0.kind == .operator && $0.isNamed("+") }), parts.count >= 3 {
            let operands = parts.filter { $0.kind != .operator }
            // A sum of literals alone is one literal in several lines.
            if operands.contains(where: { $0.kind != .string }), operands.contains(where: hasKey) {
                facts.sums.append(ShownSum(parts: operands, taker: "", situation: situation))
            }
        }
        guard let index = parts.firstIndex(where: { $0.kind == .choice }), index >= 3 else { return }
        let condition = Array(parts[..<index])
        guard Self.isAboutOne(condition), let first = parts[index].firstChild, index + 1 < parts.count else { return }
        let second = parts[index + 1]
        guard isText(first), isText(second) || second.kind == .string, !Self.isSame(first, second) else { return }
        facts.plurals.append(PluralChoice(node: node, situation: situation))
    }

    private static func isSame(_ first: CodeNode, _ second: CodeNode) -> Bool {
        first.kind == .string && second.kind == .string && first.source == second.source
    }

    /// Looks at `if count == 1 { … } else { … }`.
    mutating func lookAtBranches(_ node: CodeNode) {
        let conditions = node.children.filter { $0.kind == .condition }
        guard conditions.count == 1, let sequence = conditions[0].firstChild, sequence.kind == .sequence,
            Self.isAboutOne(Array(sequence.children))
        else { return }
        let branches = node.children.filter { $0.kind == .body || $0.kind == .if }
        guard branches.count == 2, branches[0].kind == .body, branches[1].kind == .body else { return }
        let texts = branches.map { branch in branch.descendants.count { $0.kind == .string } }
        let statements = branches.map { branch in branch.children.count { _ in true } }
        guard statements.allSatisfy({ $0 == 1 }), texts.allSatisfy({ (1...4).contains($0) }),
            branches.allSatisfy(hasKey)
        else { return }
        facts.plurals.append(PluralChoice(node: node, situation: situation))
    }

    private static let numbers: Set<String> = [
        "count", "number", "num", "total", "amount", "quantity", "nb", "n", "limit", "cnt", "counter", "length", "nr",
    ]

    /// Whether a condition compares a number of things with 1.
    private static func isAboutOne(_ parts: [CodeNode]) -> Bool {
        guard parts.count == 3, parts[1].kind == .operator else { return false }
        let comparison = parts[1].name
        let (number, limit) = parts[2].kind == .literal ? (parts[0], parts[2].source) : (parts[2], parts[0].source)
        guard
            (["==", "!=", ">", "<="].contains(comparison) && limit == "1")
                || ([">=", "<"].contains(comparison) && limit == "2")
        else { return false }
        let name = number.kind == .call ? number.firstChild?.name ?? "" : number.name
        let words = name.words
        guard words.contains(where: { numbers.contains($0) || $0.hasSuffix("s") && $0.count > 3 }) else { return false }
        return ![
            "page", "version", "index", "section", "row", "tag", "step", "state", "status", "scale", "rate", "alpha",
            "level", "type", "mode", "value", "i", "id", "order", "ratio", "zoom", "volume", "factor", "speed", "class",
            "progress",
            "channels", "pixels", "points", "bytes", "axis", "status", "radius", "address",
        ].contains(words.last ?? "") && !words.isEmpty
    }

    /// Whether a value is a text of words, or a localized one.
    private func isText(_ node: CodeNode) -> Bool {
        if node.kind == .string {
            let text = WrittenText(CodeLiteral(node)).text
            return text.contains(where: \.isLetter) && !text.contains("_") && !text.contains("://")
                && !text.contains(".")
        }
        return hasKey(node)
    }
}
