internal import SourceCode
internal import SourceText

/// Properties that hold nothing because no code ever gives them a value, and what is never carried out for that reason.
struct NilProperties: Sendable {
    let facts: CodeMembers
    let types: TypeFinder

    /// What fills the properties of types by their names, where no assignment is written.
    private static let filling: Set<String> = [
        "Codable", "Decodable", "NSManagedObject", "Object", "EmbeddedObject", "Mappable", "BaseMappable",
        "ImmutableMappable",
        "HandyJSON", "Model", "PFObject", "JSONModel",
    ]

    /// Whether an expression is a property that is always `nil`, or a member of one.
    ///
    /// - Complexity: O(*n*) in the number of assignments to properties of its name.
    func hold(_ node: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        switch node.kind {
        case .reference:
            guard !node.isNamed("self"), facts.parameter(node.name, of: scope.function) == nil,
                facts.local(node.name, in: scope.function, at: node.range.lowerBound) == nil
            else { return false }
            return isNeverSet(node.name, of: scope.type)
        case .member:
            guard let base = node.firstChild else { return false }
            if hold(base, in: scope) { return true }
            let isOwn = base.kind == .reference && base.isNamed("self")
            guard let type = isOwn ? scope.type : types.type(of: base, in: scope) else { return false }
            return isNeverSet(node.name, of: type)
        default: return false
        }
    }

    /// Whether an operand of a sum adds nothing: an empty literal, or such a property with one behind `??`.
    func isEmptyText(_ node: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        switch node.kind {
        case .string: return CodeLiteral(node).plainText == ""
        case .tuple, .argument, .sequence:
            let parts = Array(node.children)
            if parts.count == 1 { return isEmptyText(parts[0], in: scope) }
            return parts.count == 3 && parts[1].isNamed("??") && hold(parts[0], in: scope)
                && isEmptyText(parts[2], in: scope)
        default: return false
        }
    }

    /// Whether a statement is only carried out where such a property holds something: behind `guard let item else { return }`
    /// or inside `if let item = self.item`.
    ///
    /// - Complexity: O(*n*) in the size of the function.
    func keepOut(_ node: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        guard let body = scope.function.flatMap({ facts.functions[$0].body }), node.file.path.hasSuffix(".swift") else {
            return false
        }
        var current = body
        let place = node.range.lowerBound
        while let inner = current.children.first(where: { $0.range.contains(place) }) {
            for child in current.children where child.kind == .guard && child.range.upperBound <= place {
                if asks(child, in: scope) { return true }
            }
            if inner.kind == .if, inner.child(.body)?.range.contains(place) == true, asks(inner, in: scope) {
                return true
            }
            guard inner != node else { return false }
            current = inner
        }
        return false
    }

    /// Whether one of the conditions of a statement takes the value of such a property.
    private func asks(_ statement: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        statement.children.contains { condition in
            guard condition.kind == .condition, let binding = condition.child(.binding) else { return false }
            guard let value = binding.child(.initialValue)?.firstChild else {
                // `if let item`
                guard facts.parameter(binding.name, of: scope.function) == nil,
                    facts.local(binding.name, in: scope.function, at: statement.range.lowerBound) == nil
                else { return false }
                return isNeverSet(binding.name, of: scope.type)
            }
            return hold(value, in: scope)
        }
    }

    /// Whether nothing gives a property of a type a value.
    private func isNeverSet(_ name: String, of type: String) -> Bool {
        guard let (owner, properties) = facts.property(name, of: type), properties.count == 1,
            properties[0].beginsEmpty,
            !owner.isEmpty, facts.overrides(of: name, in: owner).isEmpty,
            Self.filling.isDisjoint(with: facts.ancestry(of: owner)), facts.calls[name.setterName] == nil,
            facts.additions[name] == nil
        else { return false }
        let isAssigned = (facts.assignments[name] ?? []).contains { assignment in
            assignment.values.first?.source != "nil" && mayBeTo(owner, assignment)
        }
        guard !isAssigned else { return false }
        return !(facts.makers(of: owner, at: properties.map(\.place)) + (facts.calls["init"] ?? [])).contains { call in
            call.node.arguments.contains { $0.name == name }
        }
    }

    /// Whether an assignment may be one to a property of a type.
    private func mayBeTo(_ owner: String, _ assignment: CodeMembers.Assignment) -> Bool {
        let (target, scope) = (assignment.target, assignment.scope)
        guard target.kind == .member, let base = target.firstChild else {
            return facts.isRelated(scope.type, owner)
                && facts.local(target.name, in: scope.function, at: target.range.lowerBound) == nil
        }
        // Of names that a function declares twice, as in two conditions, which one is meant is not certain.
        if base.kind == .reference,
            let (_, function) = facts.local(base.name, in: scope.function, at: base.range.lowerBound),
            facts.functions[function].locals[base.name, default: []].count > 1
        {
            return true
        }
        return types.type(of: base, in: scope).map { facts.isRelated($0, owner) } ?? true
    }
}

extension ValueReader {
    /// Whether an expression gives an optional text nothing: `return .none`.
    func isNone(_ node: CodeNode) -> Bool { node.kind == .member && node.firstChild == nil && node.isNamed("none") }
}
