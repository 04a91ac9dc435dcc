internal import SourceCode
internal import SourceText

/// Values that are taken out of cases of enumerations, and what is added to a text.
extension ValueReader {
    /// How many texts cases may hold that are made for them: those of a store of any texts are data.
    private static let maximumTexts = 12

    /// The values that all code which makes cases puts where patterns take them out.
    ///
    /// - Returns: data where it is not known which case is meant, or nobody makes it.
    /// - Complexity: O(*n*) in the number of calls by the names of the cases.
    func held(_ payloads: [CodeMembers.Payload], _ trail: inout Trail) -> [Value] {
        var found: [Value] = []
        for payload in payloads {
            guard let enumCase = facts.enumCase(of: payload) else { return [.unknown] }
            let meant = enumCase.parameters[payload.position]
            for call in facts.calls[payload.name] ?? [] where makes(enumCase, call) {
                for (parameter, argument) in pairs(enumCase.parameters, call.node.arguments) where parameter == meant {
                    guard trail.visited.insert(argument).inserted else { continue }
                    found += values(Array(argument.children), in: call.scope, nil, &trail)
                }
            }
        }
        return found.isEmpty || Set(found).count > Self.maximumTexts ? [.unknown] : found
    }

    /// Whether a call makes a case: `.failed(…)`, `State.failed(…)`.
    private func makes(_ enumCase: CodeMembers.EnumCase, _ call: CodeMembers.Call) -> Bool {
        guard let callee = call.node.firstChild, callee.kind == .member,
            pairs(enumCase.parameters, call.node.arguments).count == call.node.arguments.count
        else { return false }
        guard let base = callee.firstChild else { return true }
        return TypeFinder.typeName(base) == enumCase.owner
    }

    /// What a function adds to a local text between two places.
    ///
    /// - Complexity: O(*n*) in the number of such statements about texts of this name.
    func additions(
        to name: String,
        of function: Int,
        in path: String,
        _ range: Range<Int>
    ) -> [CodeMembers.Assignment] {
        (facts.additions[name] ?? []).filter { addition in
            addition.target.kind == .reference && addition.scope.function == function
                && addition.target.file.path == path && range.contains(addition.target.range.lowerBound)
        }
    }
}
