internal import SourceCode

/// Properties that a type inherits: objects of its supertype, and of other types that inherit it, are made with other values.
extension ValueReader {
    /// What an initializer of a supertype is given for a property where a type is made that inherits it.
    ///
    /// - Parameters:
    ///   - heir: the type that inherits the property.
    ///   - assignment: the assignment to the property.
    ///   - owner: the type that declares the property.
    ///   - trail: what was followed so far.
    /// - Returns: `nil` if the assignment stands in no initializer of the supertype; data where the type is made by none that
    ///   is seen.
    func given(
        by heir: String,
        to assignment: CodeMembers.Assignment,
        of owner: String,
        _ trail: inout Trail
    ) -> [Value]? {
        guard let function = assignment.scope.function, facts.functions[function].name == "init",
            facts.functions[function].owner == owner, !facts.functions[function].parameters.isEmpty
        else { return nil }
        let calls = facts.initializations(of: owner, by: heir).filter { self.calls($0, function: function) }
        guard !calls.isEmpty else { return [.unknown] }
        return calls.flatMap { call in
            values(assignment.values, in: assignment.scope, frame(of: call, function, nil), &trail)
        }
    }

    /// Whether a call may be one of an object of a class that inherits the function, and is none of its sibling.
    ///
    /// - Parameters:
    ///   - call: a call of the function.
    ///   - function: its declaration.
    ///   - heir: the class of the object; `nil` if it is not known.
    /// - Returns: whether the object may be meant: a call of a value whose class is not known may mean any.
    /// - Complexity: O(*d*) in the number of classes above.
    func isMeant(_ call: CodeMembers.Call, _ function: CodeMembers.Function, for heir: String?) -> Bool {
        guard let heir, heir != function.owner, facts.ancestry(of: heir).contains(function.owner) else { return true }
        guard let callee = call.node.firstChild, callee.kind == .member, let base = callee.firstChild,
            !base.isNamed("self"), !base.isNamed("super")
        else { return facts.isRelated(call.scope.type, heir) }
        guard let type = types.type(of: base, in: call.scope) ?? TypeFinder.typeName(base) else { return true }
        return facts.isRelated(type, heir)
    }

    /// Whether an assignment is one to a property of a type.
    func isProperty(_ assignment: CodeMembers.Assignment, of owner: String) -> Bool {
        let (target, scope) = (assignment.target, assignment.scope)
        if target.kind == .reference {
            return facts.isRelated(scope.type, owner)
                && facts.local(target.name, in: scope.function, at: target.range.lowerBound) == nil
                && facts.parameter(target.name, of: scope.function) == nil
        }
        guard let base = target.firstChild else { return false }
        guard let type = types.type(of: base, in: scope) else { return false }
        return facts.isRelated(type, owner)
    }
}

extension CodeMembers {
    /// The calls that initialize the part of an object which a type inherits: `super.init(…)` of the types between, and the
    /// calls that make one of them.
    ///
    /// - Complexity: O(*n*) in the number of calls of initializers.
    func initializations(of owner: String, by heir: String) -> [Call] {
        let between = Set(ancestry(of: heir).prefix { $0 != owner })
        let handed = (calls["init"] ?? []).filter { call in
            call.node.firstChild?.firstChild?.isNamed("super") == true && between.contains(call.scope.type)
        }
        return handed + between.sorted().flatMap { makers(of: $0, at: []) }
    }
}
