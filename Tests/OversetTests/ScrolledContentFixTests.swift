import Checking
import Findings
import Testing

/// What keeps the content of a scroll view as wide as the screen is never given up for a text: people would have to scroll
/// sideways.
struct ScrolledContentFixTests {
    private static func document(_ container: String) -> String {
        SampleStoryboard.document(
            """
            <viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <\(container) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="w">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <subviews>
            <label opaque="NO" text="Choose the album for all of your latest photos" lineBreakMode="tailTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="8" y="8" width="359" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="16"/>
            </label>
            </subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leading" constant="8" id="c1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="w" secondAttribute="top" constant="8" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="8" id="c3"/>
            <constraint firstAttribute="height" constant="60" id="c4"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="c5"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="s" secondAttribute="top" id="c6"/>
            <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" priority="700" id="c7"/>
            <constraint firstAttribute="bottom" secondItem="w" secondAttribute="bottom" priority="700" id="c8"/>
            <constraint firstItem="w" firstAttribute="width" secondItem="s" secondAttribute="width" id="c9"/>
            </constraints>
            </\(container)>
            </subviews>
            <constraints>
            <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d1"/>
            <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="d2"/>
            <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="d3"/>
            <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="d4"/>
            </constraints>
            </view>
            </viewController>
            """
        )
    }

    @Test(arguments: [("view", true), ("scrollView", false)])
    func `a width may give way in a plain view alone`(container: String, isLowered: Bool) async throws {
        let project = try TemporaryProject(["Base.lproj/Main.storyboard": Self.document(container)])
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        let found = try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .truncatedText }
        #expect(!found.isEmpty)
        let phrases = found.flatMap(\.fixes).map(\.phrase).filter { $0.hasPrefix("lower the priority") }
        #expect(phrases.isEmpty == !isLowered)
    }
}
