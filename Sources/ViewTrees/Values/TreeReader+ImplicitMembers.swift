internal import SourceCode
internal import SourceText

/// Members that are written without their type: `.leading`, `.plain(title: "a")`, `.init(1)`, `.compound.body`.
extension TreeReader {
    /// A member without a type as one of the type that is asked for; so the elements of a list.
    func typed(_ value: Value, _ type: String, near path: String?) -> Value {
        switch value {
        case .member(let name, let arguments, nil):
            guard let position = types.position(of: type, near: path, in: nil) else { return value }
            if arguments.count == 1, let base = arguments.first, base.label == "base" {
                let owner = typed(evaluate(base.node, base.scope), type, near: path)
                guard self.type(of: owner) != nil, let found = property(name, of: owner) else { return value }
                return typed(found, type, near: path)
            }
            if types[position].cases.contains(name) { return .member(name, arguments, type: position) }
            if let property = types.property(name, of: position), property.isStatic {
                return self.value(of: property, self: .type(position))
            }
            return made(by: name, arguments, position) ?? value
        case .choice(let values, let id): return .choice(values.map { typed($0, type, near: path) }, id: id)
        case .list(let values):
            guard let element = Self.element(of: type) else { return value }
            return .list(values.map { typed($0, element, near: path) })
        default: return value
        }
    }

    /// A part of a member whose type only the place of the expression tells: `.compound.body` where a font is asked for.
    func implicit(_ node: CodeNode, of base: CodeNode, _ value: Value, _ scope: Scope) -> Value? {
        guard case .member(_, _, nil) = value, Self.beginsWithMember(base) else { return nil }
        return .member(node.name, [Argument(label: "base", node: base, scope: scope, isTrailing: false)], type: nil)
    }

    /// What a member of a type makes that is written without the type: `.init(…)`, or a static function.
    private func made(by name: String, _ arguments: [Argument], _ type: Int) -> Value? {
        guard depth < Self.maximumDepth else { return nil }
        if name == "init" {
            return types[type].node == nil ? nil : instance(of: type, arguments).map { .instance($0) }
        }
        for function in types.functions(name, of: type) where function.isStatic {
            let scope = Scope(owner: .type(type), file: function.node.file.path)
            depth += 1
            defer { depth -= 1 }
            if let value = result(of: function, arguments, scope) { return value }
        }
        return nil
    }
}
