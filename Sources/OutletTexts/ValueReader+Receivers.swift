internal import SourceCode
internal import SourceText

/// The objects whose members texts are: `Texts.balance.localize()`, where `balance` is `Localization(key: "balance")`.
extension ValueReader {
    /// How many values of a name are told apart.
    private static let maximumObjects = 4

    /// What the object in front of a member was made with, by the names of its properties.
    ///
    /// - Parameters:
    ///   - member: the function or property with the object in front.
    ///   - scope: where it stands.
    /// - Returns: one entry for each object that it may be; none where one of them is not known.
    func receivers(of member: CodeNode, in scope: CodeMembers.Scope) -> [[String: Argument]] {
        guard member.kind == .member, let base = member.firstChild else { return [] }
        return makers(of: base, in: scope).map { call, scope in
            var members: [String: Argument] = [:]
            for argument in call.arguments where !argument.nameRange.isEmpty {
                members[argument.name] = Argument(values: Array(argument.children), scope: scope, frame: nil)
            }
            return members
        }
    }

    /// The calls that make the object which an expression is, with where they stand.
    private func makers(
        of node: CodeNode,
        in scope: CodeMembers.Scope
    ) -> [(call: CodeNode, scope: CodeMembers.Scope)] {
        switch node.kind {
        case .call:
            guard let callee = node.firstChild, callee.kind == .reference || callee.isNamed("init"),
                callee.name.first?.isUppercase == true || callee.isNamed("init"), !node.arguments.isEmpty
            else { return [] }
            return [(node, scope)]
        case .reference:
            if let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound) {
                guard let value = local.value, value.kind == .call || value.kind == .member else { return [] }
                return makers(of: value, in: CodeMembers.Scope(type: scope.type, function: function))
            }
            guard facts.parameter(node.name, of: scope.function) == nil,
                let (owner, declared) = facts.property(node.name, of: scope.type), !isAssigned(node.name, of: owner)
            else { return [] }
            return makers(of: facts.seen(declared, from: scope, in: node.file.path, outer: nil))
        case .member:
            guard let base = node.firstChild else { return [] }
            let type = base.isNamed("self") && base.kind == .reference ? scope.type : types.type(of: base, in: scope)
            guard let owner = type ?? TypeFinder.typeName(base),
                let (_, declared) = facts.property(node.name, of: owner), !isAssigned(node.name, of: owner)
            else { return [] }
            let outer = base.kind == .member ? base.firstChild.flatMap(TypeFinder.typeName) : nil
            return makers(of: facts.seen(declared, from: scope, in: node.file.path, outer: outer))
        default: return []
        }
    }

    /// Whether a property gets another value than the one that it begins with.
    private func isAssigned(_ name: String, of owner: String) -> Bool {
        (facts.assignments[name] ?? []).contains { assignment in
            isProperty(assignment, of: owner)
                || assignment.target.firstChild.flatMap(TypeFinder.typeName) == owner
        }
    }

    /// The calls that properties begin with, if they are constants of their own.
    private func makers(
        of properties: [CodeMembers.Property]
    ) -> [(call: CodeNode, scope: CodeMembers.Scope)] {
        guard properties.count <= Self.maximumObjects else { return [] }
        let found = properties.map { property -> [(call: CodeNode, scope: CodeMembers.Scope)] in
            guard property.getter == nil, let value = property.value, value.kind == .call else { return [] }
            return makers(of: value, in: property.scope)
        }
        return found.contains(where: \.isEmpty) ? [] : found.flatMap { $0 }
    }
}
