import Interfaces
import Layout
import Testing
import TextMeasurement

@Suite("Phones that lie on their side on the canvas")
struct CanvasSideTests {
    @Test(
        "have the distances of the first notch at both sides, and from Xcode 14 on those of phones that stand",
        arguments: [
            ("retina6_1", 18_122, [44.0, 0, 44, 21]), ("retina6_0", 20_037, [44, 0, 44, 21]),
            ("retina6_1", 21_225, [0, 48, 0, 34]), ("retina6_12", 21_507, [0, 59, 0, 34]),
            ("retina4_7", 21_225, [0, 0, 0, 0]), ("ipad9_7", 14_490, [0, 20, 0, 0]),
        ]
    )
    func safeArea(device: String, tools: Int, expected: [Double]) throws {
        var built = HandBuiltScreen(.device)
        built.screen.document = DocumentTraits(toolsVersion: tools, device: device, isLandscape: true)
        let found = ScreenConditions.designTime(of: built.screen).device
        let area = found.safeArea
        #expect([area.left, area.top, area.right, area.bottom] == expected)
        // A controller's view keeps the same from its safe area, whatever that is.
        let margin = found.rootMargins.left - area.left
        #expect(margin == (found.idiom == .pad || expected[1...].allSatisfy { $0 == 0 } ? 20 : 16))
    }
}
