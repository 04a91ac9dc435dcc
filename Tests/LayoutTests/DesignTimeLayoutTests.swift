import Interfaces
import Layout
import Testing
import TextMeasurement

/// The one layout of a screen whose right answer its own document holds, with and without that answer in sight.
@Suite("Design time")
struct DesignTimeLayoutTests {
    /// A root with a box that nothing places from the left, an image of unknown size, and a view of springs and struts.
    private func built() -> HandBuiltScreen {
        var built = HandBuiltScreen(.saved)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        built.add("box") { $0.savedFrame = Rect(x: 70, y: 10, width: 40, height: 30) }
        built.add("photo", .image(nil)) { $0.savedFrame = Rect(x: 20, y: 60, width: 64, height: 48) }
        built.add("strut") {
            $0.savedFrame = Rect(x: 200, y: 60, width: 20, height: 20)
            $0.autoresizing = AutoresizingMask(right: true, bottom: true)
        }
        built.constrain(
            "box.top == root.top + 10",
            "box.width == 40",
            "box.height == 30",
            "photo.left == root.left + 20",
            "photo.top == root.top + 60"
        )
        return built
    }

    @Test("what constraints leave open is right only for a layout that sees the saved frame")
    func openPosition() throws {
        let built = built()
        let seeing = try DesignTimeLayout(of: built.screen, knowing: .allFrames, measurer: SquareMeasurer())
        let blind = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        #expect(seeing.laidOut.frames[built["box"]] == Rect(x: 70, y: 10, width: 40, height: 30))
        #expect(blind.laidOut.frames[built["box"]] == Rect(x: 0, y: 10, width: 40, height: 30))
        // Both are compared with the frames of the document, also the one that did not see them.
        guard case .compared(let agreeing) = seeing.comparison.verdicts[built["box"]],
            case .compared(let differing) = blind.comparison.verdicts[built["box"]]
        else {
            Issue.record("the box was not compared")
            return
        }
        #expect(agreeing.points == 0)
        #expect(differing.points == 70)
        #expect(differing.saved == Rect(x: 70, y: 10, width: 40, height: 30))
    }

    @Test("images of unknown size, roots, and views of springs and struts keep their frames")
    func kept() throws {
        let built = built()
        let blind = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
        let kept = ["root", "box", "photo", "strut"].map { blind.screen.views[built[$0]].savedFrame != nil }
        #expect(kept == [true, false, true, true])
        #expect(blind.needs == [built["photo"]: .imageSize])
        #expect(blind.laidOut.frames[built["photo"]] == Rect(x: 20, y: 60, width: 64, height: 48))
        #expect(blind.laidOut.frames[built["strut"]] == Rect(x: 200, y: 60, width: 20, height: 20))
    }

    @Test("a layout that takes the saved sizes of texts does not measure them")
    func textSizes() throws {
        var built = HandBuiltScreen(.saved)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        built.label("title", "abcd") { $0.savedFrame = Rect(x: 10, y: 10, width: 33, height: 21) }
        built.constrain("title.left == root.left + 10", "title.top == root.top + 10")
        let widths = try [DesignTimeLayout.Knowledge.textSizes, .allFrames, .neededFrames].map { knowledge in
            try DesignTimeLayout(of: built.screen, knowing: knowledge, measurer: SquareMeasurer())
                .laidOut.frames[built["title"]]?.width
        }
        #expect(widths == [33, 40, 40])
    }

    @Test("the heights of labels vote on the rounding of the document only where they are seen")
    func era() throws {
        var built = HandBuiltScreen(.saved)
        built.screen.document = DocumentTraits(toolsVersion: 21_000, device: "retina4_7")
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        // A line of 17 points is 20.5 high, and was 21 in documents that were saved before Xcode 10.
        built.add("title", HandBuiltScreen.text("title", "abcd")) {
            if case .label(var label) = $0.content {
                label.attributes.font = TraitVarying(ControlScreen.font(17))
                $0.content = .label(label)
            }
            $0.savedFrame = Rect(x: 10, y: 10, width: 68, height: 21)
        }
        built.constrain("title.left == root.left + 10", "title.top == root.top + 10")
        let rounding = try [DesignTimeLayout.Knowledge.allFrames, .neededFrames].map { knowledge in
            try DesignTimeLayout(of: built.screen, knowing: knowledge, measurer: SquareMeasurer())
                .setting.era.roundsHeightsToPoints
        }
        #expect(rounding == [true, false])
    }

