/// Solves linear constraints over free real variables with strict priorities.
///
/// Required constraints hold. Each lower priority minimises the sum of its absolute violations among the solutions that
/// are best for all higher ones, so that no number of constraints outweighs one of a higher priority. Where more than one
/// solution is left, the first variable is as near to 0 as it can be, then the second, and so on: the choice does not
/// depend on the order of the constraints. Required constraints that exclude one another are reported, and the newest of
/// each such set is given up.
///
/// The method: required equalities are eliminated, parallel constraints merged, independent parts taken apart; a part of
/// one parameter is a weighted median, a larger one a piecewise linear simplex for every priority. All of this but the
/// constants is kept for the next solution.
package struct Solver: Sendable {
    private let system: ConstraintSystem
    private let rows: SparseRows
    private let levels: [Int32]
    private var reduced: ReducedSystem
    private var constants: [Double]
    private var last: Solution?

    /// Prepares a system.
    ///
    /// - Throws: ``SystemError`` if a number or index is out of range.
    package init(_ system: ConstraintSystem) throws(SystemError) {
        if let error = system.error { throw error }
        self.system = system
        rows = SparseRows(system)
        levels = Self.levels(system.constraints)
        constants = system.constraints.map(\.constant)
        let all = [Bool](repeating: true, count: system.constraints.count)
        reduced = ReducedSystem(system, rows, levels: levels, isUsed: all)
    }

    /// 0 for required constraints; the other priorities are numbered from the highest.
    private static func levels(_ constraints: [LinearConstraint]) -> [Int32] {
        var distinct: [Float] = []
        for constraint in constraints where !constraint.isRequired {
            if !distinct.contains(constraint.priority) { distinct.append(constraint.priority) }
        }
        distinct.sort(by: >)
        return constraints.map { constraint in
            guard !constraint.isRequired else { return 0 }
            return Int32((distinct.firstIndex(of: constraint.priority) ?? 0) + 1)
        }
    }

    /// Solves with the constants of the system, or those of the last call of ``solve(constants:)``.
    package mutating func solve() -> Solution {
        // The system is solved in place: a copy of it would cost more than the solution.
        let result = reduced.solve(constants)
        let solution =
            result.conflicts.isEmpty ? finish(result, conflicts: []) : breakConflicts(result)
        last = solution
        return solution
    }

    /// Solves again with other constants, beginning at what was found before.
    ///
    /// - Parameter constants: `constants[i]` belongs to constraint *i*. Where there are too many or too few, or one is not
    ///   finite or too large, the solution has an error and the old ones stay.
    /// - Returns: the same values as a new solver would find, but for rounding errors.
    package mutating func solve(constants: [Double]) -> Solution {
        if let error = error(in: constants) {
            return Solution(values: [Double](repeating: 0, count: system.variableCount), error: error)
        }
        self.constants = constants
        return solve()
    }

    private func error(in constants: [Double]) -> SystemError? {
        guard constants.count == rows.count else {
            return .wrongConstantCount(expected: rows.count, given: constants.count)
        }
        for (index, constant) in constants.enumerated()
        where !(constant.magnitude <= ConstraintSystem.largestNumber) {
            return .numberOutOfRange(constraint: index)
        }
        return nil
    }

    /// Gives up one member of every conflict until there is none.
    private func breakConflicts(_ first: ReducedSystem.Result) -> Solution {
        var result = first
        var isUsed = [Bool](repeating: true, count: rows.count)
        var conflicts: [Conflict] = []
        while !result.conflicts.isEmpty {
            let before = conflicts.count
            for candidates in result.conflicts where candidates.allSatisfy({ isUsed[$0.row] }) {
                let members = irreducible(candidates.map(\.row), isUsed)
                guard let newest = members.last else { continue }
                let isSpared = { (index: Int) in system.spared.indices.contains(index) && system.spared[index] }
                let broken = members.last { !isSpared($0) } ?? newest
                isUsed[broken] = false
                conflicts.append(Conflict(members: members, broken: broken))
            }
            guard conflicts.count > before else {
                return Solution(values: result.values, conflicts: conflicts, error: .stepLimit)
            }
            var rest = ReducedSystem(system, rows, levels: levels, isUsed: isUsed)
            result = rest.solve(constants)
            if result.conflicts.isEmpty { return finish(result, conflicts: conflicts) }
        }
        return Solution(values: result.values, conflicts: conflicts)
    }

    private func finish(_ result: ReducedSystem.Result, conflicts: [Conflict]) -> Solution {
        Solution(
            values: result.values,
            conflicts: conflicts,
            ambiguous: result.ambiguous,
            ambiguityWitness: result.witness,
            error: result.hasFailed ? .stepLimit : nil
        )
    }

    // MARK: Conflicts

    /// Takes away constraints for as long as the rest is unsatisfiable.
    ///
    /// - Parameters:
    ///   - candidates: required constraints that are unsatisfiable together; ascending.
    ///   - isUsed: the constraints that were not given up.
    /// - Returns: those of them of which none can be left out; empty if a rounding error made them look unsatisfiable.
    private func irreducible(_ candidates: [Int], _ isUsed: [Bool]) -> [Int] {
        var members = candidates
        if isSatisfiable(members) {
            // A rounding error hid a member: begin with everything.
            members = rows.scales.indices.filter { levels[$0] == 0 && isUsed[$0] }
            guard !isSatisfiable(members) else { return [] }
        }
        for candidate in members {
            let others = members.filter { $0 != candidate }
            if !isSatisfiable(others) { members = others }
        }
        return members
    }

    private func isSatisfiable(_ members: [Int]) -> Bool {
        var numbers: [Int: Int] = [:]
        var constraints: [LinearConstraint] = []
        for member in members {
            var constraint = system.constraints[member]
            constraint.constant = constants[member]
            for index in constraint.terms.indices {
                let variable = constraint.terms[index].variable
                numbers[variable] = numbers[variable] ?? numbers.count
                constraint.terms[index].variable = numbers[variable] ?? 0
            }
            constraints.append(constraint)
        }
        let part = ConstraintSystem(variableCount: numbers.count, constraints: constraints)
        let all = [Bool](repeating: true, count: constraints.count)
        let none = [Int32](repeating: 0, count: constraints.count)
        var reduced = ReducedSystem(part, SparseRows(part), levels: none, isUsed: all)
        let result = reduced.solve(constraints.map(\.constant))
        return result.conflicts.isEmpty && !result.hasFailed
    }

    // MARK: Limits

    /// Which way a form is to move.
    package enum Direction: Sendable, Hashable, CaseIterable {
        case growing
        case shrinking
    }

    /// The constraints that keep a form from moving: an irreducible set of those that hold with nothing to spare in the
    /// last solution, of the highest priorities that do.
    ///
    /// - Returns: indices of constraints, ascending; empty if the form can move, or nothing was solved.
    /// - Complexity: that of solving, for each priority.
    package func pinning(_ terms: [Term], direction: Direction = .growing) -> [Int] {
        guard let last, last.error == nil else { return [] }
        let broken = Set(last.conflicts.map(\.broken))
        let tight = system.constraints.indices.filter { index in
            guard !broken.contains(index) else { return false }
            var constraint = system.constraints[index]
            constraint.constant = constants[index]
            constraint.relation = .equal
            let size = 1 + constraint.constant.magnitude * 1e-3
            return last.violation(of: constraint) <= 1e-6 * size * rows.scales[index]
        }
        let mover = LinearConstraint(
            terms,
            direction == .growing ? .greaterThanOrEqual : .lessThanOrEqual,
            direction == .growing ? 1 : -1
        )
        for level in Set(tight.map { levels[$0] }).sorted() {
            let members = tight.filter { levels[$0] <= level }
            var constraints = members.map { index in
                var constraint = system.constraints[index]
                constraint.constant = 0
                constraint.priority = LinearConstraint.requiredPriority
                return constraint
            }
            constraints.append(mover)
            let still = ConstraintSystem(variableCount: system.variableCount, constraints: constraints)
            let solution: Solution
            do throws(SystemError) {
                var solver = try Solver(still)
                solution = solver.solve()
            } catch {
                // A form with numbers out of range.
                return []
            }
            if let conflict = solution.conflicts.first {
                return conflict.members.filter { $0 < members.count }.map { members[$0] }
            }
        }
        return []
    }
}
