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
}
