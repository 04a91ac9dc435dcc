import Interfaces
import Layout
import Testing
import TextMeasurement

/// The clip views of scroll views of macOS.
@Suite("Clip views")
struct ClipViewTests {
    /// A scroll view that was drawn 100 points wide and 90 high, with its clip view and a document view, all of one size.
    private func layout(_ equations: String...) throws -> HandBuiltLayout {
        var built = HandBuiltScreen(platform: .macOS)
        let frame = Rect(x: 0, y: 0, width: 100, height: 90)
        built.add("scroll", .scroll(ScrollContent(element: "scrollView"))) { $0.savedFrame = frame }
        built.add("clip", .scroll(ScrollContent(element: "clipView")), in: "scroll") { $0.savedFrame = frame }
        built.add("document", in: "clip") { $0.savedFrame = frame }
        let pinned = [
            "scroll.leading == root.leading", "scroll.top == root.top", "scroll.width == 120",
            "document.leading == clip.leading", "document.top == clip.top", "document.trailing == clip.trailing",
            "document.bottom == clip.bottom",
        ]
        for equation in pinned + equations { built.constrain(equation) }
        return try built.layOut()
    }

    @Test("a scroll view that nothing else holds is as high as a document view with a height of its own")
    func content() throws {
        let layout = try layout("document.height == 140")
        #expect(layout.numbers("scroll") == [0, 0, 120, 140] && layout.numbers("clip") == [0, 0, 120, 140])
    }

    @Test("a document view that is higher than its scroll view reaches below it")
    func overflow() throws {
        let layout = try layout("document.height == 140", "scroll.height == 60")
        #expect(layout.numbers("scroll") == [0, 0, 120, 60])
        #expect(layout.numbers("document") == [0, 0, 120, 140])
    }

    @Test("without a height of its own, it is as high as the scroll view")
    func fitting() throws {
        let layout = try layout("scroll.height == 60")
        #expect(layout.numbers("document") == [0, 0, 120, 60])
    }
}
