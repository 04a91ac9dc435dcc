import Findings
import Interfaces
import Testing

struct OutsideContainerTests {
    private func says(_ kind: LocaleKind, beyond: Double) throws -> [String] {
        var sample = try ScreenSample([ScreenSample.view("a")])
        sample.add("en", .source, [Rect(x: 250, y: 0, width: 50, height: 30)])
        sample.add("de", kind, [Rect(x: 250 + beyond, y: 0, width: 50, height: 30)])
        return sample.says(.outsideContainer)
    }

    @Test(
        arguments: [(.real, "error"), (.pseudo, "warning"), (.stress, "warning")] as [(LocaleKind, String)]
    )
    func `a view outside is an error in a translation only`(kind: LocaleKind, severity: String) throws {
        #expect(
            try says(kind, beyond: 20) == [
                "\(severity): \"a\" extends 20 pt outside its container in German on Square [de]"
            ]
        )
    }

    @Test func `what is outside in the source language as well is meant`() throws {
        var sample = try ScreenSample([ScreenSample.view("a")])
        sample.add("en", .source, [Rect(x: 280, y: 0, width: 50, height: 30)])
        sample.add("de", .real, [Rect(x: 290, y: 0, width: 50, height: 30)])
        #expect(sample.says(.outsideContainer) == [])
    }

    @Test(arguments: [(0.0, 0), (1, 0), (1.5, 1)])
    func `more than one point is outside`(beyond: Double, count: Int) throws {
        #expect(try says(.real, beyond: beyond).count == count)
    }
}
