/// A system whose required equalities are eliminated, cut into components: what stays the same when constants change.
struct ReducedSystem: Sendable {
    let variableCount: Int
    private let rows: SparseRows
    let elimination: Elimination
    let goalTable: GoalTable
    let components: Components
    var tableau: Tableau
    /// Whether no step was made in the tableau yet.
    private var isNew = true
    /// Parts that the tableau stands at the solution of, which is not in `bases` yet.
    private var fresh: [Int] = []
    var bases: BasisCache
    /// The choice that the tableau stands at, if it is not in `tieBreaks` yet.
    var freshTieBreak: TieBreak?
    /// Choices among many solutions, the latest first.
    var tieBreaks: [KnownTieBreak] = []
    static let tieBreakCapacity = 24
    /// Of the components that were open when a choice was last made.
    var lastForms: (open: [Int], forms: LinearExpressions)?
    /// Explains conflicts; `nil` until there is one.
    private var tracer: ConflictTracer?
    /// What each goal wanted the last time.
    var targets: [Double]
    /// The last values, and of each component whether those are the only ones that are optimal for the targets.
    private var values: [Double]
    private var isStanding: [Bool]

    /// What was found for some constants.
    struct Result: Sendable {
        var values: [Double] = []
        /// Contradictions, each as multiples of constraints.
        var conflicts: [[(row: Int, multiplier: Double)]] = []
        /// How many of them, the first, are of equalities that vanished in the elimination.
        var vanishedCount = 0
        var hasFailed = false
        /// The variables that have more than one value, ascending.
        var ambiguous: [Int] = []
        /// Another solution, in which all of those have another value, if it was sought.
        var alternative: [Double]?
    }

    /// What is done where many solutions are equally good.
    enum Ties {
        /// Any one of them is taken.
        case ignored
        /// One is chosen by rule.
        case broken
        /// One is chosen by rule, and another is sought.
        case brokenAndShown
    }

    /// What is at hand while a solution is sought.
    struct Search {
        /// The constants of the rows, as replayed.
        var constants: [Double]
        var tolerance = 0.0
        var result = Result()
        /// Of each component: whether its values are found and the only optimal ones.
        var isSolved: [Bool] = []
        /// Of each component: whether its values were sought.
        var isDone: [Bool] = []
        /// The components whose values are not unique, in order.
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
        goalTable = GoalTable(elimination, rows, variableCount: variableCount)
        components = Components(goalTable)
        tableau = Tableau(goalTable)
        bases = BasisCache(componentCount: components.count)
        targets = [Double](repeating: 0, count: goalTable.goals.count)
        values = [Double](repeating: 0, count: variableCount)
        isStanding = [Bool](repeating: false, count: components.count)
    }

    /// Finds the optimal values for constants.
    ///
    /// - Parameters:
    ///   - constants: one for each constraint, finite.
    ///   - largest: the largest magnitude of a constant.
    ///   - ties: what is done where many solutions are equally good.
    /// - Returns: the values, or what contradicts one another; then the values mean nothing.
    mutating func solve(_ constants: [Double], largest: Double, ties: Ties = .broken) -> Result {
        remember()
        rememberTieBreak()
        // The last choice may have added rows, which may have changed places with others.
        if tableau.usage.quantities > goalTable.quantityCount || tableau.needsRefactorization {
            tableau = Tableau(goalTable)
            isNew = true
        }
        var search = Search(constants: constants)
        for row in rows.rescaled { search.constants[Int(row)] /= rows.scales[Int(row)] }
        search.tolerance = Self.tolerance(rows.rescaled.isEmpty ? largest : search.constants.largestMagnitude)
        elimination.forwardSubstitute(&search.constants)
        findConstantConflicts(&search)
        goalTable.write(&targets, from: search.constants, components, &isStanding)
        // What does not depend on what has changed stays.
        search.result.values = values
        search.isSolved = isStanding
        bases.apply(targets, &search.result.values, &search.isSolved)
        search.isDone = search.isSolved
        if ties == .brokenAndShown || !recall(&search) { find(&search, ties) }
        if search.result.conflicts.isEmpty, !search.result.hasFailed {
            values = search.result.values
            isStanding = search.isSolved
        } else {
            for component in isStanding.indices { isStanding[component] = false }
        }
        return search.result
    }

