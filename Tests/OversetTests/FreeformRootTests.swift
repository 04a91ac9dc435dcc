import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// The canvas of a xib tells little of the size that its view has at run time.
struct FreeformRootTests {
    /// A view with a label from edge to edge.
    private static func xib(width: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
        <subviews>
        <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="0.0" y="20" width="\(width)" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="t"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="g"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="h"/>
        </constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view></objects>
        </document>

        """
    }

    /// A bar asks the view of an item for the size that its constraints give it.
    @Test(arguments: [("width", 0), ("height", 0)])
    func `the saved size of a view that nothing stretches does not contradict its own constraints`(
        attribute: String,
        count: Int
    ) async throws {
        let own = "<constraint firstAttribute=\"\(attribute)\" constant=\"20\" id=\"w\"/></constraints>"
        let project = try TemporaryProject([
            "Base.lproj/Banner.xib": Self.xib(width: 139).replacing("</constraints>", with: own)
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .unsatisfiableConstraints }.count == count)
    }

    @Test func `a height of its own that the canvas breaks holds where the view is higher`() async throws {
        let bottom = """
            <constraint firstItem="v" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="32" id="b"/>
            <constraint firstItem="l" firstAttribute="height" constant="21" id="e"/></constraints>
            """
        let owner = """
            customClass="Banner"><connections><outlet property="titleLabel" destination="l" id="o"/></connections></placeholder>
            """
        let code = """
            class Banner: UIView {
                @IBOutlet var titleLabel: UILabel!
                override func awakeFromNib() { titleLabel.text = NSLocalizedString("save", comment: "") }
            }
            @main class App { let banner = Banner() }

            """
        let project = try TemporaryProject([
            "Base.lproj/Banner.xib": Self.xib(width: 375).replacing("</constraints>", with: bottom)
                .replacing("height=\"20.5\"", with: "height=\"8\"")
                .replacing("userLabel=\"File's Owner\"/>", with: owner),
            "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
            "App.swift": code, "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .clippedText && $0.key == "save" }.map(\.severity) == [.note])
    }

    @Test(arguments: [(139, Severity.note), (320, .note), (375, .warning), (376, .note), (414, .warning)])
    func `a text that is cut on a canvas as wide as a phone may be cut, on another one it is unknown`(
        width: Int,
        severity: Severity
    ) async throws {
        let german = Array(repeating: "Bezeichnung", count: 6).joined(separator: " ")
        let project = try TemporaryProject([
            "Base.lproj/Banner.xib": Self.xib(width: width), "de.lproj/Banner.strings": "\"l.text\" = \"\(german)\";\n",
            "Home.swift": "class HomeController: UIViewController {}\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .truncatedText }.map(\.severity) == [severity])
    }
}
