import Checking
import Findings
import Testing

/// A label of blanks, which some documents use as a line, shows nothing that could be cut.
struct BlankTextTests {
    @Test(arguments: [(" ", 0), ("\u{A0}", 0), ("Fotos", 1)])
    func `a text without signs is never cut`(text: String, count: Int) async throws {
        let storyboard = SampleStoryboard.document(
            """
            <viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><label text="\(text)" lineBreakMode="tailTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="80" width="293" height="1"/>
            <constraints><constraint firstAttribute="height" constant="1" id="h"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="80" id="t"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
            </constraints>
            </view></viewController>
            """
        )
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": "\"l.text\" = \"\(text) \";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        let found = try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .clippedText }
        #expect(found.count == count)
    }
}
