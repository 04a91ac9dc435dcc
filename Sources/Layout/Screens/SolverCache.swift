internal import ConstraintSolver

/// The solvers of the systems that a screen was lowered to, one for each structure.
///
/// A screen has few: one for each pair of size classes, direction and set of hidden views. Between languages and devices
/// only constants change, and the solver of the same structure starts from its last solution.
struct SolverCache: Sendable {
    private var entries: [Entry] = []
    /// More structures than that are not worth their memory.
    private static let capacity = 8

    private struct Entry: Sendable {
        var system: ConstraintSystem
        var solver: Solver
    }

    struct Solved: Sendable {
        var solution: Solution
        var solver: Solver
    }

    /// Solves a system.
    ///
    /// - Returns: `nil` for numbers that no solver could work with.
    mutating func solve(_ system: ConstraintSystem) -> Solved? {
        if let index = entries.firstIndex(where: { $0.system.hasStructure(of: system) }) {
            let solution = entries[index].solver.solve(constants: system.constraints.map(\.constant))
            return solution.error == nil ? Solved(solution: solution, solver: entries[index].solver) : nil
        }
        do throws(SystemError) {
            var solver = try Solver(system)
            let solution = solver.solve()
            if entries.count == Self.capacity { entries.removeFirst() }
            entries.append(Entry(system: system, solver: solver))
            return solution.error == nil ? Solved(solution: solution, solver: solver) : nil
        } catch {
            return nil
        }
    }
}

extension ConstraintSystem {
    /// Whether two systems differ in constants only.
    fileprivate func hasStructure(of other: ConstraintSystem) -> Bool {
        guard variableCount == other.variableCount, constraints.count == other.constraints.count else { return false }
        return zip(constraints, other.constraints).allSatisfy {
            $0.relation == $1.relation && $0.priority == $1.priority && $0.terms == $1.terms
        } && spared == other.spared
    }
}
