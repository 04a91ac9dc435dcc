import Interfaces
import Layout
import Testing
import TextMeasurement

/// What the canvas of Interface Builder was when it saved a screen, as the frames of several views tell it alike.
@Suite("Conditions of the canvas")
struct CanvasConditionTests {
    private func desktop(_ toolsVersion: Int = 22_000) -> HandBuiltScreen {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: toolsVersion)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        return built
    }

    func layout(
        _ built: HandBuiltScreen,
        knowing knowledge: DesignTimeLayout.Knowledge = .neededFrames,
        drawnBy release: CanvasRelease? = nil
    ) throws -> LaidOutScreen {
        try DesignTimeLayout(of: built.screen, knowing: knowledge, drawnBy: release, measurer: SquareMeasurer()).laidOut
    }

    // MARK: The size of the root

    /// A root that is 300 wide, with views that end 20 points before some edge.
    private func resized(ends: [Double], _ content: ViewContent = .plain) -> HandBuiltScreen {
        var built = desktop()
        for (position, end) in ends.enumerated() {
            let name = "line\(position)"
            built.add(name, content) { $0.savedFrame = Rect(x: 20, y: 30, width: end - 20, height: 10) }
            built.constrain(
                "\(name).left == root.left + 20",
                "root.right == \(name).right + 20",
                "\(name).height == 10",
                "\(name).top == root.top + 30"
            )
        }
        return built
    }

    private static let field = ViewContent.textField(
        TextFieldContent(border: "bezel", text: nil, placeholder: nil, attributes: TextAttributes())
    )

    @Test(
        "views that are held at another edge than the one that was saved tell how wide the root was drawn",
        arguments: [
            ([240, 240], 260), ([240], 260), ([240, 250], 300), ([280, 280], 300), ([280.5], 300),
        ] as [([Double], Double)]
    )
    func width(ends: [Double], width: Double) throws {
        let built = resized(ends: ends)
        #expect(try layout(built).frames[0]?.width == width)
        #expect(try layout(built, knowing: .textSizes).frames[0]?.width == width)
    }

    @Test("views in the middle and as wide as the root tell it as well, where none is held at its far edge")
    func widthOfMiddle() throws {
        var built = desktop()
        built.add("box") { $0.savedFrame = Rect(x: 0, y: 30, width: 260, height: 10) }
        built.add("mark") { $0.savedFrame = Rect(x: 120, y: 60, width: 20, height: 10) }
        built.constrain("box.width == root.width", "box.centerX == root.centerX", "mark.centerX == root.centerX")
        built.constrain("mark.width == 20", "mark.height == 10", "box.height == 10")
        built.constrain("box.top == root.top + 30", "mark.top == root.top + 60")
        let laidOut = try layout(built)
        #expect(laidOut.frames[0]?.width == 260)
        #expect(laidOut.frames[built["mark"]]?.x == 120)
    }

    @Test("one view with a bezel tells it only where the root is noted as misplaced")
    func noted() throws {
        var built = resized(ends: [240], Self.field)
        #expect(try layout(built).frames[0]?.width == 300)
        built.screen.views[0].flags.isMisplaced = true
        #expect(try layout(built).frames[0]?.width == 260)
    }

    @Test("a root that was made higher keeps the distance of its views from the bottom")
    func height() throws {
        var built = desktop()
        // Drawn 150 high: 10 below the top, and 20 above the bottom.
        built.add("top") { $0.savedFrame = Rect(x: 0, y: 60, width: 40, height: 30) }
        built.add("bottom") { $0.savedFrame = Rect(x: 0, y: 150, width: 40, height: 30) }
        built.constrain("top.left == root.left", "bottom.left == root.left", "top.width == 40", "bottom.width == 40")
        built.constrain("top.height == 30", "bottom.height == 30", "top.top == root.top + 10")
        built.constrain("root.bottom == bottom.bottom + 20")
        let laidOut = try layout(built)
        #expect(laidOut.frames[0]?.height == 150)
        #expect(laidOut.frames[built["top"]]?.y == 10)
        #expect(laidOut.frames[built["bottom"]]?.y == 100)
    }

    @Test("on iOS the size of a root is that of its device")
    func phone() throws {
        var built = HandBuiltScreen(.saved)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        built.add("line") { $0.savedFrame = Rect(x: 20, y: 30, width: 220, height: 10) }
        built.constrain("line.left == root.left + 20", "root.right == line.right + 20")
        #expect(try layout(built).frames[0]?.width == 300)
    }

    // MARK: The release that drew the controls

    private func push(_ saved: Rect, given: Bool = false) -> HandBuiltScreen {
        var built = desktop(24_765)
        let attributes = TextAttributes(font: HandBuiltScreen.font)
        let title = InterfaceText(property: "title", objectID: "p", value: "ab", location: HandBuiltScreen.place)
        built.add("push", .button(ButtonContent(kind: "push", title: title, attributes: attributes))) {
            $0.savedFrame = saved
        }
        built.constrain("push.left == root.left + 20", "push.top == root.top + 20")
        if given { built.constrain("push.height == 20", "push.width == 80") }
        return built
    }

    @Test("a screen with one control has the controls that the rest of its document has", arguments: [24.0, 32])
    func document(height: Double) throws {
        let built = push(Rect(x: 20, y: 20, width: 60, height: 24))
        let others = (0..<2).map { _ in push(Rect(x: 20, y: 20, width: 60, height: height)).screen }
        let release = CanvasRelease(of: others, measurer: SquareMeasurer())
        #expect(try layout(built, drawnBy: release).frames[built["push"]]?.height == height)
    }

    @Test(
        "a bezel around a given size tells by itself which release drew it",
        arguments: [
            (Rect(x: 20, y: 20, width: 80, height: 20), 20), (Rect(x: 13, y: 15, width: 94, height: 32), 32),
        ] as [(Rect, Double)]
    )
    func given(saved: Rect, height: Double) throws {
        let built = push(saved, given: true)
        #expect(try layout(built).frames[built["push"]]?.height == height)
    }

    // MARK: Bars

    /// A screen of iOS with views that are held 44 points below its top, at the safe area.
    private func underBar(_ names: [String]) -> HandBuiltScreen {
        var built = HandBuiltScreen(.device)
        built.screen.document = DocumentTraits(toolsVersion: 22_000)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: 667)
        built.guide("safe", .safeArea)
        for name in names {
            built.add(name) { $0.savedFrame = Rect(x: 0, y: 64, width: 40, height: 30) }
            built.constrain("\(name).left == root.left", "\(name).width == 40", "\(name).height == 30")
            built.constrain("\(name).top == safe.top")
        }
        return built
    }

    @Test("two views that are held at the safe area tell where it was, and one alone does not")
    func safeArea() throws {
        let two = underBar(["a", "b"])
        #expect(try layout(two).frames[two["a"]]?.y == 64)
        let one = underBar(["a"])
        #expect(try layout(one).frames[one["a"]]?.y == 20)
        #expect(try layout(one, knowing: .allFrames).frames[one["a"]]?.y == 64)
    }

    @Test("what is held at the safe area of a window tells how far its content reaches below the bars")
    func windowBars() throws {
        var built = desktop()
        built.guide("safe", .safeArea)
        built.add("list") { $0.savedFrame = Rect(x: 0, y: 52, width: 40, height: 148) }
        built.constrain("list.left == root.left", "list.width == 40", "list.top == safe.top")
        built.constrain("list.bottom == safe.bottom")
        let frame = try layout(built, knowing: .allFrames).frames[built["list"]]
        #expect(frame == Rect(x: 0, y: 52, width: 40, height: 148))
    }

    // MARK: What only the drawing says

    @Test("fields, lines and sliders in stacks and without a length keep their frames; a given width is enough")
    func lengths() throws {
        let line = BoxContent(kind: "separator", title: nil, titlePosition: "noTitle", attributes: TextAttributes())
        for content in [Self.field, .box(line), .control(ControlContent(element: "slider"))] {
            var built = desktop()
            built.add("stack", .stack(StackContent(axis: .vertical))) {
                $0.savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
            }
            built.add("open", content, in: "stack") { $0.savedFrame = Rect(x: 0, y: 0, width: 77, height: 20) }
            built.add("given", content, in: "stack") { $0.savedFrame = Rect(x: 0, y: 30, width: 66, height: 20) }
            built.arrange(["open", "given"], in: "stack", axis: .vertical) { $0.alignment.base = .leading }
            built.constrain("stack.left == root.left", "stack.top == root.top", "stack.right == root.right")
            built.constrain("given.width == 66")
            #expect(built.screen.needForSavedFrame(of: built["open"]) == .noSize)
            #expect(built.screen.needForSavedFrame(of: built["given"]) == nil)
        }
        var plain = desktop()
        plain.add("field", Self.field)
        #expect(plain.screen.needForSavedFrame(of: plain["field"]) == nil)
    }

    @Test("a line that was drawn as a point lies as it hugs", arguments: [(250.0, 750.0, 1.0, 5.0), (750, 250, 5, 1)])
    func point(horizontal: Double, vertical: Double, width: Double, height: Double) throws {
        var built = desktop()
        let line = BoxContent(kind: "separator", title: nil, titlePosition: "noTitle", attributes: TextAttributes())
        built.add("line", .box(line)) {
            $0.savedFrame = Rect(x: 10, y: 10, width: 1, height: 5)
            $0.contentHugging = PerAxis(horizontal: Float(horizontal), vertical: Float(vertical))
        }
        built.constrain("line.left == root.left + 10", "line.top == root.top + 10")
        built.constrain("line.width == 1", "line.height == 1")
        let frame = try #require(try layout(built, knowing: .allFrames).frames[built["line"]])
        #expect([frame.width, frame.height] == [width, height])
    }

    @Test("the text of a date stands seven points above the foot of its field")
    func date() throws {
        let saved = Rect(x: 0, y: 0, width: 42, height: 21)
        let date = ControlScreen(.control(ControlContent(element: "datePicker")), platform: .macOS, saved: saved)
        #expect(try date.size() == IntrinsicSize(width: 39, height: 17, firstBaseline: 10, lastBaseline: 7))
    }

    @Test("a stack is not shorter than texts that give way to everything")
    func yieldingText() throws {
        var built = desktop()
        built.add("row", .stack(StackContent(axis: .horizontal)))
        built.label("text", "abc", in: "row") {
            $0.contentHugging.horizontal = 1000
            $0.compressionResistance.horizontal = 1
        }
        built.arrange(["text"], in: "row") { $0.ownHugging = PerAxis(horizontal: 249.99998, vertical: 249.99998) }
        built.constrain("row.left == root.left", "row.top == root.top")
        #expect(try layout(built).frames[built["text"]]?.width == 34)
    }

    @Test("dates and paths of macOS are as large as they were drawn", arguments: ["datePicker", "pathControl"])
    func unknownSizes(element: String) throws {
        var built = desktop()
        built.add("control", .control(ControlContent(element: element))) {
            $0.savedFrame = Rect(x: 20, y: 20, width: 90, height: 22)
        }
        built.constrain("control.left == root.left + 20", "control.bottom == root.bottom - 158")
        #expect(built.screen.needForSavedFrame(of: built["control"]) == .unknownElement)
        let frame = try #require(try layout(built).frames[built["control"]])
        #expect([frame.width, frame.height] == [90, 22])
    }

    // MARK: Stacks of macOS

    @Test("a stack stretches the stacks in it, however much those hug what is in them")
    func nestedStack() throws {
        var built = desktop()
        built.add("column", .stack(StackContent(axis: .vertical)))
        built.add("row", .stack(StackContent(axis: .horizontal)), in: "column")
        built.label("text", "abc", in: "row") { $0.contentHugging.horizontal = 249 }
        built.arrange(["row"], in: "column", axis: .vertical) {
            $0.alignment.base = .leading
            $0.ownHugging = PerAxis(horizontal: 249.99998, vertical: 249.99998)
        }
        built.arrange(["text"], in: "row") { $0.ownHugging = PerAxis(horizontal: 750, vertical: 1000) }
        built.constrain("column.left == root.left", "column.right == root.right", "column.top == root.top")
        #expect(try layout(built).frames[built["row"]]?.width == 300)
    }

    @Test("the canvas shows a plain view in a column as wide as it was drawn; at run time the column stretches it")
    func drawnWidth() throws {
        var built = desktop()
        built.add("column", .stack(StackContent(axis: .vertical)))
        built.add("group", in: "column") { $0.savedFrame = Rect(x: 0, y: 0, width: 120, height: 30) }
        built.add("inner", in: "group") { $0.savedFrame = Rect(x: 0, y: 0, width: 50, height: 30) }
        built.arrange(["group"], in: "column", axis: .vertical) {
            $0.alignment.base = .leading
            $0.ownHugging = PerAxis(horizontal: 249.99998, vertical: 249.99998)
        }
        built.constrain("column.left == root.left", "column.right == root.right", "column.top == root.top")
        built.constrain("inner.left == group.left", "inner.top == group.top", "inner.bottom == group.bottom")
        built.constrain("inner.width == 50", "inner.height == 30", "group.right >= inner.right")
        #expect(try layout(built, knowing: .allFrames).frames[built["group"]]?.width == 120)
        #expect(try layout(built).frames[built["group"]]?.width == 120)
        #expect(built.screen.needForSavedFrame(of: built["group"]) == .drawnSize)
        #expect(built.screen.needForSavedFrame(of: built["inner"]) == nil)
        #expect(try built.layOut(rootSize: Size(width: 300, height: 200))["group"]?.width == 300)
    }

    @Test("the baseline of a slider stands in its track")
    func sliderBaseline() throws {
        let slider = ControlScreen(.control(ControlContent(element: "slider")), platform: .macOS)
        #expect(try slider.size().firstBaseline == 14)
    }
}
