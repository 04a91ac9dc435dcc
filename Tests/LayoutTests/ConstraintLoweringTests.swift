import Interfaces
import Layout
import Testing
import TextMeasurement

/// What attributes, margins, guides, multipliers and directions mean, each by exact frames.
@Suite("Lowering of constraints")
struct ConstraintLoweringTests {
    /// One box of 40 × 30 points that an equation places; y is 0 unless an equation says else.
    private func box(
        _ equations: [String],
        isRightToLeft: Bool = false,
        _ change: (inout HandBuiltScreen) -> Void = { _ in }
    ) throws -> [Double] {
        var built = HandBuiltScreen()
        built.add("box")
        built.constrain("box.width == 40", "box.height == 30")
        built.add("pane") { $0.margins.explicit = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        built.constrain("pane.left == root.left + 100", "pane.top == root.top + 50")
        built.constrain("pane.width == 120", "pane.height == 80")
        change(&built)
        for equation in equations { built.constrain(equation) }
        return try built.layOut(isRightToLeft: isRightToLeft).numbers("box")
    }

    @Test(
        "Attributes",
        arguments: [
            (["box.left == pane.left + 5", "box.top == pane.top + 6"], [105.0, 56, 40, 30], [105.0, 56, 40, 30]),
            (["box.right == pane.right - 5", "box.bottom == pane.bottom"], [175, 100, 40, 30], [175, 100, 40, 30]),
            (["box.leading == pane.leading + 5", "box.top == root.top"], [105, 0, 40, 30], [175, 0, 40, 30]),
            (["box.trailing == pane.trailing - 5", "box.top == root.top"], [175, 0, 40, 30], [105, 0, 40, 30]),
            (["box.leading == pane.trailing + 5", "box.top == root.top"], [225, 0, 40, 30], [55, 0, 40, 30]),
            (
                ["box.centerX == pane.centerX + 7", "box.centerY == pane.centerY"], [147, 75, 40, 30],
                [147, 75, 40, 30]
            ),
            (["box.leading == pane.centerX + 8", "box.top == root.top"], [168, 0, 40, 30], [112, 0, 40, 30]),
            // Margins of the pane: leading 2, trailing 4; right to left they change sides.
            (
                ["box.leading == pane.leadingMargin", "box.top == pane.topMargin"], [102, 51, 40, 30],
                [178, 51, 40, 30]
            ),
            (["box.leftMargin == pane.left", "box.bottom == pane.bottomMargin"], [92, 97, 40, 30], [92, 97, 40, 30]),
            (["box.trailing == pane.trailingMargin", "box.top == root.top"], [176, 0, 40, 30], [104, 0, 40, 30]),
            (["box.left == pane.leftMargin", "box.top == root.top"], [102, 0, 40, 30], [104, 0, 40, 30]),
            (
                ["box.centerX == pane.centerXWithinMargins", "box.top == root.top"], [139, 0, 40, 30], [141, 0, 40, 30]
            ),
            (
                ["box.centerY == pane.centerYWithinMargins", "box.left == root.left"], [0, 74, 40, 30], [0, 74, 40, 30]
            ),
            // Multipliers count from the edge where the nearest common view begins.
            (["box.left == pane.right * 0.5", "box.top == root.top"], [110, 0, 40, 30], [110, 0, 40, 30]),
            (["box.leading == pane.trailing * 0.5", "box.top == root.top"], [110, 0, 40, 30], [160, 0, 40, 30]),
            (["box.centerY == root.centerY * 0.5", "box.left == root.left"], [0, 85, 40, 30], [0, 85, 40, 30]),
            (["box.baseline == pane.bottom", "box.left == root.left"], [0, 100, 40, 30], [0, 100, 40, 30]),
        ]
    )
    func attributes(equations: [String], leftToRight: [Double], rightToLeft: [Double]) throws {
        #expect(try box(equations) == leftToRight)
        #expect(try box(equations, isRightToLeft: true) == rightToLeft)
    }

    @Test("A view that is forced to one direction keeps what is in it so; playback and spatial views never mirror")
    func semanticDirections() throws {
        let equations = ["box.leading == root.leading + 10", "box.top == root.top"]
        for direction in [SemanticDirection.forceLeftToRight, .playback, .spatial] {
            let frame = try box(equations, isRightToLeft: true) { $0.screen.views[0].direction = direction }
            #expect(frame == [10, 0, 40, 30])
        }
        #expect(try box(equations) { $0.screen.views[0].direction = .forceRightToLeft } == [250, 0, 40, 30])
    }

    @Test("A view that is forced to one direction stands among its siblings where theirs has it")
    func ownDirections() throws {
        let equations = ["box.leading == root.leading + 10", "box.top == root.top"]
        #expect(try box(equations) { $0.screen.views[1].direction = .forceRightToLeft } == [10, 0, 40, 30])
        let forced = try box(equations, isRightToLeft: true) { $0.screen.views[1].direction = .forceLeftToRight }
        #expect(forced == [250, 0, 40, 30])
        let siblings = ["box.leading == pane.trailing + 5", "box.top == root.top"]
        let after = try box(siblings)
        #expect(try box(siblings) { $0.screen.views[1].direction = .forceRightToLeft } == after)
    }

    @Test("A view that is not installed drops out with its constraints and with what is inside")
    func notInstalled() throws {
        var built = HandBuiltScreen()
        built.add("a") { $0.isInstalled = TraitVarying(false) }
        built.add("inner", in: "a")
        built.add("b")
        built.constrain("a.top == root.top", "b.top == root.top @750", "b.top == a.bottom + 30", "b.height == 20")
        let layout = try built.layOut()
        #expect(layout["a"] == nil)
        #expect(layout["inner"] == nil)
        #expect(layout["b"]?.y == 0)
    }

    @Test("Variations by size class choose constants and constraints")
    func sizeClasses() throws {
        var built = HandBuiltScreen()
        built.add("a")
        built.constrain("a.left == root.left + 10", "a.top == root.top", "a.width == 50", "a.height == 50")
        let regular = SizeClassKey(horizontal: .regular)
        built.screen.constraints[0].constant.overrides = [.init(key: regular, value: 77)]
        built.screen.constraints[2].isInstalled.overrides = [.init(key: regular, value: false)]
        built.constrain("a.width == 60 @500")
        #expect(try built.layOut().numbers("a") == [10, 0, 50, 50])
        var device = HandBuiltScreen.device()
        device.sizeClasses = PerAxis(horizontal: .regular, vertical: .regular)
        #expect(try built.layOut(device).numbers("a") == [77, 0, 60, 50])
    }

    @Test("Hidden views keep their constraints")
    func hidden() throws {
        var built = HandBuiltScreen()
        built.label("a", "abc") { $0.isHidden = TraitVarying(true) }
        built.label("b", "de")
        built.constrain(
            "a.leading == root.leading",
            "b.leading == a.trailing + 10",
            "a.top == root.top",
            "b.top == root.top"
        )
        let layout = try built.layOut()
        #expect(layout.numbers("b") == [40, 0, 20, 10])
        #expect(layout.laidOut.texts.map(\.view) == [2])
    }

    @Test("A size is never negative")
    func notNegative() throws {
        var built = HandBuiltScreen()
        built.add("outer")
        built.add("inner", in: "outer")
        built.constrain(
            "outer.width == 20",
            "outer.left == root.left",
            "outer.top == root.top",
            "outer.height == 10",
            "inner.left == outer.left + 16",
            "inner.right == outer.right - 16",
            "inner.top == outer.top",
            "inner.bottom == outer.bottom"
        )
        let layout = try built.layOut()
        let conflict = try #require(layout.laidOut.conflicts.first)
        #expect(conflict.members.contains(.made(view: 2, phrase: "the size of \"inner\", which is never negative")))
        #expect(conflict.broken == .declared(5))
        #expect(try #require(layout["inner"]).width >= 0)
    }

    @Test(
        "Frames are rounded to pixels edge by edge",
        arguments: [(1, [0.0, 0, 33, 10]), (2, [0, 0, 33.5, 10]), (3, [0, 0, 33.333_333, 10])]
    )
    func rounding(scale: Int, expected: [Double]) throws {
        var built = HandBuiltScreen()
        built.add("a")
        built.constrain(
            "a.left == root.left",
            "a.top == root.top",
            "a.height == 10",
            "a.width == root.width * 0.33333333"
        )
        let layout = try built.layOut(HandBuiltScreen.device(width: 100, scale: scale))
        for (number, wanted) in zip(layout.numbers("a"), expected) { #expect(abs(number - wanted) < 1e-5) }
    }

    @Test("A required ratio couples width and height of a text that wraps, and settles")
    func ratio() throws {
        var built = HandBuiltScreen()
        built.label("text", "aaa bbb ccc ddd", lines: 0)
        built.add("square")
        built.constrain(
            "text.left == root.left",
            "text.top == root.top",
            "text.width == 70",
            "square.left == root.left",
            "square.top == text.bottom",
            "square.width == square.height",
            "square.height == text.height"
        )
        let layout = try built.layOut()
        #expect(layout.laidOut.didConverge)
        #expect(layout.numbers("text") == [0, 0, 70, 20])
        #expect(layout.numbers("square") == [0, 20, 20, 20])
    }
}
