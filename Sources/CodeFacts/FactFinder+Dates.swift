internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Patterns of dates, and formats with arguments.
extension FactFinder {
    /// Looks at `formatter.dateFormat = "dd.MM.yyyy"`.
    mutating func lookAtAssignment(_ node: CodeNode, to target: CodeNode, _ values: [CodeNode]) {
        if target.isNamed("dateFormat"), values.count == 1, values[0].kind == .string, !isForgotten(target),
            !isOfForgottenProperty, !isOfUnaskedProperty(target), !isLocalText(target), !isReplaced(node, to: target)
        {
            add(values[0], around: node)
        }
        lookAtSides(of: target, values)
    }

    /// Looks at `[formatter setDateFormat:@"dd.MM.yyyy"]`.
    mutating func lookAtDates(_ call: CodeNode, named name: String) {
        guard name == "setDateFormat", let value = call.arguments.first?.firstChild, value.kind == .string,
            !isForgotten(inMethodOf: call), !isOfUnsentProperty(call), !isReplaced(inMethodOf: call)
        else { return }
        add(value, around: call)
    }

    private mutating func add(_ literal: CodeNode, around node: CodeNode) {
        guard let pattern = CodeLiteral(literal).plainText, !pattern.isEmpty else { return }
        facts.dates.append(
            DatePatternUse(
                node: literal,
                pattern: pattern,
                machine: machine(pattern, around: node),
                situation: situation
            )
        )
    }

    // MARK: Formats

    private static let formatMembers: Set<String> = [
        "localizedStringWithFormat", "stringWithFormat", "initWithFormat",
    ]

    /// Looks at `String(format:…)` and its relatives.
    mutating func lookAtFormat(_ call: CodeNode, named name: String) {
        let arguments = call.arguments
        guard let first = arguments.first, let format = first.firstChild else { return }
        let isInitializer = (name == "String" || name == "NSString" || name == "init") && first.isNamed("format")
        guard isInitializer || Self.formatMembers.contains(name) else { return }
        var kinds: [FormatCall.Kind]? = []
        var nodes: [CodeNode] = []
        if format.file.path.hasSuffix(".swift") {
            for argument in arguments.dropFirst() where !argument.isNamed("locale") {
                guard argument.nameRange.isEmpty, let value = argument.firstChild, !isList(value) else {
                    kinds = nil
                    continue
                }
                kinds?.append(kind(of: value))
                nodes.append(value)
            }
        } else {
            // Arguments of Objective-C lie behind the format, without commas.
            kinds = nil
        }
        facts.formats.append(
            FormatCall(
                node: call,
                format: format,
                arguments: kinds,
                argumentNodes: nodes,
                passesList: arguments.dropFirst().contains {
                    $0.nameRange.isEmpty && $0.firstChild.map(isList) == true
                },
                situation: situation
            )
        )
    }

    /// Whether a value is the parameter for any number of arguments: `arguments: CVarArg...`.
    private func isList(_ value: CodeNode) -> Bool {
        guard value.kind == .reference, let function = functions.last else { return false }
        return function.children.contains { parameter in
            parameter.kind == .parameter && (parameter.child(.innerName)?.name ?? parameter.name) == value.name
                && parameter.source.contains("CVarArg")
                && (parameter.source.contains("...") || parameter.source.contains("["))
        }
    }

    /// The kind of a value as far as the code itself says.
    private func kind(of node: CodeNode) -> FormatCall.Kind {
        switch node.kind {
        case .string: return .text
        case .literal:
            let text = node.source
            if text == "true" || text == "false" || text == "nil" { return .unknown }
            return text.contains(".") && !text.hasPrefix("0x") ? .number : .integer
        case .member:
            if node.firstChild != nil, node.isNamed("count") { return .integer }
            return node.firstChild != nil
                && ["localizedDescription", "lastPathComponent", "absoluteString"].contains(node.name)
                ? .text : .unknown
        case .call:
            guard let callee = node.firstChild else { return .unknown }
            if callee.kind == .member {
                return ["uppercased", "lowercased", "joined", "string"].contains(callee.name) ? .text : .unknown
            }
            switch callee.name {
            case "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32": return .integer
            case "Double", "CGFloat", "Float": return .number
            case "String", "NSLocalizedString", "NSString": return .text
            default: return .unknown
            }
        case .reference:
            for scope in scopes.reversed() {
                guard let known = scope[node.name] else { continue }
                // A name may be made of an outer one of the same name.
                guard let value = known, value.kind != .reference, value.range.upperBound < node.range.lowerBound else {
                    return .unknown
                }
                return kind(of: value)
            }
            let parameter = functions.last?.children.first {
                $0.kind == .parameter && ($0.child(.innerName)?.name ?? $0.name) == node.name
            }
            switch parameter?.child(.typeName)?.name ?? types.properties[owner]?[node.name]?.type {
            case "Int"?, "UInt"?, "Int64"?, "UInt64"?: return .integer
            case "Double"?, "CGFloat"?, "Float"?, "TimeInterval"?: return .number
            case "String"?: return .text
            default: return .unknown
            }
        default: return .unknown
        }
    }
}
