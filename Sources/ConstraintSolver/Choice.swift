/// Chooses one of many optimal solutions, and shows another.
///
/// The choice depends on the optimal solutions and the numbering of the variables only, not on the order of the
/// constraints: of all optimal solutions those with the first variable nearest to 0, of these those with the second
/// nearest to 0, and so on.
struct Choice: Sendable {
    /// The parts with more than one solution, ascending.
    let open: [Int]
    /// The variables that have more than one value, ascending.
    private(set) var ambiguous: [Int] = []
    /// All variables in the solution that is chosen.
    private(set) var values: [Double]
    /// A solution in which each of `ambiguous` has another value than in `values`; `nil` if there is none.
    private(set) var witness: [Double]?
    private(set) var hasFailed = false
    /// Entities whose value makes a variable 0.
    private(set) var pins: [(entity: Int, variable: Int)] = []

    /// Finds the choice.
    ///
    /// - Parameters:
    ///   - tableau: solved; the bounds of the open parts' entities say what is optimal. On return, it stands at the choice.
    ///   - parts: the parts of the tableau.
    ///   - open: the numbers of those that have more than one solution.
    ///   - forms: what the variables are made of, by parameters of those parts.
    ///   - activities: those of the whole system.
    ///   - elimination: of the whole system.
    ///   - constants: as replayed.
    ///   - values: of all variables in the solution that was found.
    init(
        _ tableau: inout Tableau,
        _ parts: Components,
        open: [Int],
        _ forms: Forms,
        _ activities: Activities,
        _ elimination: Elimination,
        constants: [Double],
        values: [Double]
    ) {
        self.open = open
        self.values = values
        let openParts = open.map { Part(parts, $0, parameterCount: activities.parameters.count) }
        guard let centers = explore(&tableau, openParts, activities, forms) else {
            hasFailed = true
            return
        }
        choose(&tableau, openParts, activities, forms)
        guard !hasFailed else { return }
        tableau.open { tableau in
            for part in openParts {
                for index in 0..<part.columnCount {
                    let parameter = part.column(index)
                    self.values[Int(activities.parameters[parameter])] = tableau.value[parameter]
                }
            }
        }
        elimination.substitute(into: &self.values, constants: constants)
        separate(centers, openParts, activities, elimination, constants)
    }

    /// Finds out which variables have more than one value.
    ///
    /// - Returns: the values of all entities at two points that are off every bound that can be left; `nil` if the search
    ///   failed.
    private mutating func explore(
        _ tableau: inout Tableau,
        _ openParts: [Part],
        _ activities: Activities,
        _ forms: Forms
    ) -> [[Double]]? {
        let entityCount = activities.entityCount
        let saved = tableau.open { tableau in (0..<entityCount).map { tableau.value[$0] } }
        var centers: [[Double]] = []
        var rates = [Double](repeating: 0, count: entityCount)
        for part in openParts {
            let stirred = tableau.open { tableau in
                tableau.stir(part, round: 0)
                return (0..<part.entityCount).map { tableau.value[part.entity($0)] }
            }
            while true {
                let outcome = tableau.open { $0.settleResting(part, saved) }
                if case .optimal = outcome { break }
                guard case .needsRoom = outcome else { return nil }
                tableau.enlargeMatrix()
                tableau.open { tableau in
                    for index in 0..<part.entityCount { tableau.value[part.entity(index)] = stirred[index] }
                }
            }
        }
        tableau.open { tableau in
            centers.append((0..<entityCount).map { tableau.value[$0] })
            for part in openParts {
                tableau.stir(part, round: 1)
                tableau.writeRates(part, &rates)
            }
            centers.append((0..<entityCount).map { tableau.value[$0] })
            for part in openParts {
                for index in 0..<part.entityCount { tableau.value[part.entity(index)] = saved[part.entity(index)] }
            }
        }
        for variable in values.indices {
            var sum = 0.0
            var size = 0.0
            for index in forms.range(variable) {
                let added = forms.coefficients[index] * rates[Int(forms.parameters[index])]
                sum += added
                size += added.magnitude
            }
            if sum.magnitude > 1e-9 * size { ambiguous.append(variable) }
        }
        return centers
    }

    private mutating func choose(
        _ tableau: inout Tableau,
        _ openParts: [Part],
        _ activities: Activities,
        _ forms: Forms
    ) {
        var freeCount = 0
        var offsets = [Double](repeating: 0, count: ambiguous.count)
        tableau.open { tableau in
            for part in openParts {
                for index in 0..<part.columnCount where !tableau.isFixed(part.column(index)) { freeCount += 1 }
            }
            for (index, variable) in ambiguous.enumerated() {
                let range = forms.range(variable)
                if range.count == 1, forms.coefficients[range.lowerBound] == 1,
                    activities.parameters[Int(forms.parameters[range.lowerBound])] == variable
                {
                    continue
                }
                var sum = 0.0
                for index in range { sum += forms.coefficients[index] * tableau.value[forms.parameters[index]] }
                offsets[index] = values[variable] - sum
            }
        }
        let maximum = freeCount
        var next = 0
        while next < ambiguous.count, freeCount > 0 {
            let (first, count) = (next, ambiguous.count)
            var outcome = OpenTableau.Outcome.optimal
            tableau.open { tableau in
                for index in first..<count where freeCount > 0 {
                    let range = forms.range(ambiguous[index])
                    let result = tableau.settle(forms, range, offset: offsets[index])
                    outcome = result.outcome
                    guard case .optimal = outcome else { return }
                    if let entity = result.entity { pins.append((entity, ambiguous[index])) }
                    freeCount -= result.columnCount
                    next = index + 1
                }
            }
            switch outcome {
            case .optimal: break
            case .failed:
                hasFailed = true
                return
            case .needsRoom:
                let rowCount = activities.entityCount - activities.parameters.count + maximum
                if tableau.rooms.rows < rowCount {
                    tableau.enlarge {
                        $0.rows += maximum
                        $0.entities += maximum
                        $0.breakpoints += 2 * maximum
                    }
                } else {
                    tableau.enlargeMatrix()
                }
            }
        }
        tableau.open { tableau in
            for part in openParts { for index in 0..<part.rowCount { tableau.recompute(part.row(index)) } }
            for row in (activities.entityCount - activities.parameters.count)..<tableau.counts.rows {
                tableau.recompute(row)
            }
        }
    }

    /// Mixes solutions so that every ambiguous variable differs from the chosen one.
    private mutating func separate(
        _ centers: [[Double]],
        _ openParts: [Part],
        _ activities: Activities,
        _ elimination: Elimination,
        _ constants: [Double]
    ) {
        guard !ambiguous.isEmpty else { return }
        var other = values
        for share in [0.0, 1, 0.5, 0.29, 0.83] {
            for part in openParts {
                for index in 0..<part.columnCount {
                    let parameter = part.column(index)
                    other[Int(activities.parameters[parameter])] =
                        centers[0][parameter] * (1 - share) + centers[1][parameter] * share
                }
            }
            elimination.substitute(into: &other, constants: constants)
            if ambiguous.allSatisfy({ (other[$0] - values[$0]).magnitude > 1e-6 * (1 + values[$0].magnitude) }) {
                break
            }
        }
        witness = other
    }
}
