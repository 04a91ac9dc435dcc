import Findings
import Interfaces
import Testing

struct OverlappingViewsTests {
    /// Two switches, side by side in English; in the other language the second begins `overlap` points too early.
    private func says(_ kind: LocaleKind, overlap: Double) throws -> [String] {
        var sample = try ScreenSample([ScreenSample.view("a"), ScreenSample.view("b")])
        sample.add("en", .source, [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 50, y: 0, width: 50, height: 30)])
        sample.add(
            "de",
            kind,
            [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 50 - overlap, y: 0, width: 50, height: 30)]
        )
        return sample.says(.overlappingViews)
    }

    @Test(
        arguments: [
            (.real, "error"), (.pseudo, "warning"), (.stress, "warning"),
        ] as [(LocaleKind, String)]
    )
    func `an overlap is an error in a translation only`(kind: LocaleKind, severity: String) throws {
        #expect(
            try says(kind, overlap: 5) == ["\(severity): \"a\" and \"b\" overlap by 5 pt in German on Square [de]"]
        )
    }

    /// Less than a point is rounding.
    @Test(arguments: [(1.0, 0), (1.5, 1), (2, 1)])
    func `more than one point is an overlap`(overlap: Double, count: Int) throws {
        #expect(try says(.real, overlap: overlap).count == count)
    }

    @Test func `what overlaps in the source language as well is meant`() throws {
        var sample = try ScreenSample([ScreenSample.view("a"), ScreenSample.view("b")])
        let frames = [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 40, y: 0, width: 50, height: 30)]
        sample.add("en", .source, frames)
        sample.add("de", .real, frames)
        #expect(sample.says(.overlappingViews) == [])
    }

    @Test func `one overlap in several languages is one finding, translations first`() throws {
        var sample = try ScreenSample([ScreenSample.view("a"), ScreenSample.view("b")])
        func add(_ locale: String, _ kind: LocaleKind, _ x: Double) {
            sample.add(
                locale,
                kind,
                [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: x, y: 0, width: 50, height: 30)]
            )
        }
        add("en", .source, 50)
        add("en-XA", .pseudo, 20)
        add("fr", .real, 45)
        add("de", .real, 47)
        #expect(
            sample.says(.overlappingViews)
                == ["error: \"a\" and \"b\" overlap by 5 pt in French on Square [de fr en-XA]"]
        )
    }

    private static let (white, clear) = (LookColor.fixed(0xFFFF_FFFF), LookColor.fixed(0xFFFF_FF00))

    @Test(arguments: [
        (white, Rect(x: 0, y: 20, width: 100, height: 100), 0), (clear, Rect(x: 0, y: 20, width: 100, height: 100), 1),
        (nil, Rect(x: 0, y: 20, width: 100, height: 100), 1), (white, Rect(x: 0, y: 40, width: 100, height: 100), 1),
    ])
    func `what stands on a panel over the other is never seen beside it`(
        background: LookColor?,
        panel: Rect,
        count: Int
    ) throws {
        var sample = try ScreenSample([
            ScreenSample.view("a"), ScreenSample.view("p", .plain), ScreenSample.view("b"),
        ])
        sample.checked.screen.views[0].children = [1, 2]
        sample.checked.screen.views[2].children = [3]
        sample.checked.screen.views[3].parent = 2
        sample.checked.screen.views[2].look.background = background
        let under = Rect(x: 0, y: 0, width: 50, height: 30)
        sample.add("en", .source, [under, panel, Rect(x: 0, y: 60, width: 50, height: 30)])
        sample.add("de", .real, [under, panel, Rect(x: 0, y: 20, width: 50, height: 30)])
        #expect(sample.says(.overlappingViews).count == count)
    }

    @Test(arguments: [(Rect(x: 0, y: 0, width: 300, height: 400), 0), (Rect(x: 0, y: 10, width: 300, height: 400), 1)])
    func `nor is what something between them hides`(cover: Rect, count: Int) throws {
        var sample = try ScreenSample([
            ScreenSample.view("a"), ScreenSample.view("c", .plain), ScreenSample.view("b"),
        ])
        sample.checked.screen.views[2].look.background = Self.white
        let under = Rect(x: 0, y: 0, width: 50, height: 30)
        sample.add("en", .source, [under, cover, Rect(x: 0, y: 60, width: 50, height: 30)])
        sample.add("de", .real, [under, cover, Rect(x: 0, y: 20, width: 50, height: 30)])
        #expect(sample.says(.overlappingViews).count == count)
    }

    private static func button(_ id: String) -> View {
        let title = InterfaceText(property: "text", objectID: id, value: "Done", location: ScreenSample.place)
        let content = ButtonContent(kind: "button", title: title, attributes: TextAttributes())
        return ScreenSample.view(id, .button(content))
    }

    @Test(arguments: [
        ("a.text", Rule.overlappingViews, 0), ("c.text", .overlappingViews, 1), ("a.text", .fixedWidthText, 1),
    ])
    func `a comment of one of the texts ignores it`(key: String, rule: Rule, count: Int) throws {
        var sample = try ScreenSample([Self.button("a"), ScreenSample.view("b")])
        sample.ignore(rule, key: key)
        sample.add("en", .source, [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 50, y: 0, width: 50, height: 30)])
        sample.add("de", .real, [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 40, y: 0, width: 50, height: 30)])
        #expect(sample.says(.overlappingViews).count == count)
    }
}
