/// Solves linear constraints over free real variables with strict priorities.
///
/// Required constraints hold. Each lower priority minimises the sum of its absolute violations among the solutions that
/// are best for all higher ones, so that no number of constraints outweighs one of a higher priority. Where more than
/// one solution is left, the first variable is as near to 0 as it can be, then the second, and so on: the choice does
/// not depend on the order of the constraints. Required constraints that exclude one another are reported, and the
/// newest of each such set is given up.
///
/// The method: required equalities are eliminated, parallel constraints merged, independent components taken apart; a
/// component of one parameter is a weighted median, a larger one a piecewise linear simplex for every priority. All of
/// this but the constants is kept for the next solution.
package struct Solver: Sendable {
    let system: ConstraintSystem
    let rows: SparseRows
    private var reduced: ReducedSystem
    /// The system without the constraints that were given up the last time, and which those are.
    var relaxed: (system: ReducedSystem, isUsed: [Bool])?
    /// How often the system was eliminated: once, and once more for each set of constraints that was given up.
    package internal(set) var eliminationCount = 1
    private(set) var constants: [Double]
    private(set) var last: Solution?

    /// Prepares a system.
    ///
    /// - Throws: ``SystemError`` if a number or index is out of range.
    package init(_ system: ConstraintSystem) throws(SystemError) {
        if let error = system.error { throw error }
        self.system = system
        rows = SparseRows(system)
        constants = system.constraints.map(\.constant)
        let all = [Bool](repeating: true, count: system.constraints.count)
        reduced = ReducedSystem(rows, variableCount: system.variableCount, isUsed: all)
    }

    /// Solves with the constants of the system, or those of the last call of ``solve(constants:)``.
    package mutating func solve() -> Solution { solve(largest: constants.largestMagnitude) }

    private mutating func solve(largest: Double) -> Solution {
        // The system is solved in place: a copy of it would cost more than the solution.
        let result = reduced.solve(constants, largest: largest)
        let solution =
            result.conflicts.isEmpty ? finish(result, conflicts: []) : breakConflicts(result)
        last = solution
        return solution
    }

    /// Solves again with other constants, beginning at what was found before.
    ///
    /// - Parameter constants: `constants[i]` belongs to constraint *i*. If there are too many or too few, or one is not
    ///   finite or too large, the solution has an error and the old ones stay.
    /// - Returns: the same values as a new solver would find, but for rounding errors.
    package mutating func solve(constants: [Double]) -> Solution {
        let largest = constants.largestMagnitude
        if let error = error(in: constants, largest) {
            return Solution(values: [Double](repeating: 0, count: system.variableCount), error: error)
        }
        self.constants = constants
        return solve(largest: largest)
    }

    /// How many steps of the elimination were followed to explain the conflicts of the whole system, in all solutions.
    package var tracedStepCount: Int { reduced.tracedStepCount }

    /// Another solution that is as good as the last one and gives every ambiguous variable another value.
    ///
    /// It is sought from the start, not from what earlier constants led to. So it depends on the system and its
    /// constants only: reports that name it do not change with the order in which languages are checked.
    ///
    /// - Returns: one value for each variable; `nil` if there is only one solution, or none was asked for yet.
    /// - Complexity: that of the first solution, without the elimination.
    package func alternativeSolution() -> [Double]? {
        guard let last, last.error == nil, !last.ambiguous.isEmpty else { return nil }
        var unsolved = (last.conflicts.isEmpty ? reduced : relaxed?.system ?? reduced).unsolved
        return unsolved.solve(constants, largest: constants.largestMagnitude, ties: .brokenAndShown).alternative
    }

    private func error(in constants: [Double], _ largest: Double) -> SystemError? {
        guard constants.count == rows.count else {
            return .wrongConstantCount(expected: rows.count, given: constants.count)
        }
        guard !(largest <= ConstraintSystem.largestNumber) else { return nil }
        let index = constants.firstIndex { !($0.magnitude <= ConstraintSystem.largestNumber) }
        return index.map { .numberOutOfRange(constraint: $0) }
    }

    func finish(_ result: ReducedSystem.Result, conflicts: [Conflict]) -> Solution {
        Solution(
            values: result.values,
            conflicts: conflicts,
            ambiguous: result.ambiguous,
            error: result.hasFailed ? .stepLimit : nil
        )
    }
}
