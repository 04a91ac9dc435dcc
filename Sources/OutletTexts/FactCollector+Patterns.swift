internal import SourceCode

/// Cases of enumerations, patterns that take their values out, and other names of types.
extension FactCollector {
    /// Notes another name of a type.
    mutating func note(alias: CodeNode, _ scope: CodeMembers.Scope) {
        guard let written = alias.child(.typeName)?.name.prefix(while: { $0 != "<" }) else { return }
        let names = written.split(separator: ".").map(String.init)
        guard let type = names.last, type != alias.name, !type.isEmpty, type.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return }
        facts.aliases[type, default: []].append(
            CodeMembers.TypeAlias(name: alias.name, owner: scope.type, outer: names.dropLast().last ?? "")
        )
    }

    /// Notes a case of an enumeration, with what it holds or with its raw value.
    mutating func note(enumCase node: CodeNode, _ scope: CodeMembers.Scope) {
        let parameters = Self.parameters(of: node)
        let value = node.descendants.first { $0.kind == .string || $0.kind == .literal }
        let text = value.map { $0.kind == .string ? CodeLiteral($0).plainText : nil } ?? node.name
        let known = facts.rawTexts[scope.type]?[node.name]
        facts.rawTexts[scope.type, default: [:]].updateValue(
            parameters.isEmpty && (known == nil || known == text) ? text : nil,
            forKey: node.name
        )
        guard !parameters.isEmpty else { return }
        facts.enumCases[node.name, default: []].append(
            CodeMembers.EnumCase(owner: scope.type, parameters: parameters)
        )
    }

    /// The parameters of a function or a case.
    static func parameters(of node: CodeNode) -> [CodeMembers.Parameter] {
        node.children.filter { $0.kind == .parameter }.map { parameter in
            let label = parameter.name
            return CodeMembers.Parameter(
                label: label == "_" || label.isEmpty ? nil : label,
                name: parameter.child(.innerName)?.name ?? label,
                type: parameter.child(.typeName)?.name.plainTypeName,
                isOptional: parameter.child(.initialValue) != nil
                    || parameter.child(.typeName)?.name.hasSuffix("...") == true
            )
        }
    }

    /// Visits a condition, but for a pattern in it: that looks like a call which makes the value.
    mutating func visitCondition(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        guard node.isPattern else { return visitAll(node, scope) }
        for child in node.children.dropFirst() { visit(child, scope) }
    }

    /// Declares the names of a pattern: `case .failed(let reason)`.
    mutating func declarePatterns(of node: CodeNode, _ scope: CodeMembers.Scope) {
        var payloads: [String: [CodeMembers.Payload]] = [:]
        let pattern = node.kind == .condition ? node.firstChild : node
        if node.kind == .switchLabel || node.isPattern, let pattern {
            for call in pattern.descendants where call.kind == .call {
                guard let callee = call.firstChild, callee.kind == .member else { continue }
                for (position, argument) in call.arguments.enumerated() {
                    // `case .failed(let reason)` or `case let .failed(reason)`
                    var words = argument.pattern.codeWords
                    if words.first == "let" || words.first == "var" { words.removeFirst() }
                    guard words.count == 1, words[0] != "_" else { continue }
                    payloads[words[0], default: []].append(
                        CodeMembers.Payload(name: callee.name, position: position, count: call.arguments.count)
                    )
                }
            }
        }
        let words = node.source.codeWords
        var names = Set(payloads.keys)
        for (word, next) in zip(words, words.dropFirst()) where word == "let" || word == "var" { names.insert(next) }
        // `case let .failed(reason)` binds the values, not the case.
        for name in names.sorted() where facts.enumCases[name] == nil || payloads[name] != nil {
            declare(name, at: node, type: nil, value: nil, payloads: payloads[name] ?? [], scope)
        }
    }
}

extension CodeNode {
    /// Whether a condition is a pattern: `case .failed(let reason) = state`.
    fileprivate var isPattern: Bool { kind == .condition && source.codeWords.first == "case" }

    /// An argument of a pattern without its label.
    fileprivate var pattern: String {
        guard let name = source.split(separator: ":", maxSplits: 1).last, !nameRange.isEmpty else { return source }
        return String(name)
    }

    /// The types of which another name stands for all at once, `A & B`; empty for the name of a single one.
    var composedTypes: [String] {
        let sides = source.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, sides[1].contains("&") else { return [] }
        return sides[1].split(separator: "&").compactMap { part in
            String(part.prefix { $0 != "<" }).codeWords.last
        }
    }
}
