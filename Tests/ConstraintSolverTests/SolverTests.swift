import ConstraintSolver
import Testing

/// A constraint, shorter to write.
func constraint(
    _ terms: [(Int, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float = 1000
) -> LinearConstraint {
    LinearConstraint(
        terms.map { Term(variable: $0.0, coefficient: $0.1) },
        relation,
        constant,
        priority: priority
    )
}

/// The solution of constraints.
func solve(_ count: Int, _ constraints: [LinearConstraint]) throws -> Solution {
    var solver = try Solver(ConstraintSystem(variableCount: count, constraints: constraints))
    let solution = solver.solve()
    #expect(solution.error == nil)
    return solution
}

/// Whether values are the same but for rounding.
func isNear(_ first: [Double], _ second: [Double], tolerance: Double = 1e-7) -> Bool {
    first.count == second.count
        && zip(first, second).allSatisfy { ($0 - $1).magnitude <= tolerance * (1 + $1.magnitude) }
}

@Suite("Priorities")
struct PriorityTests {
    /// Two labels side by side, 8 points apart, in 300 points: x and width of each.
    private func labels(_ first: Double, _ second: Double, compression: Float, hugging: Float) -> [LinearConstraint] {
        [
            constraint([(0, 1)], .equal, 16),
            constraint([(2, 1), (0, -1), (1, -1)], .equal, 8),
            constraint([(2, 1), (3, 1)], .equal, 300),
            constraint([(1, 1)], .greaterThanOrEqual, 0),
            constraint([(3, 1)], .greaterThanOrEqual, 0),
            constraint([(1, 1)], .lessThanOrEqual, first, 251),
            constraint([(1, 1)], .greaterThanOrEqual, first, 750),
            constraint([(3, 1)], .lessThanOrEqual, second, hugging),
            constraint([(3, 1)], .greaterThanOrEqual, second, compression),
        ]
    }

    @Test("The label that hugs more keeps its size, the one that resists less is compressed")
    func labelsSideBySide() throws {
        let loose = try solve(4, labels(60, 80, compression: 749, hugging: 250))
        #expect(isNear(loose.values, [16, 60, 84, 216]))
        let tight = try solve(4, labels(200, 180, compression: 749, hugging: 250))
        #expect(isNear(tight.values, [16, 200, 224, 76]))
        let reversed = try solve(4, labels(200, 180, compression: 751, hugging: 252))
        #expect(isNear(reversed.values, [16, 96, 120, 180]))
        #expect(loose.ambiguous.isEmpty && tight.ambiguous.isEmpty && reversed.ambiguous.isEmpty)
    }

    @Test("No number of constraints outweighs one of a higher priority")
    func manyAgainstOne() throws {
        let many = (0..<1001).map { constraint([(0, 1)], .equal, Double($0) / 1001, 499) }
        let solution = try solve(1, many + [constraint([(0, 1)], .equal, 100, 500)])
        #expect(isNear(solution.values, [100]))
    }
}
