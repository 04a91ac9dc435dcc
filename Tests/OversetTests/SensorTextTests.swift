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
