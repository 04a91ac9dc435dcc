import Checking
import Findings
import SwiftSources
import Testing

/// How high a text is in a font that is not at hand is known less well than how wide it is.
struct SampleHeightTests {
    private static func document(height: Double) -> String {
        SampleStoryboard.document(
            """
            <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <label text="Label" textAlignment="center" lineBreakMode="tailTruncation" minimumScaleFactor="0.5" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="24" width="300" height="\(height)"/>
            <constraints><constraint firstAttribute="width" constant="300" id="w"/>
            <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
            <fontDescription key="fontDescription" name="Avenir-Heavy" family="Avenir" pointSize="32"/>
            </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="a"/>
            <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="a" secondAttribute="top" constant="24" id="t"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
            </constraints>
            </view>
            <connections><outlet property="titleLabel" destination="l" id="o"/></connections>
            </viewController>
            """
        )
    }

    @Test(arguments: [(32, false), (18, true)])
    func `a literal of code that lacks less than a tenth of its height is not cut for certain`(
        height: Double,
        isCut: Bool
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document(height: height),
            "en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
            "Home.swift": """
            class HomeController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                override func viewDidLoad() { titleLabel.text = "Tap here" }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.source]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let found = try await request.check().run(jobs: 1).report.findings.filter {
            [.clippedText, .truncatedText].contains($0.rule)
        }
        #expect(found.isEmpty != isCut, "\(found.map(\.message))")
    }
}
