internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Values of the project's types, as calls of their initializers make them.
extension TreeReader {
    /// A value of a type of the project with what a call of its initializer binds; `nil` if no initializer fits.
    func instance(of type: Int, _ node: CodeNode, _ scope: Scope) -> Instance? {
        instance(of: type, CallArguments(node, scope).all)
    }

    /// A value of a type of the project with what arguments of its initializer bind; `nil` if no initializer fits.
    func instance(of type: Int, _ arguments: [Argument]) -> Instance? {
        let initializers = types[type].initializers
        for initializer in ranked(initializers, arguments) {
            guard let names = bound(initializer, arguments) else { continue }
            return instance(of: type, initializer, names)
        }
        guard initializers.allSatisfy({ $0.node.file.path != types[type].node?.file.path }) || initializers.isEmpty
        else { return nil }
        return memberwise(type, arguments)
    }

    /// What the statements of an initializer assign.
    private func instance(of type: Int, _ initializer: FunctionDeclaration, _ names: [String: Bound]) -> Instance {
        // An initializer that calls one of the same labels is not told apart from it by syntax.
        guard open[.code(initializer.node), default: 0] < 1 else { return Instance(type: type, names: [:]) }
        open[.code(initializer.node), default: 0] += 1
        defer { open[.code(initializer.node), default: 1] -= 1 }
        var scope = Scope(owner: .type(type), file: initializer.node.file.path).adding(names)
        var assigned: [String: Bound] = [:]
        for statement in initializer.body.map({ Array($0.children) }) ?? [] {
            if statement.kind == .variables { scope = declaring(statement, scope) }
            if statement.kind == .call, let callee = statement.firstChild, callee.isNamed("init"),
                callee.firstChild?.isNamed("self") == true, let inner = instance(of: type, statement, scope)
            {
                assigned.merge(inner.names) { $1 }
            }
            guard statement.kind == .sequence else { continue }
            let parts = Array(statement.children)
            guard parts.count >= 3, parts[1].kind == .assignment else { continue }
            var name = parts[0].name
            if name.hasPrefix("_"), types.property(name, of: type) == nil { name.removeFirst() }
            guard let property = types.property(name, of: type) else { continue }
            let path = property.owner.map { types[$0].path }
            if parts.count == 3 {
                assigned[name] = Bound(parts[2], scope, type: property.type, near: path)
            } else {
                let value = operation(Array(parts[2...]), scope, statement)
                assigned[name] = Bound(value, type: property.type, near: path)
            }
        }
        return Instance(type: type, names: assigned)
    }

    private func memberwise(_ type: Int, _ arguments: [Argument]) -> Instance? {
        var names: [String: Bound] = [:]
        var next = 0
        let members = types[type].memberwise
        let path = types[type].path
        for argument in arguments {
            let index: Int?
            if argument.isTrailing, argument.label == nil {
                index = members[min(next, members.count)...].firstIndex { $0.isContent }
            } else {
                index = members[min(next, members.count)...].firstIndex { $0.name == argument.label }
            }
            guard let index else { return nil }
            let type = members[index].type
            names[members[index].name] = Bound(argument.node, argument.scope, type: type, near: path)
            next = index + 1
        }
        return Instance(type: type, names: names)
    }
}
