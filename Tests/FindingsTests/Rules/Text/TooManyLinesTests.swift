import Findings
import Interfaces
import Testing

struct TooManyLinesTests {
    @Test(arguments: [
        (1, "one two", []), (2, "one two three", []),
        (2, "one two three four", ["error: \"DONE\" in German needs 3 lines, only 2 fit"]),
    ])
    func `a text has the lines that it may have`(lines: Int, text: String, expected: [String]) throws {
        let sample = TextSample { $0.lines = lines }
        #expect(try sample.says(.tooManyLines, "one", de: text) == expected)
    }

    @Test func `a line break in a text of one line loses what follows`() throws {
        #expect(
            try TextSample().says(.tooManyLines, "one", de: "a\nb")
                == ["error: \"DONE\" in German needs 2 lines, only 1 fits"]
        )
    }
}
