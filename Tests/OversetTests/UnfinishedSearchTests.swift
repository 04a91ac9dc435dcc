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
            ["Login: the search for the room of its strings stopped after 1000000 steps; the last ones have no budget"]
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

    @Test(arguments: [(1_998, 1), (1_999, 0)])
    func `a screen of more views than any app has is listed, not laid out`(views: Int, measured: Int) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <label text="Done" id="l"><rect key="frame" x="20" y="24" width="80" height="21"/></label>
            \(String(repeating: "<view/>", count: views))
            </subviews></view></viewController></objects></scene></scenes></document>

            """,
            "en.lproj/Main.strings": "\"l.text\" = \"Done\";\n",
        ])
        let report = try await CheckRequest(paths: [project.root]).check().run(jobs: 1).report
        let listed = report.unchecked.filter { $0.reason.contains("2001 views; at most 2000 are laid out") }
        #expect(listed.count == 1 - measured)
        #expect(report.coverage?.rows.map(\.measured) == [measured])
        #expect(report.coverage?.rows.map(\.strings) == [1])
    }
}
