import Generation
import StringTables
import TestCorpus
import Testing

/// Holds the proof's own scanner against the reader of messages, which shares no code with it.
struct FormatScanTests {
    private static let pieces = [
        "%", "%%", "1$", "2$", "5", "0", "-", "+", " ", "#", "'", "*", ".", "h", "l", "ll", "q", "z", "L", "d", "u",
        "x",
        "f", "@", "s", "C", "%@", "%d", "%ld", "%1$@", "%2$lld", "%.2f", "% ld", "%arg", "%#@files@", "@", "a", "é",
        "100",
        "%5%", "%l", "g", "S", "p", "i", "\u{2019}",
    ]

    @Test func `two readers find the same arguments in 200,000 texts`() {
        var numbers = SeededNumbers(seed: 4)
        var withArguments = 0
        for _ in 0..<200_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                text += Self.pieces.randomElement(using: &numbers) ?? ""
            }
            let message = Message(text)
            let expected = message.arguments.map { "\($0.index) \($0.type)" }
            let found = FormatScan(Array(text.utf8)).arguments.map { "\($0 >> 8) \(Self.types[Int($0 & 0xFF)])" }
            #expect(found.sorted() == expected.sorted(), "\(text.debugDescription)")
            withArguments += expected.isEmpty ? 0 : 1
        }
        #expect(withArguments > 50_000)
    }

    private static let types: [ArgumentType] = [
        .object, .object, .number32, .number64, .double, .longDouble, .unichar, .cString, .unicharString, .pointer,
    ]
}
