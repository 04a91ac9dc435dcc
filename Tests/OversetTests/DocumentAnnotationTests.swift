import Checking
import Findings
import Projects
import SourceText
import Testing

/// Limits in the localizer hints of documents whose strings no table holds.
struct DocumentAnnotationTests {
    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="view">
                    <subviews>
                        <label text="Send" id="send"/>
                        <button id="both">
                            <state key="normal" title="Go [now]"/>
                            <state key="selected" title="Stop"/>
                            <attributedString key="userComments">
                                <fragment content="A verb."/>
                            </attributedString>
                        </button>
                        <label text="Free" id="free"/>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    private static func budget(_ key: String, _ text: String, _ characters: Int?) -> TextBudget {
        TextBudget(
            file: "Base.lproj/Sheet.xib",
            table: "Sheet",
            key: key,
            location: SourceLocation(path: "Base.lproj/Sheet.xib", line: 6, column: 1),
            place: ScreenPlace(screen: "Sheet", identifier: "Sheet", object: key, view: "'\(key)'"),
            device: nil,
            text: text,
            width: 40,
            available: characters.map { Double($0) + 80.5 },
            characters: characters,
            share: nil
        )
    }

    private static let budgets = [
        budget("send.text", "Send", 6), budget("send.text", "Send", 3), budget("both.normalTitle", "Go [now]", 2),
        budget("both.selectedTitle", "Stop", 1), budget("free.text", "Free", nil),
    ]

    private func annotated(
        _ files: TemporaryProject,
        _ style: Annotation.Style,
        _ budgets: [TextBudget] = budgets
    ) throws -> (changed: [Int], skipped: [String]) {
        let project = try Project(at: [files.root], extensions: TableLoader.extensions)
        var loaded = try LoadedProject(project, source: "en")
        loaded.readTables { _ in false }
        loaded.readInterfaces()
        let annotation = Annotation(project: loaded, style: style)
        let (outputs, skipped) = try annotation.plan(budgets)
        for output in outputs { try annotation.write(output) }
        return (outputs.map(\.changed), skipped.map { "\($0.subject): \($0.reason)" })
    }

    private func files(_ extra: [String: String] = [:]) throws -> TemporaryProject {
        try TemporaryProject(
            ["Base.lproj/Sheet.xib": Self.xib, "de.lproj/Sheet.strings": "\"send.text\" = \"Senden\";\n"]
                .merging(extra) { $1 }
        )
    }

    @Test func `notes are written into the hints, once, and taken out again`() throws {
        let files = try files()
        #expect(try annotated(files, .notes) == ([2], []))
        let text = try files.text("Base.lproj/Sheet.xib")
        #expect(text.contains("<fragment content=\"[overset budget: max. about 7 characters (English: 4)]\"/>"))
        #expect(
            text.contains(
                "content=\"A verb. [overset budget: “Go (now)”: max. about 10 characters (English: 8); "
                    + "“Stop”: max. about 5 characters (English: 4)]\""
            )
        )
        #expect(text.contains("<label text=\"Free\" id=\"free\"/>"))
        #expect(try annotated(files, .notes).changed == [])
        #expect(try annotated(files, .none).changed == [2])
        #expect(try files.text("Base.lproj/Sheet.xib") == Self.xib)
    }

    @Test func `a string that is no longer limited loses its note`() throws {
        let files = try files()
        _ = try annotated(files, .notes)
        _ = try annotated(files, .notes, ["send.text", "both.normalTitle"].map { Self.budget($0, "x", nil) })
        #expect(try files.text("Base.lproj/Sheet.xib") == Self.xib)
    }

    @Test func `directives go into tables only`() throws {
        let files = try files()
        let reason = "a localizer hint holds notes, not directives"
        let keys = ["both.normalTitle", "both.selectedTitle", "send.text"]
        #expect(try annotated(files, .directives) == ([], keys.map { "\($0): \(reason)" }))
        #expect(try files.text("Base.lproj/Sheet.xib") == Self.xib)
    }

    @Test func `a string that the source language's table holds is annotated there`() throws {
        let files = try files(["en.lproj/Sheet.strings": "\"send.text\" = \"Send\";\n"])
        #expect(try annotated(files, .notes) == ([1, 1], []))
        #expect(try files.text("en.lproj/Sheet.strings").hasPrefix("/* [overset budget: max. about 7 characters"))
        #expect(try files.text("Base.lproj/Sheet.xib").contains("<label text=\"Send\" id=\"send\"/>"))
    }

    @Test func `a document in UTF-16 stays one`() throws {
        let files = try files()
        let text = Self.xib.replacing("UTF-8", with: "UTF-16").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + text
        try files.write(bytes, to: "Base.lproj/Sheet.xib")
        #expect(try annotated(files, .notes).changed == [2])
        #expect(try files.bytes("Base.lproj/Sheet.xib").prefix(2) == [0xFF, 0xFE])
        #expect(try annotated(files, .none).changed == [2])
        #expect(try files.bytes("Base.lproj/Sheet.xib") == bytes)
    }
}
