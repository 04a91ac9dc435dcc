import ProposedLayout
import Testing
import TextMeasurement

@Suite("Texts")
struct TextTests {
    @Test("A text is as wide as its widest line, and stands in the middle of its room")
    func wrapping() throws {
        let placed = try Placing(text("abcd efgh ij"), width: 95, height: 100)
        #expect(placed.texts == [[2.5, 40, 90, 20]])
        #expect(placed.tree.texts[0].shown.lines.count == 2)
        #expect(placed.faults.isEmpty)
    }

    @Test("A limit of lines cuts, and says how many lines were needed")
    func lineLimit() throws {
        #expect(try Placing(text("aa bb cc dd").lineLimit(2), width: 25).faults == ["truncated by lineLimit: 4 of 2"])
        #expect(
            try Placing(text("aa bb cc dd").lineLimit(1), width: 25).faults == ["truncated by lineLimit: 110 of 25"]
        )
        #expect(try Placing(text("aa bb cc dd").lineLimit(4), width: 25).faults.isEmpty)
    }

    @Test("Lines that the height does not hold fall away")
    func height() throws {
        let placed = try Placing(text("aa bb cc dd"), width: 25, height: 25)
        #expect(placed.tree.texts[0].shown.lines.count == 2)
        #expect(placed.faults == ["truncated by height: 40 of 25"])
        #expect(!placed.tree.texts[0].fitsByConstruction)
    }

    @Test("A text shrinks as far as it may before it is cut")
    func scale() throws {
        let node = text("abcdefghij").environment(.minimumScaleFactor(0.5)).lineLimit(1)
        let fitting = try Placing(node, width: 80)
        #expect(fitting.tree.texts[0].shown.scale == 0.8)
        #expect(fitting.faults.isEmpty)
        let small = try Placing(node, width: 60)
        #expect(small.faults == ["shrunk by width: 0.6 of 0.75"])
        let cut = try Placing(node, width: 40)
        #expect(cut.faults == ["truncated by lineLimit: 50 of 40", "shrunk by width: 0.5 of 0.75"])
    }

    @Test("Reserved lines take their height")
    func reservedLines() throws {
        let node = text("a").environment(.lineLimit(LineLimit(least: 3, most: 3)))
        #expect(try Placing(node).texts.map { $0[3] } == [30])
    }

    @Test("A word that is wider than its line is broken, and that is all that fails where lines have no limit")
    func brokenWord() throws {
        let placed = try Placing(ViewNode(.scroll(.vertical), [text("abcdefghij kl")]), width: 60)
        #expect(placed.faults == ["brokenWord by width: 100 of 60"])
        #expect(placed.tree.texts[0].fitsByConstruction)
    }

    @Test("Strings are shown in the language of the layout, with the look of the run that they replace")
    func strings() throws {
        let node = ViewNode(.text(TextContent([TextRun("ab", string: 7, weight: .bold), TextRun("c")])))
        let placed = try Placing(node) { $0.strings = [7: [TextRun("xy"), TextRun("z", isItalic: true)]] }
        let runs = placed.tree.texts[0].runs
        #expect(runs.map(\.text) == ["xy", "z", "c"])
        #expect(runs.map(\.weight) == [.bold, .bold, nil])
        #expect(runs.map(\.isItalic) == [false, true, false])
        #expect(placed.texts.map { $0[2] } == [40])
    }

    @Test("Capitals of Turkish have their dot", arguments: [("tr", "\u{130}I"), ("en", "II")])
    func letterCase(locale: String, shown: String) throws {
        let placed = try Placing(text("i\u{131}").environment(.textCase(.uppercase))) { $0.locale = locale }
        #expect(placed.tree.texts[0].runs.map(\.text) == [shown])
    }

    @Test(
        "A text style follows Dynamic Type, within the range that is set, and a fixed size does not",
        arguments: [
            (TextSizeCategory.large, 17.0, 10.0), (.accessibility5, 53, 10), (.extraSmall, 14, 10),
        ]
    )
    func dynamicType(category: TextSizeCategory, body: Double, fixed: Double) throws {
        let node = vstack(
            text("a").environment(.font(.style(.body))),
            text("b"),
            text("c").environment(.font(.style(.body)))
                .environment(.dynamicTypeSize(TextSizeRank(.extraSmall)...TextSizeRank(.large)))
        )
        let placed = try Placing(node) { $0.textSize = category }
        let sizes = placed.tree.texts.map(\.font.size.points)
        #expect(sizes == [body, fixed, min(body, 17)])
    }

    @Test(
        "A font scales with the style that it is relative to",
        arguments: [(TextSizeCategory.large, 20.0), (.extraLarge, 20 * 19 / 17.0)]
    )
    func relativeFont(category: TextSizeCategory, size: Double) throws {
        let font = FontChoice(.custom(postScriptName: "Brand", size: 20, relativeTo: .body))
        let placed = try Placing(text("a").environment(.font(font))) { $0.textSize = category }
        #expect(placed.tree.texts[0].font.size.points == size)
        #expect(placed.tree.texts[0].font.family == .postScript("Brand"))
    }
}
