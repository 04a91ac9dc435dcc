import ConstraintSolver
import Testing

@Suite("What keeps a form from moving")
struct LimitTests {
    /// Whether a form can move while tight constraints hold, once each is a bound at 0.
    private func canMove(
        _ form: [Term],
        _ direction: Solver.Direction,
        _ members: [LinearConstraint]
    ) throws -> Bool {
        var constraints = members.map { member in
            var still = member
            still.constant = 0
            still.priority = LinearConstraint.requiredPriority
            return still
        }
        constraints.append(
            LinearConstraint(
                form,
                direction == .growing ? .greaterThanOrEqual : .lessThanOrEqual,
                direction == .growing ? 1 : -1
            )
        )
        return try solve(6, constraints).isSatisfiable
    }

    @Test("The limits hold the form, none can be left out, and all hold with nothing to spare", arguments: 0..<120)
    func irreducible(seed: Int) throws {
        var random = Seeded(seed + 9000)
        let constraints = randomConstraints(
            &random,
            variables: 6,
            count: Int.random(in: 4...20, using: &random),
            requiredShare: 0.2
        )
        var solver = try Solver(ConstraintSystem(variableCount: 6, constraints: constraints))
        let solution = solver.solve()
        for variable in 0..<6 {
            for direction in Solver.Direction.allCases {
                let form = [Term(variable: variable, coefficient: 2)]
                let limits = solver.bindingConstraints(on: form, direction: direction)
                #expect(limits == limits.sorted())
                let members = limits.map { constraints[$0] }
                for member in members {
                    var exact = member
                    exact.relation = .equal
                    #expect(solution.violation(of: exact) < 1e-4)
                }
                guard !limits.isEmpty else {
                    let tight = constraints.indices.filter { index in
                        var exact = constraints[index]
                        exact.relation = .equal
                        return solution.violation(of: exact) < 1e-7
                            && !solution.conflicts.contains { $0.broken == index }
                    }
                    #expect(try canMove(form, direction, tight.map { constraints[$0] }))
                    continue
                }
                #expect(!(try canMove(form, direction, members)))
                for left in members.indices {
                    var others = members
                    others.remove(at: left)
                    #expect(try canMove(form, direction, others))
                }
            }
        }
    }

    @Test("Constraints that a form is not tied to are never among them, nor is a form without terms limited")
    func unrelated() throws {
        let constraints = [
            constraint([(0, 1)], .lessThanOrEqual, 10), constraint([(0, 1)], .equal, 50, 750),
            constraint([(1, 1)], .equal, 3), constraint([(1, 1), (2, 1)], .equal, 8),
        ]
        var solver = try Solver(ConstraintSystem(variableCount: 3, constraints: constraints))
        _ = solver.solve()
        #expect(solver.bindingConstraints(on: [Term(variable: 0, coefficient: 1)]) == [0])
        #expect(solver.bindingConstraints(on: [Term(variable: 0, coefficient: 1)], direction: .shrinking).isEmpty)
        #expect(solver.bindingConstraints(on: [Term(variable: 2, coefficient: 1)]) == [2, 3])
        #expect(solver.bindingConstraints(on: []).isEmpty)
        #expect(solver.bindingConstraints(on: [Term(variable: 9, coefficient: 1)]).isEmpty)
        #expect(
            solver.bindingConstraints(on: [Term(variable: 1, coefficient: 1), Term(variable: 1, coefficient: -1)])
                .isEmpty
        )
    }
}
