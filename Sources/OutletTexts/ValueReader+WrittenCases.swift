internal import SourceCode

/// Properties of enumerations that tell their cases apart.
extension ValueReader {
    /// The values that a property has for a case which the code writes out: `Phrase.saved(name).string` is what the getter
    /// returns for `saved`, and no text of another case.
    ///
    /// - Parameters:
    ///   - property: its name.
    ///   - base: what the property is asked of.
    ///   - trail: what was followed so far.
    /// - Returns: `nil` where that is no case, or the getter does not tell cases apart.
    /// - Complexity: O(*n*) in the size of the getter.
    func values(of property: String, forCase base: CodeNode, _ trail: inout Trail) -> [Value]? {
        let written = base.kind == .call ? base.firstChild : base
        guard let written, written.kind == .member, let type = written.firstChild.flatMap(TypeFinder.typeName),
            facts.rawTexts[type]?[written.name] != nil, let getter = getter(property, of: type),
            let body = facts.functions[getter].body
        else { return nil }
        guard let choice = body.descendants.first(where: { $0.kind == .switch }), choice.firstChild?.source == "self"
        else {
            guard let text = rawText(of: written, in: type) else { return nil }
            return returned(by: getter, Frame(function: getter, arguments: [:], rawText: text), &trail)
        }
        let branches = choice.children.filter { $0.kind == .switchCase }
        let own =
            branches.first { ReachedBranches.names(of: $0).contains(written.name) }
            ?? branches.first { ReachedBranches.isDefault($0) }
        let scope = CodeMembers.Scope(type: facts.functions[getter].owner, function: getter)
        return own.map { values(of: $0, in: scope, Frame(function: getter, arguments: [:]), &trail) }
    }

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
