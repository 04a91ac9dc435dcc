internal import SourceCode
internal import SourceText
internal import StringTables

/// What stands in texts for values that only the running app has.
extension TreeReader {
    /// What stands for a text.
    static let typicalText = "Alexandra"
    /// What stands for a number in a text that is not localized, as in the views of documents: without separators, and
    /// most that apps count have two digits.
    static let typicalNumber = "48"
    /// What stands for a number in front of a percent sign, as for that of a localized string.
    static let typicalShare = "100"

    /// What a value of the running app may look like in a text.
    ///
    /// - Parameters:
    ///   - node: the expression in the interpolation.
    ///   - value: what the expression comes to.
    ///   - next: the characters behind the interpolation.
    ///   - scope: the code of the text.
    /// - Returns: a number where the source says that it is one, a name otherwise.
    func typical(_ node: CodeNode, _ value: Value, before next: String, _ scope: Scope) -> String {
        guard isNumber(value, node, scope) else { return Self.typicalText }
        return next.hasPrefix("%") || next.hasPrefix(" %") ? Self.typicalShare : Self.typicalNumber
    }

    /// What a format that nothing localizes looks like with its arguments in it: `String(format: "%.1f km", way)`.
    func formatted(_ format: String, _ arguments: CallArguments) -> Value {
        let message = Message(format)
        let given = arguments.unlabelled
        var text = ""
        var next = 0
        for (index, segment) in message.segments.enumerated() {
            switch segment.kind {
            case .percent: text += "%"
            case .specifier(let specifier):
                var place = next
                if case .number(let number) = specifier.source { place = number - 1 } else { next += 1 }
                let argument = given.indices.contains(place) ? given[place] : nil
                let value = argument.map { evaluate($0.node, $0.scope) }
                if case .verbatim(let known)? = value, specifier.type == .object {
                    text += known
                } else if specifier.type == .object {
                    text += argument.map { typical($0.node, value ?? .none, before: "", $0.scope) } ?? Self.typicalText
                } else {
                    let isShare = message.segments[(index + 1)...].first?.kind == .percent
                    text += isShare ? Self.typicalShare : Self.number(for: specifier)
                }
            default: text += message.text(of: segment)
            }
        }
        return .sample(text)
    }

    /// A number with as many decimals as a specifier asks for.
    private static func number(for specifier: Specifier) -> String {
        guard specifier.type == .double || specifier.type == .longDouble else { return typicalNumber }
        guard case .digits(let count) = specifier.precision else { return typicalNumber + ".5" }
        return count == 0 ? typicalNumber : typicalNumber + "." + String("56789012".prefix(min(count, 8)))
    }

    /// Whether an expression whose value only the running app knows is a number.
    func isNumber(_ value: Value, _ node: CodeNode, _ scope: Scope) -> Bool {
        Self.isNumber(value) || isNumber(node, scope)
    }

    /// Whether a value that the app decides is a number, as the other side of `count ?? 0` says.
    private static func isNumber(_ value: Value) -> Bool {
        guard case .choice(let values, _) = value else { return false }
        return values.contains { if case .number = $0 { true } else { false } }
            && values.allSatisfy { if case .number = $0 { true } else if case .data = $0 { true } else { $0.isNone } }
    }

    /// Whether an expression is a number, by what it is made of or by the type of what it names.
    private func isNumber(_ node: CodeNode, _ scope: Scope) -> Bool {
        switch node.kind {
        case .literal: return Double(node.source.filter { $0 != "_" }) != nil
        case .tuple, .argument:
            let parts = Array(node.children.prefix(2))
            return parts.count == 1 && isNumber(parts[0], scope)
        case .sequence:
            let parts = Array(node.children)
            guard !parts.contains(where: { [.choice, .assignment, .cast].contains($0.kind) }) else { return false }
            let operators = parts.filter { $0.kind == .operator }
            // A sum may be one of texts: only its parts tell.
            let operands = parts.filter { $0.kind != .operator }
            return operators.allSatisfy { ["+", "-", "*", "/", "%", "??"].contains($0.name) }
                && operands.contains { isNumber($0, scope) }
        case .call:
            guard let callee = node.firstChild else { return false }
            guard callee.kind == .reference else { return callee.kind == .member && callee.isNamed("rounded") }
            return Self.makingNumbers.contains(callee.name)
                || function(named: callee.name, scope)?.0.returns.map(Self.isNumber) ?? false
        case .member:
            if node.isNamed("count") { return true }
            guard let base = node.firstChild, let owner = type(of: evaluate(base, scope)) else { return false }
            return types.property(node.name, of: owner)?.type.map(Self.isNumber) ?? false
        case .reference:
            if let bound = scope.bound(node.name) {
                if let type = bound.type { return Self.isNumber(type) }
                guard case .code(let code, let inner) = bound.content, code != node else { return false }
                return isNumber(code, inner)
            }
            guard let receiver = scope.receiver, let owner = type(of: receiver) else { return false }
            return types.property(node.name, of: owner)?.type.map(Self.isNumber) ?? false
        default: return false
        }
    }

    /// Whether a type as it is written is one of numbers.
    private static func isNumber(_ type: String) -> Bool {
        numbers.contains(type.trimmed.filter { $0 != "?" && $0 != "!" })
    }

    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "Decimal", "TimeInterval",
    ]

    private static let makingNumbers = numbers.union(["abs", "min", "max", "round", "floor", "ceil", "lround"])
}
