internal import SourceCode

/// Values of `if`, `switch`, and of the statements of functions and getters.
extension TreeReader {
    /// How many branches of one decision are read.
    static let maximumBranches = 30

    func branches(_ node: CodeNode, _ scope: Scope) -> Value {
        if node.kind == .switch { return switched(node, scope) }
        let conditions = node.children.filter { $0.kind == .condition }
        let bodies = node.children.filter { $0.kind == .body || $0.kind == .if }
        guard let then = bodies.first else { return .data(Self.phrase(node)) }
        let (truth, inner) = truth(ofConditions: conditions, scope)
        switch truth {
        case .known(true): return result(of: then, inner)
        case .known(false): return bodies.count > 1 ? result(of: bodies[1], scope) : .data(Self.phrase(node))
        case .open(let id, _, let isNegated):
            let first = result(of: then, inner)
            guard bodies.count > 1 else { return first }
            let second = result(of: bodies[1], scope)
            return .oneOf(isNegated ? [second, first] : [first, second], id: id)
        }
    }

    private func switched(_ node: CodeNode, _ scope: Scope) -> Value {
        let cases = chosenCases(node, scope)
        let value = node.firstChild.map { evaluate($0, scope) }
        func shown(_ one: CodeNode) -> Value { result(of: one, scope.adding(bindings(of: one, value))) }
        if cases.isOnlyOne, let one = cases.cases.first { return shown(one) }
        if let (id, ways) = deviceCases(node, cases.cases, scope) { return .oneOf(ways.map(shown), id: id) }
        let values = cases.cases.prefix(Self.maximumBranches).map { shown($0) }
        guard let subject = node.firstChild, values.count > 1 else { return values.first ?? .data(Self.phrase(node)) }
        return .oneOf(
            values,
            id: branch("switch" + subject.source.filter { !$0.isWhitespace }, of: scope, count: values.count)
        )
    }

    /// The cases of a `switch` that can be meant; only one where the value is known.
    func chosenCases(_ node: CodeNode, _ scope: Scope) -> (cases: [CodeNode], isOnlyOne: Bool) {
        let cases = switchCases(node)
        guard let subject = node.firstChild else { return (cases, false) }
        let value = evaluate(subject, scope)
        let known: String?
        switch value {
        case .member(let name, _, _): known = name
        case .truth(let truth): known = truth ? "true" : "false"
        case .none: known = "none"
        default: known = nil
        }
        guard let known else { return (cases, false) }
        for one in cases where Self.labels(of: one).contains(known) { return ([one], true) }
        // Only a default that nothing contradicts is the one that is meant.
        if let fallback = cases.first(where: { Self.labels(of: $0).isEmpty }) { return ([fallback], true) }
        return (cases, false)
    }

    /// The cases of a `switch`, those inside `#if` for this platform included.
    private func switchCases(_ node: CodeNode) -> [CodeNode] {
        node.children.flatMap { child -> [CodeNode] in
            switch child.kind {
            case .switchCase: [child]
            case .compilation: chosenClause(child).map { Array($0.children.filter { $0.kind == .switchCase }) } ?? []
            default: []
            }
        }
    }

    /// The names of the cases that a label is for.
    static func labels(of node: CodeNode) -> Set<String> {
        guard let label = node.child(.switchLabel) else { return [] }
        var names: Set<String> = []
        for part in label.descendants {
            switch part.kind {
            case .member: names.insert(part.name)
            case .literal: names.insert(part.source)
            default: break
            }
        }
        return names
    }

    // MARK: Statements

    /// What the statements of a body come to: what they return, or their only expression.
    func result(of body: CodeNode, _ scope: Scope) -> Value {
        if body.kind == .if { return evaluate(body, scope) }
        let statements = body.children.filter { $0.kind != .parameter && $0.kind != .switchLabel }
        return result(of: Array(statements), scope)
    }

