internal import SourceCode

/// Properties of Objective-C that messages set: `[subtitle setName:name]`.
extension ValueReader {
    /// The values that messages give a property of a class without a method of its own for it.
    ///
    /// - Parameters:
    ///   - name: the property.
    ///   - owner: the class.
    ///   - trail: what was followed so far.
    /// - Returns: data where the class of a receiver is not known.
    /// - Complexity: O(*n*) in the number of messages of this name.
    func sent(to name: String, of owner: String, _ trail: inout Trail) -> [Value] {
        let setter = name.setterName
        let isOwn = (facts.functionsByName[setter] ?? []).contains { facts.isRelated(facts.functions[$0].owner, owner) }
        guard !isOwn else { return [] }
        var found: [Value] = []
        for call in facts.calls[setter] ?? [] {
            guard let base = call.node.firstChild?.firstChild, let argument = call.node.arguments.first,
                call.node.arguments.count == 1
            else { continue }
            guard let type = types.type(of: base, in: call.scope), type != "id" else {
                found.append(.unknown)
                continue
            }
            guard facts.isRelated(type, owner), trail.visited.insert(argument).inserted else { continue }
            found += values(Array(argument.children), in: call.scope, nil, &trail)
        }
        return found
    }
}

extension String {
    /// The method by which Objective-C sets a property of this name.
    var setterName: String { "set" + prefix(1).uppercased() + dropFirst() }
}
