/// Chooses one of many optimal solutions, and shows another.
///
/// The choice depends on the optimal solutions and the numbering of the variables only, not on the order of the
/// constraints: of all optimal solutions those with the first variable nearest to 0, of these those with the second
/// nearest to 0, and so on.
struct Ambiguity {
    /// All variables in the solution that is chosen.
    private(set) var values: [Double]
    /// The variables that have more than one value.
    private(set) var variables: [Int] = []
    /// A solution in which each of `variables` has another value than in `values`.
    private(set) var witness: [Double]?
    private(set) var hasFailed = false

    private let reduced: ReducedSystem
    private let constants: [Double]
    private var tableau: Tableau
    /// The columns that the parameters began as; -1 for those whose values are known.
    private var columns: [Int32]
    private let parameters: [Int32]
    /// Of each variable: what it is made of, by parameter of the component.
    private var forms: [[(column: Int, value: Double)]]

    /// Differences below this part of a value are rounding errors.
    private static let resolution = 1e-7

    /// - Parameters:
    ///   - result: has open components.
    init(_ reduced: ReducedSystem, _ result: ReducedSystem.Result) {
        self.reduced = reduced
        constants = result.constants
        values = result.values
        var joint = reduced.joint(result.open)
        if case .solved = joint.solve(reduced.activities, targets: result.targets, tolerance: result.tolerance) {
            tableau = joint.tableau
        } else {
            tableau = joint.tableau
            hasFailed = true
        }
        parameters = Array(joint.parameters)
        columns = [Int32](repeating: -1, count: reduced.activities.parameters.count)
        forms = []
        for (column, entity) in parameters.enumerated() { columns[Int(entity)] = Int32(column) }
        forms = Self.forms(reduced, columns)
        guard !hasFailed else { return }
        values = point(tableau)
        explore()
        choose()
    }

    private static func forms(_ reduced: ReducedSystem, _ columns: [Int32]) -> [[(column: Int, value: Double)]] {
        var forms = [[(column: Int, value: Double)]](repeating: [], count: reduced.variableCount)
        for (parameter, column) in columns.enumerated() where column >= 0 {
            forms[Int(reduced.activities.parameters[parameter])] = [(Int(column), 1)]
        }
        var sums: [Int: Double] = [:]
        for pivot in reduced.elimination.pivots.reversed() {
            sums.removeAll(keepingCapacity: true)
            for index in reduced.elimination.range(Int(pivot.row)) {
                let column = reduced.elimination.columns[index]
                guard column != pivot.column else { continue }
                for entry in forms[Int(column)] {
                    let added = -reduced.elimination.values[index] / pivot.coefficient * entry.value
                    let sum = sums[entry.column, default: 0] + added
                    sums[entry.column] = sum.magnitude <= SparseRows.cancellation * added.magnitude ? nil : sum
                }
            }
            forms[Int(pivot.column)] = sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
        return forms
    }

    /// All variables where the tableau stands.
    private func point(_ tableau: Tableau) -> [Double] { point(tableau.value) }

    /// All variables where the component's entities have these values.
    private func point(_ entityValues: [Double]) -> [Double] {
        var point = values
        for (column, entity) in parameters.enumerated() {
            point[Int(reduced.activities.parameters[Int(entity)])] = entityValues[column]
        }
        reduced.elimination.substitute(into: &point, constants: constants)
        return point
    }

    private static func differs(_ first: Double, _ second: Double) -> Bool {
        (first - second).magnitude > resolution * (1 + first.magnitude)
    }

    // MARK: What can move

    private var points: [[Double]] = []

    /// Finds the variables that have more than one value: first those that a single column moves, then by the largest and
    /// smallest values of each.
    private mutating func explore() {
        var moves = [Bool](repeating: false, count: values.count)
        for column in 0..<tableau.columnCount where !tableau.isFixed(column) {
            guard let moved = tableau.moved(column) else { continue }
            let found = point(moved)
            var isNew = false
            for other in values.indices where !moves[other] && Self.differs(values[other], found[other]) {
                moves[other] = true
                isNew = true
            }
            if isNew { points.append(found) }
        }
        for variable in values.indices where !moves[variable] && !forms[variable].isEmpty {
            let gradient = tableau.spread(forms[variable])
            guard gradient.indices.contains(where: { gradient[$0] != 0 && !tableau.isFixed($0) }) else { continue }
            for sign in [-1.0, 1.0] where !moves[variable] {
                var search = tableau
                search.setObjective(gradient.map { sign * $0 })
                if case .stepLimit = search.minimize() {
                    hasFailed = true
                    return
                }
                search.recompute()
                let found = point(search)
                var isNew = false
                for other in values.indices where !moves[other] && Self.differs(values[other], found[other]) {
                    moves[other] = true
                    isNew = true
                }
                if isNew { points.append(found) }
            }
        }
        points.append(values)
        variables = moves.indices.filter { moves[$0] }
    }

    // MARK: The choice

    private mutating func choose() {
        for variable in variables where !hasFailed {
            let gradient = tableau.spread(forms[variable])
            guard gradient.indices.contains(where: { gradient[$0] != 0 && !tableau.isFixed($0) }) else { continue }
            let current = point(tableau)[variable]
            let entity: Int
            let offset: Double
            if let only = forms[variable].first, forms[variable].count == 1, only.value == 1,
                tableau.value[only.column] == current
            {
                entity = only.column
                offset = 0
            } else {
                entity = tableau.add(forms[variable])
                offset = tableau.value[entity] - current
            }
            tableau.clearCosts()
            for other in 0..<tableau.entityCount {
                tableau.beginCosts(of: other)
                if other == entity { tableau.price(other, at: offset, below: 1, above: 1) }
            }
            tableau.endCosts()
            guard case .optimal = tableau.minimize() else {
                hasFailed = true
                return
            }
            tableau.tighten()
            tableau.recompute()
        }
        values = point(tableau)
        mixWitness()
    }

    /// Mixes the solutions that were found, so that every ambiguous variable differs from the chosen one.
    private mutating func mixWitness() {
        guard !variables.isEmpty else { return }
        for attempt in 0..<8 {
            var mixed = values
            // Uneven parts, so that differences do not cancel.
            let parts = points.indices.map { 1 + Double(($0 * (2 * attempt + 3)) % (7 + attempt)) * 0.37 }
            let whole = parts.reduce(0, +)
            for (part, point) in zip(parts, points) {
                for variable in mixed.indices { mixed[variable] += part / whole * (point[variable] - values[variable]) }
            }
            witness = mixed
            if variables.allSatisfy({ mixed[$0] != values[$0] }) { return }
        }
    }
}
