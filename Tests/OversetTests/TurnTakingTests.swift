import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// Views that code shows one after the other do not overlap.
struct TurnTakingTests {
    private static func label(_ id: String, _ text: String, x: Int, width: Double) -> String {
        """
        <label text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="24" width="\(width)" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }

    /// Two labels in a row that nothing ties to each other.
    private static let document = SampleStoryboard.document(
        """
        <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(label("l", "Name", x: 20, width: 45.5))\(label("m", "Place", x: 313, width: 42))</subviews>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="24" id="t"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        <constraint firstItem="m" firstAttribute="top" secondItem="v" secondAttribute="top" constant="24" id="u"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="m" secondAttribute="trailing" constant="20" id="h"/>
        </constraints></view>
        <connections><outlet property="nameLabel" destination="l" id="n"/>
        <outlet property="placeLabel" destination="m" id="p"/></connections>
        </viewController>
        """
    )

    @Test(arguments: [
        ("nameLabel.isHidden = isDone; placeLabel.isHidden = !isDone", Severity.note),
        ("nameLabel.isHidden = isDone", .warning),
        ("nameLabel.alpha = 0.5", .error),
        ("[nameLabel, placeLabel].forEach { $0?.isHidden = isDone }", .note),
    ])
    func `views that code hides both are shown in turns`(statement: String, severity: Severity) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document,
            "de.lproj/Main.strings": "\"l.text\" = \"Bezeichnung der Aufgabe und ihres Vorgangs\";\n",
            "Home.swift": "class HomeController: UIViewController {\n    func show() { \(statement) }\n}\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .overlappingViews }.map(\.severity) == [severity])
    }
}
