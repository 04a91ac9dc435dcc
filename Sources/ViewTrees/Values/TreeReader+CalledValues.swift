internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Values of calls.
extension TreeReader {
    /// Types whose initializers change nothing that matters to a layout.
    static let conversions: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "String", "Binding", "Optional", "LocalizedStringKey",
        "LocalizedStringResource", "AttributedString", "NSLocalizedString", "AnyShapeStyle", "LocalizedStringResource",
        "State", "ScaledMetric", "Published", "StateObject", "ObservedObject",
    ]

    func call(_ node: CodeNode, _ scope: Scope) -> Value {
        guard let callee = node.firstChild else { return .data(Self.phrase(node)) }
        if let string = lookedUp(node, scope) { return string }
        let arguments = CallArguments(node, scope)
        switch callee.kind {
        case .reference: return called(callee.name, node, arguments, scope)
        case .member: return calledMember(callee, node, arguments, scope)
        case .closure:
            // A closure that is called where it stands.
            return result(of: callee, scope)
        default: return .data(Self.phrase(node))
        }
    }

    private func called(_ name: String, _ node: CodeNode, _ arguments: CallArguments, _ scope: Scope) -> Value {
        if let bound = scope.bound(name) { return applied(value(bound), node, arguments) ?? .data(name) }
        if let owner = scope.receiver, let found = property(name, of: owner) {
            if let value = applied(found, node, arguments) { return value }
        }
        if Self.conversions.contains(name), let first = arguments.all.first {
            // A string that is looked up by its own characters.
            let value = evaluate(first.node, first.scope)
            if first.label == "format", case .verbatim(let format) = value { return formatted(format, arguments) }
            if ["LocalizedStringKey", "LocalizedStringResource"].contains(name), case .verbatim(let key) = value {
                return .string(
                    number(
                        of: ShownString(
                            name: .pattern(KeyPattern(key)),
                            table: .named("Localizable"),
                            file: node.file.path,
                            range: node.range
                        )
                    )
                )
            }
            return value
        }
        if name == "min" || name == "max" {
            let values = arguments.unlabelled.map { evaluate($0.node, $0.scope) }
            if let share = Value.bounded(values, isLeast: name == "min") { return share }
            let numbers = values.compactMap(\.number)
            guard numbers.count == arguments.unlabelled.count, let first = numbers.first else {
                return .data(Self.phrase(node))
            }
            return .number(numbers.reduce(first) { name == "min" ? min($0, $1) : max($0, $1) })
        }
        if let type = named(type: name, scope) {
            return instance(of: type, node, scope).map { .instance($0) } ?? .data(Self.phrase(node))
        }
        for (function, inner) in functions(named: name, scope, arguments) {
            if let value = result(of: function, node, scope, inner) { return value }
        }
        return .member(name, arguments.all, type: nil)
    }

    private func calledMember(
        _ callee: CodeNode,
        _ node: CodeNode,
        _ arguments: CallArguments,
        _ scope: Scope
    ) -> Value {
        guard let base = callee.firstChild else {
            return .member(callee.name, arguments.all, type: nil)
        }
        // What follows the user's text size is read as it is written; the layout scales it.
        if callee.isNamed("scaledValue"), let value = arguments["for"] { return evaluate(value.node, value.scope) }
        // `"key".localized()` is the key that stands in front.
        if base.kind == .string, keys.key(base) != nil { return evaluate(base, scope) }
        // `L10n.sharedBy(name)` of a generator: the arguments are put in when the app runs.
        if let key = keys.key(callee) { return .string(number(of: shown(key, callee, scope))) }
        if let string = generated(callee) { return string }
        // The arguments of a format are put in when the app runs.
        if callee.isNamed("localizedStringWithFormat"), let format = arguments.first,
            case .string(let number) = evaluate(format.node, format.scope)
        {
            return .string(number)
        }
        let owner = evaluate(base, scope)
        // A reader is as large in any coordinates.
        if case .proxy = owner, callee.isNamed("frame") { return owner }
        if let type = type(of: owner) {
            if case .type = owner, callee.isNamed("init") {
                return instance(of: type, node, scope).map { .instance($0) } ?? .data(Self.phrase(node))
            }
            if case .type = owner, types[type].cases.contains(callee.name) {
                return .member(callee.name, arguments.all, type: type)
            }
            for function in ranked(types.functions(callee.name, of: type), arguments.all) {
                let inner = Scope(owner: owner, file: function.node.file.path)
                if let value = result(of: function, node, scope, inner) { return value }
            }
            if let nested = types.position(of: types[type].path + "." + callee.name, near: nil, in: nil),
                types[nested].node != nil
            {
                return instance(of: nested, node, scope).map { .instance($0) } ?? .data(Self.phrase(node))
            }
        }
        if let string = lookedUp(by: callee.name, of: owner, arguments.all) { return string }
        switch owner {
        case .member(_, _, nil):
            // `.system(size: 12).bold()` is the font with what is asked of it.
            return .member(
                callee.name,
                [Argument(label: "base", node: base, scope: scope, isTrailing: false)] + arguments.all,
                type: nil
            )
        case .choice(let values, let id) where !Self.strings(in: owner).isEmpty:
            let changed = values.map { value -> Value in
                switch value {
                case .string, .verbatim, .sample: self.changed(value, by: callee.name)
                default: value
                }
            }
            return .choice(changed, id: id)
        case .choice(let values, _):
            // `font(…).bold()` where the app chooses between fonts.
            guard case .member(_, _, nil)? = values.first else { return .data(Self.phrase(node)) }
            return .member(
                callee.name,
                [Argument(label: "base", node: base, scope: scope, isTrailing: false)] + arguments.all,
                type: nil
            )
        case .elements:
            return ["reversed", "sorted", "shuffled", "filter", "prefix", "suffix", "dropFirst", "dropLast"]
                .contains(callee.name) ? owner : .data(Self.phrase(node))
        case .list(let values):
            return ["reversed", "sorted", "shuffled", "filter", "enumerated"].contains(callee.name)
                ? .list(values) : .data(Self.phrase(node))
        case .string, .verbatim, .sample: return changed(owner, by: callee.name)
        default: break
        }
        let isType = base.name.first?.isUppercase == true && (base.kind == .reference || base.kind == .member)
        return isType ? .member(callee.name, arguments.all, type: nil) : .data(Self.phrase(node))
    }

    /// What comes of calling a closure or a function that a name stands for; `nil` if it is none.
    private func applied(_ value: Value, _ node: CodeNode, _ arguments: CallArguments) -> Value? {
        switch value {
        case .closure(let closure, let scope):
            return result(of: closure, scope.adding(parameters(of: closure, arguments)))
        case .data(let name): return .data(name)
        default: return nil
        }
    }

    /// The names that a closure's parameters give to the arguments of a call.
    func parameters(of closure: CodeNode, _ arguments: CallArguments) -> [String: Bound] {
        var names: [String: Bound] = [:]
        let parameters = closure.children.filter { $0.kind == .parameter }
        for (index, argument) in arguments.all.enumerated() {
            let bound = Bound(argument.node, argument.scope)
            names["$\(index)"] = bound
            if index < parameters.count { names[parameters[index].innermostName] = bound }
        }
        return names
    }

    /// The functions of a name that code sees by the name alone, each with the scope of its body.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - scope: what the code sees.
    ///   - arguments: those of a call, so that the function that fits them best comes first; `nil` for the order of the code.
    /// - Returns: the functions of the type around, then those outside of types.
    func functions(
        named name: String,
        _ scope: Scope,
        _ arguments: CallArguments? = nil
    ) -> [(FunctionDeclaration, Scope)] {
        func ordered(_ functions: [FunctionDeclaration]) -> [FunctionDeclaration] {
            arguments.map { ranked(functions, $0.all) } ?? functions
        }
        var found: [(FunctionDeclaration, Scope)] = []
        if let owner = scope.receiver, let type = type(of: owner) {
            found += ordered(types.functions(name, of: type)).map { ($0, Scope(owner: owner, file: $0.node.file.path)) }
        }
        found += ordered(types.functions[name] ?? []).map { ($0, Scope(file: $0.node.file.path)) }
        return found
    }

    /// What a function returns; `nil` if the call is not one of it.
    private func result(
        of function: FunctionDeclaration,
        _ node: CodeNode,
        _ scope: Scope,
        _ inner: Scope
    ) -> Value? {
        result(of: function, CallArguments(node, scope).all, inner)
    }

    /// What a function returns for arguments; `nil` if they are not those of it.
    func result(of function: FunctionDeclaration, _ arguments: [Argument], _ inner: Scope) -> Value? {
        guard let names = bound(function, arguments), let body = function.body else { return nil }
        let value = withoutRawKeys(result(of: body, inner.adding(names)))
        let owner = function.owner.map { types[$0].path }
        guard let returns = function.returns == "Self" ? owner : function.returns else { return value }
        return typed(value, returns, near: owner)
    }

    /// The names of a function's parameters with the arguments of a call; `nil` if the call is not one of it.
    func bound(_ function: FunctionDeclaration, _ node: CodeNode, _ scope: Scope) -> [String: Bound]? {
        bound(function, CallArguments(node, scope).all)
    }

    /// The names of a function's parameters with the arguments of a call; `nil` if the call is not one of it.
    func bound(_ function: FunctionDeclaration, _ given: [Argument]) -> [String: Bound]? {
        guard let arguments = function.bound(given) else { return nil }
        var names: [String: Bound] = [:]
        let own = Scope(owner: function.owner.map { .type($0) }, file: function.node.file.path)
        let path = function.owner.map { types[$0].path }
        for parameter in function.parameters {
            if let argument = arguments[parameter.name] {
                names[parameter.name] = Bound(argument.node, argument.scope, type: parameter.type, near: path)
            } else if let standard = parameter.standard {
                names[parameter.name] = Bound(standard, own, type: parameter.type, near: path)
            } else {
                names[parameter.name] = Bound(.none)
            }
        }
        return names
    }

    /// The position of a type of the project by the name that code calls it by, `Self` included.
    func named(type name: String, _ scope: Scope) -> Int? {
        if name == "Self" { return scope.receiver.flatMap(type) }
        guard let type = types.position(of: name, near: path(scope), in: scope.file), types[type].node != nil else {
            return nil
        }
        return type
    }
}
