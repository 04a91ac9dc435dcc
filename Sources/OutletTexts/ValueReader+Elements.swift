internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Lists: what an element of one may be, where the list is written out.
extension ValueReader {
    /// The values of all elements of a list: those that `titles[row]`, `titles.first` and the name of a loop stand for.
    ///
    /// - Parameters:
    ///   - node: the list, or what holds it.
    ///   - scope: where it stands.
    ///   - frame: the arguments of the function around.
    ///   - trail: what was followed so far.
    /// - Returns: `nil` if no list is written out.
    /// - Complexity: O(*n*) in the size of the list.
    func elements(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value]? {
        trail.steps -= 1
        guard trail.steps > 0 else { return nil }
        switch node.kind {
        case .array: return node.children.flatMap { values(of: $0, in: scope, frame, &trail) }
        case .dictionary:
            // Keys and values take turns.
            let values = node.children.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            return values.flatMap { self.values(of: $0, in: scope, frame, &trail) }
        case .tuple, .argument:
            let parts = Array(node.children)
            return parts.count == 1 ? elements(of: parts[0], in: scope, frame, &trail) : nil
        case .reference: return elements(named: node, in: scope, frame, &trail)
        case .member:
            guard let base = node.firstChild else { return nil }
            let isOwn = base.kind == .reference && base.isNamed("self")
            let type = isOwn ? scope.type : types.type(of: base, in: scope) ?? TypeFinder.typeName(base)
            guard let type, let (_, declared) = facts.property(node.name, of: type) else { return nil }
            let outer = base.kind == .member ? base.firstChild.flatMap(TypeFinder.typeName) : nil
            return elements(of: facts.seen(declared, from: scope, in: node.file.path, outer: outer), &trail)
        default: return nil
        }
    }

    private func elements(
        named node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value]? {
        if let (local, function) = facts.local(node.name, in: scope.function, at: node.range.lowerBound) {
            let inner = CodeMembers.Scope(type: scope.type, function: function)
            return local.value.flatMap { elements(of: $0, in: inner, frame, &trail) }
        }
        if let (function, _) = facts.parameter(node.name, of: scope.function) {
            guard let frame, frame.function == function, let argument = frame.arguments[node.name],
                argument.values.count == 1
            else { return nil }
            return elements(of: argument.values[0], in: argument.scope, argument.frame, &trail)
        }
        if let (_, declared) = facts.property(node.name, of: scope.type) { return elements(of: declared, &trail) }
        return facts.properties[""]?[node.name].flatMap { elements(of: $0, &trail) }
    }

    private func elements(of properties: [CodeMembers.Property], _ trail: inout Trail) -> [Value]? {
        let found = properties.compactMap { property -> [Value]? in
            if let value = property.value { return elements(of: value, in: property.scope, nil, &trail) }
            guard let getter = property.getter, let body = facts.functions[getter].body,
                let list = body.descendants.first(where: { $0.kind == .array || $0.kind == .dictionary })
            else { return nil }
            let inner = CodeMembers.Scope(type: property.scope.type, function: getter)
            return elements(of: list, in: inner, nil, &trail)
        }
        return found.isEmpty ? nil : found.flatMap { $0 }
    }
}

extension CodeNode {
    /// An expression as it is written, without `self` in front and without question and exclamation marks.
    var withoutSelf: String {
        let plain = source.filter { $0 != "?" && $0 != "!" }
        return plain.hasPrefix("self.") ? String(plain.dropFirst("self.".count)) : plain
    }
}
