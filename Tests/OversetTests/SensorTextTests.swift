import Checking
import Findings
import Testing

/// A text that names Touch ID or Face ID is judged on devices that have it.
struct SensorTextTests {
    private static let button = "iPhone SE (3rd generation)"
    private static let notch = "iPhone 16 Pro"
    private static let pro = "iPad Pro (11-inch) (4th generation)"
    private static let air = "iPad Air (5th generation)"

    private static let samples: [(text: String, translation: String, devices: [String], expected: [String])] = [
        ("Use Face ID", "Mit Face ID entsperren", [button, notch], [notch]),
        ("Use Touch ID", "Mit Touch ID entsperren", [button, notch], [button]),
        ("Use TouchID", "Mit Fingerabdruck entsperren", [button, notch], [button]),
        ("Face ID, Touch ID", "Mit Face ID oder Touch ID entsperren", [button, notch], [button, notch]),
        ("Use passcode", "Mit Face ID entsperren", [button, notch], [button, notch]),
        ("Use Touch ID", "Mit Touch ID entsperren", [pro, air], [air]),
        ("Use Face ID", "Mit Face ID entsperren", [pro, air], [pro]),
    ]

    @Test(arguments: samples)
    func `a text that names a sensor is judged where there is one`(
        _ sample: (text: String, translation: String, devices: [String], expected: [String])
    ) async throws {
        let found = try await Self.findings(sample.text, sample.translation, on: sample.devices)
        #expect(found.map { "\($0.severity)" } == ["error"])
        #expect(Set(found.flatMap(\.occurrences).compactMap(\.device)) == Set(sample.expected))
    }

    @Test func `where no device has the sensor, its text makes a warning`() async throws {
        let found = try await Self.findings("Use Face ID", "Mit Face ID entsperren", on: [Self.button])
        #expect(found.map { "\($0.severity)" } == ["warning"])
    }

    @Test func `the view of a xib has no device of its own`() async throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <subviews><label text="Use Face ID" lineBreakMode="tailTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="20" width="110" height="14.5"/>
            <constraints><constraint firstAttribute="width" constant="110" id="w"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
            </label></subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="t"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
            </constraints></view></objects>
            </document>

            """
        let project = try TemporaryProject([
            "Base.lproj/Lock.xib": xib, "de.lproj/Lock.strings": "\"l.text\" = \"Mit Face ID entsperren\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = [Self.button]
        let found = try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .truncatedText }
        #expect(found.map { "\($0.severity)" } == ["error"])
    }

    /// What is found of a label 110 points wide.
    private static func findings(
        _ text: String,
        _ translation: String,
        on devices: [String]
    ) async throws -> [Finding] {
        let storyboard = SampleStoryboard.document(
            """
            <viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><label text="\(text)" lineBreakMode="tailTruncation" id="l">
            <rect key="frame" x="20" y="80" width="110" height="20"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
            </label></subviews>
            </view></viewController>
            """
        )
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": storyboard,
            "de.lproj/Main.strings": "\"l.text\" = \"\(translation)\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = devices
        let report = try await request.check().run(jobs: 1).report
        return report.findings.filter { $0.rule == .truncatedText }
    }
}
