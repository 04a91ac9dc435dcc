extension ReducedSystem {
    mutating func rememberChoice() {
        guard let choice = freshChoice else { return }
        freshChoice = nil
        let (parts, activities, targets) = (self.parts, self.activities, self.targets)
        guard let known = tableau.open({ KnownChoice(choice, $0, parts, activities, targets) }) else { return }
        if choices.count == Self.choiceCapacity { choices.removeLast() }
        choices.insert(known, at: 0)
    }

    /// Solves by a choice that was made before, if it is right again.
    ///
    /// - Parameter search: what it makes of it.
    /// - Returns: whether there is such a choice.
    mutating func recall(_ search: inout Search) -> Bool {
        guard search.result.conflicts.isEmpty else { return false }
        for place in choices.indices {
            let choice = choices[place]
            guard !choice.open.contains(where: { search.isSolved[$0] }) else { continue }
            var share: Double?
            if !choice.needsOffsets {
                share = begin(place, &search)
                if share == nil { continue }
            }
            var next = 0
            for part in 0..<parts.count {
                if next < choice.open.count, choice.open[next] == part {
                    next += 1
                } else if !search.isDone[part] {
                    solve(part, &search)
                }
            }
            guard search.open.isEmpty, search.result.conflicts.isEmpty else { return false }
            if choice.needsOffsets { share = begin(place, &search) }
            guard let share,
                let witness = choice.finish(elimination, search.constants, share: share, &search.result.values)
            else { continue }
            search.result.ambiguous = choice.ambiguous
            search.result.witness = witness
            if place > 0 { choices.swapAt(0, place) }
            return true
        }
        return false
    }

    private mutating func begin(_ place: Int, _ search: inout Search) -> Double? {
        choices[place].begin(parts, activities, elimination, search.constants, &targets, &search.result.values)
    }

    mutating func choose(_ search: inout Search) {
        for index in search.open where parts.parameterCounts[index] == 1 {
            let entity = Int(parts.entities[Int(parts.starts[index])])
            let interval = interval(entity, &search)
            tableau.open { tableau in
                tableau.lower[entity] = interval.lower
                tableau.upper[entity] = interval.upper
                tableau.value[entity] = interval.value
            }
        }
        let open = search.open.sorted()
        let choice = Choice(
            &tableau,
            parts,
            open: open,
            forms(of: open),
            activities,
            elimination,
            constants: search.constants,
            values: search.result.values
        )
        search.result.hasFailed = choice.hasFailed
        search.result.values = choice.values
        search.result.ambiguous = choice.ambiguous
        search.result.witness = choice.witness
        if !choice.hasFailed { freshChoice = choice }
    }

    /// What the variables are made of; the same parts are most often open again.
    private mutating func forms(of open: [Int]) -> Forms {
        if let lastForms, lastForms.open == open { return lastForms.forms }
        var isOpen = [Bool](repeating: false, count: activities.parameters.count)
        for index in open {
            let part = part(index)
            for own in 0..<part.columnCount { isOpen[part.column(own)] = true }
        }
        let forms = Forms(elimination, activities, isOpen: isOpen)
        lastForms = (open, forms)
        return forms
    }
}
