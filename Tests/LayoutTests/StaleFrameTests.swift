import Interfaces
import Layout
import Testing
import TextMeasurement

/// Frames that their own document contradicts.
@Suite("Stale frames")
struct StaleFrameTests {
    /// The cause that is told for a box of 40 points that was saved `saved` points from its neighbour, 8 away.
    private func cause(
        _ content: ViewContent,
        saved: Double,
        platform: Platform = .macOS,
        _ further: String...
    ) throws -> FrameComparison.Cause? {
        var built = HandBuiltScreen(.saved, platform: platform)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 100)
        built.add("one", content) { $0.savedFrame = Rect(x: 20, y: 10, width: 40, height: 30) }
        built.add("two", content) { $0.savedFrame = Rect(x: 60 + saved, y: 10, width: 40, height: 30) }
        built.constrain(
            "one.left == root.left + 20",
            "one.top == root.top + 10",
            "one.width == 40",
            "one.height == 30",
            "two.left == one.right + 8",
            "two.top == one.top",
            "two.width == 40",
            "two.height == 30"
        )
        for equation in further { built.constrain(equation) }
        let layout = try DesignTimeLayout(of: built.screen, knowing: .allFrames, measurer: SquareMeasurer())
        guard case .compared(let difference) = layout.comparison.verdicts[built["two"]] else { return nil }
        return difference.points > 1 ? difference.cause : nil
    }

    @Test("plain views are proved stale by more than the rounding, push buttons only beyond the shadows of both")
    func bounds() throws {
        let button = ViewContent.button(
            ButtonContent(kind: "push", title: nil, attributes: TextAttributes())
        )
        #expect(try cause(.plain, saved: 11) == .stale)
        #expect(try cause(.plain, saved: 9) == nil)
        #expect(try cause(button, saved: -6) != .stale)
        #expect(try cause(button, saved: 26) == .stale)
    }

    @Test("nothing is proved by constraints of which one has to be broken")
    func conflict() throws {
        #expect(try cause(.plain, saved: 11, platform: .iOS) == .stale)
        #expect(try cause(.plain, saved: 11, platform: .iOS, "two.left == one.right + 11") != .stale)
    }
}
