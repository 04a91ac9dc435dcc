import Findings
import Interfaces
import Testing

struct BrokenWordTests {
    @Test func `a word wider than the line is broken, whatever the number of lines`() throws {
        let sample = TextSample { $0.lines = 0 }
        #expect(
            try sample.says(.brokenWord, "Notification settings", de: "Fertig") == [
                "error: \"DONE\" in English contains a word that is broken: it is 120 pt wide, the line 80 pt; already in the source language"
            ]
        )
        #expect(
            try sample.says(.brokenWord, "Settings", de: "Einstellungen ändern")
                == ["error: \"DONE\" in German contains a word that is broken: it is 130 pt wide, the line 80 pt"]
        )
        #expect(try sample.says(.brokenWord, "one two three four", de: "eins zwei drei vier") == [])
    }
}
