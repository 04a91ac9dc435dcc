import Findings
import Interfaces
import Testing
import TextMeasurement

struct ClippedTextTests {
    @Test func `a text that is cut without an ellipsis is clipped`() throws {
        let sample = TextSample { $0.lineBreak = .clip }
        #expect(try sample.says(.clippedText, "Finished") == [])
        #expect(
            try sample.says(.clippedText, "Completed")
                == [
                    "error: \"DONE\" in English is clipped: needs 90 pt, 80 pt available (+10 pt); already in the source language"
                ]
        )
        #expect(try TextSample().says(.clippedText, "Completed") == [])
    }

    @Test func `a line higher than its box is clipped`() throws {
        let sample = TextSample { $0.maximumHeight = 5 }
        #expect(
            try sample.says(.clippedText, "Done", de: "Fertig") == [
                "error: \"DONE\" in English is clipped: needs 10 pt of height, 5 pt available (+5 pt); already in the source "
                    + "language"
            ]
        )
    }
}
