import Interfaces
import Layout
import Testing
import TextMeasurement

/// Views whose classes Interface Builder ran, and text views that do not scroll.
@Suite("Sizes of classes and of text views")
struct DesignableTests {
    private func label(_ value: String, lines: Int) -> ControlScreen {
        let attributes = TextAttributes(font: ControlScreen.font(10), lines: lines)
        return ControlScreen(.label(LabelContent(text: ControlScreen.text(value), attributes: attributes)))
    }

    @Test("A class that makes a label's lines higher has set a font that is as many times larger")
    func label() throws {
        // Squares of 10 points on lines of 12; the class made them lines of 24.
        var control = label("abcd efgh", lines: 0)
        control.screen.views[1].designableSize = PerAxis(horizontal: 181, vertical: 24)
        #expect(try control.size().width == 181 && control.size().height == 24)
        // 120 points hold four letters of 20, so that the text takes two lines.
        #expect(try control.size(width: 120).height == 48)
        #expect(try control.size(width: 120).width == 181)
        // The width that was noted is that of the document's text alone.
        control.setting.texts = ["abc.text": "abcd"]
        #expect(try control.size().width == 80)
    }

    @Test("What the class of another control adds to its text, it adds in all languages")
    func button() throws {
        var button = ButtonContent(
            kind: "custom",
            title: ControlScreen.text("abcd", property: "normalTitle"),
            attributes: TextAttributes(font: ControlScreen.font(10))
        )
        button.contentInsets = EdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        var control = ControlScreen(.button(button))
        #expect(try control.size().width == 50 && control.size().height == 12)
        control.screen.views[1].designableSize = PerAxis(horizontal: 70, vertical: 50)
        #expect(try control.size().width == 70 && control.size().height == 50)
        control.setting.texts = ["abc.normalTitle": "abcdef"]
        #expect(try control.size().width == 90 && control.size().height == 50)
    }

    @Test("A view that shows nothing of its own is as large as its class asks for")
    func plain() throws {
        var control = ControlScreen(.plain)
        control.screen.views[1].designableSize = PerAxis(horizontal: nil, vertical: 18)
        #expect(try control.size().width == nil && control.size().height == 18)
    }

    @Test("A text view that does not scroll is as high as its text and 16 points, at 10 points less than its width")
    func textView() throws {
        let attributes = TextAttributes(font: ControlScreen.font(10), lines: 0, lineBreak: .word)
        var content = LabelContent(text: ControlScreen.text("abcd efgh"), attributes: attributes)
        #expect(try ControlScreen(.textView(content)).size() == .none)
        content.scrolls = false
        let control = ControlScreen(.textView(content))
        #expect(control.metrics.wrapsText(1))
        #expect(try control.size().width == 100 && control.size().height == 28)
        #expect(try control.size(width: 100).height == 28)
        #expect(try control.size(width: 99).height == 40)
        #expect(try ControlScreen(.textView(content), platform: .macOS).size() == .none)
        content.text = nil
        #expect(try ControlScreen(.textView(content)).size().height == 28)
    }

    @Test(
        "A text that is cut off in a text view is a fault only if the view does not scroll",
        arguments: [true, false]
    )
    func cut(scrolls: Bool) throws {
        let attributes = TextAttributes(font: ControlScreen.font(10), lines: 0, lineBreak: .word)
        var content = LabelContent(text: ControlScreen.text("abcd efgh ijkl"), attributes: attributes)
        content.scrolls = scrolls
        let texts = try ControlScreen(.textView(content)).metrics.placedTexts(
            of: 1,
            frame: Rect(x: 0, y: 0, width: 60, height: 40),
            isRightToLeft: false
        )
        #expect(texts.map { $0.fitted.faults.isEmpty } == [scrolls])
    }
}
