internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Names: local ones, parameters, properties.
extension ValueReader {
    /// The values of a name alone.
    func named(
        _ node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        let name = node.name
        if let (local, function) = facts.local(name, in: scope.function, at: node.range.lowerBound) {
            let inner = CodeMembers.Scope(type: scope.type, function: function)
            if let sequence = local.sequence { return elements(of: sequence, in: inner, frame, &trail) ?? [.unknown] }
            if !local.payloads.isEmpty { return held(local.payloads, &trail) }
            var found: [Value] = []
            let ownTexts = trail.ownTexts
            let assignments = (facts.assignments[name] ?? []).filter { assignment in
                assignment.target.kind == .reference && assignment.scope.function == function
                    && assignment.target.file.path == node.file.path
                    && (local.offset..<node.range.lowerBound).contains(assignment.target.range.lowerBound)
            }
            // What is assigned without a condition replaces all that was there before.
            let last = assignments.lastIndex { !$0.isConditional }
            if last == nil, let value = local.value { found += values(of: value, in: inner, frame, &trail) }
            for assignment in assignments[(last ?? 0)...] where trail.visited.insert(assignment.target).inserted {
                found += values(assignment.values, in: assignment.scope, frame, &trail)
            }
            let start = last.map { assignments[$0].target.range.lowerBound } ?? local.offset
            let added = additions(to: name, of: function, in: node.file.path, start..<node.range.lowerBound)
            if !added.isEmpty {
                let parts = added.flatMap { values($0.values, in: $0.scope, frame, &trail) }
                found = (found + parts).compactMap(\.asPart)
            }
            return found.isEmpty && trail.ownTexts == ownTexts ? [.unknown] : found
        }
        if let (function, parameter) = facts.parameter(name, of: scope.function) {
            if let frame, frame.function == function {
                guard let argument = frame.arguments[name] else { return [.unknown] }
                return values(argument.values, in: argument.scope, argument.frame, &trail)
            }
            if let type = parameter.type, Self.isMeasure(type) { return [.data] }
            return arguments(for: parameter, of: function, &trail)
        }
        if let function = scope.function, let property = facts.functions[function].property {
            if name == "newValue" || name == "oldValue" {
                if let argument = frame?.arguments["newValue"], frame?.function == function {
                    return values(argument.values, in: argument.scope, argument.frame, &trail)
                }
                return assigned(to: property, of: facts.functions[function].owner, &trail)
            }
            if name == property, let argument = frame?.arguments["newValue"], frame?.function == function {
                return values(argument.values, in: argument.scope, argument.frame, &trail)
            }
        }
        if isOwnText(name, in: scope) { return ownText(&trail) }
        if name == "rawValue", let text = rawText(of: node, in: scope, frame) { return [.literal(text)] }
        if let given = newValue(of: name, in: scope, frame) {
            return values(given.values, in: given.scope, given.frame, &trail)
        }
        if let frame, frame.function == scope.function, let member = frame.members[name] {
            return values(member.values, in: member.scope, member.frame, &trail)
        }
        if nils.hold(node, in: scope) { return [] }
        if facts.property(name, of: scope.type) != nil { return property(name, of: scope.type, &trail) }
        if let property = variable(name, in: node, of: scope.type) {
            return self.property(property, of: scope.type, &trail)
        }
        if let seen = facts.globals(name, scope, node.file.path) { return property(name, of: "", seen: seen, &trail) }
        if let key = macros.key(of: name) { return [.key(key, isWhole: true)] }
        guard facts.assignments[name] == nil, let text = constants.text(of: name, in: node.file.path) else {
            return open(node, in: scope)
        }
        return text.isEmpty ? [] : [.literal(text)]
    }

    /// The property of Objective-C whose variable a name is, `_title` of `title`.
    private func variable(_ name: String, in node: CodeNode, of type: String) -> String? {
        guard name.hasPrefix("_"), !node.file.path.hasSuffix(".swift") else { return nil }
        let property = String(name.dropFirst())
        return facts.property(property, of: type) == nil ? nil : property
    }

