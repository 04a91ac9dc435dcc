import Checking
import Findings
import SourceText
import Testing

/// A document that each language has whole: no language is ever shown in the boxes of another one.
struct DocumentPerLanguageTests {
    private static func xib(_ text: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
        <objects><customView id="v"><rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
        <subviews><textField verticalHuggingPriority="750" fixedFrame="YES" id="l">
        <rect key="frame" x="20" y="20" width="60" height="16"/>
        <textFieldCell key="cell" lineBreakMode="clipping" title="\(text)" id="q">
        <font key="font" metaFont="system"/></textFieldCell></textField></subviews></customView></objects>
        </document>

        """
    }

    @Test(arguments: [
        (["en.lproj/Panel.xib", "de.lproj/Panel.xib", "fr.lproj/Panel.xib"], false),
        // Strings for the document: the pseudolocale stands for a further table.
        (["en.lproj/Panel.xib", "de.lproj/Panel.xib", "fr.lproj/Panel.strings"], true),
        (["en.lproj/Panel.xib", "de.lproj/Panel.xib"], true),
        (["Base.lproj/Panel.xib", "de.lproj/Panel.xib", "fr.lproj/Panel.xib"], false),
    ])
    func `only a document that some language has strings for is judged in pseudolocales`(
        files: [String],
        isJudged: Bool
    ) async throws {
        var contents: [String: String] = [:]
        for file in files {
            contents[file] = file.hasSuffix(".xib") ? Self.xib("Server:") : "\"q.title\" = \"Serveur :\";\n"
        }
        let project = try TemporaryProject(contents)
        var request = CheckRequest(paths: [project.root])
        request.locales = [.all]
        let report = try await request.check().run(jobs: 1).report
        let kinds = Set(report.findings.filter { $0.rule == .clippedText }.flatMap(\.occurrences).map(\.kind))
        #expect(kinds.contains(.pseudo) == isJudged)
    }
}
