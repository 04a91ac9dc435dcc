import Checking
import Findings
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
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        let found = try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .truncatedText }
        #expect(found.map(\.severity) == [severity])
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
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        let found = try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .truncatedText }
        #expect(found.map(\.severity) == [severity])
    }
}
