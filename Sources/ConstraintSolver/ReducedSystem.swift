/// A system whose required equalities are eliminated, cut into components: what stays the same when constants change.
struct ReducedSystem: Sendable {
    let variableCount: Int
    private let rows: SparseRows
    let elimination: Elimination
    let activities: Activities
    let parts: Components
    var tableau: Tableau
    /// Whether no step was made in the tableau yet.
    private var isNew = true
    /// Parts that the tableau stands at the solution of, which is not in `bases` yet.
    private var fresh: [Int] = []
    var bases: BasisCache
    /// The choice that the tableau stands at, if it is not in `choices` yet.
    var freshChoice: Choice?
    /// Choices among many solutions, the latest first.
    var choices: [KnownChoice] = []
    static let choiceCapacity = 24
    /// Of the parts that were open when a choice was last made.
    var lastForms: (open: [Int], forms: Forms)?
    /// What each claim wanted the last time.
    var targets: [Double]
    /// The last values, and of each part whether those are the only ones that are optimal for the targets.
    private var values: [Double]
    private var isStanding: [Bool]

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
    struct Search {
        /// The constants of the rows, as replayed.
        var constants: [Double]
        var tolerance = 0.0
        var result = Result()
        /// Of each part: whether its values are found and the only optimal ones.
        var isSolved: [Bool] = []
        /// Of each part: whether its values were sought.
        var isDone: [Bool] = []
        /// The parts whose values are not unique, in order.
        var open: [Int] = []
        var prices: [Interval.Price] = []
    }

    /// Eliminates and takes apart.
    ///
    /// - Parameters:
    ///   - rows: the constraints.
    ///   - variableCount: of the system.
    ///   - isUsed: the constraints that count.
    init(_ rows: SparseRows, variableCount: Int, isUsed: [Bool]) {
        self.rows = rows
        self.variableCount = variableCount
        elimination = Elimination(rows, variableCount: variableCount, isUsed: isUsed)
        activities = Activities(elimination, rows, variableCount: variableCount)
        parts = Components(activities)
        tableau = Tableau(activities)
        bases = BasisCache(partCount: parts.count)
        targets = [Double](repeating: 0, count: activities.claims.count)
        values = [Double](repeating: 0, count: variableCount)
        isStanding = [Bool](repeating: false, count: parts.count)
    }

    /// Finds the optimal values for constants.
    ///
    /// - Parameters:
    ///   - constants: one for each constraint, finite.
    ///   - largest: the largest magnitude of a constant.
    ///   - choosesOne: whether one of many solutions is chosen by rule, and another shown.
    /// - Returns: the values, or what contradicts one another; then the values mean nothing.
    mutating func solve(_ constants: [Double], largest: Double, choosesOne: Bool = true) -> Result {
        remember()
        rememberChoice()
        // The last choice may have added rows, which may have changed places with others.
        if tableau.counts.entities > activities.entityCount || tableau.isWorn {
            tableau = Tableau(activities)
            isNew = true
        }
        var search = Search(constants: constants)
        for row in rows.rescaled { search.constants[Int(row)] /= rows.scales[Int(row)] }
        search.tolerance = Self.tolerance(rows.rescaled.isEmpty ? largest : search.constants.largestMagnitude)
        elimination.replay(&search.constants)
        findConstantConflicts(&search)
        activities.write(&targets, from: search.constants, parts, &isStanding)
        // What does not depend on what has changed stays.
        search.result.values = values
        search.isSolved = isStanding
        bases.apply(targets, &search.result.values, &search.isSolved)
        search.isDone = search.isSolved
        if !recall(&search) { find(&search, choosesOne: choosesOne) }
        if search.result.conflicts.isEmpty, !search.result.hasFailed {
            values = search.result.values
            isStanding = search.isSolved
        } else {
            for part in isStanding.indices { isStanding[part] = false }
        }
        return search.result
    }