    /// The values of `base.name`.
    func member(
        _ node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        if let key = keys.key(at: node) { return [.key(key, isWhole: true)] }
        let name = node.name
        if name == "rawValue", let text = rawText(of: node, in: scope, frame) { return [.literal(text)] }
        guard let base = node.firstChild else { return constant(ofStrings: name, at: node, &trail) ?? [.unknown] }
        if base.kind == .reference, base.isNamed("String"), let found = constant(ofStrings: name, at: node, &trail) {
            return found
        }
        if let key = keys.key(at: base), key.taker == name { return [.key(key, isWhole: true)] }
        if isTextOfReceiver(name, base, trail) { return ownText(&trail) }
        if base.isNamed("self"), let frame, frame.function == scope.function, let member = frame.members[name] {
            return values(member.values, in: member.scope, member.frame, &trail)
        }
        if let given = member(name, ofNewValue: base, in: scope, frame) {
            return values(given.values, in: given.scope, given.frame, &trail)
        }
        if let found = values(of: name, forCase: base, in: scope, frame, &trail) { return found }
        if nils.hold(node, in: scope) { return [] }
        if let found = members(name, ofElement: base, in: scope, frame, &trail) { return found }
        let isSelf = base.isNamed("self") && base.kind == .reference
        if isSelf, isOwnText(name, in: scope) { return ownText(&trail) }
        let type = isSelf ? scope.type : types.type(of: base, in: scope)
        guard let owner = type ?? typeName(base, in: scope) ?? types.innerTypeName(base, with: name),
            let declared = facts.property(name, of: owner)
        else {
            if TextFunctions.keepsText(name) { return kept(name, values(of: base, in: scope, frame, &trail)) }
            if name == "first" || name == "last", let found = elements(of: base, in: scope, frame, &trail) {
                return found
            }
            return localized(name, of: base, in: scope, frame, &trail) ?? open(node, in: scope)
        }
        if TextFunctions.types.contains(declared.owner), TextFunctions.keepsText(name) {
            return kept(name, values(of: base, in: scope, frame, &trail))
        }
        // A member of strings turns one text into another: which one, its receiver says.
        guard declared.owner != "String", declared.owner != "NSString" else {
            return localized("localized", of: base, in: scope, frame, &trail) ?? [.unknown]
        }
        // A value that the object was made with, which a getter looks up.
        let getters = Set(declared.properties.compactMap(\.getter))
        if getters.count == 1, let getter = getters.first {
            let objects = receivers(of: node, in: scope)
            if !objects.isEmpty {
                return objects.flatMap { members in
                    returned(by: getter, Frame(function: getter, arguments: [:], members: members), &trail)
                }
            }
        }
        if getters.isEmpty, let found = madeWith(name, of: node, in: scope, &trail) { return found }
        // What is not of this type may hold another type of the same name.
        guard type == nil || base.kind == .reference else {
            guard facts.isAmbiguous(owner) else { return property(name, of: owner, &trail) }
            // The one that the type sees which holds it: `cell.model.title`.
            guard base.kind == .member, let holder = base.firstChild.flatMap({ types.type(of: $0, in: scope) }) else {
                return [.unknown]
            }
            let inside = CodeMembers.Scope(type: holder, function: nil)
            let seen = facts.seen(declared.properties, from: inside, in: "", outer: nil)
            return Set(seen.map(\.place.outer)).count == 1 ? property(name, of: owner, seen: seen, &trail) : [.unknown]
        }
        let outer = base.kind == .member ? base.firstChild.flatMap(TypeFinder.typeName) : nil
        let seen = facts.seen(declared.properties, from: scope, in: node.file.path, outer: outer)
        return property(name, of: owner, seen: seen, &trail)
    }

    /// The values of a text that a member gives back, perhaps in capitals.
    func kept(_ name: String, _ values: [Value]) -> [Value] {
        TextFunctions.makesCapitals(name) ? values.map(\.uppercased) : values
    }

    /// Whether a member is the text that the view has already: its own, or that of a button's label.
    func isTextOfReceiver(_ name: String, _ base: CodeNode, _ trail: Trail) -> Bool {
        guard let receiver = trail.receiver else { return false }
        let view = base.withoutSelf
        let isText = OutletWriter.texts[name] != nil
        if view == receiver { return isText || Self.currentTitles.contains(name) }
        return isText && view == receiver + ".titleLabel"
    }

    /// What a button says that its title is.
    private static let currentTitles: Set<String> = [
        "attributedTitle", "currentAttributedTitle", "currentTitle", "title",
    ]

    /// The text that the view has already: it is no new one.
    func ownText(_ trail: inout Trail) -> [Value] {
        trail.ownTexts += 1
        return []
    }

    /// The key that a name holds which a function of the project localizes: `titleKey.localized`.
    private func localized(
        _ name: String,
        of base: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value]? {
        guard TextFunctions.looksUp(name) else { return nil }
        return values(of: base, in: scope, frame, &trail).map { $0.lookedUp(by: name, at: base) }
    }

