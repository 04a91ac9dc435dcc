internal import SourceCode

/// Properties of enumerations that tell their cases apart.
extension ValueReader {
    /// The values that a property has for a case which the code writes out: `Phrase.saved(name).string` is what the getter
    /// returns for `saved`, and no text of another case.
    ///
    /// - Parameters:
    ///   - property: its name.
    ///   - base: what the property is asked of: the case, or what a function was given or is of.
    ///   - scope: where it is asked.
    ///   - frame: the call whose function is looked at.
    ///   - trail: what was followed so far.
    /// - Returns: `nil` where that is no case, or the getter does not tell cases apart.
    /// - Complexity: O(*n*) in the size of the getter.
    func values(
        of property: String,
        forCase base: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value]? {
        guard let written = writtenCase(base, in: scope, frame),
            let type = written.firstChild.flatMap(TypeFinder.typeName), let getter = getter(property, of: type),
            let body = facts.functions[getter].body
        else { return nil }
        guard let choice = body.descendants.first(where: { $0.kind == .switch }), choice.firstChild?.source == "self"
        else {
            guard let text = rawText(of: written, in: type) else { return nil }
            let known = Frame(function: getter, arguments: [:], rawText: text, writtenCase: written)
            return returned(by: getter, known, &trail)
        }
        let branches = choice.children.filter { $0.kind == .switchCase }
        let own =
            branches.first { ReachedBranches.names(of: $0).contains(written.name) }
            ?? branches.first { ReachedBranches.isDefault($0) }
        let inner = CodeMembers.Scope(type: facts.functions[getter].owner, function: getter)
        let known = Frame(function: getter, arguments: [:], writtenCase: written)
        return own.map { values(of: $0, in: inner, known, &trail) }
    }

    /// The case that an expression is, as the code writes it: in place, as `self` in a function that was asked of it, or as what
    /// a function was given.
    private func writtenCase(_ node: CodeNode, in scope: CodeMembers.Scope, _ frame: Frame?) -> CodeNode? {
        var (node, scope, frame) = (node, scope, frame)
        for _ in 0..<Self.maximumHandOvers {
            guard node.kind == .reference else { break }
            guard let known = frame, known.function == scope.function else { return nil }
            if node.isNamed("self") { return known.writtenCase }
            guard let argument = known.arguments[node.name], argument.values.count == 1 else { return nil }
            (node, scope, frame) = (argument.values[0], argument.scope, argument.frame)
        }
        let written = node.kind == .call ? node.firstChild : node
        guard let written, written.kind == .member, let type = written.firstChild.flatMap(TypeFinder.typeName),
            facts.rawTexts[type]?[written.name] != nil
        else { return nil }
        return written
    }

    /// From how many functions to the next a case is followed.
    private static let maximumHandOvers = 4

    /// The only function that a property of a type is read by, or the function of this name that takes nothing.
    private func getter(_ name: String, of type: String) -> Int? {
        if let declared = facts.property(name, of: type) {
            let getters = Set(declared.properties.compactMap(\.getter))
            return getters.count == 1 ? getters.first : nil
        }
        let functions = (facts.functionsByName[name] ?? []).filter {
            facts.functions[$0].owner == type && facts.functions[$0].parameters.isEmpty
        }
        return functions.count == 1 ? functions[0] : nil
    }

    /// The raw value of a case that the code writes out, of an enumeration of strings.
    private func rawText(of written: CodeNode, in type: String) -> String? {
        guard facts.supertypes[type]?.contains("String") == true else { return nil }
        return facts.rawTexts[type]?[written.name] ?? nil
    }

    /// The raw value that an expression asks for: that of the case whose function is looked at, or of one that is written out,
    /// `Phrase.saved.rawValue`.
    ///
    /// - Complexity: O(1).
    func rawText(of node: CodeNode, in scope: CodeMembers.Scope, _ frame: Frame?) -> String? {
        guard let base = node.firstChild, !(base.kind == .reference && base.isNamed("self")) else {
            return frame?.function == scope.function ? frame?.rawText : nil
        }
        guard base.kind == .member, let type = base.firstChild.flatMap(TypeFinder.typeName) else { return nil }
        return rawText(of: base, in: type)
    }
}