    @Test(
        "a saved frame is needed where no rule knows the size",
        arguments: [
            (ViewContent.image(nil), nil, SavedFrameNeed.imageSize),
            (.image(Size(width: 20, height: 20)), nil, nil),
            (.opaque("arscnView"), nil, .unknownElement),
            (.plain, "MapPin", .customClass),
            (.plain, nil, nil),
            (.control(ControlContent(element: "switch")), nil, nil),
            (.label(LabelContent(text: nil, attributes: TextAttributes())), "TitleLabel", .noText),
            (HandBuiltScreen.text("title", "abcd"), "TitleLabel", nil),
        ] as [(ViewContent, String?, SavedFrameNeed?)]
    )
    func needs(content: ViewContent, customClass: String?, need: SavedFrameNeed?) {
        var built = HandBuiltScreen()
        built.add("view", content) { $0.customClass = customClass }
        #expect(built.screen.needForSavedFrame(of: 1) == need)
    }

    @Test(
        "an empty view of a stack needs its saved frame where no constraint gives it a size",
        arguments: [
            ([], ViewContent.plain, SavedFrameNeed.noSize), (["a.top >= root.top"], .plain, .noSize),
            (["a.height == 20"], .plain, nil), (["b.width == a.width"], .plain, .drawnSize),
            ([], .control(ControlContent(element: "switch")), nil),
        ] as [([String], ViewContent, SavedFrameNeed?)]
    )
    func arranged(constraints: [String], content: ViewContent, need: SavedFrameNeed?) {
        var built = HandBuiltScreen()
        built.add("stack")
        let empty = built.add("a", content, in: "stack")
        let full = built.add("b", in: "stack")
        built.add("inner", in: "b")
        built.arrange(["a", "b"], in: "stack", axis: .vertical)
        for constraint in constraints { built.constrain(constraint) }
        #expect(built.screen.needForSavedFrame(of: empty) == need)
        #expect(built.screen.needForSavedFrame(of: full) == .drawnSize)
    }

    @Test(
        "a label of several lines that wraps at its first width needs its saved frame",
        arguments: [(0, true), (1, false)]
    )
    func firstWidth(lines: Int, isNeeded: Bool) {
        var built = HandBuiltScreen(platform: .macOS)
        var label = LabelContent(text: ControlScreen.text("abcd"), attributes: TextAttributes(lines: lines))
        label.wrapsAtFirstLayout = true
        built.add("view", .label(label))
        #expect(built.screen.needForSavedFrame(of: 1) == (isNeeded ? .wrappingWidth : nil))
    }

    @Test("which system drew the buttons is known without their frames, as other buttons of the screen show it")
    func oldButtons() throws {
        func layout(tools: Int, saved width: Double?) throws -> [Double?] {
            var built = HandBuiltScreen(.saved, platform: .macOS)
            built.screen.document = DocumentTraits(toolsVersion: tools)
            built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
            for name in ["one", "two"] {
                let button = ButtonContent(
                    kind: "push",
                    title: ControlScreen.text("abcdefghij"),
                    attributes: TextAttributes(font: ControlScreen.font(13))
                )
                built.add(name, .button(button)) {
                    $0.savedFrame = width.map { Rect(x: 20, y: 20, width: $0, height: 32) }
                }
                built.constrain("\(name).left == root.left + 20", "\(name).top == root.top + 20")
            }
            let layout = try DesignTimeLayout(of: built.screen, knowing: .neededFrames, measurer: SquareMeasurer())
            return ["one", "two"].map { layout.laidOut.frames[built[$0]]?.width }
        }
        let old = try layout(tools: 17_000, saved: nil)
        let new = try layout(tools: 17_600, saved: nil)
        #expect(old != new)
        #expect(try layout(tools: 17_600, saved: old[0]) == old)
        #expect(try layout(tools: 17_600, saved: new[0]) == new)
    }

    @Test("a button or a segmented control of images alone needs its saved frame")
    func imagesAlone() {
        var button = ButtonContent(kind: "custom", title: nil, attributes: TextAttributes())
        button.hasImage = true
        var segments = SegmentedContent(segments: [.init(title: nil)], attributes: TextAttributes())
        segments.segments[0].hasImage = true
        for content in [ViewContent.button(button), .segmentedControl(segments)] {
            var built = HandBuiltScreen()
            built.add("view", content)
            #expect(built.screen.needForSavedFrame(of: 1) == .imageSize)
        }
        button.imageSize = Size(width: 20, height: 20)
        var built = HandBuiltScreen()
        built.add("view", .button(button))
        #expect(built.screen.needForSavedFrame(of: 1) == nil)
    }
}
