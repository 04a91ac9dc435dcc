import Checking
import Findings
import Commands
import SourceText
import TestCorpus
import Testing

/// Damaged baselines.
struct BaselineFuzzTests {
    private static let seeds = [
        #"{"version": 2, "entries": [{"fingerprint": "a", "finding": "b", "rule": "x", "file": "é\n", "key": "\ud83d\ude00", "#
            + #""locale": "de", "textSize": "large", "device": "iPad"}]}"#,
        #"{"version": 1, "entries": [{"fingerprint": "a", "finding": "b", "rule": "x", "file": "f", "key": "", "#
            + #""locale": "", "textSize": ""}, {"fingerprint": "A", "finding": "", "rule": "", "file": "", "key": "", "#
            + #""locale": "", "textSize": "", "device": null}]}"#,
    ]
    private static let alphabet = Array("{}[],:\"\\u0 \nanefr1é".unicodeScalars)

    private func read(_ bytes: [UInt8]) throws(SourceError) -> Baseline {
        try BaselineFile.read(TextFile(decoding: bytes, path: "baseline.json"))
    }

    @Test func `a damaged baseline is refused, or keeps its entries when it is written`() {
        var numbers = SeededNumbers(seed: 61)
        var (accepted, refused) = (0, 0)
        for round in 0..<2_000 {
            let seed = Self.seeds[round % Self.seeds.count]
            let text = mutated(seed, with: Self.alphabet, changes: 1...2, using: &numbers)
            do throws(SourceError) {
                let baseline = try read(Array(text.utf8))
                accepted += 1
                let written = BaselineFile.bytes(of: baseline)
                let again = try read(written)
                #expect(again.entries.count == baseline.entries.count, "\(text)")
                #expect(BaselineFile.bytes(of: again) == written, "\(text)")
            } catch {
                refused += 1
                #expect(error.location.line >= 1 && error.location.column >= 1)
                #expect(error.message.contains("--write-baseline"), "\(error)")
            }
        }
        #expect(accepted > 150 && refused > 500, "\(accepted) \(refused)")
    }
}
