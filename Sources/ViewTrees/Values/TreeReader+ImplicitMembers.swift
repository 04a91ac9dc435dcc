internal import SourceCode
internal import SourceText

/// Members that are written without their type: `.leading`, `.plain(title: "a")`, `.init(1)`.
extension TreeReader {
    /// A member without a type as one of the type that is asked for; so the elements of a list.
    func typed(_ value: Value, _ type: String, near path: String?) -> Value {
        switch value {
        case .member(let name, let arguments, nil):
            guard let position = types.position(of: type, near: path, in: nil) else { return value }
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
