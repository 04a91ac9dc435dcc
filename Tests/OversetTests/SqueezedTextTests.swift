import Checking
import Findings
import Testing

/// A string that a language lacks is shown in the source language, in the room that its neighbours leave.
struct SqueezedTextTests {
    /// A field with a number beside a label with its unit, in a row of 100 points.
    private static func findings(_ languages: [String: String]) async throws -> [Finding] {
        var files = [
            "Base.lproj/Panel.xib": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <window title="Panel" id="w"><windowStyleMask key="styleMask" titled="YES"/>
            <rect key="contentRect" x="0.0" y="0.0" width="480" height="200"/>
            <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="480" height="200"/>
            <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="row">
            <rect key="frame" x="20" y="100" width="100" height="21"/><subviews>
            <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="number">
            <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
            <textFieldCell key="cell" scrollable="YES" lineBreakMode="clipping" selectable="YES" editable="YES" \
            borderStyle="bezel" title="25" drawsBackground="YES" id="nc"><font key="font" metaFont="system"/>
            </textFieldCell></textField>
            <textField horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="unit">
            <rect key="frame" x="86" y="3" width="16" height="16"/>
            <textFieldCell key="cell" lineBreakMode="clipping" title="s" id="uc"><font key="font" metaFont="system"/>
            </textFieldCell></textField>
            </subviews><constraints>
            <constraint firstAttribute="width" constant="100" id="c1"/>
            <constraint firstItem="number" firstAttribute="leading" secondItem="row" secondAttribute="leading" id="c2"/>
            <constraint firstItem="unit" firstAttribute="leading" secondItem="number" secondAttribute="trailing" \
            constant="8" id="c3"/>
            <constraint firstAttribute="trailing" secondItem="unit" secondAttribute="trailing" id="c4"/>
            <constraint firstItem="number" firstAttribute="top" secondItem="row" secondAttribute="top" id="c5"/>
            <constraint firstAttribute="bottom" secondItem="number" secondAttribute="bottom" id="c6"/>
            <constraint firstItem="unit" firstAttribute="firstBaseline" secondItem="number" \
            secondAttribute="firstBaseline" id="c7"/>
            </constraints></customView></subviews><constraints>
            <constraint firstItem="row" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
            constant="20" id="c8"/>
            <constraint firstItem="row" firstAttribute="top" secondItem="v" secondAttribute="top" constant="79" id="c9"/>
            </constraints></view></window></objects></document>
            """
        ]
        for (language, unit) in languages {
            files["\(language).lproj/Panel.strings"] = "\"uc.title\" = \"\(unit)\";\n"
        }
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.locales = [.all]
        let report = try await request.check().run(jobs: 1).report
        return report.findings.filter { $0.rule == .clippedText && $0.place?.object == "number" }
    }

    @Test func `a string that no one translates is found where a translation takes its room`() async throws {
        let found = try await Self.findings(["lv": "sekundēmsek", "de": "s"])
        #expect(found.count == 1)
        #expect(found.first?.occurrences.map(\.locale) == ["lv"])
        let message = try #require(found.first?.message)
        #expect(message.hasPrefix("\"25\" in Latvian in its window is clipped"), "\(message)")
        #expect(message.contains("; not translated; the strings beside it take its room"), "\(message)")
    }

    @Test func `it is not found where the room is that of the source language`() async throws {
        #expect(try await Self.findings(["de": "s", "fr": "s"]).isEmpty)
    }
}
