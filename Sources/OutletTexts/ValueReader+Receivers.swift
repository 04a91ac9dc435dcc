internal import SourceCode
internal import SourceText

/// The objects whose members texts are: `Texts.balance.localize()`, where `balance` is `Localization(key: "balance")`.
extension ValueReader {
    /// How many values of a name are told apart.
    private static let maximumObjects = 4

    /// What the object in front of a member was made with, by the names of its properties.
    ///
    /// Only constants are followed, and only properties that nothing sets again.
    ///
    /// - Parameters:
    ///   - member: the function or property with the object in front.
    ///   - scope: where it stands.
    /// - Returns: one entry for each object that it may be; none where one of them is not known.
    func receivers(of member: CodeNode, in scope: CodeMembers.Scope) -> [[String: Argument]] {
        guard member.kind == .member, let base = member.firstChild else { return [] }
        return makers(of: base, in: scope).map { call, scope in
            let type = call.firstChild.flatMap(TypeFinder.typeName)
            var members: [String: Argument] = [:]
            for argument in call.arguments
            where !argument.nameRange.isEmpty && type.map({ keeps(argument.name, of: $0) }) == true {
                members[argument.name] = Argument(values: Array(argument.children), scope: scope, frame: nil)
            }
            return members
        }
    }

    /// What the objects were made with that a property is asked of: `CoinType.bitcoin.name`, and not the name of all coins.
    ///
    /// - Returns: `nil` where one of them is not known.
    func madeWith(_ name: String, of node: CodeNode, in scope: CodeMembers.Scope, _ trail: inout Trail) -> [Value]? {
        let objects = receivers(of: node, in: scope)
        let given = objects.compactMap { $0[name] }
        guard !objects.isEmpty, given.count == objects.count else { return nil }
        return given.flatMap { values($0.values, in: $0.scope, $0.frame, &trail) }
    }

    /// Whether a property of a type has what the initializer's argument of its name gives it, and nothing else.
    func keeps(_ name: String, of type: String) -> Bool {
        let assigned = (facts.assignments[name] ?? []).filter { isProperty($0, of: type) }
        let initializers = (facts.functionsByName["init"] ?? []).filter { facts.functions[$0].owner == type }
        // That of the members sets it to the argument; another one says what it does.
        guard !initializers.isEmpty else { return assigned.isEmpty }
        return !assigned.isEmpty
            && assigned.allSatisfy { assignment in
                guard let function = assignment.scope.function, initializers.contains(function),
                    assignment.values.count == 1, let value = assignment.values.first, value.kind == .reference
                else { return false }
                return facts.functions[function].parameters.contains { $0.label == name && $0.name == value.name }
            }
    }

    /// The calls that make the object which an expression is, with where they stand.
    private func makers(
        of node: CodeNode,
        in scope: CodeMembers.Scope
    ) -> [(call: CodeNode, scope: CodeMembers.Scope)] {
        switch node.kind {
        case .call:
            guard let callee = node.firstChild, TypeFinder.typeName(callee) != nil, !node.arguments.isEmpty else {
                return []
            }
            return [(node, scope)]
        case .reference:
            if let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound) {
                guard local.isConstant, let value = local.value, value.kind == .call || value.kind == .member else {
                    return []
                }
                return makers(of: value, in: CodeMembers.Scope(type: scope.type, function: function))
            }
            guard facts.parameter(node.name, of: scope.function) == nil,
                let (_, declared) = facts.property(node.name, of: scope.type)
            else { return [] }
            return makers(of: facts.seen(declared, from: scope, in: node.file.path, outer: nil))
        case .member:
            guard let base = node.firstChild else { return [] }
            let type = base.isNamed("self") && base.kind == .reference ? scope.type : types.type(of: base, in: scope)
            guard let owner = type ?? TypeFinder.typeName(base),
                let (_, declared) = facts.property(node.name, of: owner)
            else { return [] }
            let outer = base.kind == .member ? base.firstChild.flatMap(TypeFinder.typeName) : nil
            return makers(of: facts.seen(declared, from: scope, in: node.file.path, outer: outer))
        default: return []
        }
    }

    /// The calls that properties begin with, if all are constants that begin with one.
    private func makers(of properties: [CodeMembers.Property]) -> [(call: CodeNode, scope: CodeMembers.Scope)] {
        guard properties.count <= Self.maximumObjects else { return [] }
        let found = properties.map { property -> [(call: CodeNode, scope: CodeMembers.Scope)] in
            guard property.isConstant, property.getter == nil, let value = property.value, value.kind == .call else {
                return []
            }
            return makers(of: value, in: property.scope)
        }
        return found.contains(where: \.isEmpty) ? [] : found.flatMap { $0 }
    }
}
