import Interfaces
import Layout
import Testing
import TextMeasurement

/// Baselines, images and heights that are none.
@Suite("Details of controls of macOS")
struct ControlVariantTests {
    private func screen(
        _ element: String,
        _ style: String? = nil,
        _ size: String = "regular",
        tools: Int = 23_000
    )
        -> ControlScreen
    {
        let content = ControlContent(element: element, style: style, controlSize: size)
        return ControlScreen(.control(content), platform: .macOS, tools: tools)
    }

    @Test(
        "controls without a text have the baselines of their neighbours' texts",
        arguments: [
            ("slider", "small", 23_000, 12.0, 4.0), ("slider", "regular", 23_000, 14, 6),
            ("switch", "regular", 23_000, 16, 9), ("stepper", "small", 23_000, 13, 6),
            ("stepper", "regular", 24_127, 17, 9), ("stepper", "regular", 23_000, 15.5, 4.5),
            ("slider", "regular", 24_506, 14, 2),
        ]
    )
    func baselines(element: String, size: String, tools: Int, first: Double, last: Double) throws {
        let found = try screen(element, nil, size, tools: tools).size()
        #expect([found.firstBaseline, found.lastBaseline] == [first, last])
    }

    @Test("a mini slider has none; a button without a title has that of a title")
    func otherBaselines() throws {
        #expect(try screen("slider", nil, "mini").size().firstBaseline == nil)
        let help = ButtonContent(kind: "help", title: nil, attributes: TextAttributes())
        // The alignment rectangle is 20 points high.
        #expect(try ControlScreen(.button(help), platform: .macOS).size().firstBaseline == 14)
    }

    @Test(
        "the text of a combo box stands lower in Xcode 11 than before and since, and at the bottom in macOS 26",
        arguments: [
            (13_000, 15.0), (15_705, 18), (19_000, 14), (24_127, 21),
        ]
    )
    func comboBoxes(tools: Int, baseline: Double) throws {
        let text = ControlScreen.text("a")
        let attributes = TextAttributes(font: ControlScreen.font(13))
        let field = TextFieldContent(border: "comboBox", text: text, placeholder: nil, attributes: attributes)
        let found = try ControlScreen(.textField(field), platform: .macOS, tools: tools).size().firstBaseline
        #expect(found.map { $0.rounded() } == baseline)
    }

    @Test("a level indicator of the regular size is 18 points high; ratings and small ones ask for no height")
    func levels() throws {
        #expect(try screen("levelIndicator").size().height == 18)
        #expect(try screen("levelIndicator", "rating").size().height == nil)
        #expect(try screen("levelIndicator", nil, "small").size().height == nil)
    }

    @Test(
        "a bezel of an image is outside of its alignment rectangle, and so is what is higher than a capital in a symbol",
        arguments: [("grayBezel", [3.0, 3, 3, 3]), ("symbol", [0, 0, 3, 2]), ("photo", [0, 0, 0, 0])]
    )
    func images(style: String, insets: [Double]) {
        var control = ControlScreen(.image(Size(width: 15, height: 14)), platform: .macOS)
        control.screen.views[ControlScreen.control].imageStyle = style
        let found = control.metrics.alignmentInsets(of: ControlScreen.control)
        #expect([found.left, found.right, found.top, found.bottom] == insets)
    }

    @Test("a search field keeps its text from its loupe and its button")
    func searchField() throws {
        let field = TextFieldContent(
            border: "search",
            text: ControlScreen.text("abc"),
            placeholder: nil,
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        let texts = try ControlScreen(.textField(field), platform: .macOS).metrics.placedTexts(
            of: ControlScreen.control,
            frame: Rect(x: 0, y: 0, width: 100, height: 22),
            isRightToLeft: false
        )
        #expect(texts.map(\.box) == [Rect(x: 22, y: 0, width: 56, height: 22)])
    }

    @Test("segments of given widths have lines between them on macOS alone, and their images need no saved frame there")
    func givenWidths() throws {
        let segments = [60.0, 60].map { SegmentedContent.Segment(title: nil, hasImage: true, width: $0) }
        var given = SegmentedContent(segments: segments, attributes: TextAttributes())
        given.style = "rounded"
        given.isMomentary = true
        #expect(try ControlScreen(.segmentedControl(given)).size().width == 120)
        var open = given
        open.segments[1].width = nil
        func need(_ control: SegmentedContent, _ platform: Platform) -> SavedFrameNeed? {
            ControlScreen(.segmentedControl(control), platform: platform).screen
                .needForSavedFrame(of: ControlScreen.control)
        }
        #expect(need(given, .macOS) == nil)
        #expect(need(given, .iOS) == .imageSize)
        #expect(need(open, .macOS) == .imageSize)
    }

    @Test("the placeholder size of a label stands for its own on the canvas alone")
    func placeholders() throws {
        let label = LabelContent(
            text: ControlScreen.text("abcd"),
            attributes: TextAttributes(font: ControlScreen.font(13))
        )
        var control = ControlScreen(.label(label), platform: .macOS)
        control.screen.views[ControlScreen.control].placeholderIntrinsicSize = PerAxis(horizontal: 90, vertical: 40)
        #expect(try control.size().width == 52)
        #expect(try control.size().height == 16)
        control.setting.isDesignTime = true
        #expect(try control.size().width == 90)
        #expect(try control.size().height == 40)
    }
}
