/// A system whose required equalities are eliminated, cut into components: what stays the same when constants change.
struct ReducedSystem: Sendable {
    let variableCount: Int
    private let rows: SparseRows
    let elimination: Elimination
    let activities: Activities
    private let parts: Components
    private var tableau: Tableau
    /// Parts that the tableau stands at the solution of, which is not in `bases` yet.
    private var fresh: [Int] = []
    private var bases: BasisCache
    /// What each claim wanted the last time.
    private var targets: [Double] = []
    /// The distinct priorities: 1000, then the others from the highest.
    private let levels: [Int32]
    private let relations: [Relation]

    /// What was found for some constants.
    struct Result: Sendable {
        var values: [Double] = []
        /// Contradictions, each as multiples of constraints.
        var conflicts: [[(row: Int, multiplier: Double)]] = []
        var hasFailed = false
        /// The variables that have more than one value, ascending.
        var ambiguous: [Int] = []
        /// Another solution, in which all of those have another value.
        var witness: [Double]?
    }

    /// What is at hand while a solution is sought.
    private struct Search {
        /// The constants of the rows, as replayed.
        var constants: [Double]
        var tolerance = 0.0
        var result = Result()
        /// The parts whose values are not unique, in order.
        var open: [Int] = []
        var prices: [Interval.Price] = []
    }

    /// Eliminates and takes apart.
    ///
    /// - Parameters:
    ///   - system: without errors.
    ///   - rows: its constraints.
    ///   - levels: of each constraint; 0 is required.
    ///   - isUsed: the constraints that count.
    init(_ system: ConstraintSystem, _ rows: SparseRows, levels: [Int32], isUsed: [Bool]) {
        self.rows = rows
        self.levels = levels
        variableCount = system.variableCount
        relations = system.constraints.map(\.relation)
        let isEquality = system.constraints.map { $0.isRequired && $0.relation == .equal }
        elimination = Elimination(rows, variableCount: variableCount, isEquality: isEquality, isUsed: isUsed)
        activities = Activities(
            elimination,
            variableCount: variableCount,
            levels: levels,
            relations: relations,
            scales: rows.scales
        )
        parts = Components(activities)
        tableau = Tableau(activities)
        bases = BasisCache(partCount: parts.count)
    }

    /// Finds the optimal values for constants.
    ///
    /// - Parameter constants: one for each constraint, finite.
    /// - Returns: the values, or what contradicts one another; then the values mean nothing.
    mutating func solve(_ constants: [Double]) -> Result {
        remember()
        if tableau.counts.entities > activities.entityCount {
            // The last choice added rows, which may have changed places with others.
            tableau = Tableau(activities)
        }
        var search = Search(constants: constants)
        var largest = 0.0
        for row in rows.rescaled { search.constants[Int(row)] /= rows.scales[Int(row)] }
        for constant in search.constants { largest = max(largest, constant.magnitude) }
        search.tolerance = Self.tolerance(largest)
        elimination.replay(&search.constants)
        findConstantConflicts(&search)
        writeTargets(search.constants)
        search.result.values = [Double](repeating: 0, count: variableCount)
        for part in 0..<parts.count { solve(part, &search) }
        elimination.substitute(into: &search.result.values, constants: search.constants)
        guard !search.open.isEmpty, search.result.conflicts.isEmpty, !search.result.hasFailed else {
            return search.result
        }
        choose(&search)
        return search.result
    }

    private mutating func writeTargets(_ constants: [Double]) {
        if targets.count != activities.claims.count {
            targets = [Double](repeating: 0, count: activities.claims.count)
        }
        for index in targets.indices {
            targets[index] = constants[Int(activities.claims[index].row)] * activities.claims[index].inverseScale
        }
    }

    private func part(_ index: Int) -> Part { Part(parts, index, parameterCount: activities.parameters.count) }

    /// Solves a part, by a basis that was optimal before if it is again.
    private mutating func solve(_ index: Int, _ search: inout Search) {
        if parts.parameterCounts[index] == 1 {
            solveInterval(index, &search)
        } else if !bases.apply(index, part(index), activities, targets, &search.result.values) {
            solveInTableau(index, &search)
        }
    }

    /// Writes down the bases that the last solution ended with.
    private mutating func remember() {
        guard !fresh.isEmpty else { return }
        let (bases, fresh, parts, activities, targets) = (self.bases, self.fresh, self.parts, self.activities, self.targets)
        self.bases = tableau.open { tableau in
            var bases = bases
            for index in fresh {
                let part = Part(parts, index, parameterCount: activities.parameters.count)
                bases.remember(index, part, tableau, activities, targets)
            }
            return bases
        }
        self.fresh.removeAll(keepingCapacity: true)
    }

    // MARK: More than one solution

    private mutating func choose(_ search: inout Search) {
        for index in search.open where parts.parameterCounts[index] == 1 {
            let entity = Int(parts.entities[Int(parts.starts[index])])
            let interval = interval(entity, &search)
            tableau.open { tableau in
                tableau.lower[entity] = interval.lower
                tableau.upper[entity] = interval.upper
                tableau.value[entity] = interval.value
            }
        }
        let choice = Choice(
            &tableau,
            parts,
            open: search.open,
            activities,
            elimination,
            constants: search.constants,
            values: search.result.values
        )
        search.result.hasFailed = choice.hasFailed
        search.result.values = choice.values
        search.result.ambiguous = choice.ambiguous
        search.result.witness = choice.witness
    }

