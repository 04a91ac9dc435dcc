import Configurations
import Commands
import SourceText
import TestCorpus
import Testing

/// Damaged configurations.
struct ConfigurationFuzzTests {
    private static let seeds = [
        "source: en\npseudolocales:\n  - en-XA\n  - { name: en-XL, pipeline: \"accents,expand=40%\" }\ntext-sizes: [large]\n",
        "keep: [\"*_URL\", Name]\nglossary: [off, 'no']\nsamples: { \"%@\": Al, \"%d\": 1.10 }\nfonts:\n- a.otf\n",
        "rules: { truncated-text: error, shrunk-text: off }\nignore:\n  - { rule: truncated-text, key: \"A*\", reason: b }\n",
        "screens:\n  S:\n    views:\n      t: { label: K, lines: 1, width<=: 180 }\n    constraints: [\"t.width <= 64\", \"H:|-[t]-|\"]\n",
        "screens: { S: { views: { c: { stack: [a, b], spacing: 8 }, a: { label: K }, b: { button: L } } } }\n",
    ]
    private static let alphabet = Array("{}[]:,-\"'#&*|>!%@ \n\ta1é".unicodeScalars)

    private func read(_ text: String) throws(SourceError) -> Configuration {
        try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
    }

    @Test func `a damaged configuration is refused in its place, or read as it is with a comment behind it`() throws {
        var numbers = SeededNumbers(seed: 51)
        var (accepted, refused) = (0, 0)
        for round in 0..<1_000 {
            let seed = Self.seeds[round % Self.seeds.count]
            let text = mutated(seed, with: Self.alphabet, changes: 1...2, using: &numbers)
            let lines = text.unicodeScalars.count { $0 == "\n" } + 1
            do throws(SourceError) {
                let configuration = try read(text)
                accepted += 1
                guard text.hasSuffix("\n") else { continue }
                #expect(try read(text + "# a comment\n") == configuration, "\(text)")
            } catch {
                refused += 1
                #expect((1...lines).contains(error.location.line), "\(text): \(error)")
                #expect(error.location.column >= 1 && !error.message.isEmpty, "\(text): \(error)")
            }
        }
        #expect(accepted > 100 && refused > 300, "\(accepted) \(refused)")
    }
}