    private func result(of statements: [CodeNode], _ scope: Scope) -> Value {
        guard depth < Self.maximumDepth, steps > 0 else {
            cuts += 1
            return .data("it is nested too deep")
        }
        depth += 1
        defer { depth -= 1 }
        var scope = scope
        for (index, statement) in statements.enumerated() {
            switch statement.kind {
            case .variables: scope = declaring(statement, scope)
            case .return: return statement.firstChild.map { evaluate($0, scope) } ?? .none
            case .compilation:
                guard let clause = chosenClause(statement) else { continue }
                return result(of: Array(clause.children) + statements[(index + 1)...], scope)
            case .if, .guard:
                if statements.count == 1 { return evaluate(statement, scope) }
                let (truth, inner) = truth(
                    ofConditions: statement.children.filter { $0.kind == .condition },
                    scope
                )
                guard let then = statement.child(.body) else { continue }
                let rest = Array(statements[(index + 1)...])
                if statement.kind == .guard {
                    // Of what the app decides, the usual way is the one that goes on.
                    guard case .open(let id, _, let isNegated) = truth, isOfDevice(id) else {
                        return result(of: rest, inner)
                    }
                    let values = [result(of: rest, inner), result(of: then, scope)]
                    return .oneOf(isNegated ? values.reversed() : values, id: id)
                }
                guard then.descendants.contains(where: { $0.kind == .return }) else {
                    scope = assigning(statement, scope)
                    continue
                }
                switch truth {
                case .known(true): return result(of: then, inner)
                case .known(false): continue
                case .open(let id, _, let isNegated):
                    let values = [result(of: then, inner), result(of: rest, scope)]
                    return .oneOf(isNegated ? values.reversed() : values, id: id)
                }
            case .switch:
                // A switch that returns nothing is no value where something follows it.
                let returns = statement.descendants.contains { $0.kind == .return }
                guard index + 1 < statements.count, !returns else { return switched(statement, scope) }
                scope = assigning(statement, scope)
            case .sequence where index + 1 < statements.count: scope = assigning(statement, scope)
            default:
                if statements.count == 1 { return evaluate(statement, scope) }
            }
        }
        // The last of several expressions is the value where the others are declarations.
        guard let last = statements.last, last.kind != .variables else { return .data("it is computed") }
        return evaluate(last, scope)
    }

    /// The scope with the names of `let` and `var`.
    func declaring(_ variables: CodeNode, _ scope: Scope) -> Scope {
        var names: [String: Bound] = [:]
        for binding in variables.children where binding.kind == .binding {
            let type = binding.child(.typeName)?.name
            if let initial = binding.child(.initialValue)?.firstChild {
                names[binding.name] = Bound(initial, scope, type: type)
            } else if let body = binding.child(.body), let first = body.firstChild {
                names[binding.name] = Bound(first, scope, type: type)
            } else {
                names[binding.name] = Bound(.data(binding.name))
            }
        }
        return scope.adding(names)
    }

    // MARK: Conditional compilation

    /// The clause of `#if` that is compiled for the platform.
    func chosenClause(_ node: CodeNode) -> CodeNode? {
        node.children.first { clause in
            guard clause.kind == .compilationClause else { return false }
            let condition = clause.name.filter { !$0.isWhitespace }
            return condition.isEmpty || holds(condition)
        }
    }

    private func holds(_ condition: String) -> Bool {
        for part in condition.split(separator: "||").map(String.init) where part != condition {
            if holds(part) { return true }
        }
        if condition.contains("||") { return false }
        let parts = condition.replacing("&&", with: "&").split(separator: "&").map(String.init)
        if parts.count > 1 { return parts.allSatisfy(holds) }
        var text = condition.filter { $0 != "(" && $0 != ")" }
        var isNegated = false
        while text.hasPrefix("!") {
            isNegated.toggle()
            text.removeFirst()
        }
        let isMac = platform == .macOS
        let value: Bool
        switch text {
        case "osiOS", "canImportUIKit": value = !isMac
        case "osmacOS", "osOSX", "canImportAppKit", "canImportCocoa": value = isMac
        case "ostvOS", "oswatchOS", "osvisionOS", "osLinux", "targetEnvironmentsimulator", "DEBUG",
            "targetEnvironmentmacCatalyst":
            value = false
        default: value = text.hasPrefix("canImport") || text.hasPrefix("swift") || text.hasPrefix("compiler")
        }
        return value != isNegated
    }
}
