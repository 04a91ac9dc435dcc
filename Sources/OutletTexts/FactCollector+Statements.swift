internal import SourceCode

/// What statements assign, add and call.
extension FactCollector {
    mutating func visitSequence(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        let parts = Array(node.children)
        if let index = parts.firstIndex(where: { $0.kind == .assignment }), index > 0 {
            let target = parts[index - 1]
            if target.kind == .member || target.kind == .reference {
                facts.assignments[target.name, default: []].append(
                    CodeMembers.Assignment(
                        target: target,
                        values: Array(parts[(index + 1)...]),
                        scope: scope,
                        isConditional: conditions > 0
                    )
                )
            } else if target.kind == .subscriptCall, let list = target.firstChild {
                facts.additions[list.name, default: []].append(
                    CodeMembers.Assignment(
                        target: list,
                        values: Array(parts[(index + 1)...]),
                        scope: scope,
                        isConditional: conditions > 0
                    )
                )
            }
        }
        if let index = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("+=") }), index > 0 {
            facts.additions[parts[index - 1].name, default: []].append(
                CodeMembers.Assignment(
                    target: parts[index - 1],
                    values: Array(parts[(index + 1)...]),
                    scope: scope,
                    isConditional: conditions > 0
                )
            )
        }
        for part in parts {
            if part.kind == .choice { visitNested(part, scope) } else { visit(part, scope) }
        }
    }

    mutating func note(call: CodeNode, _ scope: CodeMembers.Scope) {
        facts.note(call: call, scope, isConditional: conditions > 0)
    }
}
