internal import SourceCode

/// Properties of a view whose observer shows them: what one view is given is not what another one is.
extension ValueReader {
    /// What a property was given just before, if a function is looked at that its observer or setter calls.
    ///
    /// - Parameters:
    ///   - name: the property.
    ///   - scope: where it is named.
    ///   - frame: the arguments of the function around.
    /// - Returns: `nil` if no such function is around.
    /// - Complexity: O(*n*) in the number of functions that called each other.
    func newValue(of name: String, in scope: CodeMembers.Scope, _ frame: Frame?) -> Argument? {
        guard frame?.function == scope.function else { return nil }
        var current = frame
        while let inner = current {
            let accessor = facts.functions[inner.function]
            if accessor.property == name, facts.isRelated(accessor.owner, scope.type),
                let given = inner.arguments["newValue"]
            {
                return given
            }
            current = inner.caller
        }
        return nil
    }

    /// What a member of such a value was made with: `model.title` behind `label.model = Model(title: "Name")`.
    ///
    /// - Returns: `nil` if the value is made elsewhere, or its member may be another one by now.
    /// - Complexity: O(*n*) in the number of functions that called each other, and of assignments to the member.
    func member(
        _ name: String,
        ofNewValue base: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?
    ) -> Argument? {
        guard base.kind == .reference, frame?.function == scope.function else { return nil }
        var property = base.name
        if let (local, _) = facts.local(property, in: scope.function, at: base.range.lowerBound) {
            guard let value = local.value, value.kind == .reference else { return nil }
            property = value.name
        }
        guard let given = newValue(of: property, in: scope, frame), given.values.count == 1,
            let call = given.values.first, call.kind == .call, let type = call.firstChild.flatMap(TypeFinder.typeName),
            keeps(name, of: type), let argument = call.arguments.first(where: { $0.name == name })
        else { return nil }
        return Argument(values: Array(argument.children), scope: given.scope, frame: given.frame)
    }
}
