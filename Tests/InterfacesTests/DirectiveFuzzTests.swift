import Interfaces
import TestCorpus
import Testing

/// Damaged comments: what is written into them is read again, and taken out again.
struct DirectiveFuzzTests {
    private static let comments = [
        "Title of the sheet. overset: font=headline width<=180 lines=1", "overset: sample=\"New York\" keep",
        "Size.\noverset: ignore=truncated-text size=15 weight=bold\nMore.",
        "(overset: line-break=tail minimum-scale=0.8",
        "Title. overset: width<=95 measured", "See http://overset:80 for more.", "",
    ]
    private static let pieces =
        Array("overst:<=\"., \n\t()09é日\u{301}") + ["overset: ", "width<=", "measured", "keep"].flatMap { Array($0) }

    private func damaged(_ text: String, _ numbers: inout SeededNumbers) -> String {
        var letters = Array(text)
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            let place = Int.random(in: 0...letters.count, using: &numbers)
            if Bool.random(using: &numbers), place < letters.count {
                letters.remove(at: place)
            } else {
                letters.insert(Self.pieces.randomElement(using: &numbers) ?? " ", at: place)
            }
        }
        return String(letters)
    }

    @Test(arguments: [1, 2, 3]) func `a measured width comes and goes in damaged comments`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        var (written, refused) = (0, 0)
        for _ in 0..<2000 {
            let comment = damaged(Self.comments.randomElement(using: &numbers) ?? "", &numbers)
            let bare: String
            switch Directive.measuring(nil, in: comment, rules: ["truncated-text"]) {
            case .comment(let text): bare = text
            case .declaresBox: continue
            case .faulty:
                #expect(throws: Directive.SyntaxError.self) { try Directive.read(comment, rules: ["truncated-text"]) }
                refused += 1
                continue
            }
            guard case .comment(let text) = Directive.measuring(180, in: bare, rules: ["truncated-text"]) else {
                Issue.record("\(comment) takes no width")
                continue
            }
            let declaration = try #require(try Directive.read(text, rules: ["truncated-text"]), "\(text)")
            #expect(declaration.maximumWidth == 180 && declaration.isMeasured, "\(text)")
            #expect(Directive.measuring(180, in: text, rules: ["truncated-text"]) == .comment(text), "\(text)")
            #expect(Directive.measuring(nil, in: text, rules: ["truncated-text"]) == .comment(bare), "\(text)")
            written += 1
        }
        #expect(written > 500 && refused > 100, "\(written) \(refused)")
    }
}
