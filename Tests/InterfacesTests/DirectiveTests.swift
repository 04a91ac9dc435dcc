import Interfaces
import TextMeasurement
import Testing

struct DirectiveTests {
    private func read(_ comment: String) throws -> TextDeclaration? {
        try Directive.read(comment, rules: ["truncated-text", "shrunk-text"])
    }

    @Test func `a directive declares a box, a font and what is ignored`() throws {
        let declaration = try #require(
            try read(
                "Title of the sheet. overset: font=headline width<=180.5 height<=44 lines=2 size=15 weight=bold "
                    + "minimum-scale=0.8 line-break=middle sample=\"New York\" ignore=truncated-text,shrunk-text keep"
            )
        )
        #expect(declaration.font == .style(.headline))
        #expect(declaration.maximumWidth == 180.5)
        #expect(declaration.maximumHeight == 44)
        #expect(declaration.lines == 2)
        #expect(declaration.size == PointSize(15))
        #expect(declaration.weight == .bold)
        #expect(declaration.minimumScale == 0.8)
        #expect(declaration.lineBreak == .middle)
        #expect(declaration.sample == "New York")
        #expect(declaration.ignored == .some(["truncated-text", "shrunk-text"]))
        #expect(declaration.isKept)
    }

    @Test(arguments: ["Shown on top.", "", "see http://overset:80", "myoverset: x"])
    func `a comment without a directive declares nothing`(comment: String) throws {
        #expect(try read(comment) == nil)
    }

    @Test func `directives of several lines add up`() throws {
        let declaration = try #require(try read("overset: width<=10\nand overset: lines=0 font=Brand-Bold\n"))
        #expect(declaration.maximumWidth == 10)
        #expect(declaration.lines == 0)
        #expect(declaration.font == .named("Brand-Bold"))
    }

    @Test(arguments: [
        ("overset: widht<=180", 9, "there is no item 'widht'; did you mean 'width'?"),
        ("x overset: lines=2 width=180", 19, "'width' takes a limit: write width<=POINTS, not '180'"),
        ("overset: lines<=2", 9, "'lines' takes an exact value: write lines=VALUE, not '2'"),
        ("overset: width<=-3", 9, "'width' takes a length in points above 0, not '-3'"),
        ("overset: width<=nan", 9, "'width' takes a length in points above 0, not 'nan'"),
        ("overset: size=0", 9, "'size' takes a font size in points above 0, not '0'"),
        ("overset: weight=fat", 9, "'weight' takes one of ultraLight, thin"),
        (
            "overset: minimum-scale=2", 9,
            "'minimum-scale' takes a scale from 0.01 to 1, as in minimum-scale=0.75, not '2'"
        ),
        ("overset: minimum-scale=0", 9, "'minimum-scale' takes a scale from 0.01 to 1"),
        ("overset: minimum-scale=1e-300", 9, "'minimum-scale' takes a scale from 0.01 to 1"),
        ("overset: minimum-scale=nan", 9, "'minimum-scale' takes a scale from 0.01 to 1"),
        ("overset: ignore=trunkated-text", 9, "there is no rule 'trunkated-text'; did you mean 'truncated-text'?"),
        ("overset: sample=\"open", 9, "the value of 'sample' has no closing quote"),
        ("overset: lines", 9, "'lines' takes a number of lines, or 0 for any number"),
        ("overset:", 8, "an item must follow 'overset:', as in width<=180"),
    ])
    func `an item that is not understood is refused where it stands`(comment: String, offset: Int, message: String) {
        let fault = #expect(throws: Directive.SyntaxError.self) { try read(comment) }
        #expect(fault?.offset == offset)
        #expect(fault?.message.hasPrefix(message) == true, "\(fault?.message ?? "")")
    }

    @Test func `a later declaration wins item by item`() {
        var first = TextDeclaration()
        first.maximumWidth = 100
        first.lines = 2
        first.ignored = .some(["a"])
        var second = TextDeclaration()
        second.lines = 1
        second.ignored = .some(["b"])
        let both = first.overlaid(by: second)
        #expect(both.maximumWidth == 100)
        #expect(both.lines == 1)
        #expect(both.ignored == .some(["a", "b"]))
    }

    @Test func `a text style follows the text size and a named size does not`() throws {
        let style = try #require(FontChoice("headline").request(size: nil, weight: nil, textSize: .accessibility3))
        #expect(style == FontRequest(family: .system, size: try #require(PointSize(40)), weight: .semibold))
        let system = try #require(FontChoice("system").request(size: nil, weight: .bold, textSize: .accessibility3))
        #expect(system == FontRequest(family: .system, size: try #require(PointSize(17)), weight: .bold))
    }
}
