internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Values of expressions.
extension TreeReader {
    /// What an expression comes to.
    ///
    /// - Complexity: bounded by the number of nodes that a screen may have.
    func evaluate(_ node: CodeNode, _ scope: Scope) -> Value {
        guard depth < Self.maximumDepth, steps > 0 else {
            cuts += 1
            return .data("it is nested too deep")
        }
        depth += 1
        steps -= 1
        defer { depth -= 1 }
        if let key = keys.key(node) { return .string(number(of: shown(key, node, scope))) }
        // A function that is made of a string or a table has its key at its name: `.settings(.title)`.
        if node.kind == .call, let name = node.firstChild, name.kind == .member, name.firstChild == nil,
            let key = keys.key(name)
        {
            return .string(number(of: shown(key, name, scope)))
        }
        switch node.kind {
        case .literal: return literal(node)
        case .string: return text(node, scope)
        case .array: return .list(node.children.prefix(64).map { evaluate($0, scope) })
        case .tuple, .argument:
            let parts = Array(node.children.prefix(2))
            guard parts.count == 1 else {
                // The parts of a tuple are asked for by their labels.
                let arguments = CallArguments(node, scope).all
                return arguments.count < 2 ? .data(Self.phrase(node)) : .member(Self.tuple, arguments, type: nil)
            }
            return evaluate(parts[0], scope)
        case .closure: return .closure(node, scope)
        case .sequence: return operation(Array(node.children), scope, node)
        case .reference: return reference(node, scope)
        case .member: return member(node, scope)
        case .call: return call(node, scope)
        case .subscriptCall: return element(node, scope)
        case .if, .switch: return branches(node, scope)
        case .typeName:
            return types.position(of: node.name, near: path(scope), in: scope.file).map { .type($0) }
                ?? .data(node.name)
        default: return .data(Self.phrase(node))
        }
    }

    /// A localized string as it is shown, with what a comment beside it says.
    func shown(_ key: CodeKey, _ node: CodeNode, _ scope: Scope) -> ShownString {
        ShownString(
            name: key.name,
            table: key.table,
            file: key.location.path,
            range: key.range,
            sample: SourceAnnotation.near(node).sample ?? arguments(of: node, scope),
            written: key.isPreview || key.isDebugOnly ? nil : (key.defaultValue ?? key.pattern)?.spelling
        )
    }

    /// The value of what a name is bound to, brought to its type.
    func value(_ bound: Bound) -> Value {
        let value: Value
        switch bound.content {
        case .value(let known): value = known
        case .code(let node, let scope): value = evaluate(node, scope)
        }
        guard let type = bound.type else { return value }
        return typed(value, type, near: bound.path)
    }

    /// The path of the type around.
    func path(_ scope: Scope) -> String? {
        switch scope.receiver {
        case .instance(let instance)?: instance.type.map { types[$0].path }
        case .type(let type)?, .member(_, _, .some(let type))?: types[type].path
        default: nil
        }
    }

    // MARK: Names

    private func reference(_ node: CodeNode, _ scope: Scope) -> Value {
        let isNegated = isPreceded(node, by: UInt8(ascii: "!"))
        let value = named(node.name, scope) ?? .data(node.name)
        guard isNegated else { return value }
        return negated(value)
    }

    func negated(_ value: Value) -> Value {
        switch value {
        case .truth(let truth): .truth(!truth)
        case .choice(let values, let id): .choice(values.map(negated), id: id)
        default: value
        }
    }

    /// What a name stands for; `nil` if the project does not say.
    func named(_ written: String, _ scope: Scope) -> Value? {
        guard let first = written.first, "$_".contains(first), written.count > 1,
            !written.dropFirst().allSatisfy(\.isNumber)
        else { return found(written, scope) }
        // `$count` and `_count` are the wrapper of `count`, unless a property has that very name.
        return found(String(written.dropFirst()), scope) ?? (first == "_" ? found(written, scope) : nil)
    }

    private func found(_ name: String, _ scope: Scope) -> Value? {
        if name == "self" || name == "Self" { return scope.receiver }
        var current: Scope? = scope
        while let inner = current {
            if let bound = inner.names[name] {
                if let known = inner.remembered[name] { return known }
                let before = cuts
                let value = value(bound)
                if cuts == before { inner.remembered[name] = value }
                return value
            }
            if let owner = inner.owner, let found = property(name, of: owner) { return found }
            current = inner.outer
        }
        if let variable = types.variables[name] { return value(of: variable, self: nil) }
        if let type = types.position(of: name, near: path(scope), in: scope.file) { return .type(type) }
        if let function = function(named: name, scope) { return .function(function.0, function.1) }
        return nil
    }

    /// The function of a name that code sees, with the scope that its body sees.
    func function(named name: String, _ scope: Scope) -> (FunctionDeclaration, Scope)? {
        if let owner = scope.receiver, let type = type(of: owner), let found = types.functions(name, of: type).first {
            return (found, Scope(owner: owner, file: found.node.file.path))
        }
        return types.functions[name]?.first.map { ($0, Scope(file: $0.node.file.path)) }
    }

    /// The position of the type of a value, if it is one of the project's.
    func type(of value: Value) -> Int? {
        switch value {
        case .instance(let instance): instance.type
        case .type(let type), .member(_, _, .some(let type)): type
        default: nil
        }
    }

    private func member(_ node: CodeNode, _ scope: Scope) -> Value {
        let isNegated = isPreceded(node, by: UInt8(ascii: "!"))
        guard let base = node.firstChild else { return .member(node.name, [], type: nil) }
        if node.isNamed("self") { return evaluate(base, scope) }
        if base.kind == .string, keys.key(base) != nil { return evaluate(base, scope) }
        if let string = generated(node) { return string }
        let value = evaluate(base, scope)
        guard let found = property(node.name, of: value) ?? implicit(node, of: base, value, scope) else {
            return outside(node, base)
        }
        return isNegated ? negated(found) : found
    }

