internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Calls: what localizes, what passes a text on, and functions of the project.
extension ValueReader {
    /// The values of a call.
    func call(
        _ node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        guard let callee = node.firstChild else { return [.unknown] }
        let arguments = node.arguments
        // A closure that is called at once.
        if callee.kind == .closure || callee.kind == .tuple { return returns(in: callee, scope, frame, &trail) }
        let name = messages.name(of: callee)
        if let key = keys.key(at: callee) { return [.key(key, isWhole: true)] }
        let own = arguments.flatMap { argument in
            keys.keys(in: argument).filter { $0.taker == name }.map { Value.key($0, isWhole: true) }
        }
        if !own.isEmpty { return own }
        let base = callee.kind == .member ? callee.firstChild : nil
        if let base, let key = keys.key(at: base), key.taker == name { return [.key(key, isWhole: true)] }
        if name == "alloc" || name == "init", arguments.isEmpty { return [] }
        // `button.title(for: .normal)`
        if let base, arguments.first?.isNamed("for") == true, isTextOfReceiver(name, base, trail) {
            return ownText(&trail)
        }
        if let first = arguments.first,
            let function = Self.textMaker(name, base, first) ?? formatMaker(name, base, first)
        {
            return made(by: function, arguments, in: scope, frame, &trail)
        }
        if let base, arguments.isEmpty, let found = values(of: name, forCase: base, in: scope, frame, &trail) {
            return found
        }
        if base == nil, CodeKey.isForeignLookup(name, in: node.file.path),
            facts.functionsByName[name] == nil, facts.properties[name] == nil, let first = arguments.first,
            first.nameRange.isEmpty
        {
            let found = values(Array(first.children), in: scope, frame, &trail)
            return found.map { $0.lookedUp(by: name, at: node) }
        }
        if let base {
            let position = name.hasPrefix("objectAt") ? arguments.first.flatMap { Int($0.source) } : nil
            if Self.taking.contains(name), let found = elements(of: base, in: scope, frame, &trail, at: position) {
                return found
            }
            if TextFunctions.keepsText(name) { return kept(name, values(of: base, in: scope, frame, &trail)) }
            if TextFunctions.joining.contains(name) {
                let all = values(of: base, in: scope, frame, &trail).compactMap(\.asPart)
                let added = parts(of: arguments[...], in: scope, frame, &trail)
                return all.isEmpty ? added : all + added.filter { !$0.isOpen }
            }
        }
        if let base, isTextFunction(name) || isStyling(name) {
            let ownTexts = trail.ownTexts
            let found = values(of: base, in: scope, frame, &trail)
            if looksItselfUp(name), found.contains(where: \.isLiteral) {
                return found.map { $0.lookedUp(by: name, at: node) }
            }
            if found.contains(where: { $0.asPart != nil }) { return found }
            // Its own text in another look, or a literal instead.
            if trail.ownTexts > ownTexts, !found.contains(where: \.isOpen) { return found }
        }
        return returnedValues(of: node, callee, in: scope, frame, &trail)
    }

    /// The functions that take an element out of a list.
    static let taking: Set<String> = [
        "first", "firstObject", "last", "lastObject", "objectAtIndex", "objectAtIndexedSubscript", "randomElement",
    ]

    /// Whether a function of the project makes a text of the text that it is a member of: `title.styled(…)`.
    private func isTextFunction(_ name: String) -> Bool {
        (facts.functionsByName[name] ?? []).contains { position in
            let function = facts.functions[position]
            return TextFunctions.types.contains(function.owner)
                && function.returns.map { TextFunctions.types.contains($0) || $0 == "Self" } ?? false
        }
    }

    /// Whether a function of the project looks up the text that it is a member of: `key.localized()`.
    private func looksItselfUp(_ name: String) -> Bool {
        (facts.functionsByName[name] ?? []).contains { position in
            let function = facts.functions[position]
            guard TextFunctions.types.contains(function.owner), let body = function.body else { return false }
            return body.descendants.contains { call in
                call.kind == .call && KeyLookup(call)?.key.isNamed("self") == true
            }
        }
    }

    /// Whether a function of a library gives a text another look: `title.withFont(…)`.
    private func isStyling(_ name: String) -> Bool {
        name.hasPrefix("with") && facts.functionsByName[name] == nil
    }

    /// The values of `String(describing: value)`, where the type of the value describes itself.
    func described(_ argument: CodeNode, in scope: CodeMembers.Scope, _ trail: inout Trail) -> [Value] {
        guard let value = argument.firstChild, let type = types.type(of: value, in: scope) else { return [.unknown] }
        return property("description", of: type, &trail)
    }

    /// What a function of the project returns for the arguments of a call.
    private func returnedValues(
        of node: CodeNode,
        _ callee: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        let call = CodeMembers.Call(node: node, scope: scope, isConditional: false)
        var candidates = (facts.functionsByName[callee.name] ?? []).filter { calls(call, function: $0) }
        // Of functions of one name those without a result are not asked for a text.
        if candidates.contains(where: { facts.functions[$0].returns != nil }) {
            candidates.removeAll { facts.functions[$0].returns == nil }
        }
        // Subclasses may have their own.
        guard !candidates.isEmpty, candidates.count <= Self.maximumOverrides,
            candidates.allSatisfy({ facts.isRelated(facts.functions[$0].owner, facts.functions[candidates[0]].owner) })
        else { return open(node, in: scope) }
        let bodies = candidates.filter { facts.functions[$0].body != nil }
        let objects = receivers(of: callee, in: scope)
        let found = bodies.flatMap { function -> [Value] in
            let inner = self.frame(of: call, function, frame)
            guard !objects.isEmpty else {
                return lookedUp(returned(by: function, inner, &trail), by: function, inner, at: node, &trail)
            }
            return objects.flatMap { members in
                returned(by: function, Frame(function: function, arguments: inner.arguments, members: members), &trail)
            }
        }
        return bodies.isEmpty ? open(node, in: scope) : found
    }

