internal import CodeStrings
internal import Interfaces
internal import SourceCode
internal import SourceText

/// Values of expressions.
extension LayoutReader {
    /// What an expression comes to.
    ///
    /// - Parameters:
    ///   - node: the expression.
    ///   - frame: the names that it sees.
    ///   - type: the type that is asked for, where one is written: `let label: UILabel = .init()`.
    /// - Returns: the value; ``LayoutValue/unknown`` if only the running app has it.
    mutating func evaluate(_ node: CodeNode, _ frame: LayoutFrame, type: String? = nil) -> LayoutValue {
        if let key = keys.key(at: node) { return .key(key, isWhole: true) }
        switch node.kind {
        case .literal: return literal(node)
        case .string: return text(node, frame)
        case .array: return .list(node.children.prefix(256).map { evaluate($0, frame) })
        case .dictionary: return dictionary(Array(node.children.prefix(512)), frame)
        case .subscriptCall: return element(node, frame)
        case .tuple, .argument:
            let parts = Array(node.children.prefix(2))
            guard parts.count == 1 else { return .unknown }
            return evaluate(parts[0], frame, type: type)
        case .sequence: return operation(Array(node.children), frame)
        case .closure: return .closure(node, frame)
        case .reference:
            return named(node.name, frame).map { signed($0, node) } ?? .unknown
        case .member: return signed(member(node, frame), node)
        case .call: return signed(call(node, frame, type: type), node)
        case .typeName: return .type(node.name)
        case .if, .switch, .switchCase, .body:
            // The first branch stands for all of them, as one that may be.
            for child in node.children where child.kind != .condition && child.kind != .switchLabel {
                return evaluate(child, LayoutFrame(inside: frame), type: type)
            }
            return .unknown
        default: return .unknown
        }
    }

    private func literal(_ node: CodeNode) -> LayoutValue {
        let source = node.source
        switch source {
        case "true": return .truth(true)
        case "false": return .truth(false)
        case "nil": return .none
        default: break
        }
        // Nothing on a screen is larger, and what is added up stays finite.
        guard let number = Double(source.filter { $0 != "_" }), number <= 1e9 else { return .unknown }
        return signed(.number(number), node)
    }

    /// The value behind a minus or `!`, which have no nodes of their own.
    private func signed(_ value: LayoutValue, _ node: CodeNode) -> LayoutValue {
        let start = node.range.lowerBound
        let utf8 = node.file.utf8
        guard start > 0 else { return value }
        switch (value, utf8[start - 1]) {
        case (.number(let number), UInt8(ascii: "-")):
            // `a -b` is not written; behind an operand a minus is one between two.
            let before = start > 1 ? utf8[start - 2] : UInt8(ascii: " ")
            let isSign = [" ", "(", ",", ":", "[", "\n", "?"].contains { UInt8(ascii: $0) == before }
            return .number(isSign ? -number : number)
        case (.truth(let truth), UInt8(ascii: "!")): return .truth(!truth)
        default: return value
        }
    }

    private mutating func text(_ node: CodeNode, _ frame: LayoutFrame) -> LayoutValue {
        let literal = CodeLiteral(node)
        if let plain = literal.plainText { return .text(plain) }
        var values: [LayoutValue] = []
        for interpolation in node.children where interpolation.kind == .interpolation {
            let value = interpolation.arguments.first?.firstChild.map { evaluate($0, frame) } ?? .unknown
            if case .key(let key, _) = value { return .key(key, isWhole: false) }
            values.append(value)
        }
        var text = ""
        for part in literal.parts {
            switch part {
            case .text(let plain): text += plain
            case .interpolation(let index):
                switch index < values.count ? values[index] : .unknown {
                case .text(let plain): text += plain
                case .number(let number): text += Int(exactly: number).map(String.init) ?? String(number)
                default: return .unknown
                }
            }
        }
        return .text(text)
    }

    // MARK: Lists