    /// A member of something that is not the project's.
    private func outside(_ node: CodeNode, _ base: CodeNode) -> Value {
        // `CGFloat.infinity`, `Font.body` and `Edge.Set.top` are what `.infinity`, `.body` and `.top` are.
        let isType = base.name.first?.isUppercase == true && (base.kind == .reference || base.kind == .member)
        return isType ? .member(node.name, [], type: nil) : .data(Self.phrase(node))
    }

    /// A property of a value; `nil` if it is not known.
    func property(_ name: String, of value: Value) -> Value? {
        switch value {
        case .instance(let instance):
            if let known = instance.remembered[name] { return known }
            let before = cuts
            let found: Value
            if let bound = instance.names[name] {
                found = sampled(self.value(bound), name, of: instance.type)
            } else if name == "rawValue", let type = instance.type, let any = rawValue(ofAnyCase: type, value) {
                found = any
            } else {
                guard let type = instance.type else { return nil }
                guard let property = types.property(name, of: type) else {
                    return dynamicMember(name, of: value, type: type)
                }
                found = self.value(of: property, self: property.isStatic ? .type(type) : value)
            }
            if cuts == before { instance.remembered[name] = found }
            return found
        case .type(let type):
            if name == "self" || name == "shared" || name == "default", types.property(name, of: type) == nil {
                return nil
            }
            if types[type].cases.contains(name) { return .member(name, [], type: type) }
            if name == "allCases" {
                // Of an enumeration of another module only what the project adds to it is known.
                let isForeign = types[type].node == nil && !types[type].properties.isEmpty
                if isForeign { return .elements(.instance(Instance(type: type, names: [:], isOpaque: true))) }
                if !types[type].cases.isEmpty {
                    return .list(types[type].cases.map { .member($0, [], type: type) })
                }
            }
            if let property = types.property(name, of: type), property.isStatic {
                return self.value(of: property, self: value)
            }
            return types.position(of: types[type].path + "." + name, near: nil, in: nil).map { .type($0) }
        case .member(let own, _, .some(let type)):
            if name == "rawValue" { return rawValue(ofCase: own, type) }
            guard let property = types.property(name, of: type) else { return name == "id" ? .verbatim(own) : nil }
            return self.value(of: property, self: value)
        case .member(let kind, let arguments, nil): return part(name, of: kind, arguments)
        case .proxy(let reader): return part(name, ofReader: reader)
        case .list(let values):
            switch name {
            case "count": return .number(Double(values.count))
            case "isEmpty": return .truth(values.isEmpty)
            case "first": return values.first
            case "last": return values.last
            case "indices": return .list(values.indices.map { .number(Double($0)) })
            default: return nil
            }
        case .elements(let element):
            guard ["first", "last"].contains(name), case .instance = element else { return nil }
            return .choice([element, .none], id: branch(name, of: Scope(owner: element, file: ""), count: 2))
        case .choice(let values, let id):
            if let string = lookedUp(by: name, of: value, nil) { return string }
            let found = values.map { $0.isNone ? .none : property(name, of: $0) ?? .data(name) }
            return .oneOf(found, id: id)
        case .string, .verbatim, .sample:
            if let string = lookedUp(by: name, of: value, nil) { return string }
            // What is done to letters changes little of their room, and what is asked of them nothing.
            return ["capitalized", "description", "localized", "localizedCapitalized"].contains(name) ? value : nil
        default: return nil
        }
    }

    /// The value of a property.
    ///
    /// - Parameters:
    ///   - property: the property.
    ///   - owner: what `self` is in its code.
    /// - Returns: the value; for a property that is set when the app runs its name.
    func value(of property: PropertyDeclaration, self owner: Value?) -> Value {
        switch owner {
        case nil, .type?:
            let identity = RememberedProperty(node: property.node, type: owner.flatMap(type), platform: platform)
            if let known = remembered[identity] { return known }
            let before = cuts
            let value = evaluated(property, self: owner)
            if cuts == before { remembered[identity] = value }
            return value
        default: return evaluated(property, self: owner)
        }
    }

    /// How often a property may stand inside itself.
    private static let maximumRecursion = 2

    private func evaluated(_ property: PropertyDeclaration, self owner: Value?) -> Value {
        if let sample = sample(of: property) { return sample }
        // A property that asks for itself, as of a parent of the same type, says nothing new; nor does one whose value is a member
        // of its type with its own name.
        guard evaluating[property.node, default: 0] < Self.maximumRecursion else { return .data(property.name) }
        evaluating[property.node, default: 0] += 1
        defer { evaluating[property.node, default: 1] -= 1 }
        let scope = Scope(owner: owner, file: property.node.file.path)
        var value: Value
        if let getter = property.getter {
            value = result(of: getter, scope)
            // What the getter computes is something of the type that is written.
            if case .data = value, case let known = unset(property, self: owner) {
                if case .data = known { return value }
                return known
            }
        } else if let initial = property.initial {
            value = evaluate(initial, scope)
            if let type = property.type {
                value = typed(value, type, near: property.owner.map { types[$0].path })
            }
            // What the app changes may be something else; it begins with what is written.
            if isChanging(property, self: owner) {
                value = given(changing(value, property, scope), property, self: owner)
            }
        } else {
            return given(unset(property, self: owner), property, self: owner)
        }
        guard let type = property.type else { return value }
        return typed(value, type, near: property.owner.map { types[$0].path })
    }
}
