/// A system whose required equalities are eliminated, cut into components: what stays the same when constants change.
struct ReducedSystem: Sendable {
    let variableCount: Int
    private let rows: SparseRows
    let elimination: Elimination
    let activities: Activities
    private let parts: Components
    /// The components of two and more parameters, in order.
    private var components: [Component] = []
    /// Where each component is in `components`; -1 for those of one parameter.
    private var places: [Int32] = []
    /// The distinct priorities: 1000, then the others from the highest.
    private let levels: [Int32]
    private let relations: [Relation]

    /// What was found for some constants.
    struct Result: Sendable {
        var values: [Double] = []
        /// Contradictions, each as multiples of constraints.
        var conflicts: [[(row: Int, multiplier: Double)]] = []
        var hasFailed = false
        /// The components whose values are not unique.
        var open: [Int] = []
        /// The constants of the rows, as replayed.
        var constants: [Double] = []
        /// The value that each claim wants.
        var targets: [Double] = []
        var tolerance = 0.0
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
        places = [Int32](repeating: -1, count: parts.count)
        for part in 0..<parts.count where parts.parameterCounts[part] > 1 {
            places[part] = Int32(components.count)
            components.append(
                Component(
                    activities,
                    entities: Array(parts.entities[parts.range(part)]),
                    parameterCount: Int(parts.parameterCounts[part])
                )
            )
        }
    }

    /// Finds the optimal values for constants.
    ///
    /// - Parameter constants: one for each constraint, finite.
    /// - Returns: the values, or what contradicts one another; then the values mean nothing.
    mutating func solve(_ constants: [Double]) -> Result {
        var result = Result()
        result.constants = constants
        for row in rows.rescaled { result.constants[Int(row)] /= rows.scales[Int(row)] }
        var largest = 0.0
        for constant in result.constants { largest = max(largest, constant.magnitude) }
        result.tolerance = Self.tolerance(largest)
        elimination.replay(&result.constants)
        findConstantConflicts(&result)
        result.targets = activities.claims.map { result.constants[Int($0.row)] * $0.inverseScale }
        result.values = [Double](repeating: 0, count: variableCount)
        var prices: [Interval.Price] = []
        for part in 0..<parts.count {
            if places[part] < 0 {
                solveInterval(part, &result, &prices)
            } else {
                solveComponent(part, &result)
            }
        }
        elimination.substitute(into: &result.values, constants: result.constants)
        return result
    }

    /// By how much a required constraint may be missed, for constants of this size.
    private static func tolerance(_ magnitude: Double) -> Double { 1e-7 * max(1, magnitude * 1e-3) }

    // MARK: Rows without parameters

    private func findConstantConflicts(_ result: inout Result) {
        for row in elimination.emptied
        where result.constants[Int(row)].magnitude > result.tolerance {
            result.conflicts.append(trace([(Int(row), 1)]))
        }
        for row in activities.constantRows where levels[Int(row)] == 0 {
            let constant = result.constants[Int(row)]
            let isMissed =
                switch relations[Int(row)] {
                case .equal: constant.magnitude > result.tolerance
                case .lessThanOrEqual: constant < -result.tolerance
                case .greaterThanOrEqual: constant > result.tolerance
                }
            if isMissed { result.conflicts.append(trace([(Int(row), 1)])) }
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

    private func solveInterval(_ part: Int, _ result: inout Result, _ prices: inout [Interval.Price]) {
        var interval = Interval()
        let parameter = Int(parts.entities[Int(parts.starts[part])])
        let range = activities.claimRange(parameter)
        var lowest = -1
        var highest = -1
        var next = Int32.max
        for index in range {
            let claim = activities.claims[index]
            guard claim.level == 0 else {
                next = min(next, claim.level)
                continue
            }
            if claim.relation != .lessThanOrEqual, result.targets[index] > interval.lower {
                interval.lower = result.targets[index]
                lowest = index
            }
            if claim.relation != .greaterThanOrEqual, result.targets[index] < interval.upper {
                interval.upper = result.targets[index]
                highest = index
            }
        }
        if interval.lower > interval.upper {
            if interval.lower > interval.upper + result.tolerance {
                result.conflicts.append(
                    trace([
                        (Int(activities.claims[lowest].row), -activities.claims[lowest].inverseScale),
                        (Int(activities.claims[highest].row), activities.claims[highest].inverseScale),
                    ])
                )
            }
            interval.lower = (interval.lower + interval.upper) / 2
            interval.upper = interval.lower
        }
        while next != .max, !interval.isPoint {
            let level = next
            next = .max
            prices.removeAll(keepingCapacity: true)
            for index in range {
                let claim = activities.claims[index]
                if claim.level == level {
                    prices.append(
                        Interval.Price(
                            breakpoint: result.targets[index],
                            below: claim.relation == .lessThanOrEqual ? 0 : claim.weight,
                            above: claim.relation == .greaterThanOrEqual ? 0 : claim.weight
                        )
                    )
                } else if claim.level > level {
                    next = min(next, claim.level)
                }
            }
            interval.minimize(&prices)
        }
        if !interval.isPoint { result.open.append(part) }
        result.values[Int(activities.parameters[parameter])] = interval.value
    }

    private mutating func solveComponent(_ part: Int, _ result: inout Result) {
        let place = Int(places[part])
        switch components[place].solve(activities, targets: result.targets, tolerance: result.tolerance) {
        case .solved: break
        case .failed: result.hasFailed = true
        case .conflict(let claims):
            result.conflicts.append(
                trace(claims.map { (Int(activities.claims[$0.claim].row), $0.multiplier) })
            )
        }
        for (own, entity) in components[place].parameters.enumerated() {
            result.values[Int(activities.parameters[Int(entity)])] = components[place].value(own)
        }
        if !components[place].isSettled { result.open.append(part) }
    }

    /// The entities of a component's parameters.
    func parameters(of part: Int) -> ArraySlice<Int32> {
        parts.entities[parts.range(part)].prefix(Int(parts.parameterCounts[part]))
    }

    /// A component of two or more parameters; `nil` for a smaller one.
    func component(_ part: Int) -> Component? { places[part] < 0 ? nil : components[Int(places[part])] }

    /// The components that have more than one solution, as one.
    func joint(_ open: [Int]) -> Component {
        let entities = open.flatMap { parts.entities[parts.range($0)] }.sorted()
        let parameterCount = open.reduce(0) { $0 + Int(parts.parameterCounts[$1]) }
        return Component(activities, entities: entities, parameterCount: parameterCount)
    }
}
