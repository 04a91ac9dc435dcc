import Interfaces
import ProposedLayout
import Testing
import TextMeasurement

@Suite("Pickers")
struct PickerTests {
    @Test("A picker that opens a menu shows one option, also of those behind a condition")
    func chosenOption() throws {
        var picker = ViewNode(.picker, parts: [ViewPart(.options, [text("ab"), text("cd")])])
        let ways = [text("no"), ViewNode(.group, [text("ab"), text("cd")])]
        let condition = ViewNode(.alternatives(id: 7, typical: 1), ways)
        picker.parts.append(ViewPart(.value, [condition]))
        let placed = try Placing(picker.environment(.pickerStyle(.menu)), width: 216, system: .iOS18)
        #expect(placed.tree.texts.map { $0.runs.map(\.text).joined() } == ["ab"])
    }

    @Test("Segments share the width of their control, and each is one line")
    func segments() throws {
        let picker = ViewNode(.picker, parts: [ViewPart(.options, [text("ab"), text("abcdefghij klm")])])
            .environment(.pickerStyle(.segmented))
        let placed = try Placing(picker, width: 216, system: .iOS18)
        #expect(placed.tree.texts.map { $0.offered.width } == [100, 100])
        #expect(placed.faults == ["truncated by width: 182 of 100"])
    }

    @Test("The title of a segment never shrinks")
    func neverShrinks() throws {
        let option = text("abcdefghij klm").environment(.minimumScaleFactor(0.5))
        let picker = ViewNode(.picker, parts: [ViewPart(.options, [text("ab"), option])])
            .environment(.pickerStyle(.segmented))
        let placed = try Placing(picker, width: 216, system: .iOS18)
        #expect(placed.faults == ["truncated by width: 182 of 100"])
    }

    @Test("A pop-up button of macOS shows one line, and a menu of iOS wraps")
    func popUpButton() throws {
        let picker = ViewNode(.picker, parts: [ViewPart(.options, [text("abcdef ghijkl")])])
            .environment(.pickerStyle(.menu)).frame(width: 120)
        let window = try Placing(picker, width: 216, system: .macOS26)
        #expect(window.faults.allSatisfy { $0.hasPrefix("truncated") } && window.faults.count == 1)
        let phone = try Placing(picker, width: 216, system: .iOS18)
        #expect(phone.tree.texts.map(\.shown.lines.count) == [2])
    }

    @Test("Segments of macOS keep the width of their titles, so that what a narrow frame does to them is not known")
    func segmentsOfMac() throws {
        let picker = ViewNode(.picker, parts: [ViewPart(.options, [text("ab"), text("cd")])])
            .environment(.pickerStyle(.segmented))
        let placed = try Placing(picker, width: 216, system: .macOS26)
        #expect(placed.tree.texts.allSatisfy { !$0.doubts.isEmpty })
        #expect(placed.tree.texts.count == 2)
    }

    @Test("A segment shows the title or the picture of a label, and which is not known")
    func pictured() throws {
        let icon = ViewNode(.image(.symbol(name: "gear", isResizable: false)))
        let label = ViewNode(.label, parts: [ViewPart(.label, [text("abcdefgh")]), ViewPart(.icon, [icon])])
        let picker = ViewNode(.picker, parts: [ViewPart(.options, [label, text("ij")])])
            .environment(.pickerStyle(.segmented))
        let placed = try Placing(picker, width: 216, system: .iOS18)
        #expect(placed.tree.texts.map { $0.offered.width } == [100, 100])
        let doubts = placed.tree.texts.map(\.doubts)
        #expect(doubts[0] == ["a segment shows either the title or the picture of a label"])
    }
}
