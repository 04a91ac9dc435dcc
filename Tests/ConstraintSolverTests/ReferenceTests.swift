import ConstraintSolver
import Testing

/// Solutions by trying every point that as many constraints as there are variables meet in.
///
/// A least total of convex piecewise linear costs is found at such a point, if the axes count as constraints.
enum Exhaustive {
    /// The least totals of all priorities below 1000, highest first; `nil` if the required constraints exclude one another.
    static func totals(_ constraints: [LinearConstraint], variableCount: Int) -> [Double]? {
        let axes = (0..<variableCount).map { constraint([($0, 1)], .equal, 0) }
        var best: [Double]?
        forEachSubset(constraints + axes, variableCount) { subset in
            guard let point = intersection(subset, variableCount) else { return }
            let solution = Solution(values: point)
            guard constraints.allSatisfy({ !$0.isRequired || solution.violation(of: $0) < 1e-7 }) else { return }
            let totals = solution.violations(of: constraints).map(\.total)
            if best.map({ isLess(totals, $0) }) ?? true { best = totals }
        }
        return best
    }

    private static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
        for (one, other) in zip(first, second) where (one - other).magnitude > 1e-8 { return one < other }
        return false
    }

    private static func forEachSubset(_ all: [LinearConstraint], _ size: Int, _ body: ([LinearConstraint]) -> Void) {
        func extend(_ chosen: [LinearConstraint], from start: Int) {
            guard chosen.count < size else { return body(chosen) }
            for index in start..<all.count { extend(chosen + [all[index]], from: index + 1) }
        }
        extend([], from: 0)
    }

    /// Gauss and Jordan with a full search for pivots.
    private static func intersection(_ constraints: [LinearConstraint], _ count: Int) -> [Double]? {
        var rows = constraints.map { constraint in
            var row = [Double](repeating: 0, count: count + 1)
            for term in constraint.terms { row[term.variable] += term.coefficient }
            row[count] = constraint.constant
            return row
        }
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { rows[$0][column].magnitude < rows[$1][column].magnitude }),
                rows[pivot][column].magnitude > 1e-9
            else { return nil }
            rows.swapAt(pivot, column)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}

@Suite("Other ways to the same totals")
struct ReferenceTests {
    @Test("Random systems are as good at every priority as the best of all corners", arguments: 0..<250)
    func exhaustive(seed: Int) throws {
        var random = Seeded(seed + 1000)
        let variables = Int.random(in: 1...3, using: &random)
        let constraints = randomConstraints(
            &random,
            variables: variables,
            count: Int.random(in: 1...12, using: &random)
        )
        let solution = try solve(variables, constraints)
        guard let expected = Exhaustive.totals(constraints, variableCount: variables) else {
            #expect(!solution.isSatisfiable)
            return
        }
        #expect(solution.isSatisfiable)
        let totals = solution.violations(of: constraints).map(\.total)
        #expect(isNear(totals, expected, tolerance: 1e-6), "\(totals) \(expected)")
    }
}
