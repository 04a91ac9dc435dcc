import Checking
import Findings
import Testing

/// Buttons that are wider than a container that nobody sees.
struct InvisibleContainerTests {
    private static func document(width: Int, attributes: String) -> String {
        SampleStoryboard.document(
            """
            <viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="h">
            <rect key="frame" x="150" y="100" width="\(width)" height="40"/>
            <subviews><button opaque="NO" contentMode="scaleToFill" lineBreakMode="middleTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="\((width - 38) / 2)" y="3" width="38" height="34"/><state key="normal" title="Hide"/></button></subviews>
            <constraints>
            <constraint firstAttribute="width" constant="\(width)" id="w"/>
            <constraint firstAttribute="height" constant="40" id="e"/>
            <constraint firstItem="b" firstAttribute="centerX" secondItem="h" secondAttribute="centerX" id="x"/>
            <constraint firstItem="b" firstAttribute="centerY" secondItem="h" secondAttribute="centerY" id="y"/>
            </constraints></view></subviews>
            <constraints>
            <constraint firstItem="h" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="t"/>
            <constraint firstItem="h" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="150" \
            id="l"/>
            </constraints></view></viewController>
            """
        )
    }

    @Test(arguments: [
        (50, "", Severity.note),
        // What clips it cuts its title.
        (50, "clipsSubviews=\"YES\"", .error),
        // More than half of it cannot be tapped.
        (40, "", .error),
    ])
    func `a button is an error if it is cut, or hardly to be tapped`(
        width: Int,
        attributes: String,
        severity: Severity
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document(width: width, attributes: attributes),
            "de.lproj/Main.strings": "\"b.normalTitle\" = \"verbergen\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .outsideContainer }.map(\.severity) == [severity])
    }

    /// The home indicator covers nothing of what stands below the safe area.
    @Test func `a label below the safe area is seen`() async throws {
        let document = SampleStoryboard.document(
            """
            <viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><label opaque="NO" text="Tap" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="10" y="605" width="355" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            <constraints>
            <constraint firstAttribute="bottom" secondItem="l" secondAttribute="top" constant="62" id="t"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="a"/>
            <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="10" id="z"/>
            </constraints></view></viewController>
            """
        )
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": "\"l.text\" = \"Tippen\\nSie\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone 16 Pro"]
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .outsideContainer }.map(\.severity) == [.note])
    }
}
