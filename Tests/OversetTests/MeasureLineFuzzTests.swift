import Commands
import SourceText
import TestCorpus
import Testing
import TextMeasurement

/// Damaged lines of `overset measure`.
struct MeasureLineFuzzTests {
    private static let seeds = [
        #"{"text": "Save é\ud83d\ude00", "font": "body", "size": 12.5, "weight": "bold", "italic": true, "scale": 3}"#,
        #"{"text": "a", "locale": "de", "direction": "rtl", "maxWidth": 80, "lines": 2, "lineBreak": "middle"}"#,
        #"{"size": 15, "runs": [{"text": "é", "kern": 3}, {"text": "", "size": 9}, {"text": "b", "font": "headline"}]}"#,
        #"{"text": "", "minimumScale": 0.5, "lineHeightMultiple": 1.5, "maximumLineHeight": 40, "textSize": null}"#,
    ]
    private static let alphabet = Array("{}[],:\"\\u0.-e19 \ntaé".unicodeScalars)

    @Test func `a damaged line is refused with a reason, or asks for what can be measured`() throws {
        var numbers = SeededNumbers(seed: 71)
        var (accepted, refused) = (0, 0)
        for round in 0..<1_500 {
            let seed = Self.seeds[round % Self.seeds.count]
            let line = mutated(seed, with: Self.alphabet, changes: 1...2, using: &numbers)
            do throws(MeasureLineError) {
                let read = try MeasureLine(parsing: line)
                #expect(text(in: line, isThatOf: read), "\(line)")
                let request = try read.request()
                accepted += 1
                #expect(request.text.utf8.elementsEqual(read.text.utf8), "\(line)")
                #expect(request.maximumWidth.map { $0.isFinite && $0 >= 0 } ?? true, "\(line)")
                #expect((1...3).contains(request.pixelsPerPoint) && request.lineLimit >= 0, "\(line)")
                let ends = request.runs.map(\.range.upperBound)
                #expect(request.runs.map(\.range.lowerBound) == [0] + ends.dropLast() || ends.isEmpty, "\(line)")
                #expect(ends.last.map { $0 == request.text.utf8.count } ?? true, "\(line)")
            } catch {
                refused += 1
                #expect(!error.message.isEmpty)
            }
        }
        #expect(accepted > 100 && refused > 500, "\(accepted) \(refused)")
    }

    /// Whether the project's own reader of JSON finds the same text, if it reads the line at all.
    private func text(in line: String, isThatOf read: MeasureLine) -> Bool {
        do {
            let root = try JSONFile(TextFile(decoding: Array(line.utf8), path: "")).root
            return root["text"]?.string.map { $0.utf8.elementsEqual(read.text.utf8) } ?? true
        } catch {
            return true
        }
    }
}
