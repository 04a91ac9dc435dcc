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

    /// Solves what a screen was lowered to; views that the constraints leave open stay where they were saved.
    ///
    /// A required constraint that is given up goes on to pull, below everything that is required: saved frames of
    /// documents with conflicts stand where that puts them.
    ///
    /// - Returns: `nil` for numbers that no solver could work with.
    mutating func solve(_ original: Lowering) -> LayoutSolution? {
        guard var (solution, solver) = solve(original.system) else { return nil }
        var lowering = original
        let conflicts = solution.conflicts
        if !conflicts.isEmpty {
            let unexplained = solution.unexplained
            lowering.demote(conflicts.map(\.broken) + unexplained)
            guard let demoted = solve(lowering.system) else {
                return LayoutSolution(lowering: original, solution: solution, solver: solver)
            }
            (solution, solver) = demoted
            solution.conflicts = conflicts
            solution.unexplained = unexplained
        }
        var solved = LayoutSolution(
            lowering: original,
            solution: solution,
            solver: solver,
            witness: solver.alternativeSolution(),
            ambiguous: solution.ambiguous
        )
        guard !solved.ambiguous.isEmpty, let staying = lowering.staying(solved.ambiguous), let stayed = solve(staying)
        else { return solved }
        // Of two solutions, one is not where the views stay.
        if let witness = solved.witness, let view = solved.ambiguous.first,
            abs(witness[view] - stayed.solution.values[view]) < 1e-3
        {
            solved.witness = solved.solution.values
        }
        let unexplained = solved.solution.unexplained
        solved.solution = stayed.solution
        solved.solution.conflicts = conflicts
        solved.solution.unexplained = unexplained
        solved.solver = stayed.solver
        return solved
    }

    private mutating func solve(_ system: ConstraintSystem) -> (solution: Solution, solver: Solver)? {
        if let index = entries.firstIndex(where: { $0.system.hasStructure(of: system) }) {
            let solution = entries[index].solver.solve(constants: system.constraints.map(\.constant))
            return solution.error == nil ? (solution, entries[index].solver) : nil
        }
        do throws(SystemError) {
            var solver = try Solver(system)
            let solution = solver.solve()
            if entries.count == Self.capacity { entries.removeFirst() }
            entries.append(Entry(system: system, solver: solver))
            return solution.error == nil ? (solution, solver) : nil
        } catch {
            return nil
        }
    }
}

extension ConstraintSystem {
    /// Whether two systems differ in constants only.
    func hasStructure(of other: ConstraintSystem) -> Bool {
        guard variableCount == other.variableCount, constraints.count == other.constraints.count else { return false }
        return zip(constraints, other.constraints).allSatisfy {
            $0.relation == $1.relation && $0.priority == $1.priority && $0.terms == $1.terms
        } && spared == other.spared
    }
}
