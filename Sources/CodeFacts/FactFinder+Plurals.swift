internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Plurals that are made by hand.
extension FactFinder {
    /// Looks at operands that may choose between two texts by a number: `count == 1 ? "photo" : "photos"`.
    mutating func lookAtPlural(_ node: CodeNode, _ parts: [CodeNode]) {
        guard let index = parts.firstIndex(where: { $0.kind == .choice }), index >= 3 else { return }
        let condition = Array(parts[..<index])
        guard let number = Self.number(comparedIn: condition), let first = parts[index].firstChild,
            index + 1 < parts.count
        else { return }
        let second = parts[index + 1]
        guard isText(first), isText(second) || second.kind == .string, !Self.isSame(first, second) else { return }
        addPlural(node, branches: [first, second], number)
    }

    /// Looks at `if count == 1 { … } else { … }`.
    mutating func lookAtBranches(_ node: CodeNode) {
        let conditions = node.children.filter { $0.kind == .condition }
        guard conditions.count == 1, let sequence = conditions[0].firstChild, sequence.kind == .sequence,
            let number = Self.number(comparedIn: Array(sequence.children))
        else { return }
        let branches = node.children.filter { $0.kind == .body || $0.kind == .if }
        guard branches.count == 2, branches[0].kind == .body, branches[1].kind == .body else { return }
        let texts = branches.map { branch in branch.descendants.count { $0.kind == .string } }
        let statements = branches.map { branch in branch.children.count { _ in true } }
        guard statements.allSatisfy({ $0 == 1 }), texts.allSatisfy({ (1...4).contains($0) }),
            branches.allSatisfy(hasKey)
        else { return }
        addPlural(node, branches: branches, number)
    }

    private mutating func addPlural(_ node: CodeNode, branches: [CodeNode], _ number: CodeNode) {
        let isWritten = branches.map { WrittenNumber(number).isGiven(in: $0) }
        facts.plurals.append(
            PluralChoice(
                node: node,
                branches: branches,
                isWritten: isWritten,
                isJoined: !isWritten.contains(true) && isJoined(node, to: WrittenNumber(number)),
                isLocalized: hasKey(node),
                situation: situation
            )
        )
    }

    // MARK: The number beside the text

    /// Whether a number stands beside a text that is chosen by it: in the same sum, literal or format, in one that the text is
    /// put into by a name, or as the whole text of the statement before or after.
    ///
    /// - Complexity: O(*n*) in the nodes of the function around.
    private func isJoined(_ node: CodeNode, to number: WrittenNumber) -> Bool {
        var inner = node
        for outer in ancestors.reversed() {
            switch outer.kind {
            case .argument, .interpolation, .tuple, .choice, .member, .if: break
            case .call, .array, .string:
                if number.stands(in: outer, besides: inner) { return true }
            case .sequence:
                if number.stands(in: outer, besides: inner) { return true }
                let parts = Array(outer.children.prefix(2))
                if parts.count == 2, parts[1].kind == .assignment, parts[0].range != inner.range {
                    return isJoined(parts[0].name, to: number) || isBeside(outer, number)
                }
            case .initialValue: break
            case .binding: return isJoined(outer.name, to: number)
            default: return node.kind == .if && areNamesJoined(node, to: number) || isBeside(inner, number)
            }
            inner = outer
        }
        return false
    }

    /// Whether both branches give a value to the same name, beside which the number stands elsewhere.
    private func areNamesJoined(_ node: CodeNode, to number: WrittenNumber) -> Bool {
        let names = node.children.filter { $0.kind == .body }.map { branch -> String in
            guard let statement = branch.firstChild, statement.kind == .sequence else { return "" }
            let parts = Array(statement.children.prefix(2))
            return parts.count == 2 && parts[1].kind == .assignment ? parts[0].name : ""
        }
        guard let name = names.first, !name.isEmpty, names.allSatisfy({ $0 == name }) else { return false }
        return isJoined(name, to: number)
    }

    /// Whether what a name stands for is put beside a number somewhere in the function around.
    private func isJoined(_ name: String, to number: WrittenNumber) -> Bool {
        guard !name.isEmpty, let region else { return false }
        return region.descendants.contains { outer in
            guard [.call, .array, .string, .sequence].contains(outer.kind) else { return false }
            let inner = outer.children.first { part in
                let value = part.kind == .argument || part.kind == .interpolation ? WrittenNumber.value(of: part) : part
                return value.map { ($0.kind == .reference || $0.kind == .member) && $0.name == name } ?? false
            }
            return inner.map { number.stands(in: outer, besides: $0) } ?? false
        }
    }

