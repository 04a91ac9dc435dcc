import Checking
import Findings
import Testing

/// A document of a language whose views somebody has drawn anew: the translation was seen in its view.
struct DrawnForLanguageTests {
    private static func xib(_ text: String, width: Int, id: String = "l") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
        <objects><window title="Panel" id="w"><windowStyleMask key="styleMask" titled="YES"/>
        <rect key="contentRect" x="0.0" y="0.0" width="300" height="80"/>
        <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
        <subviews><textField verticalHuggingPriority="750" fixedFrame="YES" id="\(id)">
        <rect key="frame" x="20" y="20" width="\(width)" height="16"/>
        <textFieldCell key="cell" lineBreakMode="clipping" title="\(text)" id="q">
        <font key="font" metaFont="system"/></textFieldCell></textField></subviews></view></window></objects>
        </document>

        """
    }

    @Test(arguments: [
        // A tool put the words into a copy.
        (60, "l", Severity.error),
        (64, "l", .note),
        // Made for the language alone.
        (60, "other", .note),
    ])
    func `a text that its translator has seen in its view is a note`(
        width: Int,
        id: String,
        severity: Severity
    ) async throws {
        let project = try TemporaryProject([
            "en.lproj/Panel.xib": Self.xib("Server:", width: 60),
            "de.lproj/Panel.xib": Self.xib("Verbindungsserver:", width: width, id: id),
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        let report = try await request.check().run(jobs: 1).report
        #expect(report.findings.filter { $0.rule == .clippedText }.map(\.severity) == [severity])
    }
}
