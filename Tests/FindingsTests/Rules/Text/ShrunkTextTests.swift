import Findings
import Interfaces
import Testing

struct ShrunkTextTests {
    @Test(arguments: [
        (1.0, []), (0.75, []),
        (0.5, ["error: \"DONE\" in German is shrunk to 67 % of its size to fit"]),
    ])
    func `a text is shrunk to three quarters and no further`(smallest: Double, expected: [String]) throws {
        let sample = TextSample { $0.minimumScale = smallest }
        #expect(try sample.says(.shrunkText, "Done", de: "Fertig jetzt") == expected)
    }
}