    /// Solves the components that are left.
    private mutating func find(_ search: inout Search, _ ties: Ties) {
        for component in 0..<components.count where !search.isDone[component] { solve(component, &search) }
        isNew = false
        elimination.substitute(into: &search.result.values, constants: search.constants)
        if ties != .ignored, !search.open.isEmpty, search.result.conflicts.isEmpty, !search.result.hasFailed {
            choose(&search, seeksAlternative: ties == .brokenAndShown)
        }
    }

    /// The same system as it was before anything was solved.
    var unsolved: ReducedSystem {
        var system = self
        system.tableau = Tableau(goalTable)
        system.isNew = true
        system.fresh = []
        system.bases = BasisCache(componentCount: components.count)
        system.freshTieBreak = nil
        system.tieBreaks = []
        system.isStanding = [Bool](repeating: false, count: components.count)
        return system
    }

    func component(_ index: Int) -> Component {
        Component(components, index, parameterCount: goalTable.parameters.count)
    }

    /// Solves a component that no known basis is optimal for.
    mutating func solve(_ index: Int, _ search: inout Search) {
        search.isDone[index] = true
        if components.parameterCounts[index] == 1 {
            solveInterval(index, &search)
        } else {
            solveInTableau(index, &search)
        }
    }

    /// Writes down the bases that the last solution ended with.
    private mutating func remember() {
        guard !fresh.isEmpty else { return }
        let (fresh, components, goalTable, targets) = (self.fresh, self.components, self.goalTable, self.targets)
        // Taken out while it grows: a second owner would make it a copy.
        var bases = self.bases
        self.bases = BasisCache(componentCount: 0)
        tableau.open { tableau in
            for index in fresh {
                let component = Component(components, index, parameterCount: goalTable.parameters.count)
                bases.remember(index, component, tableau, goalTable, targets)
            }
        }
        self.bases = bases
        self.fresh.removeAll(keepingCapacity: true)
    }

    /// By how much a required constraint may be missed, for constants of this size.
    private static func tolerance(_ magnitude: Double) -> Double { 1e-7 * max(1, magnitude * 1e-3) }

    // MARK: Rows without parameters

    private mutating func findConstantConflicts(_ search: inout Search) {
        for row in elimination.emptied
        where search.constants[Int(row)].magnitude > search.tolerance {
            search.result.conflicts.append(trace([(Int(row), 1)]))
            search.result.vanishedCount += 1
        }
        for row in goalTable.constantRows where rows.levels[Int(row)] == 0 {
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

    /// The equalities that vanished in the elimination, each with the constraints that it is a sum of.
    ///
    /// They contradict those or repeat them, as their constants are.
    mutating func vanishedRows() -> [(row: Int, members: [(row: Int, multiplier: Double)])] {
        elimination.emptied.map { (Int($0), trace([(Int($0), 1)])) }
    }

    /// The constraints that multiples of rows over parameters are made of.
    mutating func trace(_ rows: [(row: Int, multiplier: Double)]) -> [(row: Int, multiplier: Double)] {
        // Taken out while it works: a second owner would make its arrays copies.
        var tracer = self.tracer ?? ConflictTracer(elimination, rowCount: self.rows.count)
        self.tracer = nil
        defer { self.tracer = tracer }
        return tracer.trace(rows)
    }

    /// How many steps of the elimination were followed to explain conflicts.
    var tracedStepCount: Int { tracer?.stepCount ?? 0 }

    // MARK: Components

    private mutating func solveInTableau(_ index: Int, _ search: inout Search) {
        let component = component(index)
        let isNew = self.isNew
        while true {
            let outcome = tableau.open { tableau in
                let outcome = tableau.solve(
                    component,
                    goalTable,
                    targets: targets,
                    tolerance: search.tolerance,
                    isNew: isNew
                )
                for own in 0..<component.columnCount {
                    let parameter = component.column(own)
                    search.result.values[Int(goalTable.parameters[parameter])] = tableau.value[parameter]
                }
                return outcome
            }
            switch outcome {
            case .solved(true):
                search.isSolved[index] = true
                fresh.append(index)
            case .solved(false): search.open.append(index)
            case .failed: search.result.hasFailed = true
            case .conflict(let goals):
                search.result.conflicts.append(
                    trace(goals.map { (Int(goalTable.goalRows[$0.goal]), $0.multiplier) })
                )
            case .needsRoom:
                tableau.enlargeMatrix()
                continue
            }
            return
        }
    }
}
