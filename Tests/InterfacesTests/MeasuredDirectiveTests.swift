import Interfaces
import Testing

struct MeasuredDirectiveTests {
    private static let rules = ["truncated-text"]

    private func measuring(_ width: Int?, _ comment: String) -> Directive.Measured {
        Directive.measuring(width, in: comment, rules: Self.rules)
    }

    @Test(arguments: [
        ("", "overset: width<=180 measured"),
        ("Title.", "Title. overset: width<=180 measured"),
        ("Title. overset: keep", "Title. overset: keep width<=180 measured"),
        ("overset: sample=\"a b\"  \n More.", "overset: sample=\"a b\" width<=180 measured  \n More."),
        ("(overset: ignore=truncated-text", "(overset: ignore=truncated-text width<=180 measured"),
        ("overset: keep\nand overset: size=12", "overset: keep\nand overset: size=12 width<=180 measured"),
    ])
    func `a measured width is added, renewed and taken out without a trace`(comment: String, expected: String) throws {
        #expect(measuring(180, comment) == .comment(expected))
        #expect(measuring(180, expected) == .comment(expected))
        let renewed = expected.replacing("180", with: "95")
        #expect(measuring(95, expected) == .comment(renewed))
        #expect(measuring(nil, expected) == .comment(comment))
        #expect(measuring(nil, comment) == .comment(comment))
        let declaration = try #require(try Directive.read(expected, rules: Self.rules))
        #expect(declaration.isMeasured)
        #expect(!declaration.isConstraining)
        #expect(declaration.maximumWidth == 180)
    }

    @Test func `a width stands before the word that calls it measured`() {
        #expect(measuring(180, "Title. overset: measured") == .comment("Title. overset: width<=180 measured"))
        #expect(measuring(180, "overset: width<=1 measured keep") == .comment("overset: width<=180 measured keep"))
        #expect(measuring(nil, "overset: keep width<=1 measured") == .comment("overset: keep"))
        // One that stands twice is taken out twice.
        #expect(measuring(nil, "overset: measured\noverset: keep width<=1 measured") == .comment("\noverset: keep"))
    }

    @Test(arguments: [
        "overset: width<=100", "overset: height<=20 lines=1", "overset: keep width<=100",
        "overset: width<=100\noverset: width<=90 measured", "overset: width<=90 measured height<=20",
    ])
    func `a box that is declared by hand stays`(comment: String) {
        #expect(measuring(180, comment) == .declaresBox)
        #expect(measuring(nil, comment) == .declaresBox)
    }

    @Test(arguments: ["overset: widht<=100", "overset:", "overset: measured=yes"])
    func `a directive that is not understood stays`(comment: String) {
        #expect(measuring(180, comment) == .faulty)
    }

    @Test(
        arguments: [("see http://overset:80", nil), ("Title. overset: keep", 7), ("(overset: keep", 1), ("", nil)]
            as [(String, Int?)]
    )
    func `the start of a directive is found`(comment: String, expected: Int?) {
        #expect(Directive.start(in: comment) == expected)
    }
}
