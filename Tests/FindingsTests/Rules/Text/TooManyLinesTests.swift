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

    /// Nine letters stand for a number, of which two are left.
    @Test(arguments: [(3, "note"), (2, "warning")])
    func `lines that a short argument does not need make a note`(lines: Int, severity: String) throws {
        var sample = TextSample { $0.lines = lines }
        sample.usesDefaultSample = true
        sample.used = ["%@ = Alexandra"]
        let found = try sample.says(.tooManyLines, "one", de: "Alexandra one two three four")
        #expect(found.map { $0.prefix { $0 != ":" } } == [Substring(severity)])
    }

    @Test func `a line break in a text of one line loses what follows`() throws {
        #expect(
            try TextSample().says(.tooManyLines, "one", de: "a\nb")
                == ["error: \"DONE\" in German needs 2 lines, only 1 fits"]
        )
    }
}
