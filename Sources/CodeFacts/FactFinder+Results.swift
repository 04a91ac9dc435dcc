internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What functions and computed properties return.
extension FactFinder {
    /// Whether a value is the text that a formatter makes: `formatter.string(from: number)`.
    static func isFormatted(_ value: CodeNode) -> Bool {
        guard value.kind == .call, let callee = value.firstChild, callee.kind == .member, callee.isNamed("string"),
            let base = callee.firstChild, let label = value.arguments.first,
            label.isNamed("from") || label.isNamed("for")
        else { return false }
        let formatter = base.kind == .call ? base.firstChild?.name ?? "" : base.name
        return formatter.words.last == "formatter"
    }

    /// Words in the names of properties that hold what a screen is about, as long as it is there.
    private static let chosen: Set<String> = [
        "active", "chosen", "current", "delete", "deleted", "deleting", "edit", "edited", "editing", "pending",
        "presented", "selected", "shown",
    ]

    /// Whether a value is a property of one that a screen is about: `selected?.name`, `itemToDelete?.name`.
    static func isOfKeptValue(_ value: CodeNode) -> Bool {
        guard value.kind == .member, let match = value.source.wholeMatch(of: /(?:self\.)?(\w+)\?(?:\.\w+)+/) else {
            return false
        }
        return !chosen.isDisjoint(with: String(match.output.1).words)
    }

    /// Notes that the values which a body returns are shown.
    mutating func showResults(of body: CodeNode, _ shower: Shower) {
        let outer = situation.isDebugOnly
        let isUnreached = situation.isUnreached
        let hidden = developerBranches(of: body)
        let missing = Self.missingBranches(of: body)
        let replaced = functions.last.map { ReplacedSectionTitles.ranges(in: $0, of: typeAround) } ?? []
        let wasFallback = isFallback
        for value in results(of: body) {
            situation.isDebugOnly = outer || hidden.contains { $0.contains(value.range.lowerBound) }
            situation.isUnreached =
                isUnreached || isSwift && unreached.contains(value.range.lowerBound, in: value.file.path)
                || replaced.contains { $0.contains(value.range.lowerBound) }
            isFallback = wasFallback || missing.contains { $0.contains(value.range.lowerBound) }
            show(value, shower, isTyped: false)
        }
        isFallback = wasFallback
        situation.isDebugOnly = outer
        situation.isUnreached = isUnreached
    }

    /// The branches for what only developers see.
    private func developerBranches(of body: CodeNode) -> [Range<Int>] {
        body.descendants.filter { $0.kind == .switch }.flatMap { choice in
            choice.children.filter { $0.kind == .switchCase && types.developerCases.hold($0, of: choice) }.map(\.range)
        }
    }

    /// What is done where a value is missing: `guard let date = user.date else { return "No date" }`.
    private static func missingBranches(of body: CodeNode) -> [Range<Int>] {
        body.descendants.filter { $0.kind == .guard }.compactMap { check in
            let conditions = check.children.filter { $0.kind == .condition }
            guard !conditions.isEmpty, conditions.allSatisfy({ $0.source.hasPrefix("let ") }) else { return nil }
            return check.child(.body)?.range
        }
    }

    /// The values that a body returns: those of its `return` statements, or its only expression.
    func results(of body: CodeNode) -> [CodeNode] {
        var values: [CodeNode] = []
        func add(_ node: CodeNode) {
            switch node.kind {
            case .function, .closure, .type: return
            case .return: if let value = node.firstChild { values.append(value) }
            default: for child in node.children { add(child) }
            }
        }
        add(body)
        if values.isEmpty, let first = body.firstChild { values.append(first) }
        return values
    }
}
