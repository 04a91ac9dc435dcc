import Findings
import Interfaces
import Testing
import TextMeasurement

struct ForcedAlignmentTests {
    private func says(_ attributes: TextAttributes, text: String = "Done", isIgnored: Bool = false) throws -> [String] {
        var sample = try ScreenSample([ScreenSample.label("a", text, attributes)])
        sample.add("en", .source)
        if isIgnored { sample.ignore(.forcedAlignment, key: "a.text") }
        return sample.says(.forcedAlignment)
    }

    @Test(
        arguments: [
            (
                TextAttributes(alignment: .left),
                ["note: \"Done\" is left-aligned in every language; use natural alignment [en]"]
            ),
            (
                TextAttributes(baseDirection: .leftToRight),
                ["note: \"Done\" has a forced writing direction in every language; use the natural one [en]"]
            ),
            (TextAttributes(), []), (TextAttributes(alignment: .center), []), (TextAttributes(alignment: .right), []),
        ] as [(TextAttributes, [String])]
    )
    func `left and a forced direction are told`(attributes: TextAttributes, expected: [String]) throws {
        #expect(try says(attributes) == expected)
    }

    @Test func `numbers have any side, and a comment silences the rest`() throws {
        #expect(try says(TextAttributes(alignment: .left), text: "42") == [])
        #expect(try says(TextAttributes(alignment: .left), isIgnored: true) == [])
    }
}
