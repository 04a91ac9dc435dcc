import ConstraintSolver
import SourceText
import Testing

/// `Fixtures/screens.jsonl` holds random screens and the totals that HiGHS finds; `Scripts/compare-with-highs --record`
/// wrote it.
@Suite("Screens that HiGHS solved")
struct ScreenFixtureTests {
    @Test("Every screen is equal at every priority, or unsatisfiable")
    func screens() throws {
        let path = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let bytes = try FileAccess.read("/\(path)/Fixtures/screens.jsonl")
        var count = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let root = try JSONFile(try TextFile(decoding: Array(line), path: "screens.jsonl")).root
            let system = try #require(Self.system(root["system"]))
            var solver = try Solver(system)
            let solution = solver.solve()
            #expect(solution.error == nil)
            count += 1
            let totals = try #require(root["totals"])
            #expect(solution.isSatisfiable == (totals.kind == .array), "screen \(count)")
            guard solution.isSatisfiable else { continue }
            let expected = totals.children.map { pair in pair.children.map { $0.number ?? .nan } }
            let found = solution.violations(of: system.constraints)
            #expect(found.count == expected.count)
            let size = system.constraints.reduce(1) { max($0, $1.constant.magnitude) }
            for (level, pair) in zip(found, expected) {
                #expect(Double(level.priority) == pair[0])
                #expect((level.total - pair[1]).magnitude <= 1e-6 * max(size, pair[1]), "screen \(count)")
            }
            for constraint in system.constraints where constraint.isRequired {
                #expect(solution.violation(of: constraint) <= 1e-6 * size)
            }
        }
        #expect(count >= 300)
    }

    private static func system(_ value: JSONValue?) -> ConstraintSystem? {
        guard let value, let count = value["variables"]?.integer, let list = value["constraints"] else { return nil }
        let constraints = list.children.map { item in
            LinearConstraint(
                item["terms"]?.children.map { pair in
                    let parts = pair.children.map { $0.number ?? .nan }
                    return Term(variable: Int(parts[0]), coefficient: parts[1])
                } ?? [],
                item["relation"]?.string == "=="
                    ? .equal : item["relation"]?.string == "<=" ? .lessThanOrEqual : .greaterThanOrEqual,
                item["constant"]?.number ?? .nan,
                priority: Float(item["priority"]?.number ?? .nan)
            )
        }
        return ConstraintSystem(variableCount: count, constraints: constraints)
    }
}
