extension Solver {
    /// Which way a form is to move.
    package enum Direction: Sendable, Hashable, CaseIterable {
        case growing
        case shrinking
    }

    /// The constraints that keep a form from moving: an irreducible set of those that hold with nothing to spare in the
    /// last solution, of the highest priorities that do.
    ///
    /// - Returns: indices of constraints, ascending; empty if the form can move, or nothing was solved.
    /// - Complexity: an elimination for each priority of the constraints that the form is tied to.
    package func bindingConstraints(on terms: [Term], direction: Direction = .growing) -> [Int] {
        guard let last, last.error == nil, let form = form(terms) else { return [] }
        let tight = tied(to: form, tightRows(last))
        guard !tight.isEmpty else { return [] }
        // A step of any length shows it: the rest is a cone.
        var still = rows
        still.appendRow(form, direction == .growing ? .greaterThanOrEqual : .lessThanOrEqual)
        var constants = [Double](repeating: 0, count: rows.count)
        constants.append(direction == .growing ? 1 : -1)
        let required = RequiredRows(still, variableCount: system.variableCount, constants: constants)
        for level in Set(tight.map { rows.levels[$0] }).sorted() {
            var members = tight.filter { rows.levels[$0] <= level }
            members.append(rows.count)
            guard let infeasibleSubset = required.infeasibleSubset(members) else { continue }
            return required.irreducibleInfeasibleSubset(infeasibleSubset).filter { $0 < rows.count }
        }
        return []
    }

    /// The form as a row; `nil` if it is nothing, or out of range.
    private func form(_ terms: [Term]) -> [(column: Int32, value: Double)]? {
        let constraint = LinearConstraint(terms, .equal, 0)
        let alone = ConstraintSystem(variableCount: system.variableCount, constraints: [constraint])
        guard alone.error == nil else { return nil }
        let row = SparseRows(alone)
        return row.columns.isEmpty ? nil : zip(row.columns, row.values).map { (column: $0, value: $1) }
    }

    /// Whether each constraint holds with nothing to spare, and was not given up.
    private func tightRows(_ solution: Solution) -> [Bool] {
        let constants = scaledConstants
        var isTight = (0..<rows.count).map { row in
            var sum = -constants[row]
            for index in rows.range(row) { sum += rows.values[index] * solution.values[Int(rows.columns[index])] }
            return sum.magnitude <= 1e-6 * (1 + constants[row].magnitude * rows.scales[row] * 1e-3)
        }
        for conflict in solution.conflicts { isTight[conflict.broken] = false }
        return isTight
    }

    /// The tight constraints that share variables with a form, or with others that do.
    private func tied(to form: [(column: Int32, value: Double)], _ isTight: [Bool]) -> [Int] {
        var starts = [Int32](repeating: 0, count: system.variableCount + 2)
        for row in 0..<rows.count where isTight[row] {
            for index in rows.range(row) { starts[Int(rows.columns[index]) + 2] += 1 }
        }
        for variable in 0..<system.variableCount { starts[variable + 2] += starts[variable + 1] }
        var holders = [Int32](repeating: 0, count: Int(starts[system.variableCount + 1]))
        for row in 0..<rows.count where isTight[row] {
            for index in rows.range(row) {
                let variable = Int(rows.columns[index])
                holders[Int(starts[variable + 1])] = Int32(row)
                starts[variable + 1] += 1
            }
        }
        var isReached = [Bool](repeating: false, count: system.variableCount)
        var isTied = [Bool](repeating: false, count: rows.count)
        var open = form.map { Int($0.column) }
        for variable in open { isReached[variable] = true }
        while let variable = open.popLast() {
            for index in Int(starts[variable])..<Int(starts[variable + 1]) {
                let row = Int(holders[index])
                guard !isTied[row] else { continue }
                isTied[row] = true
                for index in rows.range(row) where !isReached[Int(rows.columns[index])] {
                    isReached[Int(rows.columns[index])] = true
                    open.append(Int(rows.columns[index]))
                }
            }
        }
        return isTied.indices.filter { isTied[$0] }
    }
}
