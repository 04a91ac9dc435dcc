import Interfaces
import Layout
import Testing
import TextMeasurement

/// The cases that every book on Auto Layout shows.
@Suite("Classic cases")
struct ClassicCaseTests {
    /// Two labels side by side between the edges of a screen of 300 points.
    private func pair(_ left: String, _ right: String, _ change: (inout [View]) -> Void) -> HandBuiltScreen {
        var built = HandBuiltScreen()
        built.label("a", left)
        built.label("b", right)
        change(&built.screen.views)
        built.constrain(
            "a.leading == root.leading + 10",
            "b.leading == a.trailing + 10",
            "b.trailing == root.trailing - 10",
            "a.top == root.top + 20",
            "b.top == root.top + 20"
        )
        return built
    }

    @Test("Of two labels with room left, the one that hugs less grows")
    func hugging() throws {
        let layout = try pair("abc", "defg") { $0[1].contentHugging.horizontal = 252 }.layOut()
        #expect(layout.numbers("a") == [10, 20, 30, 10])
        #expect(layout.numbers("b") == [50, 20, 240, 10])
        let other = try pair("abc", "defg") { $0[2].contentHugging.horizontal = 252 }.layOut()
        #expect(other.numbers("a") == [10, 20, 230, 10])
        #expect(other.numbers("b") == [250, 20, 40, 10])
    }

    @Test("Of two labels with too little room, the one that resists less is compressed")
    func compressionResistance() throws {
        let long = String(repeating: "x", count: 20)
        let layout = try pair(long, long) { $0[2].compressionResistance.horizontal = 749 }.layOut()
        #expect(layout.numbers("a") == [10, 20, 200, 10])
        #expect(layout.numbers("b") == [220, 20, 70, 10])
    }

    @Test("Two labels that hug alike are ambiguous, with another solution as witness")
    func ambiguous() throws {
        let layout = try pair("abc", "defg") { _ in }.layOut()
        #expect(layout.laidOut.ambiguities.map(\.view) == [1, 2])
        for ambiguity in layout.laidOut.ambiguities {
            #expect(ambiguity.axes == [.horizontal])
            #expect(layout.laidOut.frames[ambiguity.view] != ambiguity.witness)
        }
    }

    @Test(
        "A width of 85 clips a text that doubles; each of its three repairs shows all of it",
        arguments: [
            ("title.width == 85", 85.0, true), ("title.width >= 85", 160, false),
            ("title.width == 85 @749", 160, false),
            ("title.height >= 10", 160, false),
        ]
    )
    func explicitWidth(equation: String, width: Double, isClipped: Bool) throws {
        var built = HandBuiltScreen()
        built.label("title", "Settings")
        built.constrain("title.leading == root.leading + 16", "title.top == root.top + 20", equation)
        let short = try built.layOut()
        #expect(short.laidOut.texts[0].fitted.faults.isEmpty)
        let layout = try built.layOut(texts: ["title.text": "SettingsSettings"])
        #expect(layout["title"]?.width == width)
        let text = try #require(layout.laidOut.texts.first)
        #expect(text.fitted.faults.isEmpty == !isClipped)
        #expect(text.limiting == (isClipped ? [2] : []))
    }

    @Test(
        "Equal widths give way at priority 401 when a text needs the room",
        arguments: [(401.0, 60.0), (1000.0, 140.0)]
    )
    func equalWidths(priority: Double, cancel: Double) throws {
        var built = HandBuiltScreen()
        built.label("cancel", "Cancel")
        built.label("save", "Save everything")
        built.constrain(
            "cancel.leading == root.leading",
            "save.leading == cancel.trailing + 10",
            "save.trailing <= root.trailing",
            "cancel.top == root.top",
            "save.top == root.top",
            "cancel.width == save.width @\(priority)"
        )
        let layout = try built.layOut(HandBuiltScreen.device(width: 290))
        #expect(layout["cancel"]?.width == (priority == 401 ? 130 : cancel))
        #expect(layout["save"]?.width == (priority == 401 ? 150 : cancel))
        #expect(layout.laidOut.conflicts.isEmpty)
    }

    @Test("The pane of a split view with the lowest holding priority takes up what the window loses")
    func splitView() throws {
        var built = HandBuiltScreen(.device, platform: .macOS)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 601, height: 300)
        built.add(
            "split",
            .split(SplitContent(isVertical: true, dividerThickness: 1, holdingPriorities: [255, 250, 254]))
        ) { $0.savedFrame = Rect(x: 0, y: 0, width: 602, height: 300) }
        for (name, x) in [("left", 0.0), ("middle", 201), ("right", 402)] {
            built.add(name, in: "split") { $0.savedFrame = Rect(x: x, y: 0, width: 200, height: 300) }
        }
        built.constrain(
            "split.leading == root.leading",
            "split.trailing == root.trailing",
            "split.top == root.top",
            "split.bottom == root.bottom",
            "middle.width >= 150"
        )
        let wide = try built.layOut(HandBuiltScreen.device(width: 702, height: 300, idiom: .mac))
        #expect(wide.numbers("left") == [0, 0, 200, 300])
        #expect(wide.numbers("middle") == [201, 0, 300, 300])
        #expect(wide.numbers("right") == [502, 0, 200, 300])
        // The middle holds its minimum; then the right one gives way, at 254, and the left one stays, at 255.
        let narrow = try built.layOut(HandBuiltScreen.device(width: 502, height: 300, idiom: .mac))
        #expect(narrow.numbers("left") == [0, 0, 200, 300])
        #expect(narrow.numbers("middle") == [201, 0, 150, 300])
        #expect(narrow.numbers("right") == [352, 0, 150, 300])
        let mirrored = try built.layOut(
            HandBuiltScreen.device(width: 702, height: 300, idiom: .mac),
            isRightToLeft: true
        )
        #expect(mirrored.numbers("left") == [502, 0, 200, 300])
    }

    @Test("A gradient that is pinned left and right does not flip; a label that is pinned by leading does")
    func physicalEdges() throws {
        var built = HandBuiltScreen()
        built.add("gradient")
        built.label("title", "Title")
        built.constrain(
            "gradient.left == root.left + 20",
            "gradient.right == root.right - 60",
            "gradient.top == root.top",
            "gradient.height == 40",
            "title.leading == root.leading + 20",
            "title.top == root.top"
        )
        let left = try built.layOut()
        let right = try built.layOut(isRightToLeft: true)
        #expect(left.numbers("gradient") == [20, 0, 220, 40])
        #expect(right.numbers("gradient") == [20, 0, 220, 40])
        #expect(left.numbers("title") == [20, 0, 50, 10])
        #expect(right.numbers("title") == [230, 0, 50, 10])
        #expect(right.laidOut.isRightToLeft == [true, true, true])
    }

    @Test("A box put between title and separator leaves a distance of 58 points behind that no layout can keep")
    func leftoverConstraint() throws {
        var built = HandBuiltScreen()
        built.label("title", "Title")
        built.add("separator")
        built.add("box")
        built.constrain(
            "title.top == root.top + 20",
            "title.height == 10",
            "separator.top == title.bottom + 58",
            "box.top == title.bottom + 8",
            "box.height == 100",
            "separator.top == box.bottom + 8"
        )
        let layout = try built.layOut()
        let conflict = try #require(layout.laidOut.conflicts.first)
        #expect(layout.laidOut.conflicts.count == 1)
        #expect(conflict.members == [.declared(2), .declared(3), .declared(4), .declared(5)])
        #expect(conflict.broken == .declared(5))
        #expect(layout["separator"]?.y == 88)
        #expect(layout["box"]?.y == 38)
    }
}
