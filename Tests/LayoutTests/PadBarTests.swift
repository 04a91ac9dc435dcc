import Interfaces
import Layout
import Testing
import TextMeasurement

@Suite("Navigation bars of iPads")
struct PadBarTests {
    @Test(
        "are 50 points high since iOS 12",
        arguments: [
            ("ipad9_7", 13_771, 44.0), ("ipad9_7", 14_490, 50), ("ipad11_0rounded", 21_507, 50),
            ("retina6_1", 14_490, 44), ("retina6_1", 21_507, 44),
        ]
    )
    func height(device: String, tools: Int, expected: Double) throws {
        var built = HandBuiltScreen(.device)
        built.screen.document = DocumentTraits(toolsVersion: tools, device: device)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 700, height: 700)
        built.add("bar", .bar(BarContent(element: "navigationBar", texts: [])))
        built.constrain("bar.left == root.left", "bar.right == root.right", "bar.top == root.top + 20")
        let layout = try DesignTimeLayout(
            of: built.screen,
            knowing: .neededFrames,
            drawnBy: nil,
            measurer: SquareMeasurer()
        )
        #expect(layout.laidOut.frames[built["bar"]]?.height == expected)
    }
}
