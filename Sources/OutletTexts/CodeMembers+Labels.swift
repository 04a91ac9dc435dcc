internal import SourceCode
internal import SourceText

/// Labels of Swift 1 and 2, in which a call writes none for the first argument of a function.
extension CodeMembers {
    /// Takes the label from the first parameter of functions that all calls of their name leave out: since Swift 3 no such
    /// call is one of theirs, before it all are.
    ///
    /// - Complexity: O(*n*) in the number of functions and calls.
    mutating func forgetUnwrittenLabels() {
        for (name, positions) in functionsByName where name != "init" {
            let isLabelled = positions.allSatisfy { position in
                let function = functions[position]
                return function.body?.file.path.hasSuffix(".swift") == true
                    && function.parameters.first?.label?.isEmpty == false
            }
            guard isLabelled, let calls = calls[name], !calls.isEmpty else { continue }
            let isUnwritten = calls.allSatisfy { call in
                guard let first = call.node.arguments.first else { return false }
                return first.nameRange.isEmpty && !first.traits.contains(.isTrailing)
            }
            guard isUnwritten else { continue }
            for position in positions { functions[position].parameters[0].label = nil }
        }
    }
}
