internal import SourceCode
internal import SourceText

/// Raw values of cases.
extension TreeReader {
    /// The raw value of a case, as it is written or computed; its name where the source says no other.
    func rawValue(ofCase name: String, _ type: Int) -> Value {
        // A protocol that asks for `rawValue` says nothing of it.
        if let property = types.property("rawValue", of: type), property.getter != nil {
            return value(of: property, self: .member(name, [], type: type))
        }
        guard let written = types[type].caseNodes[name]?.child(.initialValue)?.firstChild else {
            return .verbatim(name)
        }
        return evaluate(written, Scope(owner: .type(type), file: written.file.path))
    }

    /// The raw value of an enumeration of which only the running app knows the case: that of any of them.
    ///
    /// - Parameters:
    ///   - type: the position of the type.
    ///   - owner: the value.
    /// - Returns: `nil` for a type with fewer than two cases, or more than are read of one decision.
    func rawValue(ofAnyCase type: Int, _ owner: Value) -> Value? {
        let cases = types[type].cases
        guard (2...Self.maximumBranches).contains(cases.count) else { return nil }
        let id = branch("switchself", of: Scope(owner: owner, file: ""), count: cases.count)
        return .oneOf(cases.map { rawValue(ofCase: $0, type) }, id: id)
    }
}

/// What patterns of cases bind: `case .custom(let content)`.
extension TreeReader {
    /// The names that the label of a case binds.
    ///
    /// - Parameters:
    ///   - node: the case.
    ///   - value: what the `switch` is about; `nil` where that is not known.
    /// - Returns: what the case was made with where the source says it, else something of the type that the case declares.
    func bindings(of node: CodeNode, _ value: Value?) -> [String: Bound] {
        guard let label = node.child(.switchLabel) else { return [:] }
        var names: [String: Bound] = [:]
        for part in label.descendants {
            switch part.kind {
            case .binding, .reference:
                if part.name.first?.isLowercase == true, names[part.name] == nil {
                    names[part.name] = Bound(.data(part.name))
                }
            case .call: names.merge(bindings(ofPattern: part, value)) { $1 }
            default: continue
            }
        }
        return names
    }

    /// The names that a pattern binds: `content` of `.custom(let content)`.
    ///
    /// - Parameters:
    ///   - call: the pattern, which is written like a call.
    ///   - value: what is held against it.
    /// - Returns: names for data where nothing is known of the value.
    func bindings(ofPattern call: CodeNode, _ value: Value?) -> [String: Bound] {
        guard let pattern = call.firstChild, pattern.kind == .member else { return [:] }
        var names: [String: Bound] = [:]
        let parts = call.arguments
        for name in parts.compactMap(Self.boundName) { names[name] = Bound(.data(name)) }
        switch value {
        case .member(let name, let given, let type)? where name == pattern.name:
            let declared = type.flatMap { types[$0].caseNodes[name] }.map { node in
                node.children.filter { $0.kind == .parameter }.map { $0.child(.typeName)?.name }
            }
            for (index, part) in parts.enumerated() {
                let labelled = part.nameRange.isEmpty ? nil : given.first { $0.label == part.name }
                guard let name = Self.boundName(part), index < given.count || labelled != nil else { continue }
                let argument = labelled ?? given[index]
                let written = declared.flatMap { index < $0.count ? $0[index] : nil }
                let path = type.map { types[$0].path }
                names[name] = Bound(argument.node, argument.scope, type: written, near: path)
            }
        case .instance(let instance)?:
            guard let type = instance.type, let declaration = types[type].caseNodes[pattern.name] else { break }
            let declared = declaration.children.filter { $0.kind == .parameter }
            let scope = Scope(owner: value, file: declaration.file.path)
            for (part, parameter) in zip(parts, declared) {
                guard let name = Self.boundName(part), let written = parameter.child(.typeName)?.name else { continue }
                names[name] = Bound(data(name, ofType: written, near: types[type].path, scope))
            }
        default: break
        }
        return names
    }

    /// The name that a part of a pattern binds: `title` of `title: let title`.
    private static func boundName(_ part: CodeNode) -> String? {
        guard let last = part.source.split(whereSeparator: { $0.isWhitespace || $0 == ":" }).last,
            last.first?.isLowercase == true, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return String(last)
    }

    /// What `if case .failed(let error) = state` says of the names in it.
    ///
    /// - Parameters:
    ///   - condition: the condition.
    ///   - scope: the names before it.
    /// - Returns: whether the case is the one, `nil` where only the app knows, and the scope behind the condition; `nil` for
    ///   a condition of another kind.
    func matched(_ condition: CodeNode, _ scope: Scope) -> (isMatch: Bool?, scope: Scope)? {
        var parts = condition.children
        guard condition.source.hasPrefix("case"), let pattern = parts.next(),
            pattern.kind == .call || pattern.kind == .member, var subject = parts.next(), parts.next() == nil
        else { return nil }
        if subject.kind == .initialValue, let inner = subject.firstChild { subject = inner }
        let value = evaluate(subject, scope)
        let name = pattern.kind == .call ? pattern.firstChild?.name : pattern.name
        let inner = pattern.kind == .call ? scope.adding(bindings(ofPattern: pattern, value)) : scope
        guard case .member(let known, _, _) = value else { return (nil, inner) }
        return (known == name, inner)
    }
}
