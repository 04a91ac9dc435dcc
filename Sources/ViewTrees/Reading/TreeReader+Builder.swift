internal import ProposedLayout
internal import SourceCode

/// Views that statements build.
extension TreeReader {
    /// The views of a body: of a closure, a getter, a function or a branch.
    func views(ofBody body: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode] {
        if body.kind == .if { return views(body, scope, around) }
        let statements = body.children.filter { $0.kind != .parameter && $0.kind != .switchLabel }
        return views(ofStatements: Array(statements)[...], scope, around)
    }

    func views(
        ofStatements statements: ArraySlice<CodeNode>,
        _ scope: Scope,
        _ around: Surroundings
    ) -> [ViewNode] {
        guard depth < Self.maximumDepth else { return [] }
        depth += 1
        defer { depth -= 1 }
        var (all, scope): ([ViewNode], Scope) = ([], scope)
        var index = statements.startIndex
        while index < statements.endIndex {
            let statement = statements[index]
            index += 1
            switch statement.kind {
            case .variables: scope = declaring(statement, scope)
            case .function, .typeAlias, .type, .loop, .attribute: continue
            case .return:
                if let (value, base) = chain(before: statement, []) { all += views(value, scope, around, base: base) }
                return all
            case .guard:
                let (truth, inner) = truth(ofConditions: statement.children.filter { $0.kind == .condition }, scope)
                scope = inner
                // Of what the app decides, the usual way is the one that goes on.
                guard case .open(let id, _, let isNegated) = truth, isOfDevice(id), let other = statement.child(.body)
                else { continue }
                let rest = statements[index...]
                let ways = ways(id, isNegated, { views(ofStatements: rest, inner, around) }) {
                    views(ofBody: other, inner, around)
                }
                return all + [alternatives(ways, id: id, typical: 0, statement)]
            case .if where returns(statement) && index < statements.endIndex:
                // `if … { return a }` and what follows are two ways.
                let rest = statements[index...]
                return all + early(statement, rest, scope, around)
            case .compilation:
                if let clause = chosenClause(statement) {
                    all += views(ofStatements: Array(clause.children)[...], scope, around)
                }
            case .sequence where statement.children.contains(where: { $0.kind == .assignment }): continue
            case .call where Self.isWithoutView(statement): continue
            default:
                // `#if` behind an expression is a chain of modifiers that goes on.
                var chain = [statement]
                while index < statements.endIndex, let clause = postfixClause(statements[index]) {
                    if let chosen = clause { chain.append(chosen) }
                    index += 1
                }
                let found = views(chain[chain.count - 1], scope, around, base: chain.dropLast())
                all += chain.count > 1 ? found : framed(found, statement)
            }
        }
        return all
    }

    private func returns(_ node: CodeNode) -> Bool { node.descendants.contains { $0.kind == .return } }

    /// Calls of statements that show nothing.
    private static func isWithoutView(_ node: CodeNode) -> Bool {
        guard let callee = node.firstChild, callee.kind == .reference else { return false }
        return ["print", "assert", "assertionFailure", "debugPrint", "fatalError", "precondition"].contains(callee.name)
    }

    private func early(
        _ statement: CodeNode,
        _ rest: ArraySlice<CodeNode>,
        _ scope: Scope,
        _ around: Surroundings
    ) -> [ViewNode] {
        let conditions = statement.children.filter { $0.kind == .condition }
        guard let then = statement.child(.body) else { return [] }
        let (truth, inner) = truth(ofConditions: conditions, scope)
        switch truth {
        case .known(true): return views(ofBody: then, inner, around)
        case .known(false): return views(ofStatements: rest, scope, around)
        case .open(let id, _, let isNegated):
            let ways = ways(id, isNegated, { views(ofBody: then, inner, around) }) {
                views(ofStatements: rest, scope, around)
            }
            return [alternatives(ways, id: id, typical: 0, statement)]
        }
    }

    /// The two ways of a decision in the order of its numbers.
    ///
    /// - Parameters:
    ///   - id: the decision.
    ///   - isNegated: whether the condition is the opposite of it.
    ///   - then: reads what is shown where the condition holds.
    ///   - other: reads what is shown where it does not.
    /// - Returns: the views where the decision holds, and the others.
    func ways(
        _ id: Int,
        _ isNegated: Bool,
        _ then: () -> [ViewNode],
        _ other: () -> [ViewNode]
    ) -> [[ViewNode]] {
        let ways = [inBranch(isNegated ? 1 : 0, of: id, then), inBranch(isNegated ? 0 : 1, of: id, other)]
        return isNegated ? ways.reversed() : ways
    }

    // MARK: Branches

    /// How many cases of a `switch` over views are read.
    private static let maximumWays = 64
    /// How many nodes stand in front of a `switch` that chooses between screens, at most.
    private static let nodesBeforeRouter = 100

