import Findings
import Interfaces
import Testing
import TextMeasurement

struct TruncatedTextTests {
    @Test(arguments: [
        ("Finished", []),
        (
            "Completed",
            [
                "error: \"DONE\" in English is truncated: needs 90 pt, 80 pt available (+10 pt); already in the source language"
            ]
        ),
    ])
    func `a text wider than its box ends in an ellipsis`(text: String, expected: [String]) throws {
        #expect(try TextSample().says(.truncatedText, text) == expected)
        #expect(try TextSample { $0.lineBreak = .clip }.says(.truncatedText, text) == [])
    }

    @Test func `a translation is told with its language`() throws {
        #expect(
            try TextSample().says(.truncatedText, "Done", de: "Abgeschlossen")
                == ["error: \"DONE\" in German is truncated: needs 130 pt, 80 pt available (+50 pt)"]
        )
    }
}
