/// Parameters that depend on one another, and the activities over them: one linear program for every level.
struct Component: Sendable {
    /// The entities of the whole system, parameters first, by the component's own numbers.
    private let entities: [Int32]
    let parameterCount: Int
    private(set) var tableau: Tableau
    /// The levels that claims on the entities have, ascending, without the required one.
    private let levels: [Int32]
    /// Whether the last solution was the only one, by the signs of the costs alone.
    private(set) var isSettled = false
    private var isWarm = false
    /// Whether the solution that the tableau stands at was the only one.
    private var wasSettled = false
    private var bases: BasisCache
    /// Of each claim of the component in order: whether the value was below (-1), at (0) or above (1) it.
    private var sides: [Int8] = []

    /// What a component has to say.
    enum Outcome: Sendable {
        case solved
        /// Multiples of claims that contradict one another.
        case conflict([(claim: Int, multiplier: Double)])
        case failed
    }

    /// A component that was not solved yet.
    ///
    /// - Parameters:
    ///   - activities: those of the whole system.
    ///   - entities: ascending.
    ///   - parameterCount: how many of them are parameters.
    init(_ activities: Activities, entities: [Int32], parameterCount: Int) {
        self.entities = entities
        self.parameterCount = parameterCount
        tableau = Tableau(parameterCount: parameterCount, formCount: entities.count - parameterCount)
        for row in 0..<(entities.count - parameterCount) {
            for index in activities.formRange(Int(entities[parameterCount + row]) - activities.parameters.count) {
                let column = Self.index(of: activities.formColumns[index], in: entities, count: parameterCount)
                tableau.set(row: row, column: column, to: activities.formValues[index])
            }
        }
        var seen: [Int32] = []
        var claimCount = 0
        for entity in entities {
            claimCount += activities.claimRange(Int(entity)).count
            for claim in activities.claimRange(Int(entity)) {
                let level = activities.claims[claim].level
                if level != 0, !seen.contains(level) { seen.append(level) }
            }
        }
        seen.sort()
        levels = seen
        bases = BasisCache(
            entityCount: entities.count,
            columnCount: parameterCount,
            claimCount: claimCount
        )
    }

