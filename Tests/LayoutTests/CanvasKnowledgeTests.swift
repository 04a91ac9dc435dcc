import Interfaces
import Layout
import Testing
import TextMeasurement

/// What a layout at design time knows of a screen without the saved frames of its views.
@Suite("Without saved frames")
struct CanvasKnowledgeTests {
    private func layout(_ built: HandBuiltScreen) throws -> LaidOutScreen {
        try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer()).laidOut
    }

    private func mac(_ toolsVersion: Int = 22_000) -> HandBuiltScreen {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: toolsVersion)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        return built
    }

    @Test("a box is as high as its content and what it keeps around it", arguments: [(4.0, 45.0), (2, 42), (0, 40)])
    func box(inset: Double, height: Double) throws {
        var built = mac()
        let kind = inset == 0 ? "custom" : "primary"
        let box = BoxContent(kind: kind, title: nil, titlePosition: "noTitle", attributes: TextAttributes())
        built.add("box", .box(box)) { $0.savedFrame = Rect(x: 0, y: 0, width: 100, height: height) }
        built.add("content", in: "box") {
            $0.savedFrame = Rect(x: inset, y: inset, width: 92, height: 30)
            $0.autoresizing = AutoresizingMask()
        }
        built.add("inner", in: "content") { $0.savedFrame = Rect(x: 0, y: 0, width: 92, height: 30) }
        built.constrain(
            "box.left == root.left",
            "box.top == root.top",
            "box.width == 100",
            "inner.top == content.top",
            "inner.left == content.left",
            "content.right == inner.right",
            "content.bottom == inner.bottom",
            "inner.height == 30"
        )
        let content = try #require(try layout(built).frames[built["content"]])
        let frame = try #require(try layout(built).frames[built["box"]])
        #expect(content.height == 30)
        #expect(frame.height == 30 + 2 * inset + (inset == 4 ? 1 : 0))
    }

    @Test("a line stands upright that hugs its width", arguments: [(750.0, 250.0, 5.0, 180.0), (250, 750, 280, 5)])
    func separator(horizontal: Double, vertical: Double, width: Double, height: Double) throws {
        var built = mac()
        let line = BoxContent(kind: "separator", title: nil, titlePosition: "noTitle", attributes: TextAttributes())
        built.add("line", .box(line)) {
            $0.savedFrame = Rect(x: 0, y: 0, width: 5, height: 180)
            $0.contentHugging = PerAxis(horizontal: Float(horizontal), vertical: Float(vertical))
        }
        built.constrain("line.left == root.left + 10", "line.top == root.top + 10")
        built.constrain(height == 5 ? "line.width == 280" : "line.height == 180")
        let frame = try #require(try layout(built).frames[built["line"]])
        #expect([frame.width, frame.height] == [width, height])
    }

    @Test("a placeholder counts on the canvas but for required constraints, and is gone at run time")
    func placeholder() throws {
        var built = mac()
        built.add("open") { $0.savedFrame = Rect(x: 50, y: 20, width: 40, height: 30) }
        for name in ["held", "soft"] { built.add(name) { $0.savedFrame = Rect(x: 50, y: 20, width: 40, height: 30) } }
        built.constrain("open.left == root.left + 50", "held.left == root.left + 70", "held.top == root.top + 5")
        for name in ["open.width == 40", "held.width == 60", "open.height == 30", "held.height == 30"] {
            built.constrain(name)
        }
        built.constrain("soft.left == root.left", "soft.top == root.top", "soft.height == 30")
        built.constrain("soft.width == 70 @998")
        built.constrain("open.top == root.top + 20", "held.width == 80", "soft.width == 90")
        built.screen.placeholders = Array(built.screen.constraints.suffix(3))
        built.screen.constraints.removeLast(3)
        let canvas = try layout(built)
        #expect(canvas.frames[built["open"]] == Rect(x: 50, y: 20, width: 40, height: 30))
        #expect(canvas.frames[built["held"]]?.width == 60)
        #expect(canvas.frames[built["soft"]]?.width == 90)
        #expect(canvas.conflicts.isEmpty)
        var runTime = HandBuiltScreen(.saved, platform: .macOS)
        runTime.screen = built.screen
        var setting = ScreenConditions.designTime(of: built.screen)
        setting.isDesignTime = false
        var layout = ScreenLayout(screen: runTime.screen, measurer: SquareMeasurer())
        #expect(try layout.layOut(in: setting).ambiguities.contains { $0.view == built["open"] })
    }

    @Test(
        "controls of the betas of Xcode 26 are those before it, unless saved frames tell otherwise",
        arguments: [(24_123, 32.0), (24_127, 24), (22_000, 32)]
    )
    func era(toolsVersion: Int, height: Double) throws {
        var built = mac(toolsVersion)
        var button = ButtonContent(kind: "push", title: ControlScreen.text("OK"), attributes: TextAttributes())
        button.style = "rounded"
        built.add("button", .button(button)) { $0.savedFrame = Rect(x: 20, y: 20, width: 90, height: 24) }
        built.constrain("button.left == root.left + 20", "button.top == root.top + 20")
        #expect(try layout(built).frames[built["button"]]?.height == height)
    }

    @Test(
        "where a document of Xcode 26 leaves it open, controls are those that fit into the root",
        arguments: [(60.0, 32.0), (64, 24), (90, 24)]
    )
    func fitting(root: Double, height: Double) throws {
        var built = mac(24_500)
        built.screen.views[0].savedFrame?.height = root
        var button = ButtonContent(kind: "push", title: ControlScreen.text("OK"), attributes: TextAttributes())
        button.style = "rounded"
        built.add("button", .button(button)) { $0.savedFrame = Rect(x: 20, y: 20, width: 90, height: 24) }
        built.constrain("button.left == root.left + 20", "button.top == root.top + 20")
        built.constrain(root == 90 ? "root.bottom >= button.bottom + 20" : "root.bottom == button.bottom + 20")
        #expect(try layout(built).frames[built["button"]]?.height == height)
    }

    @Test(
        "two controls of a document of Xcode 26 tell which system drew the canvas, one alone does not",
        arguments: [([32.0, 32], 32.0), ([24, 24], 24), ([32], 24), ([32, 24], 24)] as [([Double], Double)]
    )
    func drawnBy(heights: [Double], height: Double) throws {
        var built = mac(24_500)
        for (index, saved) in heights.enumerated() {
            var button = ButtonContent(kind: "push", title: ControlScreen.text("OK"), attributes: TextAttributes())
            button.style = "rounded"
            built.add("button\(index)", .button(button)) {
                $0.savedFrame = Rect(x: 20, y: 20, width: 90, height: saved)
            }
            built.constrain("button\(index).left == root.left + 20", "button\(index).top == root.top + 20")
        }
        #expect(try layout(built).frames[built["button0"]]?.height == height)
    }

    @Test(
        "bars that are not translucent cut the root off: what is missing of the device is not covered again",
        arguments: [
            (603.0, [Screen.Bar.navigation], 0.0, 603.0), (554, [.navigation, .tab], 0, 554),
            (667, [.navigation], 44, 623), (667, [], 0, 667), (618, [.tab], 0, 618), (667, [.tab], 0, 618),
        ]
    )
    func bars(height: Double, bars: [Screen.Bar], top: Double, extent: Double) throws {
        var built = HandBuiltScreen(.device)
        built.screen.document = DocumentTraits(toolsVersion: 21_000, device: "retina4_7")
        built.screen.bars = Set(bars)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 375, height: height)
        built.guide("safe", .safeArea)
        built.add("list") { $0.savedFrame = Rect(x: 0, y: 0, width: 375, height: 1) }
        built.constrain(
            "list.left == root.left",
            "list.right == root.right",
            "list.top == safe.top",
            "list.bottom == safe.bottom"
        )
        let frame = try #require(try layout(built).frames[built["list"]])
        #expect([frame.y, frame.height] == [top, extent])
    }
}

