import ConstraintSolver
import Testing

@Suite("What must not change the solution")
struct MetamorphicTests {
    private func system(_ seed: Int) -> (random: Seeded, constraints: [LinearConstraint]) {
        var random = Seeded(seed)
        let constraints = randomConstraints(
            &random,
            variables: 7,
            count: Int.random(in: 3...30, using: &random),
            requiredShare: 0.1
        )
        return (random, constraints)
    }

    @Test("The order of the constraints", arguments: 0..<200)
    func permutation(seed: Int) throws {
        var (random, constraints) = system(seed)
        let solution = try solve(7, constraints)
        constraints.shuffle(using: &random)
        let shuffled = try solve(7, constraints)
        #expect(solution.isSatisfiable == shuffled.isSatisfiable)
        guard solution.isSatisfiable else { return }
        #expect(isNear(solution.values, shuffled.values))
        #expect(solution.ambiguous == shuffled.ambiguous)
    }

    @Test("The numbering of variables that have one value only", arguments: 0..<100)
    func renumbering(seed: Int) throws {
        let (_, constraints) = system(seed)
        let solution = try solve(7, constraints)
        let mirrored = constraints.map { constraint in
            var constraint = constraint
            for index in constraint.terms.indices {
                constraint.terms[index].variable = 6 - constraint.terms[index].variable
            }
            return constraint
        }
        let other = try solve(7, mirrored)
        #expect(solution.isSatisfiable == other.isSatisfiable)
        guard solution.isSatisfiable else { return }
        #expect(solution.ambiguous == other.ambiguous.map { 6 - $0 }.reversed())
        for variable in 0..<7 where !solution.ambiguous.contains(variable) {
            #expect(isNear([solution.values[variable]], [other.values[6 - variable]]))
        }
    }

    @Test("The unit of length", arguments: 0..<60, [0.001, 1000])
    func scale(seed: Int, factor: Double) throws {
        let (_, constraints) = system(seed)
        let solution = try solve(7, constraints)
        let scaled = constraints.map { constraint in
            var constraint = constraint
            constraint.constant *= factor
            return constraint
        }
        let other = try solve(7, scaled)
        #expect(solution.isSatisfiable == other.isSatisfiable)
        guard solution.isSatisfiable else { return }
        #expect(isNear(other.values.map { $0 / factor }, solution.values, tolerance: 1e-4))
    }

    @Test("The size of required constraints' coefficients", arguments: 0..<60)
    func coefficients(seed: Int) throws {
        let (_, constraints) = system(seed)
        let solution = try solve(7, constraints)
        let scaled = constraints.enumerated().map { index, constraint in
            guard constraint.isRequired else { return constraint }
            var constraint = constraint
            let factor = [0.001, -1, 1e6][index % 3]
            for index in constraint.terms.indices { constraint.terms[index].coefficient *= factor }
            constraint.constant *= factor
            if factor < 0, constraint.relation != .equal {
                constraint.relation = constraint.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
            }
            return constraint
        }
        let other = try solve(7, scaled)
        #expect(solution.isSatisfiable == other.isSatisfiable)
        if solution.isSatisfiable { #expect(isNear(other.values, solution.values)) }
    }

    @Test("A constraint that holds anyway", arguments: 0..<60)
    func satisfied(seed: Int) throws {
        let (_, constraints) = system(seed)
        let solution = try solve(7, constraints)
        guard solution.isSatisfiable, solution.ambiguous.isEmpty else { return }
        let bounds = (0..<7).map { constraint([($0, 1)], .greaterThanOrEqual, solution.values[$0] - 1) }
        #expect(isNear(try solve(7, constraints + bounds).values, solution.values))
    }

    @Test("Whether the solver had other constants before", arguments: 0..<150)
    func warm(seed: Int) throws {
        var (random, constraints) = system(seed)
        var solver = try Solver(ConstraintSystem(variableCount: 7, constraints: constraints))
        _ = solver.solve()
        for _ in 0..<6 {
            for index in constraints.indices where Bool.random(using: &random) {
                constraints[index].constant = Double(Int.random(in: -20...20, using: &random))
            }
            let warm = solver.solve(constants: constraints.map(\.constant))
            let cold = try solve(7, constraints)
            #expect(warm.isSatisfiable == cold.isSatisfiable)
            #expect(warm.error == nil)
            if cold.isSatisfiable {
                #expect(isNear(warm.values, cold.values))
                #expect(warm.ambiguous == cold.ambiguous)
            }
        }
    }
}
