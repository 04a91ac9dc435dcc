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
            let declared = facts.property(property, of: type)
        else { return nil }
        let getters = Set(declared.properties.compactMap(\.getter))
        guard let getter = getters.first, getters.count == 1, let body = facts.functions[getter].body,
            let choice = body.descendants.first(where: { $0.kind == .switch }), choice.firstChild?.source == "self"
        else { return nil }
        let branches = choice.children.filter { $0.kind == .switchCase }
        let own =
            branches.first { ReachedBranches.names(of: $0).contains(written.name) }
            ?? branches.first { ReachedBranches.isDefault($0) }
        let scope = CodeMembers.Scope(type: facts.functions[getter].owner, function: getter)
        return own.map { values(of: $0, in: scope, Frame(function: getter, arguments: [:]), &trail) }
    }
}
