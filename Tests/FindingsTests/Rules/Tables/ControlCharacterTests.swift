import Findings
import Testing

struct ControlCharacterTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        ("a\u{12}b\u{12}", ["en: U+0012 is a control character; remove it"]),
        ("\u{FEFF}a", ["en: U+FEFF, a byte-order mark, is in the string; remove it"]),
        ("a\u{FFFD}", ["en: U+FFFD replaces a character that was lost; write it again"]),
        ("\u{2068}%@", ["en: the direction set by U+2068 is never ended; add U+2069"]),
        ("\u{202A}%@", ["en: the direction set by U+202A is never ended; add U+202C"]),
        ("\u{2068}a\u{202A}b\u{2069}", []), ("\u{202A}a\u{202C}", []), ("a\tb\u{200F}\u{200D}\u{AD}", []),
        ("\u{2069}\u{202C}", []),
    ])
    func `control characters are named`(text: String, expected: [String]) throws {
        #expect(try Sample.says(.controlCharacter, Sample.entry(text)) == expected)
    }
}
