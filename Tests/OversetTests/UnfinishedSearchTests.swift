import Checking
import Findings
import Interfaces
import SourceText
import TextMeasurement
import Testing

/// A search that was given up is listed as something that was not checked.
struct UnfinishedSearchTests {
    @Test(arguments: [
        (nil, []),
        (
            1_000_000,
            ["Login: the search for the room of its texts stopped after 1000000 steps; the last have no budget"]
        ),
    ])
    func `a stopped search for budgets is told of its screen`(steps: Int?, expected: [String]) throws {
        let place = SourceLocation(path: "Main.storyboard", line: 7, column: 9)
        let screen = Screen(
            name: "Login",
            identifier: "root",
            location: place,
            platform: .iOS,
            extent: .device,
            views: [View(id: "root", content: .plain, location: place)]
        )
        var checked = CheckedScreen(
            screen: screen,
            file: "Main.storyboard",
            table: "Main",
            lines: try SourceLines(TextFile(decoding: Array("<document/>\n".utf8), path: "Main.storyboard")),
            declarations: [:],
            versions: []
        )
        checked.budgetsStoppedAfter = steps
        #expect(checked.unfinished.map { "\($0.subject): \($0.reason)" } == expected)
        #expect(checked.unfinished.allSatisfy { $0.location == place })
    }
}
