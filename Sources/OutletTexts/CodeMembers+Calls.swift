internal import SourceCode

extension CodeMembers {
    /// The functions that make a text longer.
    private static let adding: Set<String> = ["append", "appendAttributedString", "appendFormat", "appendString"]

    /// Notes a call, and what it adds to a text.
    mutating func note(call: CodeNode, _ scope: Scope, isConditional: Bool) {
        guard let callee = call.firstChild, callee.kind == .member || callee.kind == .reference else { return }
        calls[callee.name, default: []].append(Call(node: call, scope: scope, isConditional: isConditional))
        guard callee.kind == .member, Self.adding.contains(callee.name), let base = callee.firstChild,
            base.kind == .reference, let argument = call.arguments.first
        else { return }
        additions[base.name, default: []].append(
            Assignment(target: base, values: Array(argument.children), scope: scope, isConditional: isConditional)
        )
    }
}