/// The pages of a tab view of macOS at run time: each has the room that the tab view gives it, whatever was saved.
@Suite("Tab pages")
struct TabPageTests {
    @Test(
        "a page fills its tab view inside of the bezel",
        arguments: [
            ("topTabsBezelBorder", Rect(x: 10, y: 33, width: 280, height: 154)),
            ("bottomTabsBezelBorder", Rect(x: 10, y: 7, width: 280, height: 174)),
            ("noTabsBezelBorder", Rect(x: 10, y: 7, width: 280, height: 180)),
            ("noTabsNoBorder", Rect(x: 0, y: 0, width: 300, height: 200)),
        ]
    )
    func pages(style: String, frame: Rect) throws {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        built.add("tabs", .control(ControlContent(element: "tabView", style: style, controlSize: "regular"))) {
            $0.savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
            $0.autoresizing = AutoresizingMask(right: true, bottom: true)
        }
        // A page that was never shown keeps the size of the template.
        built.add("page", in: "tabs") {
            $0.savedFrame = Rect(x: 10, y: 33, width: 100, height: 50)
            $0.autoresizing = AutoresizingMask()
        }
        var setting = ScreenConditions.designTime(of: built.screen)
        var layout = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        let saved = try layout.layOut(in: setting).frames[built["page"]]
        #expect(saved?.size == Size(width: 100, height: 50))
        setting.isDesignTime = false
        #expect(try layout.layOut(in: setting).frames[built["page"]] == frame)
    }
}
