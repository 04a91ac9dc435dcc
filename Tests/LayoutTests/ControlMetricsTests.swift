import Interfaces
import Layout
import Testing
import TextMeasurement

/// Squares of the font's size make widths that can be summed by hand.
@Suite("What controls measure")
struct ControlMetricsTests {
    private func label(_ value: String, lines: Int = 1, size: Double = 10, preferred: Double? = nil) -> ViewContent {
        var attributes = TextAttributes(font: ControlScreen.font(size), lines: lines)
        attributes.preferredMaxLayoutWidth = preferred
        return .label(LabelContent(text: ControlScreen.text(value), attributes: attributes))
    }

    private func button(_ value: String?, image: Size? = nil, insets: EdgeInsets? = nil) -> ButtonContent {
        var attributes = TextAttributes(font: ControlScreen.font(10), lineBreak: .middle)
        attributes.alignment = .natural
        var button = ButtonContent(kind: "system", title: value.map { ControlScreen.text($0) }, attributes: attributes)
        button.hasImage = image != nil
        button.imageSize = image
        button.contentInsets = insets
        return button
    }

    @Test("a label of nothing but spaces is as wide as they are")
    func spaces() throws {
        #expect(try ControlScreen(label("  ", lines: 1)).size().width == 20)
    }

    @Test("a label of many lines asks for one line, and for its lines at the width that it gets")
    func wrapping() throws {
        let control = ControlScreen(label("abcd efgh ijkl", lines: 0))
        #expect(control.metrics.wrapsText(1))
        #expect(try control.size().width == 140 && control.size().height == 12)
        // "abcd efgh" and the space behind it, as far as there is room.
        #expect(try control.size(width: 90).width == 90 && control.size(width: 90).height == 24)
        #expect(try control.size(width: 110).width == 100)
        #expect(try control.size(width: 40).height == 36)
        let two = ControlScreen(label("abcd efgh ijkl", lines: 2))
        #expect(try two.size(width: 40).height == 24)
    }

    @Test("a label with a preferred width wraps at it, whatever the layout gives")
    func preferredWidth() throws {
        let control = ControlScreen(label("abcd efgh ijkl", lines: 0, preferred: 95))
        #expect(!control.metrics.wrapsText(1))
        #expect(try control.size().width == 95 && control.size().height == 24)
        #expect(try control.size(width: 40) == control.size())
    }

    @Test("a label without a text asks for nothing on iOS, and for a line on macOS")
    func empty() throws {
        #expect(try ControlScreen(label("")).size() == IntrinsicSize(width: 0, height: 0))
        let desktop = try ControlScreen(label("", size: 13), platform: .macOS).size()
        #expect(desktop.width == 0 && desktop.height == 16)
    }

    @Test("baselines are told from the edges next to them")
    func baselines() throws {
        let ascent = SanFrancisco.ascent * 10
        let line = SanFrancisco.lineHeight * 10
        let size = try ControlScreen(label("abcd efgh", lines: 0)).size(width: 40)
        #expect(size.firstBaseline == ascent)
        #expect(try abs(#require(size.lastBaseline) - (24 - line - ascent)) < 1e-9)
        let button = try ControlScreen(.button(button("abcd"))).size()
        // The line is half a point higher than its text and stands in the middle of the button.
        #expect(try abs(#require(button.firstBaseline) - (6 + ascent)) < 1e-9)
        #expect(button.lastBaseline == button.height.map { $0 - 6 - ascent })
    }

    @Test("saved sizes take the place of measured ones where a text decides, less what the frame has beyond alignment")
    func saved() throws {
        var control = ControlScreen(
            label("abcd", size: 13),
            platform: .macOS,
            saved: Rect(x: 0, y: 0, width: 77, height: 33)
        )
        control.setting.intrinsicSizes = .saved
        #expect(try control.size().width == 73 && control.size().height == 33)
        var toggle = ControlScreen(
            .control(ControlContent(element: "switch")),
            saved: Rect(x: 0, y: 0, width: 99, height: 99)
        )
        toggle.setting.intrinsicSizes = .saved
        // The frame is 51 wide, of which 2 lie beyond the alignment rectangle.
        #expect(try toggle.size().width == 49)
    }

    @Test("sizes for design time hold where frames were saved, and else where a view asks for nothing")
    func placeholders() throws {
        var control = ControlScreen(label("abcd"))
        control.screen.views[1].placeholderIntrinsicSize = PerAxis(horizontal: 200, vertical: nil)
        #expect(try control.size().width == 40)
        // The canvas takes it for what the view asks for, also where texts are measured.
        control.setting.isDesignTime = true
        #expect(try control.size().width == 200)
        control.setting.isDesignTime = false
        control.setting.intrinsicSizes = .saved
        #expect(try control.size().width == 200)
        var view = ControlScreen(.plain)
        view.screen.views[1].placeholderIntrinsicSize = PerAxis(horizontal: 30, vertical: 20)
        let size = try view.size()
        #expect([size.width, size.height] == [30, 20])
    }

    @Test("a placeholder takes no room from a text when the app runs, and is what is known of a view that stands alone")
    func placeholdersAtRunTime() throws {
        var built = HandBuiltScreen()
        built.label("title", "abcdefghijklmno")
        built.add("view") { $0.placeholderIntrinsicSize = PerAxis(horizontal: 300, vertical: 20) }
        built.constrain("title.left == root.left", "title.top == root.top", "view.top == root.top")
        built.constrain("view.left == title.right + 10", "view.right == root.right")
        #expect(try built.layOut(HandBuiltScreen.device(width: 200)).numbers("title") == [0, 0, 150, 10])
        #expect(try built.layOut(HandBuiltScreen.device(width: 200)).numbers("view") == [160, 0, 40, 20])
        var alone = HandBuiltScreen()
        alone.add("view") { $0.placeholderIntrinsicSize = PerAxis(horizontal: 30, vertical: 20) }
        alone.constrain("view.left == root.left", "view.top == root.top")
        #expect(try alone.layOut().numbers("view") == [0, 0, 30, 20])
    }

