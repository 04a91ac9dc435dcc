import Findings
import Testing

struct TextBudgetTests {
    /// Letters are 10 pt wide.
    @Test(arguments: [("Send", 75.0, 3), ("Send", 80, 4), ("Send", 79.9, 3), ("Send", 40, 0), ("Send", 35, -1)])
    func `a budget counts whole characters that still fit`(text: String, width: Double, expected: Int) throws {
        let budget = try #require(try TextSample(width: width).checked([("en", .source, text)]).budget)
        #expect(budget.characters == expected)
        #expect(budget.available == width)
        #expect(budget.width == 40)
    }

    @Test func `a box without a width has no budget`() throws {
        #expect(try TextSample(width: nil).checked([("en", .source, "Send")]).budget == nil)
    }
}