    /// Where an entity is among the first of the ascending ones.
    private static func index(of entity: Int32, in entities: [Int32], count: Int) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high) / 2
            if entities[middle] < entity { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The parameters of the whole system.
    var parameters: ArraySlice<Int32> { entities[..<parameterCount] }

    /// The value of a parameter, by the component's own number.
    func value(_ parameter: Int) -> Double { tableau.value[parameter] }

    /// Finds the optimal values, level by level.
    ///
    /// What was found for other constants is where the search begins.
    ///
    /// - Parameters:
    ///   - activities: those that the component was made from.
    ///   - targets: the value that each claim of the system wants.
    ///   - tolerance: by how much a required claim may be missed and counts as held.
    /// - Returns: whether the required claims can hold.
    mutating func solve(_ activities: Activities, targets: [Double], tolerance: Double) -> Outcome {
        if bases.apply(to: &tableau.value, entities, activities, targets) {
            isSettled = true
            return .solved
        }
        if isWarm {
            moveToPins(activities, targets)
            if wasSettled, isStillOptimal(activities, targets) {
                isSettled = true
                return .solved
            }
        }
        isWarm = false
        wasSettled = false
        isSettled = false
        for entity in tableau.lower.indices {
            tableau.lower[entity] = -.infinity
            tableau.upper[entity] = .infinity
        }
        if let outcome = satisfyRequired(activities, targets, tolerance) { return outcome }
        for level in levels {
            if tableau.isSettled { break }
            price(activities, targets, level: level)
            guard case .optimal = tableau.minimize() else { return .failed }
            tableau.tighten()
        }
        tableau.recompute()
        isSettled = tableau.isSettled
        isWarm = true
        if isSettled { rememberPins(activities, targets) }
        wasSettled = isSettled
        return .solved
    }

    // MARK: Levels

    private mutating func price(_ activities: Activities, _ targets: [Double], level: Int32) {
        tableau.clearCosts()
        for (own, entity) in entities.enumerated() {
            tableau.beginCosts(of: own)
            for index in activities.claimRange(Int(entity)) where activities.claims[index].level == level {
                let claim = activities.claims[index]
                let weight = level == 0 ? 1 : claim.weight
                tableau.price(
                    own,
                    at: targets[index],
                    below: claim.relation == .lessThanOrEqual ? 0 : weight,
                    above: claim.relation == .greaterThanOrEqual ? 0 : weight
                )
            }
        }
        tableau.endCosts()
    }

    /// Makes the required claims hold, and bounds of them.
    ///
    /// - Returns: what ends the work; `nil` if they hold.
    private mutating func satisfyRequired(
        _ activities: Activities,
        _ targets: [Double],
        _ tolerance: Double
    ) -> Outcome? {
        price(activities, targets, level: 0)
        guard case .optimal = tableau.minimize() else { return .failed }
        tableau.recompute()
        for (own, entity) in entities.enumerated() {
            var lower = -Double.infinity
            var upper = Double.infinity
            for index in activities.claimRange(Int(entity)) where activities.claims[index].level == 0 {
                let claim = activities.claims[index]
                if claim.relation != .lessThanOrEqual { lower = max(lower, targets[index]) }
                if claim.relation != .greaterThanOrEqual { upper = min(upper, targets[index]) }
            }
            let value = tableau.value[own]
            let slack = tolerance * (1 + value.magnitude * 1e-3)
            guard value >= lower - slack, value <= upper + slack else {
                return conflict(activities, targets, tolerance)
            }
            if lower > upper {
                // They miss one another by a rounding error.
                lower = (lower + upper) / 2
                upper = lower
            }
            tableau.lower[own] = lower
            tableau.upper[own] = upper
            if tableau.place[own] >= 0 { tableau.value[own] = min(max(value, lower), upper) }
        }
        tableau.recompute()
        return nil
    }

    /// The claims that the least sum of violations rests on (Farkas' certificate).
    private func conflict(_ activities: Activities, _ targets: [Double], _ tolerance: Double) -> Outcome {
        var result: [(claim: Int, multiplier: Double)] = []
        for (own, entity) in entities.enumerated() {
            var rest = tableau.dual(own)
            guard rest.magnitude > 1e-9 else { continue }
            let value = tableau.value[own]
            let range = activities.claimRange(Int(entity)).filter { activities.claims[$0].level == 0 }
            var touching: [Int] = []
            for index in range {
                let claim = activities.claims[index]
                let excess = value - targets[index]
                let close = tolerance * 1e-2 * (1 + value.magnitude * 1e-3)
                if excess.magnitude <= close {
                    touching.append(index)
                } else if excess > 0, claim.relation != .greaterThanOrEqual {
                    result.append((index, claim.inverseScale))
                    rest -= 1
                } else if excess < 0, claim.relation != .lessThanOrEqual {
                    result.append((index, -claim.inverseScale))
                    rest += 1
                }
            }
            let wanted: Relation = rest > 0 ? .lessThanOrEqual : .greaterThanOrEqual
            guard rest.magnitude > 1e-9 else { continue }
            for index in touching where [wanted, .equal].contains(activities.claims[index].relation) {
                result.append((index, rest * activities.claims[index].inverseScale))
                break
            }
        }
        return .conflict(result)
    }

    // MARK: Other constants

    /// Of each column: the claim that the value of its entity is the target of, or -1.
    private var pins: [Int32] = []

    private mutating func rememberPins(_ activities: Activities, _ targets: [Double]) {
        pins = [Int32](repeating: -1, count: tableau.columnCount)
        for column in 0..<tableau.columnCount {
            let own = tableau.nonbasic[column]
            for index in activities.claimRange(Int(entities[own])) where targets[index] == tableau.value[own] {
                pins[column] = Int32(index)
                break
            }
            if pins[column] < 0 { isSettled = false }
        }
        sides.removeAll(keepingCapacity: true)
        for (own, entity) in entities.enumerated() {
            let value = tableau.value[own]
            for index in activities.claimRange(Int(entity)) { sides.append(Self.side(value, targets[index])) }
        }
        if isSettled { bases.remember(tableau, pins: pins, sides: sides) }
    }

    static func side(_ value: Double, _ target: Double) -> Int8 {
        let close = 1e-9 * (1 + target.magnitude * 1e-3)
        return value > target + close ? 1 : value < target - close ? -1 : 0
    }

    private mutating func moveToPins(_ activities: Activities, _ targets: [Double]) {
        guard pins.count == tableau.columnCount else { return }
        for column in 0..<tableau.columnCount where pins[column] >= 0 {
            tableau.value[tableau.nonbasic[column]] = targets[Int(pins[column])]
        }
        tableau.recompute()
    }

    /// Whether every value is on the same side of every claim as it was when the solution was found, or at it: then the
    /// costs of that solution prove this one too.
    private func isStillOptimal(_ activities: Activities, _ targets: [Double]) -> Bool {
        var position = 0
        for (own, entity) in entities.enumerated() {
            let value = tableau.value[own]
            for index in activities.claimRange(Int(entity)) {
                let side = Self.side(value, targets[index])
                guard side == 0 || side == sides[position] else { return false }
                position += 1
            }
        }
        return true
    }
}
