import Interfaces
import Layout
import Testing
import TextMeasurement

/// Empty views of a stack of iOS, which the canvas shows as large as they were drawn, and devices without a size.
@Suite("Drawn sizes in stacks")
struct DrawnExtentTests {
    /// A stack at the top left of the root: an empty view drawn 240 points wide and 128 high, and a label.
    private func built(_ alignment: StackContent.Alignment = .leading) -> HandBuiltScreen {
        var built = HandBuiltScreen(.saved)
        built.screen.document = DocumentTraits(toolsVersion: 21_000, device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
        built.add("stack")
        built.add("empty", in: "stack") { $0.savedFrame = Rect(x: 0, y: 0, width: 240, height: 128) }
        built.label("title", "abcd", in: "stack")
        built.arrange(["empty", "title"], in: "stack", axis: .vertical) { $0.alignment = TraitVarying(alignment) }
        built.constrain("stack.left == root.left", "stack.top == root.top")
        return built
    }

    private func size(of view: String, _ built: HandBuiltScreen) throws -> [Double] {
        let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        let frame = try #require(layout.laidOut.frames[built[view]])
        return [frame.width, frame.height]
    }

    @Test("the canvas keeps the size along the stack and across it")
    func canvas() throws {
        #expect(try size(of: "empty", built()) == [240, 128])
        #expect(try size(of: "stack", built()) == [240, 138])
        #expect(try size(of: "empty", built(.fill)) == [240, 128])
    }

    @Test(
        "constraints of 500 that make it smaller and of 250 that make it larger give way to it, stronger ones do not",
        arguments: [
            ("stack.height == 60 @500", 128.0), ("stack.height == 60 @701", 50), ("stack.height == 60", 50),
            ("stack.height == 200 @250", 128), ("stack.height == 200 @251", 190),
        ]
    )
    func strength(constraint: String, height: Double) throws {
        var built = built()
        built.constrain(constraint)
        #expect(try size(of: "empty", built)[1] == height)
        #expect(try size(of: "title", built)[1] == 10)
    }

    @Test("what holds other views is as large as they ask for, and so is all of it on a device")
    func others() throws {
        var full = built()
        full.add("inner", in: "empty")
        full.constrain("inner.top == empty.top", "inner.bottom == empty.bottom", "inner.height == 30")
        full.constrain("inner.left == empty.left", "inner.right == empty.right", "inner.width == 20")
        #expect(try size(of: "empty", full) == [20, 30])

        var device = built()
        device.constrain("stack.height == 0 @40")
        #expect(try size(of: "empty", device)[1] == 128)
        var setting = ScreenConditions.designTime(of: device.screen)
        setting.isDesignTime = false
        var layout = ScreenLayout(screen: device.screen, measurer: SquareMeasurer())
        #expect(try layout.layOut(in: setting).frames[device["empty"]]?.height == 0)
    }

    /// A stack at the top left of the root: a plain view drawn 90 points wide and high with a label in it that holds its
    /// edges and asks for 40 × 10.
    private func wrapped(_ text: String = "abcd", axis: Axis = .vertical) -> HandBuiltScreen {
        var built = HandBuiltScreen(.saved)
        built.screen.document = DocumentTraits(toolsVersion: 21_000, device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
        built.add("stack")
        built.add("empty", in: "stack") { $0.savedFrame = Rect(x: 0, y: 0, width: 90, height: 90) }
        built.label("title", text, in: "empty")
        built.constrain("title.left == empty.left", "title.right == empty.right")
        built.constrain("title.top == empty.top", "title.bottom == empty.bottom")
        built.arrange(["empty"], in: "stack", axis: axis) { $0.alignment = TraitVarying(.leading) }
        built.constrain("stack.left == root.left", "stack.top == root.top")
        return built
    }

    @Test("a plain view around others is no smaller than it was drawn, and larger where these need it")
    func wrapper() throws {
        #expect(try size(of: "empty", wrapped()) == [90, 90])
        #expect(try size(of: "title", wrapped()) == [90, 90])
        #expect(try size(of: "empty", wrapped("abcdefghijkl")) == [120, 90])
        var held = wrapped()
        held.constrain("stack.height == 60", "title.width == 50")
        #expect(try size(of: "empty", held) == [50, 60])
    }

    @Test("at run time a plain view is as large as what it holds")
    func wrapperOnDevice() throws {
        let built = wrapped()
        var setting = ScreenConditions.designTime(of: built.screen)
        setting.isDesignTime = false
        var layout = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        let frame = try #require(try layout.layOut(in: setting).frames[built["empty"]])
        #expect([frame.width, frame.height] == [40, 10])
    }

    @Test(
        "the drawn size of such a view is needed, unless a constraint gives it: on iOS on both axes, on macOS across the stack",
        arguments: [
            ("title.height >= 5", .drawnSize, .drawnSize), ("empty.width == 20", .drawnSize, nil),
            ("empty.height == 20", .drawnSize, .drawnSize),
        ] as [(String, SavedFrameNeed?, SavedFrameNeed?)]
    )
    func need(constraint: String, need: SavedFrameNeed?, desktop: SavedFrameNeed?) {
        var built = wrapped()
        built.constrain(constraint)
        #expect(built.screen.needForSavedFrame(of: built["empty"]) == need)
        built.screen.platform = .macOS
        #expect(built.screen.needForSavedFrame(of: built["empty"]) == desktop)
    }
}
