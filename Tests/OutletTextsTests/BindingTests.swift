import CodeStrings
import OutletTexts
import SourceCode
import SourceText
import SwiftSources
import Testing

/// Bindings of macOS: documents name the property that a view shows.
struct BindingTests {
    /// What code gives a view, as keys.
    private func keys(of object: String, objects: String, swift: String) throws -> [String] {
        try keys(
            of: object,
            objects: objects,
            SwiftReader().read(TextFile(decoding: Array(swift.utf8), path: "Cores.swift"))
        )
    }

    private func keys(of object: String, objects: String, _ file: SourceCode) throws -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <customObject id="-2" userLabel="File's Owner" customClass="CoreController"/>
            \(objects)
            </objects></document>
            """
        let markup = try MarkupFile(TextFile(decoding: Array(text.utf8), path: "Cores.xib"))
        let join = OutletJoin([DocumentConnections(markup)], files: [file], keys: ProjectKeys([file]).keys)
        return (join.use(of: object, in: "Cores.xib")?.texts ?? []).map { text in
            guard case .key(let key, _) = text.value else { return "other" }
            return key.pattern?.key ?? "pattern"
        }
    }

    private func field(_ keyPath: String) -> String {
        """
        <textField id="f"><textFieldCell key="cell" title="0" id="fc"><connections>
        <binding destination="-2" name="value" keyPath="\(keyPath)" id="b"/></connections></textFieldCell></textField>
        """
    }

    static let code = """
        class Video { var label: String { isOn ? NSLocalizedString("quality", comment: "") : NSLocalizedString("rate", comment: "") } }
        class CoreController {
            var video: Video
            var title = NSLocalizedString("title", comment: "")
            var count = 0
        }
        """

    @Test(arguments: [
        ("title", ["title"]), ("self.video.label", ["quality", "rate"]), ("video.label", ["quality", "rate"]),
        // The field shows something all the same, and not the text of the document.
        ("count", ["other"]), ("video.other", ["other"]), ("other.label", ["other"]), ("@count", ["other"]),
    ])
    func `the property at the end of a path gives the text`(keyPath: String, expected: [String]) throws {
        #expect(try keys(of: "f", objects: field(keyPath), swift: Self.code) == expected)
    }

    @Test(arguments: [
        ("var title = NSLocalizedString(\"none\", comment: \"\")\nfunc show() { title = name }", ["none", "other"]),
        ("var title = NSLocalizedString(\"none\", comment: \"\")", ["none"]),
        ("var title = \"Untitled\"\nfunc show() { title = name }", ["other", "other"]),
        ("var title = \"Untitled\"", ["other"]),
    ])
    func `what else the property may hold is named as well`(members: String, expected: [String]) throws {
        let code = "class CoreController {\n\(members)\n}"
        #expect(try Set(keys(of: "f", objects: field("title"), swift: code)) == Set(expected))
        #expect(try keys(of: "f", objects: field("title"), swift: code).count == expected.count)
    }

    @Test func `a method of Objective-C is read like a property`() throws {
        let code = """
            @implementation CoreController
            - (NSString *)title { return NSLocalizedString(@"none", nil); }
            @end
            """
        let file = ObjectiveCReader().read(try TextFile(decoding: Array(code.utf8), path: "Cores.m"))
        #expect(try keys(of: "f", objects: field("title"), file) == ["none"])
    }

    private func cell(_ element: String, _ id: String) -> String {
        """
        <tableCellView id="cell\(id)"><\(element) id="\(id)"><connections>
        <binding destination="cell\(id)" name="title" keyPath="objectValue" id="b\(id)"/></connections></\(element)></tableCellView>
        """
    }

    static let source = """
        class CoreController {}
        extension CoreController: NSTableViewDataSource {
            func tableView(_ view: NSTableView, objectValueFor column: NSTableColumn?, row: Int) -> Any? {
                isNew ? NSLocalizedString("install", comment: "") : NSLocalizedString("update", comment: "")
            }
        }
        """

    @Test func `the data source gives rows their text, if only one view can be meant`() throws {
        #expect(try keys(of: "a", objects: cell("button", "a"), swift: Self.source) == ["install", "update"])
        let button = cell("button", "a") + cell("textField", "b")
        #expect(try keys(of: "a", objects: button, swift: Self.source) == ["install", "update"])
        #expect(try keys(of: "b", objects: button, swift: Self.source) == [])
        let two = cell("textField", "a") + cell("textField", "b")
        #expect(try keys(of: "a", objects: two, swift: Self.source) == [])
        let other = Self.source.replacing("CoreController", with: "OtherController")
        #expect(try keys(of: "a", objects: cell("button", "a"), swift: other) == [])
    }
}
