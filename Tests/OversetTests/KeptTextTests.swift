import Checking
import Findings
import Foundation
import Testing

/// What several languages keep as it is will be kept by the next one, so that a pseudolocale says nothing of it.
struct KeptTextTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="Profile 2100 PQ" lineBreakMode="tailTruncation" id="l" fixedFrame="YES">
        <rect key="frame" x="20" y="40" width="140" height="20.5"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label text="Quality" lineBreakMode="tailTruncation" id="m" fixedFrame="YES">
        <rect key="frame" x="20" y="80" width="300" height="20.5"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        </view>
        </viewController></objects></scene></scenes>
        </document>

        """

    @Test(arguments: [("Profile 2100 PQ", Severity.note), ("Profil 2100 PQ", .error)])
    func `one language that keeps a text is enough`(german: String, severity: Severity) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document,
            "de.lproj/Main.strings": "\"l.text\" = \"\(german)\";\n\"m.text\" = \"Qualität\";\n",
        ])
        #expect(try await Self.severities(in: project) == [severity])
    }

    @Test(arguments: [
        ("Profile 2100 PQ", "Profile 2100 PQ", "Qualität", Severity.note),
        ("Profile 2100 PQ", "Profil 2100 PQ", "Qualität", .error),
        // One who left everything as it is has not begun.
        ("Profile 2100 PQ", "Profile 2100 PQ", "Quality", .error),
    ])
    func `a forecast of what is kept is a note`(
        german: String,
        french: String,
        other: String,
        severity: Severity
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document,
            "de.lproj/Main.strings": "\"l.text\" = \"\(german)\";\n\"m.text\" = \"\(other)\";\n",
            "fr.lproj/Main.strings":
                "\"l.text\" = \"\(french)\";\n\"m.text\" = \"\(other == "Quality" ? other : "Qualité")\";\n",
        ])
        #expect(try await Self.severities(in: project) == [severity])
    }

    @Test(arguments: [("Bilder", Severity.note), ("Photos", .error)])
    func `what hardly any text of a document tells, other tables do`(german: String, severity: Severity) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document,
            "en.lproj/Localizable.strings": "\"TITLE\" = \"Photos\";\n",
            "de.lproj/Localizable.strings": "\"TITLE\" = \"\(german)\";\n",
            "de.lproj/Main.strings": "\"l.text\" = \"Profile 2100 PQ\";\n",
        ])
        #expect(try await Self.severities(in: project) == [severity])
    }

    @Test(arguments: [("Nächste Einstellungen", Severity.note), ("Next settings", .error)])
    func `another screen of the document tells whether somebody has translated it`(
        german: String,
        severity: Severity
    ) async throws {
        let other = """
            <scene sceneID="t"><objects>
            <viewController id="d" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="w">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <label text="Next settings" lineBreakMode="tailTruncation" id="n" fixedFrame="YES">
            <rect key="frame" x="20" y="40" width="340" height="20.5"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            </subviews>
            </view>
            </viewController></objects></scene></scenes>
            """
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document.replacingOccurrences(of: "</scenes>", with: other),
            "de.lproj/Main.strings":
                "\"l.text\" = \"Profile 2100 PQ\";\n\"m.text\" = \"Quality\";\n\"n.text\" = \"\(german)\";\n",
        ])
        #expect(try await Self.severities(in: project) == [severity])
    }

    private static func severities(in project: TemporaryProject) async throws -> [Severity] {
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        let found = try await request.check().run(jobs: 1).report.findings
        return found.filter { $0.rule == .truncatedText }.map(\.severity)
    }
}