    /// By how much a required constraint may be missed, for constants of this size.
    private static func tolerance(_ magnitude: Double) -> Double { 1e-7 * max(1, magnitude * 1e-3) }

    // MARK: Rows without parameters

    private func findConstantConflicts(_ search: inout Search) {
        for row in elimination.emptied
        where search.constants[Int(row)].magnitude > search.tolerance {
            search.result.conflicts.append(trace([(Int(row), 1)]))
        }
        for row in activities.constantRows where levels[Int(row)] == 0 {
            let constant = search.constants[Int(row)]
            let isMissed =
                switch relations[Int(row)] {
                case .equal: constant.magnitude > search.tolerance
                case .lessThanOrEqual: constant < -search.tolerance
                case .greaterThanOrEqual: constant > search.tolerance
                }
            if isMissed { search.result.conflicts.append(trace([(Int(row), 1)])) }
        }
    }

    /// The constraints that multiples of rows over parameters are made of.
    private func trace(_ rows: [(row: Int, multiplier: Double)]) -> [(row: Int, multiplier: Double)] {
        var multipliers = [Double](repeating: 0, count: self.rows.count)
        for row in rows { multipliers[row.row] += row.multiplier }
        elimination.trace(&multipliers)
        let largest = multipliers.reduce(0) { max($0, $1.magnitude) }
        return multipliers.indices.filter { multipliers[$0].magnitude > 1e-9 * largest }.map { ($0, multipliers[$0]) }
    }

    // MARK: Components

    private mutating func solveInterval(_ index: Int, _ search: inout Search) {
        let entity = Int(parts.entities[Int(parts.starts[index])])
        let interval = interval(entity, &search)
        if !interval.isPoint { search.open.append(index) }
        search.result.values[Int(activities.parameters[entity])] = interval.value
    }

    /// The best values of a parameter that depends on no other.
    private func interval(_ entity: Int, _ search: inout Search) -> Interval {
        var interval = Interval()
        var claim = Int(activities.claimStarts[entity])
        let end = Int(activities.claimStarts[entity + 1])
        var lowest = -1
        var highest = -1
        while claim < end, activities.claims[claim].level == 0 {
            let relation = activities.claims[claim].relation
            if relation != .lessThanOrEqual, targets[claim] > interval.lower {
                interval.lower = targets[claim]
                lowest = claim
            }
            if relation != .greaterThanOrEqual, targets[claim] < interval.upper {
                interval.upper = targets[claim]
                highest = claim
            }
            claim += 1
        }
        if interval.lower > interval.upper {
            if interval.lower > interval.upper + search.tolerance {
                search.result.conflicts.append(
                    trace([
                        (Int(activities.claims[lowest].row), -activities.claims[lowest].inverseScale),
                        (Int(activities.claims[highest].row), activities.claims[highest].inverseScale),
                    ])
                )
            }
            interval.lower = (interval.lower + interval.upper) / 2
            interval.upper = interval.lower
        }
        while claim < end, !interval.isPoint {
            let start = claim
            let level = activities.claims[claim].level
            while claim < end, activities.claims[claim].level == level { claim += 1 }
            minimize(&interval, start..<claim, &search.prices)
        }
        return interval
    }

    /// Narrows an interval by the claims of one level.
    private func minimize(_ interval: inout Interval, _ range: Range<Int>, _ prices: inout [Interval.Price]) {
        var highest = -Double.infinity
        var lowest = Double.infinity
        var isOneSided = (up: true, down: true)
        for claim in range {
            switch activities.claims[claim].relation {
            case .greaterThanOrEqual:
                isOneSided.down = false
                highest = max(highest, targets[claim])
            case .lessThanOrEqual:
                isOneSided.up = false
                lowest = min(lowest, targets[claim])
            case .equal:
                isOneSided = (false, false)
            }
        }
        if isOneSided.up {
            interval.lower = min(interval.upper, max(interval.lower, highest))
        } else if isOneSided.down {
            interval.upper = max(interval.lower, min(interval.upper, lowest))
        } else {
            prices.removeAll(keepingCapacity: true)
            for claim in range {
                let relation = activities.claims[claim].relation
                let weight = activities.claims[claim].weight
                prices.append(
                    Interval.Price(
                        breakpoint: targets[claim],
                        below: relation == .lessThanOrEqual ? 0 : weight,
                        above: relation == .greaterThanOrEqual ? 0 : weight
                    )
                )
            }
            interval.minimize(&prices)
        }
    }

    private mutating func solveInTableau(_ index: Int, _ search: inout Search) {
        let part = part(index)
        while true {
            let outcome = tableau.open { tableau in
                let outcome = tableau.solve(part, activities, targets: targets, tolerance: search.tolerance)
                for own in 0..<part.columnCount {
                    let parameter = part.column(own)
                    search.result.values[Int(activities.parameters[parameter])] = tableau.value[parameter]
                }
                return outcome
            }
            switch outcome {
            case .solved(true): fresh.append(index)
            case .solved(false): search.open.append(index)
            case .failed: search.result.hasFailed = true
            case .conflict(let claims):
                search.result.conflicts.append(
                    trace(claims.map { (Int(activities.claims[$0.claim].row), $0.multiplier) })
                )
            case .needsRoom:
                tableau.enlargeMatrix()
                continue
            }
            return
        }
    }
}
