import Checking
import Findings
import SwiftSources
import Testing

/// What is cut in the source language on many devices, its author has seen: the text or its room was misread.
struct SourceLanguageDoubtTests {
    private static let phone = "iPhone SE (3rd generation)"
    private static let other = "iPhone 16 Pro"
    private static let tablet = "iPad Pro (11-inch) (4th generation)"

    /// Where the text comes from, how wide the label is, the devices, and what the finding is.
    private static let samples: [(isOfCode: Bool, isFixed: Bool, devices: [String], expected: [Severity])] = [
        (false, true, [phone], [.error]),
        (false, true, [phone, other], [.note]),
        (false, false, [phone, other, tablet], [.error]),
        (true, true, [phone], [.error]),
        (true, true, [phone, other, tablet], [.note]),
        // One that is sure to stand there has room on the tablet; of one of code that is less sure.
        (true, false, [phone, other, tablet], [.note]),
    ]

    @Test(arguments: samples)
    func `a text that is cut in the source language on several devices`(
        _ sample: (isOfCode: Bool, isFixed: Bool, devices: [String], expected: [Severity])
    ) async throws {
        let text = "A long text that has room on a tablet alone, and is cut elsewhere"
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard(sample.isOfCode ? "Label" : text, isFixed: sample.isFixed),
            "de.lproj/Main.strings":
                "\"l.text\" = \"Ein langer Text, der nur auf einem Tablet Platz hat, sonst nicht\";\n",
            "de.lproj/Localizable.strings":
                "\"long\" = \"Ein langer Text, der nur auf einem Tablet Platz hat, sonst nicht\";\n",
            "en.lproj/Localizable.strings": "\"long\" = \"\(text)\";\n",
            "Home.swift": """
            class HomeController: UIViewController {
                func viewDidLoad() { \(sample.isOfCode ? "titleLabel.text = NSLocalizedString(\"long\", comment: \"\")" : "") }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = sample.devices
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 1).report
        let found = report.findings.filter {
            $0.rule == .truncatedText && $0.key == (sample.isOfCode ? "long" : "l.text")
        }
        #expect(found.map(\.severity) == sample.expected)
    }

    /// A document of one label that the property `titleLabel` of `HomeController` holds.
    private static func storyboard(_ text: String, isFixed: Bool) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="20" y="24" width="\(isFixed ? 300 : 335)" height="20.5"/>
        \(isFixed ? "<constraints><constraint firstAttribute=\"width\" constant=\"300\" id=\"w\"/></constraints>" : "")
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="a" secondAttribute="top" constant="24" id="t"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        \(isFixed ? "" : "<constraint firstItem=\"v\" firstAttribute=\"trailing\" secondItem=\"l\" secondAttribute=\"trailing\" constant=\"20\" id=\"r\"/>")
        </constraints>
        </view>
        <connections><outlet property="titleLabel" destination="l" id="o"/></connections>
        </viewController></objects></scene></scenes>
        </document>

        """
    }
}
