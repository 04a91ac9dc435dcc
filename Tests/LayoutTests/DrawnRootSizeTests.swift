import Interfaces
import Layout
import Testing
import TextMeasurement

/// The size of the root of a controller of iOS, where its document and its views disagree.
extension CanvasConditionTests {
    @Test(
        "a root of iOS with the size of an older canvas is laid out on the device, where its views were",
        arguments: [(355, 667, 375), (355, 500, 600), (300, 667, 600)] as [(Double, Double, Double)]
    )
    func device(end: Double, bottom: Double, width: Double) throws {
        var built = HandBuiltScreen(.device)
        built.screen.document = DocumentTraits(toolsVersion: 22_000, device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 600, height: 600)
        built.add("line") { $0.savedFrame = Rect(x: 20, y: 30, width: end - 20, height: 10) }
        built.add("foot") { $0.savedFrame = Rect(x: 20, y: bottom - 10, width: end - 20, height: 10) }
        for name in ["line", "foot"] {
            built.constrain(
                "\(name).left == root.left + 20",
                "root.right == \(name).right + 20",
                "\(name).height == 10"
            )
        }
        built.constrain("line.top == root.top + 30", "root.bottom == foot.bottom")
        for knowledge in [DesignTimeLayout.Knowledge.neededFrames, .textSizes] {
            #expect(try layout(built, knowing: knowledge).frames[built["line"]]?.width == width - 40)
        }
    }

    @Test("a root as wide as the device keeps the height that it was saved with")
    func freeform() throws {
        var built = HandBuiltScreen(.device)
        built.screen.document = DocumentTraits(toolsVersion: 22_000, device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 1_000)
        built.add("box") { $0.savedFrame = Rect(x: 0, y: 0, width: 375, height: 1_000) }
        built.constrain("box.left == root.left", "root.right == box.right", "box.top == root.top")
        built.constrain("root.bottom == box.bottom")
        #expect(try layout(built).frames[built["box"]]?.height == 1_000)
    }
}
