import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
    @Test("The set is irreducible, its newest member is given up, and the rest still solves")
    func widthsThatDoNotFit() throws {
        let constraints = [
            constraint([(0, 1)], .equal, 16), constraint([(0, 1), (1, 1)], .equal, 84),
            constraint([(1, 1)], .greaterThanOrEqual, 0), constraint([(1, 1)], .equal, 100),
            constraint([(2, 1)], .equal, 5), constraint([(2, 1), (1, -1)], .lessThanOrEqual, 0),
        ]
        let solution = try solve(3, constraints)
        #expect(solution.conflicts == [Conflict(members: [0, 1, 3], broken: 3)])
        #expect(!solution.isSatisfiable)
        #expect(isNear(solution.values, [16, 68, 5]))
        let totals = solution.violations(of: constraints)
        #expect(totals.count == 1 && totals[0].priority == 1000 && totals[0].total == 32)
    }

    @Test("Explaining conflicts takes steps in proportion to their number", arguments: [50, 100, 200, 400])
    func manyContradictions(count: Int) throws {
        let constraints = (0..<count).map { constraint([(0, 1), (1, -1)], .equal, Double($0)) }
        var solver = try Solver(ConstraintSystem(variableCount: 2, constraints: constraints))
        let solution = solver.solve()
        #expect(!solution.isSatisfiable)
        #expect(solution.conflicts.count + solution.unexplained.count == count - 1)
        #expect(solver.tracedStepCount > 0 && solver.tracedStepCount <= 2 * count, "\(solver.tracedStepCount)")
    }

    @Test("Of many widths of one view those that agree with the oldest stay", arguments: [100, 400, 1600])
    func manyWidths(count: Int) throws {
        // Every fifth is 10, the first too.
        let constraints = (0..<count).map { index in
            constraint([(0, 1), (1, -1)], .equal, index.isMultiple(of: 5) ? 10 : Double(11 + index))
        }
        var solver = try Solver(ConstraintSystem(variableCount: 2, constraints: constraints))
        let solution = solver.solve()
        #expect(solution.values[0] - solution.values[1] == 10)
        #expect(solution.conflicts.count == 24)
        let explained = Set(solution.conflicts.map(\.broken))
        let others = (0..<count).filter { !$0.isMultiple(of: 5) && !explained.contains($0) }
        let isRight = solution.unexplained == others
        #expect(isRight, "\(solution.unexplained.count) are given up, not \(others.count)")
        // One for each conflict that is explained, and a few for all others, however many they are.
        #expect(solver.eliminationCount <= 28, "\(solver.eliminationCount)")
    }

    @Test("Spared constraints are given up last")
    func spared() throws {
        let constraints = [
            constraint([(0, 1)], .equal, 1), constraint([(0, 1)], .equal, 2), constraint([(1, 1)], .equal, 3),
            constraint([(1, 1)], .equal, 4),
        ]
        let system = ConstraintSystem(variableCount: 2, constraints: constraints, spared: [false, true, true, true])
        var solver = try Solver(system)
        let solution = solver.solve()
        #expect(
            solution.conflicts.sorted { $0.broken < $1.broken } == [
                Conflict(members: [0, 1], broken: 0), Conflict(members: [2, 3], broken: 3),
            ]
        )
        #expect(isNear(solution.values, [2, 3]))
    }

    @Test("Inequalities conflict too, however far apart they are")
    func chainOfInequalities() throws {
        // x0 + 10 <= x1 <= … <= x5 <= 40, x0 >= 0.
        var constraints = [constraint([(0, 1)], .greaterThanOrEqual, 0)]
        for index in 0..<5 { constraints.append(constraint([(index + 1, 1), (index, -1)], .greaterThanOrEqual, 10)) }
        constraints.append(constraint([(2, 1)], .lessThanOrEqual, 1000))
        constraints.append(constraint([(5, 1)], .lessThanOrEqual, 40))
        let solution = try solve(6, constraints)
        #expect(solution.conflicts == [Conflict(members: [0, 1, 2, 3, 4, 5, 7], broken: 7)])
        #expect(solution.violation(of: constraints[6]) == 0)
    }

    @Test("A constraint without variables conflicts with itself")
    func withoutVariables() throws {
        let solution = try solve(1, [constraint([(0, 1)], .equal, 4), constraint([], .greaterThanOrEqual, 1)])
        #expect(solution.conflicts == [Conflict(members: [1], broken: 1)])
        #expect(isNear(solution.values, [4]))
    }

    @Test("A conflict leaves nothing behind when the constants change back")
    func recovery() throws {
        // kiwi 1.5.1 calls x >= 2 unsatisfiable after x <= 1 was refused.
        let constraints = [constraint([(0, 1)], .greaterThanOrEqual, 2), constraint([(0, 1)], .lessThanOrEqual, 3)]
        var solver = try Solver(ConstraintSystem(variableCount: 1, constraints: constraints))
        #expect(solver.solve().isSatisfiable)
        let broken = solver.solve(constants: [2, 1])
        #expect(broken.conflicts == [Conflict(members: [0, 1], broken: 1)])
        #expect(isNear(broken.values, [2]))
        #expect(solver.solve(constants: [2, 3]).isSatisfiable)
    }

    @Test("Random conflicts are irreducible: without any member, the others hold", arguments: 0..<150)
    func randomConflicts(seed: Int) throws {
        var random = Seeded(seed)
        let constraints = randomConstraints(&random, variables: 5, count: 16, requiredShare: 0.8)
        let solution = try solve(5, constraints)
        let broken = Set(solution.conflicts.map(\.broken))
        #expect(broken.count == solution.conflicts.count)
        for conflict in solution.conflicts {
            let members = conflict.members.map { constraints[$0] }
            #expect(conflict.members.contains(conflict.broken))
            #expect(!(try solve(5, members).isSatisfiable))
            for left in members.indices {
                var others = members
                others.remove(at: left)
                #expect(try solve(5, others).isSatisfiable)
            }
        }
        for (index, constraint) in constraints.enumerated() where constraint.isRequired && !broken.contains(index) {
            #expect(solution.violation(of: constraint) < 1e-6)
        }
    }
}
