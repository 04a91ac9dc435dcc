import Interfaces
import Testing

/// Directives in comments beside code.
struct CodeDirectiveTests {
    private static let rules = ["truncated-text"]

    /// What is written, and the width, the most of it, the height and the most of it.
    static let lengths: [(comment: String, lengths: [Double?])] = [
        (" overset: width=120", [120, nil, nil, nil]),
        (" overset: width<=120 height=40", [nil, 120, 40, nil]),
        (" overset: height<=40.5", [nil, nil, nil, 40.5]),
        (" overset: width=120 width<=100", [nil, 100, nil, nil]),
        (" overset: width<=120 width=100", [100, nil, nil, nil]),
        (" no directive", [nil, nil, nil, nil]),
    ]

    @Test(arguments: lengths)
    func `a length is exact or a limit`(comment: String, lengths: [Double?]) throws {
        let found = try CodeDirective.read(comment, rules: Self.rules)
        #expect([found?.width, found?.maximumWidth, found?.height, found?.maximumHeight] == lengths)
    }

    @Test func `samples and rules to ignore are those of tables`() throws {
        let found = try CodeDirective.read(
            " Name. overset: sample=\"New York\" ignore=truncated-text",
            rules: Self.rules
        )
        #expect(found?.sample == "New York")
        #expect(found?.ignored == .some(["truncated-text"]))
        #expect(try CodeDirective.read("overset: ignore=any", rules: nil)?.ignored == .some(["any"]))
    }

    /// What is not understood, where, and what is said about it.
    static let faults: [(comment: String, offset: Int, message: String)] = [
        (
            "overset: widht=1", 9,
            "there is no item 'widht'; did you mean 'width'? (known beside code: sample, width, height, ignore)"
        ),
        (
            "overset: width=1 font=body", 17,
            "'font' has no meaning beside code; write it in the code (known beside code: sample, width, height, ignore)"
        ),
        ("overset: width", 9, "'width' takes points: write width=120, or width<=120 for a limit"),
        ("overset: width=0", 9, "'width' takes a length in points above 0, not '0'"),
        ("overset: height<=x", 9, "'height' takes a length in points above 0, not 'x'"),
        ("overset: ignore=truncated", 9, "there is no rule 'truncated'; did you mean 'truncated-text'?"),
        ("overset: ignore=,", 9, "'ignore' takes names of rules behind '=', not ','"),
        ("overset: sample=\"a", 9, "the value of 'sample' has no closing quote"),
        ("overset:", 8, "an item must follow 'overset:', as in width<=180"),
    ]

    @Test(arguments: faults)
    func `what is not understood is told at its place`(comment: String, offset: Int, message: String) {
        let error = #expect(throws: Directive.SyntaxError.self) {
            try CodeDirective.read(comment, rules: Self.rules)
        }
        #expect(error?.offset == offset)
        #expect(error?.message == message)
    }
}
