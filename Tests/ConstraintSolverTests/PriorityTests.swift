import ConstraintSolver
import Testing

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

    @Test("Equal widths give way to what matters more and win over what matters less")
    func equalWidths() throws {
        let widths = [
            constraint([(0, 1)], .equal, 60, 750), constraint([(1, 1)], .equal, 80, 400),
            constraint([(0, 1), (1, -1)], .equal, 0, 401),
        ]
        #expect(isNear(try solve(2, widths).values, [60, 60]))
        let weaker = widths.dropLast() + [constraint([(0, 1), (1, -1)], .equal, 0, 399)]
        #expect(isNear(try solve(2, Array(weaker)).values, [60, 80]))
    }

    @Test(
        "Panes of a split view resize by their holding priorities",
        arguments: [(250.0, 251.0), (251, 250), (249.5, 250)]
    )
    func splitView(first: Double, second: Double) throws {
        // Two panes of 200 and 300 points and a divider of 1 in a window that grew to 700.
        let solution = try solve(
            2,
            [
                constraint([(0, 1), (1, 1)], .equal, 699),
                constraint([(0, 1)], .equal, 200, Float(first)),
                constraint([(1, 1)], .equal, 300, Float(second)),
            ]
        )
        #expect(isNear(solution.values, first > second ? [200, 499] : [399, 300]))
    }

    @Test("Within a priority the sum of the absolute violations counts, not their number or squares")
    func sumOfViolations() throws {
        let solution = try solve(
            1,
            [
                constraint([(0, 1)], .equal, 0, 500), constraint([(0, 1)], .equal, 10, 500),
                constraint([(0, 3)], .equal, 60, 500),
            ]
        )
        #expect(isNear(solution.values, [20]))
        let total = solution.violations(of: [
            constraint([(0, 1)], .equal, 0, 500), constraint([(0, 1)], .equal, 10, 500),
        ])
        #expect(total.count == 1 && total[0].priority == 500 && total[0].total == 30)
    }

    @Test("A fraction of a priority is a priority of its own")
    func fractions() throws {
        let solution = try solve(1, [constraint([(0, 1)], .equal, 1, 250), constraint([(0, 1)], .equal, 2, 250.5)])
        #expect(isNear(solution.values, [2]))
    }

    /// Facts carried over from the tests of kiwi and amoeba: systems whose answer does not depend on weights.
    @Test(
        "Systems that other solvers solve",
        arguments: [
            // x + 2 >= y * 2 … as rows; then the values.
            (2, [constraint([(0, 1)], .equal, 100), constraint([(0, 1), (1, -1)], .equal, 0)], [100.0, 100]),
            (1, [constraint([(0, 1)], .lessThanOrEqual, 100, 1), constraint([(0, 1)], .equal, 20, 500)], [20]),
            (2, [constraint([(0, 1), (1, 2)], .equal, 10), constraint([(0, 3), (1, -1)], .equal, 2)], [2, 4]),
            // A chain: left, middle = (left + right) / 2, right = left + 10, right <= 100, left >= 0; middle edited to 45.
            (
                3,
                [
                    constraint([(0, 1), (2, 1), (1, -2)], .equal, 0), constraint([(2, 1), (0, -1)], .equal, 10),
                    constraint([(2, 1)], .lessThanOrEqual, 100), constraint([(0, 1)], .greaterThanOrEqual, 0),
                    constraint([(1, 1)], .equal, 45, 750),
                ], [40, 45, 50]
            ),
            // The same, edited beyond the bound.
            (
                3,
                [
                    constraint([(0, 1), (2, 1), (1, -2)], .equal, 0), constraint([(2, 1), (0, -1)], .equal, 10),
                    constraint([(2, 1)], .lessThanOrEqual, 100), constraint([(0, 1)], .greaterThanOrEqual, 0),
                    constraint([(1, 1)], .equal, 200, 750),
                ], [90, 95, 100]
            ),
        ] as [(Int, [LinearConstraint], [Double])]
    )
    func knownSystems(count: Int, constraints: [LinearConstraint], values: [Double]) throws {
        var solver = try Solver(ConstraintSystem(variableCount: count, constraints: constraints))
        let solution = solver.solve()
        #expect(isNear(solution.values, values))
        #expect(solution.ambiguous.isEmpty)
        #expect(solver.alternativeSolution() == nil)
    }

    @Test("Duplicate, redundant and cyclic equations change nothing")
    func redundantRows() throws {
        let base = [
            constraint([(0, 1), (1, -1)], .equal, 0), constraint([(1, 1), (2, -1)], .equal, 0),
            constraint([(0, 1)], .equal, 7, 750),
        ]
        let redundant = [
            constraint([(2, 1), (0, -1)], .equal, 0), constraint([(0, 2), (1, -2)], .equal, 0),
            constraint([(0, 1), (1, -1), (0, -1), (1, 1)], .equal, 0), constraint([], .equal, 0),
            constraint([], .lessThanOrEqual, 5), constraint([(0, 1)], .greaterThanOrEqual, -1e6),
        ]
        let solution = try solve(3, base + redundant)
        #expect(isNear(solution.values, [7, 7, 7]))
        #expect(solution.isSatisfiable && solution.ambiguous.isEmpty)
    }
}
