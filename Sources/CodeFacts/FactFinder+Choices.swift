internal import CodeStrings
internal import SourceCode

/// Plurals that are made by hand, and phrases that are put together.
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
        guard let index = parts.firstIndex(where: { $0.kind == .choice }), index >= 3 else { return }
        let condition = Array(parts[..<index])
        guard Self.isAboutOne(condition), let first = parts[index].firstChild, index + 1 < parts.count else { return }
        let second = parts[index + 1]
        guard isText(first), isText(second) || second.kind == .string, !Self.isSame(first, second) else { return }
        addPlural(node, condition: condition)
    }

    private mutating func addPlural(_ node: CodeNode, condition: [CodeNode]) {
        let number = condition.first?.kind == .literal ? condition.last : condition.first
        // The branches of an `if` write it themselves; a choice may make a word that is joined to it later.
        var scope = node.kind == .if ? node : region
        // What a view shows elsewhere is not beside the text.
        if scope?.kind == .binding, let closure = ancestors.last(where: { $0.kind == .closure }) { scope = closure }
        facts.plurals.append(
            PluralChoice(
                node: node,
                isCounted: number.map { isWritten($0, in: scope) } ?? false,
                isLocalized: hasKey(node),
                situation: situation
            )
        )
    }

    /// The function around, or what computes a property; a local name that takes a text is inside it.
    private var region: CodeNode? {
        ancestors.last { node in
            node.kind == .function || node.kind == .accessor || node.kind == .binding && node.child(.body) != nil
        } ?? ancestors.last { $0.kind == .binding } ?? ancestors.first
    }

    /// Whether a number is given to a call or an interpolation.
    ///
    /// - Complexity: O(*n*) in the nodes of the scope.
    private func isWritten(_ number: CodeNode, in scope: CodeNode?) -> Bool {
        let source = number.source
        return scope?.descendants.contains { argument in
            // An interpolation holds its value as an argument; in Objective-C arguments of formats have no place of their own.
            guard argument.kind == .argument || argument.traits.contains(.isObjectiveC) else { return false }
            return argument.descendants.contains { node in
                node.kind == number.kind && node.range != number.range && node.range.count == source.utf8.count
                    && node.source == source && !isCompared(node, in: argument)
            }
        } ?? false
    }

    /// Whether a value is an operand of a comparison.
    private func isCompared(_ node: CodeNode, in around: CodeNode) -> Bool {
        around.descendants.contains { sequence in
            guard sequence.kind == .sequence else { return false }
            let parts = Array(sequence.children)
            guard let index = parts.firstIndex(where: { $0.range == node.range }) else { return false }
            let neighbours = [index - 1, index + 1].filter(parts.indices.contains).map { parts[$0] }
            return neighbours.contains {
                $0.kind == .operator && ["==", "!=", ">", "<", ">=", "<="].contains($0.name)
            }
        }
    }

    /// Whether two texts have the same words, so that they differ in something else than the number: `< 1 min`, `5 min`.
    private static func isSame(_ first: CodeNode, _ second: CodeNode) -> Bool {
        if first.kind == .string, second.kind == .string { return first.source == second.source }
        let words = [first, second].map { node in
            Set(
                node.descendants.filter { $0.kind == .string }.map {
                    WrittenText(CodeLiteral($0)).text.filter(\.isLetter)
                }.filter { !$0.isEmpty }
            )
        }
        return !words[0].isEmpty && words[0] == words[1]
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
        addPlural(node, condition: Array(sequence.children))
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
