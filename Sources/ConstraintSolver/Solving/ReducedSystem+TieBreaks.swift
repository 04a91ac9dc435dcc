extension ReducedSystem {
    mutating func rememberTieBreak() {
        guard let choice = freshTieBreak else { return }
        freshTieBreak = nil
        let (components, goalTable, targets) = (self.components, self.goalTable, self.targets)
        guard let known = tableau.open({ KnownTieBreak(choice, $0, components, goalTable, targets) }) else { return }
        if tieBreaks.count == Self.tieBreakCapacity { tieBreaks.removeLast() }
        tieBreaks.insert(known, at: 0)
    }

    /// Solves by a choice that was made before, if it is right again.
    ///
    /// - Parameter search: what it makes of it.
    /// - Returns: whether there is such a choice.
    mutating func recall(_ search: inout Search) -> Bool {
        guard search.result.conflicts.isEmpty else { return false }
        for place in tieBreaks.indices {
            let choice = tieBreaks[place]
            guard !choice.open.contains(where: { search.isSolved[$0] }) else { continue }
            if !choice.needsOffsets, !begin(place, &search) { continue }
            var next = 0
            for component in 0..<components.count {
                if next < choice.open.count, choice.open[next] == component {
                    next += 1
                } else if !search.isDone[component] {
                    solve(component, &search)
                }
            }
            guard search.open.isEmpty, search.result.conflicts.isEmpty else { return false }
            if choice.needsOffsets, !begin(place, &search) { continue }
            guard choice.finish(elimination, search.constants, &search.result.values) else { continue }
            search.result.ambiguous = choice.ambiguous
            if place > 0 { tieBreaks.swapAt(0, place) }
            return true
        }
        return false
    }

    private mutating func begin(_ place: Int, _ search: inout Search) -> Bool {
        tieBreaks[place].begin(components, goalTable, elimination, search.constants, &targets, &search.result.values)
    }

    mutating func choose(_ search: inout Search, seeksAlternative: Bool) {
        for index in search.open where components.parameterCounts[index] == 1 {
            let quantity = Int(components.quantities[Int(components.starts[index])])
            let interval = interval(quantity, &search)
            tableau.open { tableau in
                tableau.lower[quantity] = interval.lower
                tableau.upper[quantity] = interval.upper
                tableau.value[quantity] = interval.value
            }
        }
        let open = search.open.sorted()
        let choice = TieBreak(
            &tableau,
            components,
            open: open,
            forms(of: open),
            goalTable,
            elimination,
            constants: search.constants,
            values: search.result.values,
            seeksAlternative: seeksAlternative
        )
        search.result.hasFailed = choice.hasFailed
        search.result.values = choice.values
        search.result.ambiguous = choice.ambiguous
        search.result.alternative = choice.alternative
        if !choice.hasFailed { freshTieBreak = choice }
    }

    /// The expressions of the variables; mostly the same components are open again.
    private mutating func forms(of open: [Int]) -> LinearExpressions {
        if let lastForms, lastForms.open == open { return lastForms.forms }
        var isOpen = [Bool](repeating: false, count: goalTable.parameters.count)
        for index in open {
            let component = component(index)
            for own in 0..<component.columnCount { isOpen[component.column(own)] = true }
        }
        let forms = LinearExpressions(elimination, goalTable, isOpen: isOpen)
        lastForms = (open, forms)
        return forms
    }
}
