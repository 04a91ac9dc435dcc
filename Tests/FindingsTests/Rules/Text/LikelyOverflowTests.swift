import Findings
import Interfaces
import Testing

struct LikelyOverflowTests {
    /// "Send" is 4 em wide: 95 % of such strings have no translation above 1.716 · 4 + 5.49 em (the line of the model), 90 %
    /// none above 1.631 · 4 + 4.62 = 11.144 em.
    @Test(arguments: [(123.6, 0), (123.5, 1), (112, 1)])
    func `a box holds what 95 of 100 texts need`(width: Double, count: Int) throws {
        #expect(try TextSample(width: width).says(.likelyOverflow, "Send").count == count)
    }

    @Test func `the message names the room and the need`() throws {
        #expect(
            try TextSample(width: 48).says(.likelyOverflow, "Send") == [
                "note: \"DONE\" is likely to overflow: 48 pt available, and the widest of 20 translations of a string like this needs up to "
                    + "123.5 pt; the existing translations fit"
            ]
        )
    }

    @Test func `nothing is forecast where a language shows it, or where nobody translates the text`() throws {
        #expect(try TextSample(width: 48).says(.likelyOverflow, "Send", de: "Senden").isEmpty)
        #expect(try TextSample(width: 48).says(.likelyOverflow, "Send", de: "Ab").count == 1)
        #expect(try TextSample(width: 48).says(.likelyOverflow, "12:0").isEmpty)
    }

    @Test(arguments: [([], 1), ([.replacedByCode], 0)] as [(Set<Doubt>, Int)])
    func `nothing is forecast of a text that only holds the place of another one`(
        doubts: Set<Doubt>,
        count: Int
    ) throws {
        var text = try TextSample(width: 48).checked([("en", .source, "Send")])
        text.grounds.horizontal.doubts = doubts
        #expect(TextSample.says(.likelyOverflow, text).count == count)
    }
}
