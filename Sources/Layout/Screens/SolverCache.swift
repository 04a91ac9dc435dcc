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
        /// What satisfies the constraints as well; `nil` if nothing does.
        var witness: [Double]?
        /// The variables that have more than one value.
        var ambiguous: [Int] = []
    }

    /// Solves what a screen was lowered to; views that the constraints leave open stay where they were saved.
    ///
    /// A required constraint that is given up goes on to pull, below everything that is required: saved frames of
    /// documents with conflicts stand where that puts them.
    ///
    /// - Returns: `nil` for numbers that no solver could work with.
    mutating func solve(_ lowering: Lowering) -> Solved? {
        guard var solved = solve(lowering.system) else { return nil }
        var lowering = lowering
        let conflicts = solved.solution.conflicts
        if !conflicts.isEmpty {
            lowering.demote(conflicts.map(\.broken))
            guard let demoted = solve(lowering.system) else { return solved }
            solved = demoted
            solved.solution.conflicts = conflicts
        }
        solved.witness = solved.solver.alternativeSolution()
        solved.ambiguous = solved.solution.ambiguous
        guard !solved.ambiguous.isEmpty, let staying = lowering.staying(solved.ambiguous), let stayed = solve(staying)
        else { return solved }
        // Of two solutions, one is not where the views stay.
        if let witness = solved.witness, let view = solved.ambiguous.first,
            abs(witness[view] - stayed.solution.values[view]) < 1e-3
        {
            solved.witness = solved.solution.values
        }
        solved.solution = stayed.solution
        solved.solution.conflicts = conflicts
        solved.solver = stayed.solver
        return solved
    }

    private mutating func solve(_ system: ConstraintSystem) -> Solved? {
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
