import Findings
import Interfaces
import Testing

struct BrokenWordTests {
    @Test func `a word wider than the line is broken, whatever the number of lines`() throws {
        let sample = TextSample { $0.lines = 0 }
        #expect(
            try sample.says(.brokenWord, "Notification settings", de: "Fertig") == [
                "error: 'DONE' in en has a word of 120 pt that is broken in a line of 80 pt; already in the source language"
            ]
        )
        #expect(
            try sample.says(.brokenWord, "Settings", de: "Einstellungen ändern")
                == ["error: 'DONE' in de has a word of 130 pt that is broken in a line of 80 pt"]
        )
        #expect(try sample.says(.brokenWord, "one two three four", de: "eins zwei drei vier") == [])
    }
}