    /// How many functions of one name a call may stand for.
    private static let maximumOverrides = 6

    /// The arguments of a call by the names that they have in the function.
    func frame(of call: CodeMembers.Call, _ function: Int, _ outer: Frame?) -> Frame {
        var arguments: [String: Argument] = [:]
        let given = call.node.arguments
        for (parameter, argument) in pairs(facts.functions[function].parameters, given) {
            arguments[parameter.name] = Argument(values: Array(argument.children), scope: call.scope, frame: outer)
        }
        return Frame(function: function, arguments: arguments, caller: outer)
    }

    /// The parameters that arguments go to.
    func pairs(
        _ parameters: [CodeMembers.Parameter],
        _ arguments: [CodeNode]
    ) -> [(CodeMembers.Parameter, CodeNode)] {
        var pairs: [(CodeMembers.Parameter, CodeNode)] = []
        var next = 0
        for argument in arguments {
            let label: String? = argument.nameRange.isEmpty ? nil : argument.name
            let isTrailing = argument.traits.contains(.isTrailing)
            guard let index = parameters[next...].firstIndex(where: { isTrailing || $0.label == label }) else {
                continue
            }
            pairs.append((parameters[index], argument))
            next = index + 1
            guard next < parameters.count else { break }
        }
        return pairs
    }

    /// The values that all calls of a function give one of its parameters.
    func arguments(for parameter: CodeMembers.Parameter, of function: Int, _ trail: inout Trail) -> [Value] {
        let declaration = facts.functions[function]
        let isInitializer = declaration.name == "init"
        var places = isInitializer ? facts.calls[declaration.owner] ?? [] : callers(of: function)
        if isInitializer, facts.isAmbiguous(declaration.owner) {
            // Types of one name are told apart by where they are declared.
            let file = declaration.body?.file.path
            let own = facts.properties[declaration.owner]?.values.joined().map(\.place).filter { $0.file == file } ?? []
            places = own.isEmpty ? [] : facts.makers(of: declaration.owner, at: own)
        }
        var found = isInitializer ? [] : performed(declaration, &trail)
        if isInitializer { places += (facts.calls["init"] ?? []).filter { initializes(declaration.owner, $0) } }
        for call in places
        where (!isInitializer || calls(call, function: function)) && isMeant(call, declaration, for: trail.owner) {
            for (other, argument) in pairs(declaration.parameters, call.node.arguments)
            where other.name == parameter.name {
                guard trail.visited.insert(argument).inserted else { continue }
                found += values(Array(argument.children), in: call.scope, nil, &trail)
            }
        }
        return found.isEmpty ? [.unknown] : found
    }

    /// Whether a call of `init` makes a value of a type: `self.init(…)`, `super.init(…)`, `Model.init(…)`.
    private func initializes(_ type: String, _ call: CodeMembers.Call) -> Bool {
        guard let base = call.node.firstChild?.firstChild else { return false }
        if base.isNamed("self") { return call.scope.type == type }
        if base.isNamed("super") { return facts.supertypes[call.scope.type]?.contains(type) == true }
        return TypeFinder.typeName(base) == type
    }

    /// The calls of a function by its own name, as far as labels and types tell.
    ///
    /// - Complexity: O(1) but for the first time, then O(*n* · *a*) in the number of calls of that name and of the types that
    ///   a type inherits from.
    func callers(of function: Int) -> [CodeMembers.Call] {
        knownCalls.calls(of: function) {
            (facts.calls[facts.functions[function].name] ?? []).filter { calls($0, function: function) }
        }
    }

    /// Whether the arguments of a call are what a function takes, by their labels.
    func hands(_ call: CodeMembers.Call, to function: Int) -> Bool {
        let declaration = facts.functions[function]
        let all = call.node.arguments
        let arguments = all.filter { !$0.traits.contains(.isTrailing) }
        guard arguments.count <= declaration.parameters.count else { return false }
        let given = pairs(declaration.parameters, arguments)
        guard given.count == arguments.count else { return false }
        // What a call leaves out has a value of its own, or is a closure behind the parentheses. C names what it takes more
        // of by three dots, and a part of a message may have no name.
        let missing = declaration.parameters.count { parameter in
            !parameter.isOptional && !parameter.name.isEmpty && parameter.label?.isEmpty != true
                && !given.contains { $0.0 == parameter }
        }
        return missing <= all.count - arguments.count
    }

    /// Whether a call is one of this function, as far as labels and types tell.
    func calls(_ call: CodeMembers.Call, function: Int) -> Bool {
        let declaration = facts.functions[function]
        guard hands(call, to: function), let callee = call.node.firstChild else { return false }
        if declaration.name == "init" { return true }
        guard callee.kind == .member, let base = callee.firstChild else {
            return declaration.owner.isEmpty || facts.isRelated(call.scope.type, declaration.owner)
        }
        let type = types.type(of: base, in: call.scope) ?? TypeFinder.typeName(base)
        if let type { return facts.isRelated(type, declaration.owner) }
        // The type of the receiver is not known: a name that only one type has is that type's.
        let owners = Set((facts.functionsByName[declaration.name] ?? []).map { facts.functions[$0].owner })
        return owners.count == 1
    }
}