    /// A dictionary; one with a key that is not known is not known.
    private mutating func dictionary(_ parts: [CodeNode], _ frame: LayoutFrame) -> LayoutValue {
        guard parts.count.isMultiple(of: 2) else { return .unknown }
        var values: [String: LayoutValue] = [:]
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard case .text(let key) = evaluate(parts[index], frame) else { return .unknown }
            values[key] = evaluate(parts[index + 1], frame)
        }
        return .dictionary(values)
    }

    /// `views[0]` and `views["label"]`.
    private mutating func element(_ node: CodeNode, _ frame: LayoutFrame) -> LayoutValue {
        guard let base = node.firstChild, let index = node.arguments.first?.firstChild else { return .unknown }
        switch (evaluate(base, frame), evaluate(index, frame)) {
        case (.list(let values), .number(let number)):
            guard let position = Int(exactly: number), values.indices.contains(position) else { return .unknown }
            return values[position]
        case (.dictionary(let values), .text(let key)): return values[key] ?? .none
        default: return .unknown
        }
    }

    // MARK: Operators

    /// Operands and operators as they are written.
    mutating func operation(_ parts: [CodeNode], _ frame: LayoutFrame) -> LayoutValue {
        if parts.count == 1 { return evaluate(parts[0], frame) }
        if let index = parts.firstIndex(where: { $0.kind == .choice }) {
            guard let middle = parts[index].firstChild else { return .unknown }
            let rest = Array(parts[(index + 1)...])
            if let truth = operation(Array(parts[..<index]), frame).truth {
                return truth ? evaluate(middle, frame) : operation(rest, frame)
            }
            // Which of them it is nobody knows; a string is worth looking at all the same.
            let (one, other) = (evaluate(middle, frame), operation(rest, frame))
            if case .key(let key, _) = one { return .key(key, isWhole: true) }
            if case .key(let key, _) = other { return .key(key, isWhole: true) }
            return .unknown
        }
        if let index = parts.firstIndex(where: { $0.kind == .cast }) {
            return operation(Array(parts[..<index]), frame)
        }
        if let index = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("??") }) {
            let left = operation(Array(parts[..<index]), frame)
            switch left {
            case .none, .unknown: return operation(Array(parts[(index + 1)...]), frame)
            default: return left
            }
        }
        return sum(parts, frame)
    }

    private mutating func sum(_ parts: [CodeNode], _ frame: LayoutFrame) -> LayoutValue {
        var values: [LayoutValue] = []
        var operators: [String] = []
        for part in parts {
            if part.kind == .operator { operators.append(part.name) } else { values.append(evaluate(part, frame)) }
        }
        guard values.count == operators.count + 1 else { return .unknown }
        // `.required - 1` is a number.
        var numbers = values.compactMap { $0.number ?? Self.priority($0).map(Double.init) }
        if numbers.count == values.count {
            for names in [["*", "/"], ["+", "-"]] {
                while let index = operators.firstIndex(where: names.contains) {
                    let (left, right) = (numbers[index], numbers[index + 1])
                    switch operators[index] {
                    case "*": numbers[index] = left * right
                    case "/": numbers[index] = left / right
                    case "+": numbers[index] = left + right
                    default: numbers[index] = left - right
                    }
                    numbers.remove(at: index + 1)
                    operators.remove(at: index)
                }
            }
            return operators.isEmpty && numbers[0].isFinite ? .number(numbers[0]) : .unknown
        }
        guard operators.allSatisfy({ $0 == "+" }) else { return .unknown }
        var items: [LayoutValue] = []
        for case .list(let more) in values { items += more }
        if values.allSatisfy({ if case .list = $0 { true } else { false } }) { return .list(items) }
        for case .key(let key, _) in values { return .key(key, isWhole: false) }
        let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return texts.count == values.count ? .text(texts.joined()) : .unknown
    }

    // MARK: Names

    /// What a name stands for; `nil` if the project does not say.
    mutating func named(_ name: String, _ frame: LayoutFrame) -> LayoutValue? {
        if name == "self" || name == "Self" { return frame.receiver ?? frame.path.map { .type($0) } }
        var current: LayoutFrame? = frame
        while let inner = current {
            if let value = inner.names[name] { return value }
            if let function = inner.functions[name] { return .function(function, inner) }
            current = inner.outer
        }
        if name == "super" { return frame.receiver }
        if let receiver = frame.receiver, let value = property(name, of: receiver) { return value }
        if let path = frame.path, let value = property(name, of: .type(path)) { return value }
        if let variable = classes.variables[name], let initial = variable.initial {
            return evaluate(initial, LayoutFrame(receiver: nil, path: nil))
        }
        if let path = classes.path(of: name, near: frame.path) { return .type(path) }
        if SystemClass.parents[name] != nil || name.first?.isUppercase == true { return .type(name) }
        return nil
    }

    private mutating func member(_ node: CodeNode, _ frame: LayoutFrame) -> LayoutValue {
        guard let base = node.firstChild else { return .member(node.name) }
        if node.isNamed("self") { return evaluate(base, frame) }
        let value = evaluate(base, frame)
        if case .key = value { return value }
        if let found = property(node.name, of: value) { return found }
        if case .type(let name) = value {
            if let inner = classes.path(of: name + "." + node.name, near: nil) { return .type(inner) }
            return Self.constant(node.name, of: name)
        }
        return .unknown
    }

    /// What a member of a system's type stands for, which is mostly what it is without the type.
    private static func constant(_ name: String, of type: String) -> LayoutValue {
        switch (type, name) {
        case ("UIEdgeInsets", "zero"), ("NSDirectionalEdgeInsets", "zero"): .insets(.zero)
        case ("CGFloat", "zero"), ("CGFloat", "leastNormalMagnitude"): .number(0)
        case ("CGRect", "zero"), ("CGSize", "zero"), ("NSRect", "zero"), ("NSSize", "zero"): .none
        case ("NSEdgeInsets", "zero"), ("NSEdgeInsetsZero", _): .insets(.zero)
        case ("UIFont", _), ("NSFont", _): SystemClass.fontSizes[type + "." + name].map { .number($0) } ?? .member(name)
        default: .member(name)
        }
    }

    /// Sets a name to a value, where it was declared.
    mutating func set(name: String, _ value: LayoutValue, at target: CodeNode? = nil, _ frame: LayoutFrame) {
        var current: LayoutFrame? = frame
        while let inner = current {
            if inner.names[name] != nil {
                inner.names[name] = value
                return
            }
            current = inner.outer
        }
        guard let receiver = frame.receiver else { return }
        set(name, of: receiver, to: value, at: target, frame)
    }

    /// The view a part of whose frame is set: that of `label.frame.size.width`.
    ///
    /// - Returns: `nil` where its size stays as it is.
    private func resized(by target: CodeNode) -> CodeNode? {
        guard ["width", "height", "size"].contains(target.name) else { return nil }
        var node = target
        while let base = node.firstChild, base.kind == .member {
            if base.isNamed("frame") { return base.firstChild }
            guard base.isNamed("size") else { return nil }
            node = base
        }
        return nil
    }

    /// Notes that the frame that a view was given is not the one that it keeps.
    mutating func doubtFrame(of object: Int?) {
        guard let object, objects[object].view?.frame != nil else { return }
        doubt(object, .changed)
    }

    mutating func assign(_ values: [CodeNode], to target: CodeNode, _ frame: LayoutFrame) {
        // `_ = value` is a statement like any other.
        if target.kind != .reference, target.kind != .member {
            _ = operation(values, frame)
            return
        }
        if target.kind == .member, let base = target.firstChild {
            if let view = resized(by: target) { doubtFrame(of: evaluate(view, frame).object) }
            let owner = evaluate(base, frame)
            let value = operation(values, frame)
            return set(target.name, of: owner, to: value, at: target, frame)
        }
        set(name: target.name, operation(values, frame), at: target, frame)
    }
}
