internal import SourceCode

/// Outlets that code works with one after the other, or hands to a closure.
extension ReceiverFinder {
    /// The functions of sequences that leave out elements or turn them round.
    static let keepers: Set<String> = ["compactMap", "filter", "reversed"]

    /// The outlets in a sequence that is written as a list, where it stands or where a name gets it.
    func elements(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: ValueReader.Frame?,
        _ search: inout Search
    ) -> [Receiver] {
        guard search.depth < Self.maximumDepth else { return [] }
        search.depth += 1
        defer { search.depth -= 1 }
        if node.kind == .reference || node.kind == .member {
            let isOwn = node.kind == .reference || node.firstChild?.isNamed("self") == true
            if node.kind == .reference,
                let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound)
            {
                let inner = CodeMembers.Scope(type: scope.type, function: function)
                return local.value.map { elements(of: $0, in: inner, frame, &search) } ?? []
            }
            // `for button in buttons`, where calls give the list.
            if node.kind == .reference, facts.parameter(node.name, of: scope.function) != nil {
                return receivers(of: node, in: scope, frame, &search)
            }
            let collected = isOwn ? outlets.collection(node.name, in: scope.type, facts) : []
            if !collected.isEmpty { return collected.map { Receiver(outlet: $0, frame: frame) } }
            guard isOwn, let property = facts.property(node.name, of: scope.type)?.properties.first else { return [] }
            if let value = property.value { return elements(of: value, in: property.scope, frame, &search) }
            guard let getter = property.getter, let body = facts.functions[getter].body else { return [] }
            let inner = CodeMembers.Scope(type: property.scope.type, function: getter)
            return body.descendants.first { $0.kind == .array }
                .map { receivers(of: $0, in: inner, frame, &search) } ?? []
        }
        guard node.kind == .array || node.kind == .call || node.kind == .sequence else { return [] }
        if node.kind == .sequence { return node.firstChild.map { elements(of: $0, in: scope, frame, &search) } ?? [] }
        return receivers(of: node, in: scope, frame, &search)
    }

    /// The outlets that are given to a closure which a name outside of all types holds: `let titleStyle = { $0.font = … }`,
    /// alone or as a part of another one (`concat(titleStyle, and: …)`).
    ///
    /// - Parameters:
    ///   - function: the expression that the name begins with, as a position in ``CodeMembers/functions``.
    ///   - search: what was seen before.
    /// - Returns: the outlets; none for any other function.
    /// - Complexity: O(*n*) in the size of what such names hold.
    func styled(by function: Int, _ search: inout Search) -> [Receiver] {
        let declaration = facts.functions[function]
        guard search.depth < Self.maximumDepth, declaration.owner.isEmpty, declaration.name == "=",
            let property = declaration.property
        else { return [] }
        var names = [property]
        var index = 0
        while index < names.count, names.count < 32 {
            for (name, held) in facts.properties[""] ?? [:] where !names.contains(name) {
                let isPart = held.contains { property in
                    property.value?.descendants.contains { $0.kind == .reference && $0.name == names[index] } ?? false
                }
                if isPart { names.append(name) }
            }
            index += 1
        }
        return names.sorted().flatMap { facts.calls[$0] ?? [] }.flatMap { call -> [Receiver] in
            guard call.node.firstChild?.kind == .reference, let first = call.node.arguments.first else { return [] }
            return receivers(of: first, in: call.scope, nil, &search)
        }
    }
}
