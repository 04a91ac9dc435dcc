import Interfaces
import Layout
import Testing
import TextMeasurement

/// Check boxes whose titles the canvas wraps.
@Suite("Wrapped check boxes")
struct WrappedToggleTests {
    /// A check box of 10 squares of 13 points and the 26 of its mark at the left of a root, at most so wide.
    private func frame(
        _ kind: String = "check",
        title: String = "abcde fghi",
        width: Double,
        toolsVersion: Int = 23_500,
        isDesignTime: Bool = true,
        lineBreak: LineBreakMode = .clip
    ) throws -> Rect {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: toolsVersion)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        var attributes = TextAttributes(font: ControlScreen.font(13))
        attributes.lineBreak = lineBreak
        let button = ButtonContent(kind: kind, title: ControlScreen.text(title), attributes: attributes)
        built.add("box", .button(button)) { $0.contentHugging = PerAxis(horizontal: 250, vertical: 750) }
        built.constrain("box.left == root.left + 20", "box.top == root.top + 20", "box.width <= \(width)")
        var setting = ScreenConditions.designTime(of: built.screen)
        setting.isDesignTime = isDesignTime
        var layout = ScreenLayout(screen: built.screen, measurer: SystemSquares())
        return try #require(try layout.layOut(in: setting).frames[built["box"]])
    }

    @Test(
        "the canvas of Xcode 16 makes one that is too narrow as high as the lines of its title",
        arguments: [
            ("check", 150.0, 32.0), ("radio", 150, 32), ("check", 151, 18), ("push", 140, 32), ("check", 100, 32),
            ("push", 40, 32),
        ]
    )
    func wrapped(kind: String, width: Double, height: Double) throws {
        #expect(try frame(kind, width: width).height == height)
    }

    @Test("earlier releases cut it, and so does the layout at run time")
    func cut() throws {
        #expect(try frame(width: 100, toolsVersion: 22_505).height == 18)
        #expect(try frame(width: 100, isDesignTime: false).height == 18)
    }

    @Test("of the canvases that wrap, that of Xcode 16 is the first; a title that the document has cut stays one line")
    func canvases() throws {
        #expect(try frame(width: 150, toolsVersion: 23_094).height == 32)
        #expect(try frame(width: 150, lineBreak: .tail).height == 18)
    }

    @Test("the title has the room beside the mark, also what of it is outside of the alignment rectangle")
    func room() throws {
        let title = "abcde fghij klmno"
        // Eleven letters are 143 points wide, the mark 26, and 2 of these are outside.
        #expect(try frame(title: title, width: 167).height == 32)
        #expect(try frame(title: title, width: 166).height == 48)
    }

    @Test("a mark without a title has no lines")
    func bare() throws {
        #expect(try frame(title: "", width: 10).height == 18)
    }

    @Test("a title that wraps gives way to a text beside it that does not")
    func yielding() throws {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: 24_500)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 300, height: 200)
        var attributes = TextAttributes(font: ControlScreen.font(13))
        attributes.lineBreak = .clip
        let title = ControlScreen.text("abcde fghi")
        built.add("box", .button(ButtonContent(kind: "radio", title: title, attributes: attributes)))
        built.label("text", "abcdefghij")
        built.constrain("box.left == root.left", "text.left == box.right + 10", "text.right == root.left + 200")
        built.constrain("box.top == root.top", "text.top == root.top")
        var layout = ScreenLayout(screen: built.screen, measurer: SystemSquares())
        let frames = try layout.layOut(in: ScreenConditions.designTime(of: built.screen)).frames
        #expect(frames[built["text"]]?.width == 104)
        #expect(frames[built["box"]]?.height == 32)
    }
}
