import Findings
import Interfaces
import Testing

struct FixedWidthTextTests {
    private func says(
        _ constraint: Constraint,
        text: String = "Done",
        _ attributes: TextAttributes = TextAttributes(),
        isIgnored: Bool = false
    ) throws -> [String] {
        var sample = try ScreenSample([ScreenSample.label("a", text, attributes)], constraints: [constraint])
        sample.add("en", .source)
        if isIgnored { sample.ignore(.fixedWidthText, key: "a.text") }
        return sample.says(.fixedWidthText)
    }

    private static func fixed(
        _ attribute: Anchor.Attribute,
        _ relation: Constraint.Relation = .equal,
        priority: Float = 1000
    ) -> Constraint {
        ScreenSample.constraint("c", Anchor(.view(1), attribute), relation, constant: 85, priority: priority)
    }

    @Test func `a fixed width is told with what to write`() throws {
        #expect(
            try says(Self.fixed(.width)) == [
                "note: \"Done\" has an explicit width of 85 pt and cannot grow with its text: make it width >= 85 [en]"
            ]
        )
        #expect(try says(Self.fixed(.width), isIgnored: true) == [])
    }

    @Test(arguments: [
        (fixed(.width, .greaterThanOrEqual), 0), (fixed(.width, priority: 749), 0), (fixed(.width, priority: 750), 1),
        (fixed(.centerX), 0),
    ])
    func `only an equation that wins over the text fixes it`(constraint: Constraint, count: Int) throws {
        #expect(try says(constraint).count == count)
    }

    @Test func `a height limits texts of several lines only`() throws {
        #expect(try says(Self.fixed(.height)) == [])
        #expect(try says(Self.fixed(.height), TextAttributes(lines: 0)).count == 1)
    }

    @Test func `what says nothing to people may have any size`() throws {
        #expect(try says(Self.fixed(.width), text: "0:00") == [])
    }
}