    @Test("texts of the setting take the place of the document's, at the text size of the user")
    func setting() throws {
        var attributes = TextAttributes()
        attributes.font = TraitVarying(.style(.body, weight: nil))
        var control = ControlScreen(
            .label(LabelContent(text: ControlScreen.text("ab", property: "text", id: "x"), attributes: attributes))
        )
        #expect(try control.size().width == 34)
        control.setting.texts = ["x.text": "abcde"]
        #expect(try control.size().width == 85)
        control.setting.textSize = .accessibility5
        #expect(try control.size().width == 265)
    }

    @Test("a button with a title and without insets is 30 points wide at least")
    func narrowButton() throws {
        #expect(try ControlScreen(.button(button("ab"))).size().width == 30)
        #expect(try ControlScreen(.button(button("abcd"))).size().width == 40)
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(try ControlScreen(.button(button("a", insets: insets))).size().width == 16)
        #expect(try ControlScreen(.button(button(""))).size().width == 0)
    }

    @Test("an image stands before a button's title, and decides the size alone where there is no title")
    func images() throws {
        let image = Size(width: 20, height: 30)
        let both = try ControlScreen(.button(button("abcd", image: image))).size()
        #expect(both.width == 60 && both.height == 30)
        let alone = try ControlScreen(.button(button(nil, image: image))).size()
        #expect(alone.width == 20 && alone.height == 30)
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let padded = try ControlScreen(.button(button(nil, image: image, insets: insets))).size()
        #expect(padded.width == 26 && padded.height == 34)
    }

    @Test("a label of macOS that wraps at the width of its first layout has no more than the drawn one")
    func firstLayout() throws {
        var label = LabelContent(
            text: ControlScreen.text("abcd abcd abcd"),
            attributes: TextAttributes(font: ControlScreen.font(10), lines: 0, lineBreak: .word)
        )
        label.wrapsAtFirstLayout = true
        var drawn = ControlScreen(.label(label), platform: .macOS, saved: Rect(x: 0, y: 0, width: 104, height: 26))
        #expect(try drawn.size().width == 100)
        drawn.setting.isDesignTime = true
        // Nine letters, and the space at which the line ends.
        #expect(try drawn.size().width == 100)
        #expect(try drawn.size().height == 26)
        // One that was drawn in one line does not wrap because the font is a stand-in.
        drawn.screen.views[ControlScreen.control].savedFrame?.height = 13
        #expect(try drawn.size().width == 140)
    }

    @Test(
        "a label of several paragraphs wrapped at its first layout if it is as high as they are then",
        arguments: [(52.0, 50.0), (39, 80), (65, 50)]
    )
    func paragraphs(height: Double, width: Double) throws {
        var label = LabelContent(
            text: ControlScreen.text("abcd abc\nab\nab"),
            attributes: TextAttributes(font: ControlScreen.font(10), lines: 0, lineBreak: .word)
        )
        label.wrapsAtFirstLayout = true
        let saved = Rect(x: 0, y: 0, width: 64, height: height)
        var drawn = ControlScreen(.label(label), platform: .macOS, saved: saved)
        drawn.setting.isDesignTime = true
        // Four letters, and the space at which the line ends.
        #expect(try drawn.size().width == width)
    }

    @Test("segments are as wide as the widest one, unless they follow their titles")
    func segments() throws {
        let attributes = TextAttributes(font: ControlScreen.font(10))
        var content = SegmentedContent(
            segments: ["ab", "abcdef"].map { .init(title: ControlScreen.text($0)) },
            attributes: attributes
        )
        #expect(try ControlScreen(.segmentedControl(content)).size().width == 160)
        content.apportionsByContent = true
        #expect(try ControlScreen(.segmentedControl(content)).size().width == 120)
        content.segments[0].width = 100
        #expect(try ControlScreen(.segmentedControl(content)).size().width == 180)
    }

    @Test(arguments: [
        (Size(width: 235, height: 80), Size(width: 235, height: 80)),
        (Size(width: 10, height: 80), Size(width: 50, height: 80)),
        (Size(width: 10, height: 8), Size(width: 50, height: 24)),
    ])
    func `a button of iOS is at least as large as its background`(background: Size, expected: Size) throws {
        var content = button("abcde")
        content.backgroundSize = background
        let size = try ControlScreen(.button(content)).size()
        #expect(size.width == expected.width)
        #expect(size.height == expected.height)
    }

    @Test("the longest item decides the width of a menu")
    func menu() throws {
        var menu = ButtonContent(
            kind: "popUpButton",
            title: ControlScreen.text("ab"),
            attributes: TextAttributes(font: ControlScreen.font(13))
        )
        menu.otherTitles = [ControlScreen.text("ab"), ControlScreen.text("abcdefgh")]
        #expect(try ControlScreen(.button(menu), platform: .macOS).frame().width == 104 + 39)
    }

    @Test("views that show nothing, fields of macOS and unknown elements ask for no width")
    func noMetric() throws {
        for content in [ViewContent.plain, .opaque("mapView"), .container, .image(nil)] {
            #expect(try ControlScreen(content).size() == IntrinsicSize.none)
        }
        let field = TextFieldContent(
            border: "bezel",
            text: ControlScreen.text("ab"),
            placeholder: nil,
            attributes: TextAttributes()
        )
        #expect(try ControlScreen(.textField(field), platform: .macOS).size().width == nil)
    }
}
