import Checking
import Findings
import Projects
import SourceText
import Testing

/// A xib of the format before Xcode 5 is judged like any other, and nothing is written into it.
struct ArchivedDocumentTests {
    private static func check(_ files: [String: String]) async throws -> [Finding] {
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        return try await request.check().run(jobs: 1).report.findings
    }

    @Test func `a translation that is cut is found where the archive has the text`() async throws {
        let findings = try await Self.check([
            "en.lproj/Tea.xib": Self.archive, "de.lproj/Tea.strings": "\"2.text\" = \"Teebeutel und Gebäck\";\n",
        ])
        let cut = try #require(findings.first { $0.rule == .truncatedText })
        #expect("\(cut.location)".hasSuffix("/en.lproj/Tea.xib:9:1"))
        #expect(cut.message.hasPrefix("\"Tea\" in German at its saved size is truncated: needs "))
        #expect(cut.key == "2.text")
    }

    @Test func `no bytes are named that a fix would change`() async throws {
        let findings = try await Self.check([
            "en.lproj/Tea.xib": Self.archive, "de.lproj/Tea.strings": "\"2.text\" = \"Teebeutel und Gebäck\";\n",
        ])
        #expect(findings.contains { $0.rule == .forcedAlignment })
        #expect(findings.flatMap(\.fixes).allSatisfy { $0.edit == nil })
    }

    @Test func `objects that show nothing have identifiers as well`() throws {
        let loaded = try LoadedInterface(TextFile(utf8: Array(Self.archive.utf8), path: "Tea.xib"))
        #expect(loaded.isArchive)
        #expect(loaded.identifiers == ["1", "2", "9"])
    }

    /// A view with a label of 60 points, and an object with the identifier 9 that is no part of it.
    private static let archive = """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
        <string key="IBDocument.InterfaceBuilderVersion">2844</string>
        <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        <object class="IBUIView" id="20"><nil key="NSNextResponder"/><int key="NSvFlags">274</int>
        <array class="NSMutableArray" key="NSSubviews">
        <object class="IBUILabel" id="21"><reference key="NSNextResponder" ref="20"/><int key="NSvFlags">292</int>
        <string key="NSFrame">{{20, 20}, {60, 21}}</string><reference key="NSSuperview" ref="20"/>
        <string key="IBUIText">Tea</string>
        <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">1</int>
        <double key="pointSize">17</double></object>
        <object class="NSFormatter" key="formatter" id="22"/>
        <bool key="IBUIAdjustsFontSizeToFit">NO</bool></object>
        </array>
        <string key="NSFrameSize">{320, 460}</string><nil key="NSSuperview"/></object>
        </array>
        <object class="IBObjectContainer" key="IBDocument.Objects">
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
        <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="20"/></object>
        <object class="IBObjectRecord"><int key="objectID">2</int><reference key="object" ref="21"/></object>
        <object class="IBObjectRecord"><int key="objectID">9</int><reference key="object" ref="22"/></object>
        </array></object></object>
        </data></archive>

        """
}
