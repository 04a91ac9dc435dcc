import ConstraintSolver
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
    @Test("Of many solutions, the first variable is nearest to 0, then the second")
    func choice() throws {
        let sum = try solve(2, [constraint([(0, 1), (1, 1)], .equal, 10)])
        #expect(isNear(sum.values, [0, 10]))
        #expect(sum.ambiguous == [0, 1])
        let range = try solve(
            3,
            [constraint([(0, 1)], .greaterThanOrEqual, 3), constraint([(1, 1), (2, -1)], .lessThanOrEqual, -4)]
        )
        #expect(isNear(range.values, [3, 0, 4]))
        #expect(range.ambiguous == [0, 1, 2])
        let nothing = try solve(2, [])
        #expect(nothing.values == [0, 0] && nothing.ambiguous == [0, 1])
    }

    @Test("A tie between two labels is an ambiguity, and the witness shows the other way")
    func tie() throws {
        let constraints = [
            constraint([(0, 1), (1, 1)], .equal, 100), constraint([(0, 1)], .equal, 60, 250),
            constraint([(1, 1)], .equal, 60, 250), constraint([(2, 1)], .equal, 1),
        ]
        var solver = try Solver(ConstraintSystem(variableCount: 3, constraints: constraints))
        #expect(solver.alternativeSolution() == nil)
        let solution = solver.solve()
        #expect(isNear(solution.values, [40, 60, 1]))
        #expect(solution.ambiguous == [0, 1])
        let witness = try #require(solver.alternativeSolution())
        let other = Solution(values: witness)
        #expect(witness[0] > 40.1 && witness[0] <= 60)
        #expect(other.violation(of: constraints[0]) < 1e-9)
        #expect((other.violations(of: constraints)[0].total - 20).magnitude < 1e-9)
        #expect(witness[2] == 1)
    }

    @Test("A value held from both sides by different constraints is no ambiguity")
    func degenerate() throws {
        // x <= 0, y <= 0, x + y >= 0: one point only, but no single row says so.
        let solution = try solve(
            2,
            [
                constraint([(0, 1)], .lessThanOrEqual, 0), constraint([(1, 1)], .lessThanOrEqual, 0),
                constraint([(0, 1), (1, 1)], .greaterThanOrEqual, 0),
            ]
        )
        #expect(isNear(solution.values, [0, 0]))
        #expect(solution.ambiguous.isEmpty)
    }

    @Test("The witness is another optimal solution that moves every ambiguous variable", arguments: 0..<150)
    func randomWitnesses(seed: Int) throws {
        var random = Seeded(seed)
        let constraints = randomConstraints(&random, variables: 6, count: Int.random(in: 1...9, using: &random))
        var solver = try Solver(ConstraintSystem(variableCount: 6, constraints: constraints))
        let solution = solver.solve()
        guard solution.isSatisfiable, let witness = solver.alternativeSolution() else { return }
        let other = Solution(values: witness)
        for (first, second) in zip(solution.violations(of: constraints), other.violations(of: constraints)) {
            #expect((first.total - second.total).magnitude < 1e-6 * (1 + first.total))
        }
        for constraint in constraints where constraint.isRequired { #expect(other.violation(of: constraint) < 1e-6) }
        for variable in 0..<6 {
            #expect(
                solution.ambiguous.contains(variable)
                    == ((witness[variable] - solution.values[variable]).magnitude > 1e-7)
            )
        }
    }

    @Test("The constraints that pin a form are found, and no others")
    func pinning() throws {
        let constraints = [
            constraint([(0, 1)], .equal, 16), constraint([(1, 1)], .greaterThanOrEqual, 0),
            constraint([(0, 1), (1, 1), (2, -1)], .lessThanOrEqual, -8), constraint([(2, 1)], .equal, 200),
            constraint([(1, 1)], .lessThanOrEqual, 300, 250), constraint([(1, 1)], .greaterThanOrEqual, 300, 750),
            constraint([(3, 1)], .equal, 5),
        ]
        var solver = try Solver(ConstraintSystem(variableCount: 4, constraints: constraints))
        #expect(solver.bindingConstraints(on: [Term(variable: 1, coefficient: 1)]).isEmpty)
        #expect(isNear(solver.solve().values, [16, 176, 200, 5]))
        #expect(solver.bindingConstraints(on: [Term(variable: 1, coefficient: 1)]) == [0, 2, 3])
        #expect(solver.bindingConstraints(on: [Term(variable: 1, coefficient: 1)], direction: .shrinking).isEmpty)
        #expect(solver.bindingConstraints(on: [Term(variable: 3, coefficient: 2)], direction: .shrinking) == [6])
    }

    @Test("Many labels that share a room all move visibly in the other solution")
    func manyThatShare() throws {
        let count = 60
        let sizes = (0..<count).map { constraint([($0, 1)], .greaterThanOrEqual, 0) }
        let room = constraint((0..<count).map { ($0, 1.0) }, .equal, 600)
        var solver = try Solver(ConstraintSystem(variableCount: count, constraints: sizes + [room]))
        let solution = solver.solve()
        #expect(solution.ambiguous == Array(0..<count))
        let witness = try #require(solver.alternativeSolution())
        for variable in 0..<count { #expect((witness[variable] - solution.values[variable]).magnitude > 0.5) }
        #expect((witness.reduce(0, +) - 600).magnitude < 1e-6)
        for value in witness { #expect(value >= -1e-9) }
    }

    @Test("What was solved before does not decide which other solution is named", arguments: 0..<80)
    func alternativeDoesNotDependOnHistory(seed: Int) throws {
        var random = Seeded(seed + 4000)
        let count = Int.random(in: 3...8, using: &random)
        var constraints = randomConstraints(&random, variables: count, count: Int.random(in: 2...9, using: &random))
        let sets = (0..<5).map { _ in constraints.map { _ in Double(Int.random(in: -20...20, using: &random)) } }
        var warm = try Solver(ConstraintSystem(variableCount: count, constraints: constraints))
        for set in sets + sets.reversed() {
            let solution = warm.solve(constants: set)
            for index in constraints.indices { constraints[index].constant = set[index] }
            var cold = try Solver(ConstraintSystem(variableCount: count, constraints: constraints))
            #expect(cold.solve().ambiguous == solution.ambiguous)
            // To the last bit: reports print it.
            #expect(warm.alternativeSolution() == cold.alternativeSolution())
        }
    }

    @Test(
        "Another solution differs by more than a rounding error, however little room there is",
        arguments: [1.0, 1e-3]
    )
    func alternativeDiffersVisibly(room: Double) throws {
        let constraints = [
            constraint([(0, 1)], .greaterThanOrEqual, 100), constraint([(0, 1)], .lessThanOrEqual, 100 + room),
            constraint([(1, 1), (0, -1)], .equal, 8),
        ]
        var solver = try Solver(ConstraintSystem(variableCount: 2, constraints: constraints))
        #expect(isNear(solver.solve().values, [100, 108]))
        let other = try #require(solver.alternativeSolution())
        #expect(other[0] - 100 > 0.1 * room && other[0] - 100 <= room)
        #expect((other[1] - other[0] - 8).magnitude < 1e-9)
    }
}
