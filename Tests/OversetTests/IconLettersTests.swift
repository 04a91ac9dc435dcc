import Checking
import Findings
import Testing

/// A single letter in a font of the app draws a picture, or shows the font: no pseudolocale changes it.
struct IconLettersTests {
    private static let samples: [(text: String, font: String, isChanged: Bool)] = [
        ("I", "FontAwesome", false),
        (" x ", "icomoon", false),
        ("In", "FontAwesome", true),
        ("I", "HelveticaNeue", true),
    ]

    @Test(arguments: samples)
    func `a letter in a font of icons stays as it is`(
        _ sample: (text: String, font: String, isChanged: Bool)
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard(sample.text, font: sample.font),
            "de.lproj/Main.strings": "\"other.text\" = \"Speichern\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.pseudo]
        request.devices = ["iPhone SE (3rd generation)"]
        let report = try await request.check().run(jobs: 1).report
        let about = report.findings.filter { $0.message.hasPrefix("\"\(sample.text)\" in ") }
        #expect(about.isEmpty != sample.isChanged)
    }

    /// A document of one label, 14 points wide.
    private static func storyboard(_ text: String, font: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="20" y="24" width="14" height="44"/>
        <constraints><constraint firstAttribute="width" constant="14" id="w"/>
        <constraint firstAttribute="height" constant="44" id="h"/></constraints>
        <fontDescription key="fontDescription" name="\(font)" family="\(font)" pointSize="17"/>
        </label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="24" id="t"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        </constraints>
        </view>
        </viewController></objects></scene></scenes>
        </document>

        """
    }
}
