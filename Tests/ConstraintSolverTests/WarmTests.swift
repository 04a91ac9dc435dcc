import ConstraintSolver
import Testing

@Suite("Other constants")
struct WarmTests {
    /// Checks a solution against that of a new solver.
    private func expectSame(
        _ warm: Solution,
        _ solver: Solver,
        _ constraints: [LinearConstraint],
        variables: Int
    ) throws {
        let cold = try solve(variables, constraints)
        #expect(warm.error == nil)
        #expect(warm.isSatisfiable == cold.isSatisfiable)
        guard cold.isSatisfiable else { return }
        #expect(isNear(warm.values, cold.values))
        #expect(warm.ambiguous == cold.ambiguous)
        let alternative = solver.alternativeSolution()
        #expect((alternative == nil) == warm.ambiguous.isEmpty)
        guard let witness = alternative else { return }
        let other = Solution(values: witness)
        for (first, second) in zip(warm.violations(of: constraints), other.violations(of: constraints)) {
            #expect((first.total - second.total).magnitude < 1e-6 * (1 + first.total))
        }
        for constraint in constraints where constraint.isRequired { #expect(other.violation(of: constraint) < 1e-6) }
        for variable in 0..<variables {
            let isMoved = (witness[variable] - warm.values[variable]).magnitude > 1e-7
            #expect(isMoved == warm.ambiguous.contains(variable))
        }
    }

    @Test("Constants that come back find the solution, the ambiguity and a witness again", arguments: 0..<150)
    func languagesInTurn(seed: Int) throws {
        var random = Seeded(seed + 7000)
        let count = Int.random(in: 2...8, using: &random)
        var constraints = randomConstraints(
            &random,
            variables: count,
            count: Int.random(in: 2...24, using: &random),
            requiredShare: 0.1
        )
        let sets = (0..<4).map { _ in constraints.map { _ in Double(Int.random(in: -20...20, using: &random)) } }
        var solver = try Solver(ConstraintSystem(variableCount: count, constraints: constraints))
        for _ in 0..<3 {
            for set in sets {
                for index in constraints.indices { constraints[index].constant = set[index] }
                let solution = solver.solve(constants: set)
                try expectSame(solution, solver, constraints, variables: count)
            }
        }
    }

    @Test("Texts that grow a little, in a row of labels that share their room", arguments: 0..<60)
    func textsThatGrow(seed: Int) throws {
        var random = Seeded(seed + 8000)
        let count = Int.random(in: 3...12, using: &random)
        var constraints: [LinearConstraint] = []
        for index in 0..<count {
            let width = Double(Int.random(in: 10...90, using: &random))
            let hugging: Float = Bool.random(using: &random) ? 251 : 250
            constraints.append(constraint([(index, 1)], .greaterThanOrEqual, 0))
            constraints.append(constraint([(index, 1)], .lessThanOrEqual, width, hugging))
            constraints.append(constraint([(index, 1)], .greaterThanOrEqual, width, hugging + 499))
        }
        constraints.append(constraint((0..<count).map { ($0, 1.0) }, .equal, 300))
        var solver = try Solver(ConstraintSystem(variableCount: count, constraints: constraints))
        for _ in 0..<12 {
            for index in 0..<count where Bool.random(using: &random) {
                let width = Double(Int.random(in: 10...90, using: &random))
                constraints[3 * index + 1].constant = width
                constraints[3 * index + 2].constant = width
            }
            let solution = solver.solve(constants: constraints.map(\.constant))
            try expectSame(solution, solver, constraints, variables: count)
        }
    }

    @Test("What does not change between languages stays right when something else comes into conflict and out of it")
    func conflictElsewhere() throws {
        var constraints = [
            constraint([(0, 1), (1, 1)], .equal, 100), constraint([(0, 1)], .greaterThanOrEqual, 40, 750),
            constraint([(1, 1)], .greaterThanOrEqual, 80, 749), constraint([(0, 1)], .lessThanOrEqual, 40, 251),
            constraint([(2, 1)], .greaterThanOrEqual, 10), constraint([(2, 1)], .lessThanOrEqual, 20),
            constraint([(2, 1)], .equal, 15, 500),
        ]
        var solver = try Solver(ConstraintSystem(variableCount: 3, constraints: constraints))
        // The width of the first label, and the least of the third, which may be at most 20.
        for (width, least) in [(40.0, 10.0), (40, 10), (60, 30), (60, 10), (40, 30), (40, 18), (50, 18), (50, 18)] {
            constraints[1].constant = width
            constraints[3].constant = width
            constraints[4].constant = least
            let solution = solver.solve(constants: constraints.map(\.constant))
            try expectSame(solution, solver, constraints, variables: 3)
            #expect(solution.isSatisfiable == (least <= 20))
            if least <= 20 { #expect(isNear(solution.values, [width, 100 - width, max(15, least)])) }
        }
    }

    @Test("Thousands of languages do not wear a solution out")
    func manyLanguages() throws {
        var random = Seeded(9000)
        var constraints = randomConstraints(&random, variables: 6, count: 20, requiredShare: 0.1)
        var solver = try Solver(ConstraintSystem(variableCount: 6, constraints: constraints))
        for round in 0..<3000 {
            for index in constraints.indices {
                constraints[index].constant = Double.random(in: -20...20, using: &random)
            }
            let solution = solver.solve(constants: constraints.map(\.constant))
            if round % 100 == 99 { try expectSame(solution, solver, constraints, variables: 6) }
        }
    }

    @Test("A conflict in every language is found in every one, and the rest solves again")
    func conflicts() throws {
        var constraints = [
            constraint([(0, 1)], .equal, 16), constraint([(0, 1), (1, 1)], .equal, 84),
            constraint([(1, 1)], .equal, 100), constraint([(2, 1)], .greaterThanOrEqual, 40, 750),
            constraint([(2, 1), (3, 1)], .lessThanOrEqual, 100), constraint([(3, 1)], .equal, 80, 250),
        ]
        var solver = try Solver(ConstraintSystem(variableCount: 4, constraints: constraints))
        for width in [40.0, 50, 30, 40, 90] {
            constraints[3].constant = width
            let solution = solver.solve(constants: constraints.map(\.constant))
            #expect(solution.conflicts == [Conflict(members: [0, 1, 2], broken: 2)])
            #expect(isNear(Array(solution.values[2...]), [width, min(80, 100 - width)]))
        }
    }
}
