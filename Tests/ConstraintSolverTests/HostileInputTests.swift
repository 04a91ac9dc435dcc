import ConstraintSolver
import Testing

@Suite("Hostile systems")
struct HostileInputTests {
    @Test(
        "Numbers and indices that mean nothing are errors",
        arguments: [
            (constraint([(0, .nan)], .equal, 0), SystemError.numberOutOfRange(constraint: 0)),
            (constraint([(0, .infinity)], .equal, 0), .numberOutOfRange(constraint: 0)),
            (constraint([(0, 1)], .equal, .nan), .numberOutOfRange(constraint: 0)),
            (constraint([(0, 1)], .equal, -1e13), .numberOutOfRange(constraint: 0)),
            (constraint([(1, 1)], .equal, 0), .unknownVariable(1, constraint: 0)),
            (constraint([(-1, 1)], .equal, 0), .unknownVariable(-1, constraint: 0)),
            (constraint([(.max, 1)], .equal, 0), .unknownVariable(.max, constraint: 0)),
            (constraint([(0, 1)], .equal, 0, 0), .priorityOutOfRange(constraint: 0)),
            (constraint([(0, 1)], .equal, 0, 1000.5), .priorityOutOfRange(constraint: 0)),
            (constraint([(0, 1)], .equal, 0, .nan), .priorityOutOfRange(constraint: 0)),
        ]
    )
    func errors(constraint: LinearConstraint, error: SystemError) {
        #expect(throws: error) { try Solver(ConstraintSystem(variableCount: 1, constraints: [constraint])) }
        #expect(!error.message.isEmpty)
    }

    @Test("So are sizes that mean nothing", arguments: [-1, Int.max])
    func sizes(count: Int) {
        #expect(throws: SystemError.tooLarge) { try Solver(ConstraintSystem(variableCount: count, constraints: [])) }
    }

    @Test("Bad constants leave the solver as it was")
    func constants() throws {
        var solver = try Solver(ConstraintSystem(variableCount: 1, constraints: [constraint([(0, 1)], .equal, 3)]))
        #expect(solver.solve(constants: []).error == .wrongConstantCount(expected: 1, given: 0))
        #expect(solver.solve(constants: [.infinity]).error == .numberOutOfRange(constraint: 0))
        #expect(solver.solve().values == [3])
    }

    @Test("Systems of wild numbers end with values that are numbers", arguments: 0..<200)
    func wild(seed: Int) throws {
        var random = Seeded(seed + 5000)
        let count = Int.random(in: 1...8, using: &random)
        var constraints = randomConstraints(&random, variables: count, count: 24, requiredShare: 0.3)
        for index in constraints.indices {
            let power = Double([1e-9, 1e-3, 1, 1e6, 1e11].randomElement(using: &random) ?? 1)
            constraints[index].constant *= [0, 1e-6, 1, 1e6].randomElement(using: &random) ?? 1
            if let first = constraints[index].terms.indices.first {
                constraints[index].terms[first].coefficient *= power
            }
        }
        var solver = try Solver(ConstraintSystem(variableCount: count, constraints: constraints))
        let solution = solver.solve()
        #expect(solution.values.count == count)
        #expect(solution.values.allSatisfy { $0.isFinite })
        for conflict in solution.conflicts { #expect(conflict.members.contains(conflict.broken)) }
    }

    @Test("Many equal claims end: no cycling")
    func ties() throws {
        // A ladder of labels that all want the same size and share the same room.
        var constraints: [LinearConstraint] = []
        for index in 0..<40 {
            constraints.append(constraint([(index, 1)], .greaterThanOrEqual, 0))
            constraints.append(constraint([(index, 1)], .equal, 10, 250))
            if index > 0 { constraints.append(constraint([(index, 1), (index - 1, -1)], .equal, 0, 250)) }
        }
        constraints.append(constraint((0..<40).map { ($0, 1.0) }, .equal, 200))
        let solution = try solve(40, constraints)
        #expect((solution.values.reduce(0, +) - 200).magnitude < 1e-9)
    }
}
