import Interfaces
import Layout
import Testing
import TextMeasurement

/// Views whose size on the canvas is the drawn one, because nothing else gives them any.
@Suite("Views that keep what they were drawn with")
struct DrawnPlaceTests {
    // MARK: Split views

    private func split(_ equations: [String] = []) -> HandBuiltScreen {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: 22_000)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        var content = SplitContent(isVertical: true, dividerThickness: 1)
        content.holdingPriorities = [250, 250]
        built.add("split", .split(content)) { $0.savedFrame = Rect(x: 0, y: 0, width: 300, height: 200) }
        built.add("list", in: "split") { $0.savedFrame = Rect(x: 0, y: 0, width: 120, height: 200) }
        built.add("page", in: "split") { $0.savedFrame = Rect(x: 121, y: 0, width: 179, height: 200) }
        built.constrain("split.left == root.left", "split.right == root.right")
        built.constrain("split.top == root.top", "split.bottom == root.bottom")
        for equation in equations { built.constrain(equation) }
        return built
    }

    @Test("a split view begins with the panes that it was saved with; a width that a constraint gives is enough")
    func panes() throws {
        let open = split()
        #expect(open.screen.needForSavedFrame(of: open["list"]) == .drawnSize)
        let layout = try DesignTimeLayout(of: open.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        #expect(layout.laidOut.frames[open["list"]]?.width == 120)
        let given = split(["list.width == 90"])
        #expect(given.screen.needForSavedFrame(of: given["list"]) == nil)
        #expect(given.screen.needForSavedFrame(of: given["page"]) == .drawnSize)
        // The height is the split view's own.
        let high = split(["list.height == 200"])
        #expect(high.screen.needForSavedFrame(of: high["list"]) == .drawnSize)
    }

    @Test("which of two panes that hold their sizes as strongly gives way is not open: the later one")
    func equalPanes() throws {
        let layout = try split().layOut(rootSize: Size(width: 400, height: 200))
        #expect(layout["list"]?.width == 120)
        #expect(layout["page"]?.width == 279)
        #expect(layout.laidOut.ambiguities.isEmpty)
    }

    // MARK: Stack views

    @Test(
        "an empty view needs its drawn width where no constraint gives one and the stack does not stretch it",
        arguments: [
            (StackContent.Alignment.center, "empty.height == 5", SavedFrameNeed.drawnSize),
            (.fill, "empty.height == 5", nil), (.center, "empty.width == 5", .drawnSize), (.leading, nil, .noSize),
        ] as [(StackContent.Alignment, String?, SavedFrameNeed?)]
    )
    func across(alignment: StackContent.Alignment, equation: String?, need: SavedFrameNeed?) {
        var built = HandBuiltScreen()
        built.add("stack")
        built.add("empty", in: "stack")
        built.arrange(["empty"], in: "stack", axis: .vertical) { $0.alignment.base = alignment }
        if let equation { built.constrain(equation) }
        #expect(built.screen.needForSavedFrame(of: built["empty"]) == need)
    }

    @Test("an empty view of macOS needs its drawn length along the stack as well; one around others does not")
    func along() {
        for isEmpty in [true, false] {
            var built = HandBuiltScreen(platform: .macOS)
            built.add("stack")
            built.add("group", in: "stack")
            if !isEmpty { built.add("inner", in: "group") }
            built.arrange(["group"], in: "stack", axis: .vertical)
            built.constrain("group.width == 5")
            #expect(built.screen.needForSavedFrame(of: built["group"]) == (isEmpty ? .drawnSize : nil))
        }
    }

    @Test("a view around others in a stack of macOS needs its drawn width, whatever the alignment of the stack")
    func acrossOnMac() {
        var built = HandBuiltScreen(platform: .macOS)
        built.add("stack")
        built.add("group", in: "stack")
        built.add("inner", in: "group")
        built.arrange(["group"], in: "stack", axis: .vertical) { $0.alignment.base = .fill }
        built.constrain("group.height == 5")
        #expect(built.screen.needForSavedFrame(of: built["group"]) == .drawnSize)
    }

    @Test("a stack of macOS without a view is as small as it may be; one of iOS asks for nothing")
    func emptyStack() throws {
        for (platform, width) in [(Platform.macOS, 0.0), (.iOS, 50)] {
            var built = HandBuiltScreen(platform: platform)
            built.add("stack")
            built.arrange([], in: "stack") { $0.ownHugging = PerAxis(horizontal: 249.99998, vertical: 249.99998) }
            built.constrain("stack.centerX == root.centerX", "stack.top == root.top", "stack.height == 10")
            built.constrain("stack.width == 50 @240")
            #expect(try built.layOut(rootSize: Size(width: 300, height: 200))["stack"]?.width == width)
        }
    }

    // MARK: Symbols

    @Test("a symbol of iOS is as high as it was drawn, in the middle of the height that a constraint gives it")
    func symbols() throws {
        for (style, saved, frame) in [
            ("symbol", 19.0, [50.0, 52.5, 24, 19]), ("symbol", 30, [50, 47, 24, 30]), (nil, 19, [50, 50, 24, 24]),
        ] as [(String?, Double, [Double])] {
            var built = HandBuiltScreen(.saved)
            built.screen.document = DocumentTraits(toolsVersion: 23_000, device: "retina4_7")
            built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
            built.add("image", .image(nil)) {
                $0.imageStyle = style
                $0.savedFrame = Rect(x: 50, y: 50, width: 24, height: saved)
            }
            built.add("view") { $0.savedFrame = Rect(x: 0, y: 0, width: 9, height: 30) }
            built.constrain("view.left == root.left", "view.top == root.top", "view.width == 9", "view.height == 24")
            built.constrain("image.left == root.left + 50", "image.top == root.top + 50")
            built.constrain("image.width == 24", "image.height == 24")
            let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
            let found = try #require(layout.laidOut.frames[built["image"]])
            #expect([found.x, found.y, found.width, found.height] == frame)
            // Only symbols are drawn beyond the heights that they are given.
            #expect(layout.laidOut.frames[built["view"]]?.height == 24)
        }
    }

    // MARK: Buttons

    @Test("a button that changes its title is as wide as the wider of the two")
    func alternateTitle() throws {
        var button = ButtonContent(kind: "push", title: ControlScreen.text("ab"), attributes: TextAttributes())
        button.otherTitles = [ControlScreen.text("abcd")]
        let plain = try ControlScreen(.button(button), platform: .macOS).size().width
        button.changesTitle = true
        let changing = try ControlScreen(.button(button), platform: .macOS).size().width
        #expect(changing == plain.map { $0 + 26 })
    }
}
