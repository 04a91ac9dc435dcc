import Findings
import Reporting
import SourceText
import TestCorpus
import Testing

/// Damaged findings files.
struct FindingsFuzzTests {
    private static let alphabet = Array("{}[],:\"\\0.-e19 \nnul".unicodeScalars)

    @Test func `a damaged file is refused in its place, or is written again as it is read`() throws {
        let seed = String(decoding: JSONReport.render(ScreenSample.report), as: UTF8.self)
        let lines = seed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var numbers = SeededNumbers(seed: 91)
        var (accepted, refused) = (0, 0)
        for _ in 0..<100 {
            var damaged = lines
            let place = Int.random(in: damaged.indices, using: &numbers)
            damaged[place] = mutated(damaged[place], with: Self.alphabet, changes: 1...1, using: &numbers)
            let text = damaged.joined(separator: "\n")
            do throws(SourceError) {
                let report = try JSONReport.read(Array(text.utf8), path: "findings.json")
                accepted += 1
                let written = JSONReport.render(report)
                #expect(JSONReport.render(try JSONReport.read(written, path: "findings.json")) == written)
            } catch {
                refused += 1
                #expect((1...damaged.count + 1).contains(error.location.line) && error.location.column >= 1, "\(error)")
                #expect(error.message.contains("not a findings file"), "\(error)")
            }
        }
        #expect(accepted > 5 && refused > 25, "\(accepted) \(refused)")
    }
}
