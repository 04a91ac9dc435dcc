import Interfaces
import Layout
import Testing
import TextMeasurement

/// What bars cover of the roots that the canvas shows as sheets.
@Suite("Sheets on the canvas")
struct CanvasSheetTests {
    @Test(
        "the navigation bar of a sheet is 56 points high since Xcode 11, that of a screen 44",
        arguments: [
            ("retina4_7", 16_096, Size(width: 375, height: 647), 56.0),
            ("retina4_7", 16_096, Size(width: 375, height: 667), 44),
            ("retina6_1", 17_701, Size(width: 414, height: 896), 88),
        ]
    )
    func navigationBar(device: String, tools: Int, size: Size, top: Double) throws {
        var built = HandBuiltScreen()
        built.screen.document = DocumentTraits(toolsVersion: tools, device: device)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        built.screen.bars = [.navigation]
        built.guide("safe", .safeArea)
        built.add("box")
        built.constrain("box.top == safe.top", "box.left == root.left", "box.width == 9", "box.height == 9")
        let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        #expect(layout.laidOut.frames[built["box"]]?.y == top)
    }
}
