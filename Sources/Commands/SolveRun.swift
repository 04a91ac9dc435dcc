internal import ConstraintSolver

/// The job of `overset solve`: raw constraint systems, for tests and oracles.
package enum SolveRun {
    /// Answers one line.
    ///
    /// The answer holds `status` (`solved`, `unsatisfiable`), `values`, `violations` (the priority and the sum of absolute
    /// violations of every priority below 1000 that occurs, highest first, zero sums too; of 1000 as well if the system is
    /// unsatisfiable), `conflict` (the indices of required constraints that exclude one another, none of which can be
    /// left out; of several such sets the first that was found) and `ambiguous` (the variables with more than one value).
    ///
    /// - Parameter line: a JSON object, as ``SolveLine`` says.
    /// - Returns: a JSON object, and whether it says that the line could not be solved.
    package static func answer(_ line: String) -> (json: String, isError: Bool) {
        do throws(SolveLineError) {
            return (try solve(SolveLine(parsing: line).system), false)
        } catch {
            return (MeasureResult.json(error: error.message), true)
        }
    }

    private static func solve(_ system: ConstraintSystem) throws(SolveLineError) -> String {
        let solution: Solution
        do throws(SystemError) {
            var solver = try Solver(system)
            solution = solver.solve()
            if let error = solution.error { throw error }
        } catch {
            throw .system(error.message)
        }
        let violations = solution.violations(of: system.constraints).map { level in
            "[\(MeasureResult.number(Double(level.priority))),\(MeasureResult.number(level.total))]"
        }
        let members = [
            ("status", solution.isSatisfiable ? "\"solved\"" : "\"unsatisfiable\""),
            ("values", list(solution.values.map(MeasureResult.number))),
            ("violations", list(violations)),
            ("conflict", list((solution.conflicts.first?.members ?? []).map(String.init))),
            ("ambiguous", list(solution.ambiguous.map(String.init))),
        ]
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }

    private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}
