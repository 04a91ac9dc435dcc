internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Functions of the project that look a key up in a table of the app's own, and give the key back where the table has none:
/// `func text(for key: String) -> String { table[key] ?? key }`.
struct OwnLookups: Sendable {
    let facts: CodeMembers

    private static let texts: Set<String> = ["String", "NSString"]
    /// The functions of dictionaries that take a key.
    private static let asking: Set<String> = [
        "objectForKey", "object", "valueForKey", "value", "stringForKey", "string",
    ]

    /// The parameter of a function that is such a key.
    ///
    /// - Parameter function: a position in ``CodeMembers/functions``.
    /// - Returns: `nil` for any other function.
    /// - Complexity: O(*n*) in the size of the function.
    func key(of function: Int) -> String? {
        let declaration = facts.functions[function]
        // What a function of C returns is not known.
        guard let body = declaration.body, Self.texts.contains(declaration.returns ?? "NSString"),
            declaration.returns != nil || !body.file.path.hasSuffix(".swift")
        else { return nil }
        return declaration.parameters.first { parameter in
            Self.texts.contains(parameter.type ?? "") && isLookedUp(parameter.name, in: body)
        }?.name
    }

    private func isLookedUp(_ name: String, in body: CodeNode) -> Bool {
        body.descendants.contains { node in
            if node.isSubscriptOfObjectiveC { return node.firstChild?.name == name }
            guard node.kind == .subscriptCall || node.kind == .call && node.firstChild.map(Self.isAsking) == true,
                let argument = node.arguments.first, node.arguments.count == 1
            else { return false }
            return argument.children.contains { $0.kind == .reference && $0.name == name }
        }
    }

    private static func isAsking(_ callee: CodeNode) -> Bool { asking.contains(callee.name) }

    /// Whether an expression calls such a function.
    ///
    /// - Complexity: O(*n*) in the size of the expression, and of the functions that it calls.
    func areAsked(in node: CodeNode) -> Bool {
        node.descendants.contains { call in
            guard call.kind == .call, let callee = call.firstChild, let first = call.arguments.first else {
                return false
            }
            return (facts.functionsByName[callee.name] ?? []).contains { position in
                guard let key = key(of: position) else { return false }
                let parameters = facts.functions[position].parameters
                return parameters.contains { $0.name == key && ($0.label ?? "") == first.name }
            }
        }
    }
}

extension ValueReader {
    /// What a function returns, the text that it gives back as it was given as the key that it looks up.
    func lookedUp(
        _ found: [Value],
        by function: Int,
        _ frame: Frame,
        at node: CodeNode,
        _ trail: inout Trail
    ) -> [Value] {
        guard let key = lookups.key(of: function), let argument = frame.arguments[key] else { return found }
        let given = values(argument.values, in: argument.scope, argument.frame, &trail).filter { value in
            if case .literal = value { found.contains(value) } else { false }
        }
        guard !given.isEmpty else { return found }
        // What the table holds for the key is no data besides it.
        return found.filter { !$0.isOpen }.map { value in
            given.contains(value) ? value.lookedUp(by: facts.functions[function].name, at: node) : value
        }
    }
}

extension CodeNode {
    /// Whether brackets stand behind an operand of Objective-C, as in `titles[row]`: no message, but an element of it.
    var isSubscriptOfObjectiveC: Bool {
        guard kind == .call || kind == .array, range.lowerBound > 0, !file.path.hasSuffix(".swift") else {
            return false
        }
        let utf8 = file.utf8
        let before = utf8[range.lowerBound - 1]
        return utf8[range.lowerBound] == UInt8(ascii: "[")
            && (NameHash.isPart(before) || before == UInt8(ascii: "]") || before == UInt8(ascii: ")"))
    }
}

extension AssignedText.Value {
    /// A literal as the key that a function makes of it.
    func lookedUp(by function: String, at node: CodeNode) -> Self {
        // A table may have a string for what is stored, or put together.
        if self == .data { return .unknown }
        if case .format = self { return .unknown }
        guard case .literal(let text) = self, !text.isEmpty else { return self }
        return .key(CodeKey(text, lookedUpBy: function, at: node), isWhole: true)
    }
}
