import Checking
import Findings
import Foundation
import Testing

/// A label and a switch that want the same room.
struct TiedControlTests {
    private static func document(resistance: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s-c-n"><objects>
        <viewController id="v-c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="ro-t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label opaque="NO" contentMode="left" horizontalCompressionResistancePriority="\(resistance)" text="Sound" \
        lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="abc-la-001">
        <rect key="frame" x="16" y="35" width="48" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <switch opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="abc-sw-001">
        <rect key="frame" x="310" y="30" width="51" height="31"/></switch>
        </subviews>
        <viewLayoutGuide key="safeArea" id="abc-sa-001"/>
        <constraints>
        <constraint firstItem="abc-la-001" firstAttribute="leading" secondItem="ro-t" secondAttribute="leading" \
        constant="16" id="abc-co-001"/>
        <constraint firstItem="abc-la-001" firstAttribute="top" secondItem="abc-sa-001" secondAttribute="top" \
        constant="15" id="abc-co-002"/>
        <constraint firstItem="abc-sw-001" firstAttribute="centerY" secondItem="abc-la-001" secondAttribute="centerY" \
        id="abc-co-003"/>
        <constraint firstItem="abc-sw-001" firstAttribute="leading" relation="greaterThanOrEqual" \
        secondItem="abc-la-001" secondAttribute="trailing" constant="8" id="abc-co-004"/>
        <constraint firstAttribute="trailing" secondItem="abc-sw-001" secondAttribute="trailing" constant="16" \
        id="abc-co-005"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """
    }

    private static let long = "Töne bei eingehenden Nachrichten und Anrufen abspielen"

    @Test(arguments: [
        (750, long, Severity.warning), (749, long, .error),
        // There is room for it where the switch gives way.
        (750, "Töne bei neuen Nachrichten abspielen", .note),
    ])
    func `with the same priority, which of them gives way is not certain`(
        resistance: Int,
        text: String,
        expected: Severity
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document(resistance: resistance),
            "de.lproj/Main.strings": "\"abc-la-001.text\" = \"\(text)\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        request.locales = [.real]
        let outcome = try await request.check().run(jobs: 1)
        #expect(outcome.report.findings.filter { $0.rule == .truncatedText }.map(\.severity) == [expected])
        // That either of them may give way is not told a second time.
        #expect(outcome.report.findings.filter { $0.rule == .ambiguousLayout } == [])
    }

    @Test(arguments: [
        // With or without the image there is no room for it.
        (750, long, Severity.error), (749, long, .error),
        (750, "Töne für neue Nachrichten hier abspielen", .note),
        (749, "Töne für neue Nachrichten hier abspielen", .error),
    ])
    func `an image of the same priority may become smaller`(
        resistance: Int,
        text: String,
        expected: Severity
    ) async throws {
        let picture = """
            <imageView image="photo" contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" \
            id="abc-sw-001"><rect key="frame" x="308" y="30" width="51" height="31"/></imageView>
            """
        let document = Self.document(resistance: resistance)
            .replacing(/<switch [\s\S]*?<\/switch>/, with: picture)
            .replacing(
                "</scenes>",
                with: "</scenes><resources><image name=\"photo\" width=\"51\" height=\"31\"/></resources>"
            )
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": document,
            "de.lproj/Main.strings": "\"abc-la-001.text\" = \"\(text)\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        request.locales = [.real]
        let found = try await request.check().run(jobs: 1).report.findings
        #expect(found.filter { $0.rule == .truncatedText }.map(\.severity) == [expected])
    }

    /// A label beside a view that holds another one and is as wide as it.
    private static func nested(resistance: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s-c-n"><objects>
        <viewController id="v-c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="ro-t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label opaque="NO" contentMode="left" text="Sound" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="abc-la-001">
        <rect key="frame" x="16" y="35" width="287.5" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="abc-vi-001">
        <rect key="frame" x="311.5" y="35" width="47.5" height="20.5"/><subviews>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" \
        horizontalCompressionResistancePriority="\(resistance)" text="Sound" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="abc-la-002">
        <rect key="frame" x="0.0" y="0.0" width="47.5" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews><constraints>
        <constraint firstItem="abc-la-002" firstAttribute="leading" secondItem="abc-vi-001" secondAttribute="leading" \
        id="abc-co-011"/>
        <constraint firstAttribute="trailing" secondItem="abc-la-002" secondAttribute="trailing" id="abc-co-012"/>
        <constraint firstItem="abc-la-002" firstAttribute="top" secondItem="abc-vi-001" secondAttribute="top" \
        id="abc-co-013"/>
        <constraint firstAttribute="bottom" secondItem="abc-la-002" secondAttribute="bottom" id="abc-co-014"/>
        </constraints></view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="abc-sa-001"/>
        <constraints>
        <constraint firstItem="abc-la-001" firstAttribute="leading" secondItem="ro-t" secondAttribute="leading" \
        constant="16" id="abc-co-001"/>
        <constraint firstItem="abc-la-001" firstAttribute="top" secondItem="abc-sa-001" secondAttribute="top" \
        constant="15" id="abc-co-002"/>
        <constraint firstItem="abc-vi-001" firstAttribute="top" secondItem="abc-la-001" secondAttribute="top" \
        id="abc-co-003"/>
        <constraint firstItem="abc-vi-001" firstAttribute="leading" secondItem="abc-la-001" secondAttribute="trailing" \
        constant="8" id="abc-co-004"/>
        <constraint firstAttribute="trailing" secondItem="abc-vi-001" secondAttribute="trailing" constant="16" \
        id="abc-co-005"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """
    }

    @Test(arguments: [(750, Severity.warning), (751, .error)])
    func `a text inside of a view beside it wants the same room`(resistance: Int, expected: Severity) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.nested(resistance: resistance),
            "de.lproj/Main.strings":
                "\"abc-la-001.text\" = \"Töne bei eingehenden Nachrichten und Anrufen abspielen\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        request.locales = [.real]
        let found = try await request.check().run(jobs: 1).report.findings
        #expect(found.filter { $0.rule == .truncatedText && $0.key == "abc-la-001.text" }.map(\.severity) == [expected])
    }
}
