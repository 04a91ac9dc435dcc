import Checking
import Findings
import SwiftSources
import Testing

/// What a document writes in the rows of a table of AppKit.
struct RowTextTests {
    /// A row whose label an outlet of it holds.
    private static func document(outlet: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
        <objects><tableCellView id="r"><rect key="frame" x="0.0" y="0.0" width="90" height="30"/>
        <subviews><textField verticalHuggingPriority="750" fixedFrame="YES" id="l">
        <rect key="frame" x="4" y="6" width="60" height="17"/>
        <textFieldCell key="cell" lineBreakMode="truncatingTail" title="Type" id="q">
        <font key="font" metaFont="system"/></textFieldCell></textField></subviews>
        <connections><outlet property="\(outlet)" destination="l" id="o"/></connections></tableCellView></objects>
        </document>

        """
    }

    @Test(arguments: [("textField", Severity.note), ("detail", .warning)])
    func `the text of a row is set for each row`(outlet: String, severity: Severity) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Rows.xib": Self.document(outlet: outlet),
            "de.lproj/Rows.strings": "\"q.title\" = \"Art der Sicherung\";\n",
            "Rows.swift": "class Rows: NSObject {}\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .truncatedText }.map(\.severity) == [severity])
    }
}
