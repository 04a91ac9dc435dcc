import Checking
import Findings
import SwiftSources
import Testing

/// Verdicts on a label of macOS that wraps at the width of its first layout, beside a field without a width of its own.
struct FirstLayoutVerdictTests {
    /// What is found of a unit that was drawn as wide as "s", in German.
    private static func findings(attribute: String = "", cell: String = "") async throws -> [Finding] {
        let project = try TemporaryProject([
            "Base.lproj/Panel.xib": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <window title="Panel" id="w"><windowStyleMask key="styleMask" titled="YES"/>
            <rect key="contentRect" x="0.0" y="0.0" width="112" height="60"/>
            <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="112" height="60"/>
            <subviews>
            <textField horizontalHuggingPriority="251" verticalHuggingPriority="750" id="f" \
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="19" width="65" height="21"/>
            <textFieldCell key="cell" scrollable="YES" lineBreakMode="clipping" editable="YES" borderStyle="bezel" id="fc">
            <font key="font" metaFont="system"/></textFieldCell></textField>
            <textField verticalHuggingPriority="750" id="l"\(attribute) translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="83" y="22" width="11" height="16"/>
            <textFieldCell key="cell" title="s"\(cell) id="c"><font key="font" metaFont="system"/></textFieldCell>
            </textField>
            </subviews>
            <constraints>
            <constraint firstAttribute="width" constant="112" id="1"/>
            <constraint firstItem="f" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="2"/>
            <constraint firstItem="f" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="3"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="f" secondAttribute="trailing" id="4"/>
            <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="5"/>
            <constraint firstItem="l" firstAttribute="firstBaseline" secondItem="f" secondAttribute="firstBaseline" id="6"/>
            </constraints></view></window></objects></document>
            """,
            "de.lproj/Panel.strings": "\"c.title\" = \"Sek.\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .brokenWord }
    }

    private static let wrapping = " setsMaxLayoutWidthAtFirstLayout=\"YES\""

    @Test func `it takes nothing of the field, which makes a note`() async throws {
        let found = try await Self.findings(attribute: Self.wrapping)
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.place?.object == "l")
    }

    @Test func `it takes what it needs where it is clipped, or is no such label`() async throws {
        #expect(try await Self.findings(attribute: Self.wrapping, cell: " lineBreakMode=\"clipping\"").isEmpty)
        #expect(try await Self.findings().isEmpty)
    }
}
