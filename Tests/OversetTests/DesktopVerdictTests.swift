import Checking
import Findings
import Layout
import Testing

/// Verdicts on controls of macOS that keep their frames.
struct DesktopVerdictTests {
    private static func findings(_ views: String, strings: String) async throws -> [Finding] {
        let project = try TemporaryProject([
            "Base.lproj/Panel.xib": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <window title="Panel" id="w"><windowStyleMask key="styleMask" titled="YES"/>
            <rect key="contentRect" x="0.0" y="0.0" width="480" height="200"/>
            <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="480" height="200"/>
            <subviews>
            \(views)
            </subviews></view></window></objects></document>
            """,
            "de.lproj/Panel.strings": strings,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        return try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .clippedText }
    }

    /// A label whose text has 2 points less than its frame on each side; ink may show in the padding behind it.
    @Test(arguments: [("iiiiiiiiii", [Severity]()), ("Fertig mit allem", [.error])])
    func `a clipped label is an error if it lacks more than its padding`(
        text: String,
        expected: [Severity]
    ) async throws {
        let found = try await Self.findings(Self.label(width: 40), strings: "\"c.title\" = \"\(text)\";\n")
        #expect(found.map(\.severity) == expected)
    }

    @Test func `a clipped label that lacks no more than its padding makes a warning`() async throws {
        // The frame in which the text lacks least above the error of the measurement.
        for width in stride(from: 90, through: 20, by: -1) {
            let found = try await Self.findings(
                Self.label(width: width),
                strings: "\"c.title\" = \"iiiiiiiiiiiiiiii\";\n"
            )
            guard let first = found.first, first.severity > .note, let fault = first.occurrences.first?.fault else {
                continue
            }
            #expect(fault.needed - fault.available <= 3)
            #expect(first.severity == .warning)
            return
        }
        Issue.record("no width makes a finding")
    }

    private static func label(width: Int) -> String {
        """
        <textField verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <rect key="frame" x="18" y="53" width="\(width)" height="17"/>
        <textFieldCell key="cell" lineBreakMode="clipping" title="i" id="c"><font key="font" metaFont="system"/>
        </textFieldCell></textField>
        """
    }

    @Test func `an item of a pop-up button is told once`() async throws {
        let found = try await Self.findings(
            """
            <popUpButton verticalHuggingPriority="750" fixedFrame="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="20" y="20" width="80" height="26"/>
            <popUpButtonCell key="cell" type="push" title="One" bezelStyle="rounded" alignment="left" \
            lineBreakMode="clipping" state="on" borderStyle="borderAndBezel" selectedItem="i" id="c">
            <font key="font" metaFont="menu"/><menu key="menu" id="m"><items>
            <menuItem title="One" state="on" id="i"/><menuItem title="Two" id="j"/></items></menu>
            </popUpButtonCell></popUpButton>
            """,
            strings: "\"i.title\" = \"Eine sehr lange Bezeichnung\";\n"
        )
        #expect(found.flatMap(\.occurrences).map(\.locale) == ["de"])
    }
}
