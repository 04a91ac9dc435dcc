internal import SourceCode

/// What a value is used as, where that localizes literals.
struct Demand {
    var type: TextType
    /// The function, type or property that takes the value.
    var taker: String
    var table: CodeKey.Table = .named("Localizable")
    var comment: String?
    var defaultValue: KeyPattern?
    var origin = CodeKey.Origin.type

    init(_ type: TextType, taker: String) {
        self.type = type
        self.taker = taker
    }

    func with(_ type: TextType) -> Demand {
        var demand = self
        demand.type = type
        return demand
    }

    /// What the elements of a list are used as.
    var element: Demand? { type.element.map(with) }
}

extension Demand {
    /// Takes what the other arguments of a call say of a key.
    mutating func take(_ arguments: [CodeNode], constants: [String: String?]) {
        for argument in arguments {
            guard let value = argument.firstChild else { continue }
            if argument.isNamed("tableName") || argument.isNamed("table") {
                table = Self.table(value, constants: constants)
            } else if argument.isNamed("comment") {
                comment = Self.literal(value)?.plainText
            } else if argument.isNamed("defaultValue") || argument.isNamed("value") {
                defaultValue = Self.pattern(value)
            }
        }
    }

    /// The table that an argument names.
    static func table(_ value: CodeNode, constants: [String: String?]) -> CodeKey.Table {
        if let name = literal(value)?.plainText { return .named(name.isEmpty ? "Localizable" : name) }
        if value.isNamed("nil") || value.source == "nil" || value.isNamed("NULL") { return .named("Localizable") }
        if value.kind == .reference || value.kind == .member, case .some(.some(let name)) = constants[value.name] {
            return .named(name)
        }
        return .computed
    }

    static func pattern(_ value: CodeNode) -> KeyPattern? {
        guard let literal = literal(value) else { return nil }
        let interpolations =
            value.kind == .string
            ? value.children.filter { $0.kind == .interpolation }
            : value.descendants.filter { $0.kind == .interpolation }
        return KeyPattern(literal, interpolations: interpolations)
    }

    /// A literal, or a sum of literals: parentheses and `CFSTR` around it do not count.
    static func literal(_ value: CodeNode) -> CodeLiteral? {
        switch value.kind {
        case .string: return CodeLiteral(value)
        case .tuple, .argument:
            var children = value.children
            guard let first = children.next(), children.next() == nil else { return nil }
            return literal(first)
        case .call:
            guard value.firstChild?.isNamed("CFSTR") == true else { return nil }
            return value.arguments.first?.firstChild.flatMap(literal)
        case .sequence:
            var sum = CodeLiteral(text: "")
            for part in value.children {
                if part.kind == .operator {
                    guard part.isNamed("+") else { return nil }
                } else {
                    guard let literal = literal(part) else { return nil }
                    sum = sum + literal
                }
            }
            return sum
        default: return nil
        }
    }
}
