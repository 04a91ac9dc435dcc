import Commands
import SourceText
import TestCorpus
import Testing

/// Damaged lines of `overset solve`.
struct SolveLineFuzzTests {
    private static let seeds = [
        #"{"variables": 2, "constraints": [{"terms": [[0, 2], [1, -1]], "relation": ">=", "constant": 6, "priority": 750}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 1}, "#
            + #"{"terms": [[0, 1]], "relation": "<=", "constant": -3e1, "priority": 250.5}]}"#,
        #"{"constraints": [], "variables": 2}"#,
    ]
    private static let alphabet = Array("{}[],:\"=<>0.-e19 \nt".unicodeScalars)

    @Test func `a damaged line is answered by an error, or by a value for every variable`() throws {
        var numbers = SeededNumbers(seed: 81)
        var (accepted, refused) = (0, 0)
        for round in 0..<4_000 {
            let seed = Self.seeds[round % Self.seeds.count]
            let line = mutated(seed, with: Self.alphabet, changes: 1...2, using: &numbers)
            let answer = SolveRun.answer(line)
            let json = try JSONFile(TextFile(decoding: Array(answer.json.utf8), path: "answer")).root
            guard !answer.isError else {
                refused += 1
                #expect(json["error"]?.string?.isEmpty == false, "\(line)")
                continue
            }
            accepted += 1
            let system = try JSONFile(TextFile(decoding: Array(line.utf8), path: "line")).root
            let values = json["values"]?.children.compactMap(\.number) ?? []
            #expect(values.count == system["variables"]?.integer && values.allSatisfy(\.isFinite), "\(line)")
            let conflict = json["conflict"]?.children.compactMap(\.integer) ?? []
            #expect(conflict.isEmpty == (json["status"]?.string == "solved"), "\(line)")
            #expect(SolveRun.answer(line) == answer, "\(line)")
        }
        #expect(accepted > 100 && refused > 500, "\(accepted) \(refused)")
    }
}