    /// The values that a property of a type has: what it begins with, what it returns, and what is assigned to it.
    ///
    /// - Parameters:
    ///   - name: the property.
    ///   - type: the type.
    ///   - seen: the properties, where several types have this name and not all of them are meant.
    ///   - trail: what was followed so far.
    /// - Returns: data, or what is unknown, where nothing is found.
    func property(_ name: String, of type: String, seen: [CodeMembers.Property]? = nil, _ trail: inout Trail) -> [Value]
    {
        guard let (owner, declared) = facts.property(name, of: type) else { return [.unknown] }
        if (seen ?? declared).allSatisfy({ $0.type.map(Self.isMeasure) == true }) { return [.data] }
        // A protocol may declare it for types that have nothing to do with this one.
        let properties = (seen ?? declared) + facts.overrides(of: name, in: type)
        var found: [Value] = []
        for property in properties {
            if let getter = property.getter {
                found += returned(by: getter, nil, &trail)
            } else if let value = property.value, trail.visited.insert(value).inserted {
                found += values(of: value, in: property.scope, nil, &trail)
            }
        }
        if properties.allSatisfy({ $0.getter == nil }) {
            let assigned = assigned(to: name, of: owner, at: properties.map(\.place), through: type, &trail)
            found += assigned + given(name, to: owner, trail)
        }
        for method in getters(name, of: owner) { found += returned(by: method, nil, &trail) }
        return held(found, by: owner)
    }

    /// The methods of Objective-C that a property of a type is read by, those of subclasses included.
    func getters(_ name: String, of owner: String) -> [Int] {
        (facts.functionsByName[name] ?? []).filter { position in
            let function = facts.functions[position]
            guard function.parameters.isEmpty, function.returns != nil, let body = function.body else { return false }
            return !body.file.path.hasSuffix(".swift") && facts.isRelated(function.owner, owner)
        }
    }

    /// The values that are assigned to a property anywhere, initializers of members included.
    ///
    /// - Parameters:
    ///   - name: the property.
    ///   - owner: the type that declares it.
    ///   - places: where that type is declared; types of one name are told apart by it.
    ///   - subtype: the type of the value whose member it is, if that inherits the property: what another type is made with
    ///     is not its.
    ///   - trail: what was followed so far.
    /// - Returns: none if nothing is assigned.
    func assigned(
        to name: String,
        of owner: String,
        at places: [CodeMembers.TypePlace] = [],
        through subtype: String? = nil,
        _ trail: inout Trail
    ) -> [Value] {
        var found: [Value] = []
        let heir = subtype.flatMap { $0 != owner && facts.ancestry(of: $0).contains(owner) ? $0 : nil }
        // In Objective-C a property may be set by its variable.
        let isOfSwift = places.contains { $0.file.hasSuffix(".swift") }
        let assignments = (facts.assignments[name] ?? []) + (isOfSwift ? [] : facts.assignments["_" + name] ?? [])
        for assignment in assignments where isProperty(assignment, of: owner, at: places) {
            guard trail.visited.insert(assignment.target).inserted else { continue }
            if let heir, let given = given(by: heir, to: assignment, of: owner, &trail) {
                found += given
            } else {
                found += values(assignment.values, in: assignment.scope, nil, &trail)
            }
        }
        if !isOfSwift, !found.isEmpty || !places.isEmpty { found += sent(to: name, of: owner, &trail) }
        // An initializer of the type's own that takes the name assigns it; others leave that of the members in place.
        let isTaken = (facts.functionsByName["init"] ?? []).contains { position in
            let function = facts.functions[position]
            guard function.owner == owner, function.parameters.contains(where: { $0.label == name }) else {
                return false
            }
            return places.isEmpty || !facts.isAmbiguous(owner)
                || places.contains { $0.file == function.body?.file.path }
        }
        guard !isTaken, !owner.isEmpty else { return found }
        let own = (facts.calls["init"] ?? []).filter { call in
            call.scope.type == owner && call.node.firstChild?.firstChild?.isNamed("self") == true
        }
        let makers = heir.map { facts.initializations(of: owner, by: $0) } ?? facts.makers(of: owner, at: places)
        for call in makers + own {
            for argument in call.node.arguments where argument.name == name && trail.visited.insert(argument).inserted {
                found += values(Array(argument.children), in: call.scope, nil, &trail)
            }
        }
        return found
    }

    /// Whether an assignment is one to a property of a type that is declared in one of some places.
    ///
    /// Of types of one name, such as the `Model` of each cell, the code of the type itself and that of its file are known.
    private func isProperty(
        _ assignment: CodeMembers.Assignment,
        of owner: String,
        at places: [CodeMembers.TypePlace]
    ) -> Bool {
        guard isProperty(assignment, of: owner) else { return false }
        guard !places.isEmpty, facts.isAmbiguous(owner) else { return true }
        return places.contains { $0.file == assignment.target.file.path }
            || !Set(places.map(\.outer)).isDisjoint(with: facts.ancestry(of: assignment.scope.type))
    }
}
