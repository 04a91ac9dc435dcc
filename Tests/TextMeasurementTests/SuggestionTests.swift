import Testing
import TextMeasurement

struct SuggestionTests {
    @Test(arguments: [("lenes", "lines"), ("with", "width"), ("Width", "width"), ("zzzzzz", nil), ("abcdht", nil)])
    func `a misspelt name is suggested if it is near`(name: String, expected: String?) {
        #expect(Suggestion.of(name, among: ["width", "height", "lines", "keep"]) == expected)
    }
}
