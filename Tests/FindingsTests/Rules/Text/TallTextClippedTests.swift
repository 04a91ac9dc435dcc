import Findings
import Interfaces
import Layout
import Testing
import TextMeasurement

struct TallTextClippedTests {
    /// A text whose ink is 16 pt high, in a box of 12 pt; its line is 10 pt high, or 14.
    private func says(_ kind: LocaleKind, line: Double = 10, isOnScreen: Bool = false) throws -> [String] {
        var sample = TextSample { $0.maximumHeight = 12 }
        if isOnScreen { sample.place = ScreenPlace(screen: "Main", identifier: "a", object: "b", view: "'Title'") }
        var text = try sample.checked([("en", .source, "Done"), ("th", kind, "เสร็จ")])
        text.renditions[1].fitted.faults = [
            FittedText.Fault(kind: .tall, axis: .height, needed: 16, available: 12, isCertain: false)
        ]
        text.renditions[1].fitted.shown.height = line
        return TextSample.says(.tallTextClipped, text)
    }

    @Test func `ink that leaves its box is told, and is never more than a note`() throws {
        let message =
            "\"DONE\" in Thai is cut off at the top or bottom: the glyphs are 16 pt high, 12 pt available; "
            + "within the error margin of the measurement"
        #expect(try says(.real) == ["note: " + message])
        #expect(try says(.stress) == ["note: " + message])
    }

    @Test func `on a screen a view as high as its line cuts nothing off, but for a stress test`() throws {
        #expect(try says(.real, isOnScreen: true) == [])
        #expect(try says(.stress, isOnScreen: true).count == 1)
        #expect(try says(.real, line: 14, isOnScreen: true).count == 1)
    }
}
