import Interfaces
import Layout
import Testing
import TextMeasurement

/// Labels of macOS that wrap at the width that they have when they are first laid out.
@Suite("The width of the first layout")
struct FirstLayoutTests {
    /// A number's field and its unit, which share 100 points: the unit was drawn 30 points wide.
    private func row(
        unit: String,
        lines: Int = 0,
        wrapsAtFirstLayout: Bool = true,
        platform: Platform = .macOS
    ) -> HandBuiltScreen {
        var attributes = TextAttributes(font: ControlScreen.font(10), lines: lines)
        attributes.lineBreak = lines == 1 ? .clip : .word
        var label = LabelContent(text: ControlScreen.text(unit), attributes: attributes)
        label.wrapsAtFirstLayout = wrapsAtFirstLayout
        let field = TextFieldContent(border: "bezel", text: nil, placeholder: nil, attributes: TextAttributes())
        var built = HandBuiltScreen(.saved, platform: platform)
        built.add("field", .textField(field))
        built.add("unit", .label(label)) { $0.savedFrame = Rect(x: 0, y: 0, width: 30, height: 12) }
        built.constrain("field.left == root.left", "unit.left == field.right", "unit.right == root.right")
        built.constrain("field.top == root.top", "unit.top == root.top")
        return built
    }

    private func width(_ built: HandBuiltScreen) throws -> Double? {
        try built.layOut(rootSize: Size(width: 100, height: 50))["unit"]?.width
    }

    @Test(
        "is as much as a label asks for that wraps there, whatever its text needs",
        arguments: [("s", 14.0), ("sec", 30), ("seconds", 30)]
    )
    func limit(unit: String, expected: Double) throws {
        let natural = try width(row(unit: unit, wrapsAtFirstLayout: false))
        #expect(try width(row(unit: unit)) == min(natural ?? 0, max(expected, 0)))
    }

    @Test("does not hold labels that do not wrap, nor those of iOS")
    func others() throws {
        let single = row(unit: "seconds", lines: 1)
        #expect(single.screen.widthOfFirstLayout(of: single["unit"]) == nil)
        #expect(try width(single) == width(row(unit: "seconds", wrapsAtFirstLayout: false)))
        let phone = row(unit: "seconds", platform: .iOS)
        #expect(phone.screen.widthOfFirstLayout(of: phone["unit"]) == nil)
    }

    @Test("decides only where constraints give the label no width")
    func decides() {
        let beside = row(unit: "seconds")
        #expect(beside.screen.hasWidthOfFirstLayout(beside["unit"]))
        var named = beside
        named.constrain("unit.width == 40")
        #expect(!named.screen.hasWidthOfFirstLayout(named["unit"]))
        var held = beside
        held.constrain("unit.left == root.left + 20")
        #expect(!held.screen.hasWidthOfFirstLayout(held["unit"]))
    }
}
