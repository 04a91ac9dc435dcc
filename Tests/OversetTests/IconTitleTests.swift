import Checking
import Findings
import SwiftSources
import Testing

/// A button that shows an image alone and gets a title from code shows none: the title of a custom button is white unless
/// somebody gives it a colour, and VoiceOver reads it.
struct IconTitleTests {
    private static let samples: [(name: String, title: String, body: String, expected: [String])] = [
        ("no colour", "", "", ["note"]),
        (
            "a colour of the document",
            "<color key=\"titleColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", "", ["error"]
        ),
        ("a colour of code", "", "close.setTitleColor(.black, for: .normal)", ["error"]),
    ]

    @Test(arguments: samples)
    func `a title without a colour beside an image is not seen`(
        _ sample: (name: String, title: String, body: String, expected: [String])
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard(title: sample.title),
            "en.lproj/Localizable.strings": "\"save\" = \"OK\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"Speichern und schließen\";\n",
            "Home.swift": """
            class HomeController: UIViewController {
                func viewDidLoad() {
                    close.setTitle(NSLocalizedString("save", comment: ""), for: .normal)
                    \(sample.body)
                }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 1).report
        let found = report.findings.filter { $0.rule == .truncatedText }
        #expect(found.map { "\($0.severity)" } == sample.expected)
    }

    /// A document of one button with an image, 80 points wide, that the property `close` of `HomeController` holds.
    private static func storyboard(title: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <button opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
        lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="20" y="24" width="80" height="44"/>
        <constraints><constraint firstAttribute="width" constant="80" id="w"/>
        <constraint firstAttribute="height" constant="44" id="h"/></constraints>
        <state key="normal" image="cross">\(title)</state>
        </button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="24" id="t"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        </constraints>
        </view>
        <connections><outlet property="close" destination="b" id="o"/></connections>
        </viewController></objects></scene></scenes>
        <resources><image name="cross" width="24" height="24"/></resources>
        </document>

        """
    }
}
