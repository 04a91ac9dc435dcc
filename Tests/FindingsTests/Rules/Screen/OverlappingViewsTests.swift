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
}
