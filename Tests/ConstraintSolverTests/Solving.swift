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

/// Random numbers that are the same every time.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Systems with duplicates, cycles, odd coefficients and few or many priorities.
func randomConstraints(
    _ random: inout Seeded,
    variables: Int,
    count: Int,
    requiredShare: Double = 0.15
) -> [LinearConstraint] {
    let priorities: [Float] = [999, 750.5, 750, 500, 250, 1]
    let coefficients = [1.0, 1, -1, -1, 2, 0.5, 1.0 / 3, 3]
    return (0..<count).map { _ in
        let chosen = Array(0..<variables).shuffled(using: &random).prefix(
            Int.random(in: 1...min(3, variables), using: &random)
        )
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let isRequired = Double.random(in: 0..<1, using: &random) < requiredShare
        return constraint(
            chosen.map { ($0, coefficients.randomElement(using: &random) ?? 1) },
            relations.randomElement(using: &random) ?? .equal,
            Double(Int.random(in: -20...20, using: &random)),
            isRequired ? 1000 : priorities.randomElement(using: &random) ?? 1
        )
    }
}