    /// Whether a statement beside one shows the number alone: `Text("\\(count)")` above `Text(count == 1 ? …)`.
    private func isBeside(_ statement: CodeNode, _ number: WrittenNumber) -> Bool {
        guard let parent = ancestors.last(where: { $0.range != statement.range && $0.contains(statement) }) else {
            return false
        }
        let siblings = Array(parent.children)
        guard let index = siblings.firstIndex(where: { $0.range == statement.range }) else { return false }
        return [index - 1, index + 1].contains {
            siblings.indices.contains($0) && number.isShownAlone(in: siblings[$0])
        }
    }

    /// The function around, or what computes a property; a local name that takes a text is inside it.
    private var region: CodeNode? {
        ancestors.last { node in
            node.kind == .function || node.kind == .accessor || node.kind == .binding && node.child(.body) != nil
        } ?? ancestors.last { $0.kind == .binding } ?? ancestors.first
    }

    /// Whether two texts have the same words, so that they differ in something else than the number: `< 1 min`, `5 min`.
    private static func isSame(_ first: CodeNode, _ second: CodeNode) -> Bool {
        if first.kind == .string, second.kind == .string {
            let words = [first, second].map { Self.words(of: $0) }
            // `Image` and `Image 1 of 3` are two texts of one image.
            return first.source == second.source
                || !words[0].isEmpty && !words[1].isEmpty && words[0] != words[1]
                    && (words[0].isSubset(of: words[1]) || words[1].isSubset(of: words[0]))
        }
        let words = [first, second].map { node in
            Set(
                node.descendants.filter { $0.kind == .string }.map {
                    WrittenText(CodeLiteral($0)).text.filter(\.isLetter)
                }.filter { !$0.isEmpty }
            )
        }
        return !words[0].isEmpty && words[0] == words[1]
    }

    private static func words(of literal: CodeNode) -> Set<String> {
        Set(WrittenText(CodeLiteral(literal)).text.split { !$0.isLetter }.map(String.init))
    }

    // MARK: Numbers of things

    private static let numbers: Set<String> = [
        "count", "number", "num", "total", "amount", "quantity", "nb", "n", "limit", "cnt", "counter", "length", "nr",
    ]

    /// Words behind the name of things in the name of their number: `daysLeft`, `photosSelected`.
    private static let endings: Set<String> = [
        "ago", "away", "before", "after", "int", "left", "new", "until", "total", "value", "unread",
    ]

    /// The last words of names of numbers that are no number of things.
    private static let others: Set<String> = [
        "page", "version", "index", "section", "row", "tag", "step", "state", "status", "scale", "rate", "alpha",
        "level", "type", "mode", "i", "id", "order", "ratio", "zoom", "volume", "factor", "speed", "class", "progress",
        "channels", "pixels", "points", "bytes", "axis", "radius", "address", "settings", "preferences", "options",
        "flags", "news", "lens", "focus", "basis", "success", "access", "process", "gps", "ios", "macos", "os",
        "position", "pos", "result", "response", "code", "error", "kind", "raw", "bits", "coords", "bounds",
    ]

    /// The number of things that a condition compares with 1; `nil` if it asks for anything else.
    private static func number(comparedIn parts: [CodeNode]) -> CodeNode? {
        guard parts.count == 3, parts[1].kind == .operator else { return nil }
        let comparison = parts[1].name
        let isFirst = parts[2].kind == .literal
        let (number, limit) = isFirst ? (parts[0], parts[2].source) : (parts[2], parts[0].source)
        // `-1` says that there is none.
        let literal = parts[isFirst ? 2 : 0]
        let before = literal.range.lowerBound - 1
        guard before < 0 || literal.file.utf8[before] != UInt8(ascii: "-") else { return nil }
        guard
            (["==", "!=", ">", "<="].contains(comparison) && limit == "1")
                || ([">=", "<"].contains(comparison) && limit == "2")
        else { return nil }
        let words = (number.kind == .call ? number.firstChild?.name ?? "" : number.name).words
        guard let last = words.last, !others.contains(last) else { return nil }
        func isMany(_ word: String) -> Bool {
            word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us") && !word.hasSuffix("is")
                && word.count > 3 && !others.contains(word)
        }
        if !numbers.isDisjoint(with: words) || isMany(last) { return number }
        let isCountOfThings = endings.contains(last) || last.hasSuffix("ed") || last.hasSuffix("ing")
        return isCountOfThings && words.dropLast().contains(where: isMany) ? number : nil
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
