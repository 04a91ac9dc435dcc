/// Chooses one of many optimal solutions, and shows another if it is asked to.
///
/// The choice depends on the optimal solutions and the numbering of the variables only, not on the order of the
/// constraints: of all optimal solutions those with the first variable nearest to 0, of these those with the second
/// nearest to 0, and so on.
struct TieBreak: Sendable {
    /// The components with more than one solution, ascending.
    let open: [Int]
    /// The variables that have more than one value, ascending.
    private(set) var ambiguous: [Int] = []
    /// All variables in the solution that is chosen.
    private(set) var values: [Double]
    /// A solution in which each of `ambiguous` has another value than in `values`; `nil` if it was not sought.
    private(set) var alternative: [Double]?
    private(set) var hasFailed = false
    /// Quantities whose value makes a variable 0.
    private(set) var pins: [(quantity: Int, variable: Int)] = []

    /// Finds the choice.
    ///
    /// - Parameters:
    ///   - tableau: solved; the bounds of the open components' quantities say what is optimal. On return, it is at the
    ///     choice.
    ///   - components: the components of the tableau.
    ///   - open: the numbers of those that have more than one solution.
    ///   - forms: what the variables are made of, by parameters of those components.
    ///   - goalTable: those of the whole system.
    ///   - elimination: of the whole system.
    ///   - constants: as replayed.
    ///   - values: of all variables in the solution that was found.
    ///   - seeksAlternative: whether another solution is sought.
    init(
        _ tableau: inout Tableau,
        _ components: Components,
        open: [Int],
        _ forms: LinearExpressions,
        _ goalTable: GoalTable,
        _ elimination: Elimination,
        constants: [Double],
        values: [Double],
        seeksAlternative: Bool
    ) {
        self.open = open
        self.values = values
        let openComponents = open.map { Component(components, $0, parameterCount: goalTable.parameters.count) }
        guard let centers = explore(&tableau, openComponents, goalTable, forms) else {
            hasFailed = true
            return
        }
        choose(&tableau, openComponents, goalTable, forms)
        guard !hasFailed else { return }
        tableau.open { tableau in
            for component in openComponents {
                for index in 0..<component.columnCount {
                    let parameter = component.column(index)
                    self.values[Int(goalTable.parameters[parameter])] = tableau.value[parameter]
                }
            }
        }
        elimination.substitute(into: &self.values, constants: constants)
        if seeksAlternative { separate(centers, openComponents, goalTable, elimination, constants) }
    }

    /// Finds out which variables have more than one value.
    ///
    /// - Returns: the values of all quantities at two points that are off every bound that can be left; `nil` if the
    ///   search failed.
    private mutating func explore(
        _ tableau: inout Tableau,
        _ openComponents: [Component],
        _ goalTable: GoalTable,
        _ forms: LinearExpressions
    ) -> [[Double]]? {
        let quantityCount = goalTable.quantityCount
        let saved = tableau.open { tableau in (0..<quantityCount).map { tableau.value[$0] } }
        var centers: [[Double]] = []
        var rates = [Double](repeating: 0, count: quantityCount)
        for component in openComponents {
            let stirred = tableau.open { tableau in
                tableau.stir(component, round: 0)
                return (0..<component.quantityCount).map { tableau.value[component.quantity($0)] }
            }
            while true {
                let outcome = tableau.open { $0.settleResting(component, saved) }
                if case .optimal = outcome { break }
                guard case .needsRoom = outcome else { return nil }
                tableau.enlargeMatrix()
                tableau.open { tableau in
                    for index in 0..<component.quantityCount {
                        tableau.value[component.quantity(index)] = stirred[index]
                    }
                }
            }
        }
        tableau.open { tableau in
            centers.append((0..<quantityCount).map { tableau.value[$0] })
            for component in openComponents {
                tableau.stir(component, round: 1)
                tableau.writeRates(component, &rates)
            }
            centers.append((0..<quantityCount).map { tableau.value[$0] })
            for component in openComponents {
                for index in 0..<component.quantityCount {
                    tableau.value[component.quantity(index)] = saved[component.quantity(index)]
                }
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
        _ openComponents: [Component],
        _ goalTable: GoalTable,
        _ forms: LinearExpressions
    ) {
        var freeCount = 0
        var offsets = [Double](repeating: 0, count: ambiguous.count)
        tableau.open { tableau in
            for component in openComponents {
                for index in 0..<component.columnCount where !tableau.isFixed(component.column(index)) {
                    freeCount += 1
                }
            }
            for (index, variable) in ambiguous.enumerated() {
                let range = forms.range(variable)
                if range.count == 1, forms.coefficients[range.lowerBound] == 1,
                    goalTable.parameters[Int(forms.parameters[range.lowerBound])] == variable
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
            var outcome = TableauWorkspace.Outcome.optimal
            tableau.open { tableau in
                for index in first..<count where freeCount > 0 {
                    let range = forms.range(ambiguous[index])
                    let result = tableau.settle(forms, range, offset: offsets[index])
                    outcome = result.outcome
                    guard case .optimal = outcome else { return }
                    if let quantity = result.quantity { pins.append((quantity, ambiguous[index])) }
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
                let rowCount = goalTable.quantityCount - goalTable.parameters.count + maximum
                if tableau.capacity.rows < rowCount {
                    tableau.enlarge {
                        $0.rows += maximum
                        $0.quantities += maximum
                        $0.breakpoints += 2 * maximum
                    }
                } else {
                    tableau.enlargeMatrix()
                }
            }
        }
        tableau.open { tableau in
            for component in openComponents {
                for index in 0..<component.rowCount { tableau.recompute(component.row(index)) }
            }
            for row in (goalTable.quantityCount - goalTable.parameters.count)..<tableau.usage.rows {
                tableau.recompute(row)
            }
        }
    }

    /// Mixes solutions so that every ambiguous variable differs from the chosen one.
    private mutating func separate(
        _ centers: [[Double]],
        _ openComponents: [Component],
        _ goalTable: GoalTable,
        _ elimination: Elimination,
        _ constants: [Double]
    ) {
        guard !ambiguous.isEmpty else { return }
        var other = values
        for share in [0.0, 1, 0.5, 0.29, 0.83] {
            for component in openComponents {
                for index in 0..<component.columnCount {
                    let parameter = component.column(index)
                    other[Int(goalTable.parameters[parameter])] =
                        centers[0][parameter] * (1 - share) + centers[1][parameter] * share
                }
            }
            elimination.substitute(into: &other, constants: constants)
            if ambiguous.allSatisfy({ (other[$0] - values[$0]).magnitude > 1e-6 * (1 + values[$0].magnitude) }) {
                break
            }
        }
        alternative = other
    }
}
