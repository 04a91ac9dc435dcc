internal import SourceCode
internal import SourceText

/// Operators, branches and calls that come to values.
extension TreeReader {
    /// Operands and operators as they are written.
    func operation(_ parts: [CodeNode], _ scope: Scope, _ node: CodeNode) -> Value {
        if parts.contains(where: { $0.kind == .assignment }) { return .data(Self.phrase(node)) }
        if let index = parts.firstIndex(where: { $0.kind == .choice }) {
            let condition = Array(parts[..<index])
            guard let middle = parts[index].firstChild else { return .data(Self.phrase(node)) }
            let rest = Array(parts[(index + 1)...])
            switch truth(condition, scope) {
            case .known(true): return evaluate(middle, scope)
            case .known(false): return operation(rest, scope, node)
            case .open(let id, let typical, let isNegated):
                let values = [evaluate(middle, scope), operation(rest, scope, node)]
                _ = typical
                return .oneOf(isNegated ? values.reversed() : values, id: id)
            }
        }
        if parts.count == 1 { return evaluate(parts[0], scope) }
        if let index = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("??") }) {
            let left = operation(Array(parts[..<index]), scope, node)
            if left.isNone { return operation(Array(parts[(index + 1)...]), scope, node) }
            if case .choice(let values, let id) = left, values.contains(where: \.isNone) {
                let right = operation(Array(parts[(index + 1)...]), scope, node)
                return .oneOf(values.map { $0.isNone ? right : $0 }, id: id)
            }
            guard case .data = left else { return left }
            let right = operation(Array(parts[(index + 1)...]), scope, node)
            if case .data = right { return left }
            // What stands in for a text of the app is seen where there is none; beside other views the text itself stands.
            let isText = !Self.strings(in: right).isEmpty
            let values = isText ? [left, right] : [right, left]
            return .oneOf(values, id: branch(Self.phrase(parts[0]) + " ??", of: scope, count: 2))
        }
        // A cast binds its value before what stands in for it: `(settings["title"] as? String) ?? "Title"`.
        if let index = parts.firstIndex(where: { $0.kind == .cast }) {
            return operation(Array(parts[..<index]), scope, node)
        }
        for names in [["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="]]
        where parts.contains(where: { $0.kind == .operator && names.contains($0.name) }) {
            switch truth(parts, scope) {
            case .known(let known): return .truth(known)
            case .open(let id, _, let isNegated):
                return .choice([.truth(!isNegated), .truth(isNegated)], id: id)
            }
        }
        if parts.count == 3, parts[1].kind == .operator, ["..<", "..."].contains(parts[1].name),
            let low = evaluate(parts[0], scope).number, let high = evaluate(parts[2], scope).number,
            low.isFinite, high.isFinite, high >= low
        {
            let count = min(high - low + (parts[1].isNamed("...") ? 1 : 0), 12)
            return .list((0..<Int(count)).map { .number(low + Double($0)) })
        }
        return arithmetic(parts, scope) ?? .data(Self.phrase(node))
    }

    /// Sums and products of numbers, and sums of texts.
    private func arithmetic(_ parts: [CodeNode], _ scope: Scope) -> Value? {
        var values: [Value] = []
        var operators: [String] = []
        for part in parts {
            if part.kind == .operator { operators.append(part.name) } else { values.append(evaluate(part, scope)) }
        }
        guard values.count == operators.count + 1 else { return nil }
        if operators.allSatisfy({ $0 == "+" }) {
            let texts = values.map(\.text)
            if texts.allSatisfy({ $0 != nil }) { return .verbatim(texts.compactMap { $0 }.joined()) }
        }
        if let share = Value.sum(values, operators) { return share }
        var numbers = values.compactMap(\.number)
        guard numbers.count == values.count else { return nil }
        for names in [["*", "/", "%"], ["+", "-"]] {
            var index = 0
            while index < operators.count {
                guard names.contains(operators[index]) else {
                    index += 1
                    continue
                }
                let (left, right) = (numbers[index], numbers[index + 1])
                switch operators[index] {
                case "*": numbers[index] = left * right
                case "/": numbers[index] = left / right
                case "+": numbers[index] = left + right
                case "-": numbers[index] = left - right
                default: return nil
                }
                numbers.remove(at: index + 1)
                operators.remove(at: index)
            }
        }
        guard operators.isEmpty, let number = numbers.first else { return nil }
        return .known(number)
    }

    // MARK: Conditions

    /// Whether a condition holds.
    enum Truth {
        case known(Bool)
        /// Only the app knows. `isNegated`: the decision is the opposite of the one with this number.
        case open(id: Int, typical: Int, isNegated: Bool)
    }

    /// Whether a condition holds, as operands and operators.
    func truth(_ parts: [CodeNode], _ scope: Scope) -> Truth {
        guard let first = parts.first, let last = parts.last else { return .known(true) }
        if parts.count == 1 { return truth(first, scope) }
        for (name, absorbing) in [("||", true), ("&&", false)] {
            let groups = parts.split { $0.kind == .operator && $0.name == name }
            guard groups.count > 1 else { continue }
            let truths = groups.map { truth(Array($0), scope) }
            var open: [Truth] = []
            for truth in truths {
                if case .known(let known) = truth {
                    if known == absorbing { return .known(absorbing) }
                } else {
                    open.append(truth)
                }
            }
            if open.isEmpty { return .known(!absorbing) }
            if open.count == 1 { return open[0] }
            let id = branch(Self.text(first, last), of: scope, count: 2)
            note(id, isMadeOf: open, all: name == "&&")
            return .open(id: id, typical: 0, isNegated: false)
        }
        if parts.count == 3, parts[1].kind == .operator, ["==", "!="].contains(parts[1].name) {
            let isEqual = parts[1].isNamed("==")
            let (left, right) = (evaluate(parts[0], scope), evaluate(parts[2], scope))
            if let same = Self.areEqual(left, right) { return .known(same == isEqual) }
            var isNegated = !isEqual
            if let name = parts[2].kind == .member ? parts[2].name : nil,
                let decision = deviceDecision(parts[0], left, name, isNegated: &isNegated)
            {
                return .open(id: decision.rawValue, typical: 0, isNegated: isNegated)
            }
            return undecided(first, last, scope, isNegated: !isEqual)
        }
        if parts.count == 3, let left = evaluate(first, scope).number, let right = evaluate(last, scope).number {
            switch parts[1].name {
            case "<": return .known(left < right)
            case ">": return .known(left > right)
            case "<=": return .known(left <= right)
            case ">=": return .known(left >= right)
            default: break
            }
        }
        if let id = readerDecision(parts, scope) { return .open(id: id, typical: 0, isNegated: false) }
        if parts.count == 3, parts[1].kind == .operator, let limit = evaluate(last, scope).number {
            var isNegated = false
            if let decision = ScreenDecision(first.source, parts[1].name, limit, isNegated: &isNegated) {
                return .open(id: decision.id, typical: 0, isNegated: isNegated)
            }
        }
        return undecided(first, last, scope)
    }

    private static func areEqual(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.number(let one), .number(let other)): one == other
        case (.truth(let one), .truth(let other)): one == other
        case (.none, .none): true
        case (.none, .instance), (.instance, .none), (.none, .string), (.string, .none), (.none, .verbatim),
            (.verbatim, .none), (.none, .closure), (.closure, .none), (.none, .views), (.views, .none):
            false
        case (.verbatim(let one), .verbatim(let other)): one.utf8.elementsEqual(other.utf8)
        case (.member(let one, let first, .some), .member(let other, let second, _)),
            (.member(let one, let first, _), .member(let other, let second, .some)):
            first.isEmpty && second.isEmpty ? one == other : nil
        default: nil
        }
    }

    private func truth(_ node: CodeNode, _ scope: Scope) -> Truth {
        if node.kind == .sequence { return truth(Array(node.children), scope) }
        if node.kind == .tuple, let inner = node.firstChild { return truth(inner, scope) }
        let isNegated = isPreceded(node, by: UInt8(ascii: "!"))
        switch evaluate(node, scope) {
        case .truth(let truth): return .known(truth)
        case .choice(let values, let id):
            guard values.count == 2, let first = values[0].truth, let second = values[1].truth else { break }
            if first == second { return .known(first) }
            // Which of the two is the first alternative: the branch that the truth leads to.
            return .open(id: id, typical: 0, isNegated: !first)
        default: break
        }
        return undecided(node, node, scope, isNegated: isNegated)
    }

    /// A condition that only the app knows, by how it is written.
    private func undecided(
        _ first: CodeNode,
        _ last: CodeNode,
        _ scope: Scope,
        isNegated: Bool = false
    ) -> Truth {
        let text = Self.text(first, last).replacing("!=", with: "==")
        return .open(id: branch(text, of: scope, count: 2), typical: 0, isNegated: isNegated)
    }

    /// Whether all conditions of an `if` hold, and the names that they bind.
    func truth(ofConditions conditions: [CodeNode], _ scope: Scope) -> (truth: Truth, scope: Scope) {
        var scope = scope
        var open: [Truth] = []
        for condition in conditions {
            guard let inner = condition.firstChild else {
                // `#available` and `#unavailable` have no parts of their own.
                let isUnavailable = condition.source.hasPrefix("#unavailable")
                let text = condition.source.filter { !$0.isWhitespace }
                open.append(.open(id: branch(text, of: scope, count: 2), typical: 0, isNegated: isUnavailable))
                continue
            }
            if inner.kind == .binding {
                let value =
                    inner.child(.initialValue)?.firstChild.map { evaluate($0, scope) } ?? named(inner.name, scope)
                    ?? .data(inner.name)
                scope = scope.adding([inner.name: present(inner, value, scope)])
                switch value {
                case .none: return (.known(false), scope)
                case .choice(let values, let id) where values.count == 2 && values.contains(where: \.isNone):
                    open.append(.open(id: id, typical: 0, isNegated: values[0].isNone))
                case .data, .sample, .choice:
                    let text = "let" + inner.source.filter { !$0.isWhitespace }
                    open.append(.open(id: branch(text, of: scope, count: 2), typical: 0, isNegated: false))
                default: break
                }
                continue
            }
            if let matched = matched(condition, scope) {
                scope = matched.scope
                switch matched.isMatch {
                case true?: continue
                case false?: return (.known(false), scope)
                case nil:
                    let text = condition.source.filter { !$0.isWhitespace }
                    open.append(.open(id: branch(text, of: scope, count: 2), typical: 0, isNegated: false))
                    continue
                }
            }
            let parts = Array(condition.children)
            switch parts.count == 1 ? truth(inner, scope) : truth(parts, scope) {
            case .known(false): return (.known(false), scope)
            case .known(true): continue
            case let other: open.append(other)
            }
        }
        guard let first = open.first else { return (.known(true), scope) }
        guard open.count > 1 else { return (first, scope) }
        let text = conditions.map { $0.source.filter { !$0.isWhitespace } }.joined(separator: ",")
        let id = branch(text, of: scope, count: 2)
        note(id, isMadeOf: open, all: true)
        return (.open(id: id, typical: 0, isNegated: false), scope)
    }
}

extension TreeReader {
    /// What `if let` binds: a value that is known to be there, or views, which stay the code that makes them.
    private func present(_ binding: CodeNode, _ value: Value, _ scope: Scope) -> Bound {
        let isOfViews =
            switch value {
            case .member(_, _, nil), .data, .closure: true
            default: false
            }
        guard isOfViews else { return Bound(Self.present(value)) }
        let initial = binding.child(.initialValue)?.firstChild
        let original = initial.map { bound($0, scope) } ?? bound(named: binding.name, scope)
        guard case .code? = original?.content, let original else { return Bound(value) }
        return original
    }
}

extension Value {
    /// The characters, if they are known.
    fileprivate var text: String? { if case .verbatim(let text) = self { text } else { nil } }
}
