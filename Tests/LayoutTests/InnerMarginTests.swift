import Interfaces
import Layout
import Testing
import TextMeasurement

/// Guides and margins inside of a screen.
@Suite("Margins inside")
struct InnerMarginTests {
    @Test("A stack view has no margins of its own")
    func stackMargins() throws {
        var built = HandBuiltScreen()
        built.add("row")
        built.add("box", in: "row")
        built.arrange(["box"], in: "row") { $0.isMarginsRelative = true }
        built.constrain("row.left == root.left + 30", "row.top == root.top + 50", "box.width == 40", "box.height == 20")
        #expect(try built.layOut().numbers("row") == [30, 50, 40, 20])
    }

    @Test("What a scroll view shows is kept clear of bars by scrolling, not by its margins")
    func scrolledContent() throws {
        var built = HandBuiltScreen()
        built.add("scroll", .scroll(ScrollContent(element: "scrollView")))
        built.add("content", in: "scroll")
        built.add("row", in: "content") { $0.margins.explicit = EdgeInsets(top: 12, left: 0, bottom: 12, right: 0) }
        built.add("box", in: "row")
        built.arrange(["box"], in: "row") { $0.isMarginsRelative = true }
        built.constrain(
            "scroll.left == root.left",
            "scroll.right == root.right",
            "scroll.top == root.top",
            "scroll.bottom == root.bottom",
            "content.left == scroll.left",
            "content.right == scroll.right",
            "content.top == scroll.top",
            "content.bottom == scroll.bottom",
            "content.width == scroll.width",
            "row.left == content.left",
            "row.right == content.right",
            "row.top == content.top + 900",
            "row.bottom == content.bottom",
            "box.height == 20"
        )
        let phone = HandBuiltScreen.device(safeArea: EdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        let layout = try built.layOut(phone)
        #expect(layout.laidOut.didConverge)
        #expect(layout.numbers("content") == [0, 0, 300, 944])
        #expect(layout.numbers("box") == [0, 912, 300, 20])
    }

    @Test("The keyboard's guide is the area below the safe area while there is no keyboard")
    func keyboard() throws {
        var built = HandBuiltScreen()
        built.guide("keyboard", .keyboard)
        built.add("box")
        built.constrain(
            "box.left == root.left",
            "box.right == root.right",
            "box.top == root.top",
            "box.bottom == keyboard.top"
        )
        let phone = HandBuiltScreen.device(safeArea: EdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        #expect(try built.layOut(phone).numbers("box") == [0, 0, 300, 370])
    }

    @Test("A stack across which a view asks for no extent is shown as it was drawn, on the canvas only")
    func drawnExtent() throws {
        var built = HandBuiltScreen(.saved)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 100)
        built.add("row") { $0.savedFrame = Rect(x: 20, y: 25, width: 8, height: 50) }
        built.add("bar", in: "row") { $0.savedFrame = Rect(x: 0, y: 0, width: 8, height: 50) }
        built.arrange(["bar"], in: "row") { $0.alignment = TraitVarying(.center) }
        built.constrain("row.left == root.left + 20", "row.centerY == root.centerY", "bar.width == 8")
        let canvas = try DesignTimeLayout(of: built.screen, knowing: .allFrames, measurer: SquareMeasurer())
        #expect(canvas.laidOut.frames[built["row"]] == Rect(x: 20, y: 25, width: 8, height: 50))
        #expect(try built.layOut().numbers("row") == [20, 50, 8, 0])
    }
}