    /// Solves the parts that are left.
    private mutating func find(_ search: inout Search, choosesOne: Bool) {
        for part in 0..<parts.count where !search.isDone[part] { solve(part, &search) }
        isNew = false
        elimination.substitute(into: &search.result.values, constants: search.constants)
        if choosesOne, !search.open.isEmpty, search.result.conflicts.isEmpty, !search.result.hasFailed {
            choose(&search)
        }
    }

    func part(_ index: Int) -> Part { Part(parts, index, parameterCount: activities.parameters.count) }

    /// Solves a part that no known basis is optimal for.
    mutating func solve(_ index: Int, _ search: inout Search) {
        search.isDone[index] = true
        if parts.parameterCounts[index] == 1 {
            solveInterval(index, &search)
        } else {
            solveInTableau(index, &search)
        }
    }

    /// Writes down the bases that the last solution ended with.
    private mutating func remember() {
        guard !fresh.isEmpty else { return }
        let (fresh, parts, activities, targets) = (self.fresh, self.parts, self.activities, self.targets)
        // Taken out while it grows: a second owner would make it a copy.
        var bases = self.bases
        self.bases = BasisCache(partCount: 0)
        tableau.open { tableau in
            for index in fresh {
                let part = Part(parts, index, parameterCount: activities.parameters.count)
                bases.remember(index, part, tableau, activities, targets)
            }
        }
        self.bases = bases
        self.fresh.removeAll(keepingCapacity: true)
    }

    /// By how much a required constraint may be missed, for constants of this size.
    private static func tolerance(_ magnitude: Double) -> Double { 1e-7 * max(1, magnitude * 1e-3) }

    // MARK: Rows without parameters

    private func findConstantConflicts(_ search: inout Search) {
        for row in elimination.emptied
        where search.constants[Int(row)].magnitude > search.tolerance {
            search.result.conflicts.append(trace([(Int(row), 1)]))
        }
        for row in activities.constantRows where rows.levels[Int(row)] == 0 {
            let constant = search.constants[Int(row)]
            let isMissed =
                switch rows.relations[Int(row)] {
                case .equal: constant.magnitude > search.tolerance
                case .lessThanOrEqual: constant < -search.tolerance
                case .greaterThanOrEqual: constant > search.tolerance
                }
            if isMissed { search.result.conflicts.append(trace([(Int(row), 1)])) }
        }
    }

    /// The constraints that multiples of rows over parameters are made of.
    func trace(_ rows: [(row: Int, multiplier: Double)]) -> [(row: Int, multiplier: Double)] {
        var multipliers = [Double](repeating: 0, count: self.rows.count)
        for row in rows { multipliers[row.row] += row.multiplier }
        elimination.trace(&multipliers)
        let largest = multipliers.reduce(0) { max($0, $1.magnitude) }
        return multipliers.indices.filter { multipliers[$0].magnitude > 1e-9 * largest }.map { ($0, multipliers[$0]) }
    }

    // MARK: Components

    private mutating func solveInTableau(_ index: Int, _ search: inout Search) {
        let part = part(index)
        let isNew = self.isNew
        while true {
            let outcome = tableau.open { tableau in
                let outcome = tableau.solve(
                    part,
                    activities,
                    targets: targets,
                    tolerance: search.tolerance,
                    isNew: isNew
                )
                for own in 0..<part.columnCount {
                    let parameter = part.column(own)
                    search.result.values[Int(activities.parameters[parameter])] = tableau.value[parameter]
                }
                return outcome
            }
            switch outcome {
            case .solved(true):
                search.isSolved[index] = true
                fresh.append(index)
            case .solved(false): search.open.append(index)
            case .failed: search.result.hasFailed = true
            case .conflict(let claims):
                search.result.conflicts.append(
                    trace(claims.map { (Int(activities.claimRows[$0.claim]), $0.multiplier) })
                )
            case .needsRoom:
                tableau.enlargeMatrix()
                continue
            }
            return
        }
    }
}