    func views(ofIf node: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode] {
        let bodies = node.children.filter { $0.kind == .body || $0.kind == .if }
        guard let then = bodies.first else { return [] }
        let (truth, inner) = truth(ofConditions: node.children.filter { $0.kind == .condition }, scope)
        let other = bodies.count > 1 ? bodies[1] : nil
        switch truth {
        case .known(true): return views(ofBody: then, inner, around)
        case .known(false): return other.map { views(ofBody: $0, scope, around) } ?? []
        case .open(let id, _, let isNegated):
            let conditions = node.children.filter { $0.kind == .condition }
            let hidden = DeveloperCondition.branch(of: conditions)
            let ways = ways(
                id,
                isNegated,
                { forDevelopers(hidden == true) { filled(conditions, true) { views(ofBody: then, inner, around) } } },
                {
                    forDevelopers(hidden == false) {
                        filled(conditions, false) { other.map { views(ofBody: $0, scope, around) } ?? [] }
                    }
                }
            )
            guard !ways[0].isEmpty || !ways[1].isEmpty else { return [] }
            return [alternatives(ways, id: id, typical: 0, node)]
        }
    }

    /// What is read where conditions hold, or where they do not, by which some texts are known to be not empty.
    private func filled(_ conditions: [CodeNode], _ holds: Bool, _ read: () -> [ViewNode]) -> [ViewNode] {
        let before = filledTexts
        filledTexts.formUnion(FilledCondition.texts(filledBy: conditions, holding: holds))
        defer { filledTexts = before }
        return read()
    }

    /// What is read inside of a condition for developers, or not.
    private func forDevelopers(_ isHidden: Bool, _ read: () -> [ViewNode]) -> [ViewNode] {
        guard isHidden else { return read() }
        developerDepth += 1
        defer { developerDepth -= 1 }
        return read()
    }

    func views(ofSwitch node: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode] {
        let (chosen, isOnlyOne) = chosenCases(node, scope)
        let value = node.firstChild.map { evaluate($0, scope) }
        func inner(_ one: CodeNode) -> Scope { scope.adding(bindings(of: one, value)) }
        if isOnlyOne, let one = chosen.first { return views(ofBody: one, inner(one), around) }
        if let (id, cases) = deviceCases(node, chosen, scope) {
            let ways = cases.enumerated().map { way, one in
                inBranch(way, of: id) { views(ofBody: one, inner(one), around) }
            }
            return [alternatives(ways, id: id, typical: 0, node)]
        }
        // Each case of a router has fuel of its own, so that the last ones of a long list of screens are read too.
        let isFirst = fuel > Self.maximumNodes - Self.nodesBeforeRouter
        let isRouter = isFirst && chosen.count > 3
        let cases = chosen.prefix(isRouter ? Self.maximumWays : Self.maximumBranches)
        let start = fuel
        var rest = fuel
        let ways = cases.map { one in
            if isRouter { fuel = start }
            defer { rest = min(rest, fuel) }
            return views(ofBody: one, inner(one), around)
        }
        fuel = rest
        guard ways.count > 1, let subject = node.firstChild else { return ways.first ?? [] }
        let id = branch("switch" + subject.source.filter { !$0.isWhitespace }, of: scope, count: ways.count)
        // Only a decision around the whole screen tells screens from each other.
        if isFirst { wayNames[id] = cases.map { screenName($0) } }
        return [alternatives(ways, id: id, typical: 0, node)]
    }

    // MARK: Closures

    /// The views of an argument: of its closure, or of what it names.
    func views(_ argument: Argument, _ around: Surroundings, with values: [Bound] = []) -> [ViewNode] {
        if argument.node.kind == .closure {
            return views(ofClosure: argument.node, argument.scope, around, with: values)
        }
        switch bound(argument.node, argument.scope)?.content {
        case .code(let closure, let scope)? where closure.kind == .closure:
            return views(ofClosure: closure, scope, around, with: values)
        case .value(.closure(let closure, let scope))?:
            return views(ofClosure: closure, scope, around, with: values)
        default: return views(argument.node, argument.scope, around)
        }
    }

    func views(
        ofClosure closure: CodeNode,
        _ scope: Scope,
        _ around: Surroundings,
        with values: [Bound] = []
    ) -> [ViewNode] {
        var names: [String: Bound] = [:]
        let parameters = closure.children.filter { $0.kind == .parameter }
        for (index, value) in values.enumerated() { names["$\(index)"] = value }
        for (index, parameter) in parameters.enumerated() {
            names[parameter.innermostName] =
                index < values.count ? values[index] : Bound(.data(parameter.innermostName))
        }
        if parameters.isEmpty, values.isEmpty { names["$0"] = Bound(.data("$0")) }
        return views(ofBody: closure, scope.adding(names), around)
    }
}
