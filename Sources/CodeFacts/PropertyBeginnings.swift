internal import SourceCode

/// Texts that properties begin with, until code gives them another: `var heading = "Heading"`, which `configure(_:)` sets.
extension FactFinder {
    /// Notes what an assignment tells about texts that were there before.
    mutating func note(_ target: CodeNode, isGiven values: [CodeNode]) {
        noteFilling(target, values)
        noteConfiguring(target, values)
        noteAssigning(target, values)
    }

    /// Notes that a property is given a value.
    private mutating func noteAssigning(_ target: CodeNode, _ values: [CodeNode]) {
        guard situation.isSeen, isSwift else { return }
        let isNothing = values.count == 1 && values[0].source == "nil"
        let isOwn = target.kind == .reference || target.firstChild?.isNamed("self") == true
        let isLocal = target.kind == .reference && scopes.contains { $0[target.name] != nil }
        guard !isNothing, !isLocal else { return }
        let isLiteral = values.contains { value in
            value.kind == .string || value.kind == .choice || value.kind == .operator && value.isNamed("+")
                || hasKey(value)
        }
        let property = ViewProperty(owner: isOwn ? owner : "", name: target.name)
        assigned[property] = isLiteral || assigned[property] == true
    }
}

extension FileFacts {
    /// Marks the first texts of properties that code gives a text later which only the running app knows: as a rule
    /// nobody sees them.
    ///
    /// One that is given literals or localized strings shows a state with each, and the first with the first: `var title = "Start"`.
    ///
    /// - Complexity: O(*n*) in the number of texts.
    mutating func markBeginnings(_ assigned: [ViewProperty: Bool], isUnique: (String) -> Bool) {
        for index in texts.indices where !texts[index].isFallback {
            guard let property = texts[index].initialOf else { continue }
            let others = isUnique(property.name) ? assigned[ViewProperty(owner: "", name: property.name)] : nil
            let found = [assigned[property], others].compactMap(\.self)
            if !found.isEmpty, !found.contains(true) { texts[index].isFallback = true }
        }
    }
}
