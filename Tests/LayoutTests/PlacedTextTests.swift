import Interfaces
import Layout
import Testing
import TextMeasurement

@Suite("Where texts of controls may be set")
struct PlacedTextTests {
    private func placed(
        _ content: ViewContent,
        _ frame: Rect,
        platform: Platform = .iOS,
        isRightToLeft: Bool = false
    ) throws -> [PlacedText] {
        try ControlScreen(content, platform: platform).metrics.placedTexts(
            of: ControlScreen.control,
            frame: frame,
            isRightToLeft: isRightToLeft
        )
    }

    private func label(_ value: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> ViewContent {
        var attributes = TextAttributes(font: ControlScreen.font(10))
        change(&attributes)
        return .label(LabelContent(text: ControlScreen.text(value), attributes: attributes))
    }

    @Test("a label's text has its whole frame, less two points on each side on macOS")
    func labels() throws {
        let frame = Rect(x: 10, y: 20, width: 60, height: 12)
        #expect(try placed(label("abcdef"), frame).map(\.box) == [frame])
        let desktop = try placed(label("abcdef"), frame, platform: .macOS)
        #expect(desktop.map(\.box) == [Rect(x: 12, y: 20, width: 56, height: 12)])
        #expect(desktop[0].fitted.faults.map(\.kind) == [.truncated])
        #expect(try placed(label(""), frame).isEmpty)
    }

    @Test("natural alignment is where the view's lines begin; others stay")
    func alignment() throws {
        let frame = Rect(x: 0, y: 0, width: 60, height: 12)
        #expect(try placed(label("ab"), frame)[0].alignment == .left)
        #expect(try placed(label("ab"), frame, isRightToLeft: true)[0].alignment == .right)
        let left = label("ab") { $0.alignment = .left }
        #expect(try placed(left, frame, isRightToLeft: true)[0].alignment == .left)
    }

    @Test("a text on one line has the lines that are written in it, unless it is in single-line mode")
    func writtenLines() throws {
        let frame = Rect(x: 0, y: 0, width: 60, height: 40)
        let kept = label("abcd\nefgh\n") {
            $0.keepsWrittenLines = true
            $0.lineBreak = .clip
        }
        let placed = try placed(kept, frame, platform: .macOS)
        #expect(placed.map(\.attributes.lines) == [2])
        #expect(placed[0].fitted.faults.isEmpty)
        let single = label("abcd\nefgh") { $0.lineBreak = .clip }
        #expect(try !self.placed(single, frame, platform: .macOS)[0].fitted.faults.isEmpty)
        let size = try ControlScreen(kept, platform: .macOS).size().height
        #expect(try size == ControlScreen(label("ab\nef") { $0.lines = 2 }, platform: .macOS).size().height)
    }

    @Test(
        "check boxes and radio buttons wrap their title where their frame holds two lines",
        arguments: [
            ("check", LineBreakMode.clip, 34.0, []), ("radio", .clip, 34, []), ("check", .clip, 18, [.clipped]),
            ("check", .tail, 34, [FittedText.Fault.Kind.truncated]), ("push", .clip, 34, [.clipped]),
            // Two lines are 26 points high.
            ("check", .clip, 26, []), ("check", .clip, 24, [.clipped]),
        ]
    )
    func wrappedTitles(
        kind: String,
        lineBreak: LineBreakMode,
        height: Double,
        expected: [FittedText.Fault.Kind]
    ) throws {
        var attributes = TextAttributes(font: ControlScreen.font(10))
        attributes.lineBreak = lineBreak
        let button = ButtonContent(kind: kind, title: ControlScreen.text("abcd efgh"), attributes: attributes)
        let frame = Rect(x: 0, y: 0, width: 90, height: height)
        #expect(try placed(.button(button), frame, platform: .macOS)[0].fitted.faults.map(\.kind) == expected)
    }

    @Test(
        "a text that does not fit is told as its box cuts it",
        arguments: [
            (1, LineBreakMode.tail, 1.0, false, 12.0, [FittedText.Fault.Kind.truncated]),
            (1, .middle, 1, false, 12, [.truncated]),
            (1, .clip, 1, false, 12, [.clipped]),
            (1, .tail, 0.8, false, 12, []),
            (1, .tail, 1, true, 12, [.truncated]),
            (2, .tail, 1, false, 24, []),
            (0, .tail, 1, false, 12, [.tooManyLines]),
            (0, .tail, 1, false, 24, []),
        ]
    )
    func faults(
        lines: Int,
        lineBreak: LineBreakMode,
        scale: Double,
        tightens: Bool,
        height: Double,
        expected: [FittedText.Fault.Kind]
    ) throws {
        let content = label("abcd efgh") {
            $0.lines = lines
            $0.lineBreak = lineBreak
            $0.minimumScale = scale
            $0.tightens = tightens
        }
        let texts = try placed(content, Rect(x: 0, y: 0, width: 80, height: height))
        #expect(texts[0].fitted.faults.map(\.kind) == expected)
    }

    @Test("letters move together before a text is cut")
    func tightening() throws {
        let tight = label("abcdefghij") { $0.tightens = true }
        #expect(try placed(tight, Rect(x: 0, y: 0, width: 96, height: 12))[0].fitted.faults.isEmpty)
        #expect(try !placed(label("abcdefghij"), Rect(x: 0, y: 0, width: 96, height: 12))[0].fitted.faults.isEmpty)
    }

    @Test("a line that is higher than its box loses nothing as long as its ink stays inside")
    func heights() throws {
        // The line is 12 points high, its ink 10.
        let kinds = { (height: Double) in
            try placed(label("ab"), Rect(x: 0, y: 0, width: 60, height: height))[0].fitted.faults.map(\.kind)
        }
        #expect(try kinds(11.5).isEmpty)
        #expect(try kinds(6) == [.clipped])
        // Three lines of 11.93 points take 36, though each alone would take 12 and a pixel more in other sizes.
        let three = label("a\nb\nc") { $0.lines = 0 }
        #expect(try placed(three, Rect(x: 0, y: 0, width: 60, height: 36))[0].fitted.faults.isEmpty)
    }

    @Test(
        "a push button's title may come nearer to the edge than the button asks for",
        arguments: [(90.0, 0), (89, 1)]
    )
    func pushButtons(width: Double, faults: Int) throws {
        var button = ButtonContent(
            kind: "push",
            title: ControlScreen.text("abcdef"),
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        button.controlSize = "regular"
        // Six letters of ten points; the button asks for 34 points more, and the title for 15 on each side.
        let frame = Rect(x: 0, y: 0, width: width, height: 32)
        let title = try #require(try placed(.button(button), frame, platform: .macOS).first)
        #expect(title.box.x == 15 && title.box.width == width - 30)
        #expect(title.fitted.faults.count == faults)
    }

    @Test("a button's title has what insets and image leave, mirrored where lines run from right to left")
    func buttons() throws {
        var button = ButtonContent(
            kind: "system",
            title: ControlScreen.text("abc"),
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        button.contentInsets = EdgeInsets(top: 2, left: 4, bottom: 2, right: 6)
        button.hasImage = true
        button.imageSize = Size(width: 20, height: 20)
        let frame = Rect(x: 100, y: 0, width: 60, height: 30)
        let texts = try placed(.button(button), frame)
        #expect(texts.map(\.box) == [Rect(x: 124, y: 0, width: 30, height: 30)])
        #expect(texts[0].alignment == .center && texts[0].fitted.faults.isEmpty)
        let mirrored = try placed(.button(button), frame, isRightToLeft: true)
        #expect(mirrored.map(\.box) == [Rect(x: 106, y: 0, width: 30, height: 30)])
    }

    @Test("the title of a box stands at its edge", arguments: [("atTop", 10.0), ("belowBottom", 94), ("noTitle", -1)])
    func boxTitle(position: String, top: Double) throws {
        let box = BoxContent(
            kind: "primary",
            title: ControlScreen.text("abc"),
            titlePosition: position,
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        let texts = try placed(.box(box), Rect(x: 0, y: 10, width: 200, height: 100), platform: .macOS)
        #expect(texts.map(\.box) == (top < 0 ? [] : [Rect(x: 8, y: top, width: 184, height: 16)]))
    }

    @Test("segments share the frame, from right to left in such languages")
    func segments() throws {
        let content = SegmentedContent(
            segments: ["ab", "cd"].map { .init(title: ControlScreen.text($0, property: "segmentTitles", id: $0)) },
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        let frame = Rect(x: 0, y: 0, width: 100, height: 32)
        let texts = try placed(.segmentedControl(content), frame)
        #expect(texts.map(\.box.x) == [4, 54] && texts.map(\.box.width) == [42, 42])
        let mirrored = try placed(.segmentedControl(content), frame, isRightToLeft: true)
        #expect(mirrored.map(\.value) == ["ab", "cd"] && mirrored.map(\.box.x) == [54, 4])
    }

    @Test("segments of macOS share it by their titles, or evenly where the document says so")
    func desktopSegments() throws {
        var content = SegmentedContent(
            segments: ["ab", "abcdef"].map { .init(title: ControlScreen.text($0, property: "segmentTitles", id: $0)) },
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        let frame = Rect(x: 0, y: 0, width: 124, height: 24)
        #expect(try placed(.segmentedControl(content), frame, platform: .macOS).map(\.box.width) == [32, 72])
        content.fillsEqually = true
        #expect(try placed(.segmentedControl(content), frame, platform: .macOS).map(\.box.width) == [52, 52])
    }

    @Test("a field has its text and its placeholder inside its border; bars and tables place their own")
    func others() throws {
        let field = TextFieldContent(
            border: "roundedRect",
            text: ControlScreen.text("abc"),
            placeholder: ControlScreen.text("Name", property: "placeholder"),
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        let frame = Rect(x: 0, y: 0, width: 60, height: 34)
        let texts = try placed(.textField(field), frame)
        #expect(texts.map(\.value) == ["abc", "Name"])
        #expect(texts.map(\.box) == Array(repeating: Rect(x: 7, y: 0, width: 46, height: 34), count: 2))
        let bar = BarContent(element: "navigationBar", texts: [ControlScreen.text("Title")])
        #expect(try placed(.bar(bar), frame).isEmpty)
    }
}
