import Interfaces
import SourceText
import Testing

struct LocalizerHintTests {
    private static func document(_ objects: String, lineEnd: String = "\n") -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    \(objects.replacing("\n", with: "\n        "))
                </objects>
            </document>

            """
        return text.replacing("\n", with: lineEnd)
    }

    /// The document with another hint for the object `a`; an error's reason if there is none.
    private func setting(_ document: String, to change: (String) -> String) throws -> String {
        let text = Array(document.utf8)
        let hints = LocalizerHints(try MarkupFile(TextFile(utf8: text, path: "x.xib")))
        switch hints.setting("a", where: { $0.contains("[note]") }, to: change) {
        case .none: return document
        case .edit(let edit): return String(decoding: TextEdit.applying([edit], to: text), as: UTF8.self)
        case .impossible(let reason): return reason
        }
    }

    private static func adding(_ old: String) -> String {
        old.contains("[note]") ? old : old.isEmpty ? "[note]" : old + " [note]"
    }
    private static func removing(_ old: String) -> String {
        old.replacing(" [note]", with: "").replacing("[note]", with: "")
    }

    /// Objects without a hint, and with one.
    static let objects: [(String, String)] = [
        // A menu item without children, as Interface Builder writes it.
        (
            "<menuItem title=\"Send\" id=\"a\"/>",
            """
            <menuItem title="Send" id="a">
                <attributedString key="userComments">
                    <fragment content="[note]"/>
                </attributedString>
            </menuItem>
            """
        ),
        // Before the attributes that are set at run time and the connections.
        (
            """
            <label text="Send" id="a">
                <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                <nil key="highlightedColor"/>
                <userDefinedRuntimeAttributes/>
                <connections/>
            </label>
            """,
            """
            <label text="Send" id="a">
                <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                <nil key="highlightedColor"/>
                <attributedString key="userComments">
                    <fragment content="[note]"/>
                </attributedString>
                <userDefinedRuntimeAttributes/>
                <connections/>
            </label>
            """
        ),
        (
            """
            <menuItem title="Send" id="a">
                <connections/>
            </menuItem>
            """,
            """
            <menuItem title="Send" id="a">
                <attributedString key="userComments">
                    <fragment content="[note]"/>
                </attributedString>
                <connections/>
            </menuItem>
            """
        ),
        // What people wrote stays, however it is spelled.
        (
            """
            <label id="a">
                <attributedString key="userComments">
                    <fragment content="A &#39;verb&#39; &amp; more"/>
                </attributedString>
            </label>
            """,
            """
            <label id="a">
                <attributedString key="userComments">
                    <fragment content="A &#39;verb&#39; &amp; more [note]"/>
                </attributedString>
            </label>
            """
        ),
        (
            """
            <label id="a">
                <attributedString key="userComments">
                    <fragment content="First"/>
                    <fragment>
                        <string key="content">two
            lines</string>
                        <attributes/>
                    </fragment>
                </attributedString>
            </label>
            """,
            """
            <label id="a">
                <attributedString key="userComments">
                    <fragment content="First"/>
                    <fragment>
                        <string key="content">two
            lines [note]</string>
                        <attributes/>
                    </fragment>
                </attributedString>
            </label>
            """
        ),
        (
            "<label id=\"a\"></label>",
            """
            <label id="a"><attributedString key="userComments">
                    <fragment content="[note]"/>
                </attributedString></label>
            """
        ),
    ]

    @Test(arguments: objects, ["\n", "\r\n"])
    func `a hint is written where Interface Builder writes it, once, and leaves no trace`(
        item: (String, String),
        lineEnd: String
    ) throws {
        let before = Self.document(item.0, lineEnd: lineEnd)
        let after = Self.document(item.1, lineEnd: lineEnd)
        #expect(try setting(before, to: Self.adding) == after)
        #expect(try setting(after, to: Self.adding) == after)
        #expect(try setting(after, to: Self.removing) == before)
    }

    @Test func `an empty hint is there afterwards as well`() throws {
        let before = Self.document(
            "<label id=\"a\"><attributedString key=\"userComments\"><fragment content=\"\"/></attributedString></label>"
        )
        let after = try setting(before, to: Self.adding)
        #expect(after == before.replacing("content=\"\"", with: "content=\" [note]\""))
        #expect(try setting(after, to: Self.removing) == before)
    }

    @Test(arguments: [
        ("<label id=\"b\"/>", "the document has no object of its ID"),
        ("<label id=\"a\"/><label id=\"a\"/>", "several objects have its ID; give each its own in Xcode"),
        (
            "<label id=\"a\"><attributedString key=\"userComments\"/></label>",
            "its localizer hint is empty or not in a form that Overset writes"
        ),
        (
            "<label id=\"a\"><attributedString key=\"userComments\"><fragment><string key=\"content\" base64-UTF8=\"YES\">QQ</string></fragment></attributedString></label>",
            "its localizer hint is empty or not in a form that Overset writes"
        ),
    ])
    func `what cannot be written is left alone, with a reason`(objects: String, reason: String) throws {
        #expect(try setting(Self.document(objects), to: Self.adding) == reason)
    }

    @Test func `the hint is read as the remark for translators`() throws {
        let text = try setting(
            Self.document("<view id=\"v\"><subviews><label text=\"Send\" id=\"a\"/></subviews></view>"),
            to: Self.adding
        )
        let document = try InterfaceDocument(MarkupFile(TextFile(utf8: Array(text.utf8), path: "x.xib")))
        #expect(document.texts.first { $0.objectID == "a" }?.comment == "[note]")
    }

    @Test func `every object of a document takes a hint and gives it back`() throws {
        let file = try DocumentFixture.bytes("Phone.storyboard")
        var count = 0
        for id in try Self.ids(in: file) {
            func changed(_ text: [UInt8], to change: (String) -> String) throws -> [UInt8] {
                let hints = LocalizerHints(try MarkupFile(TextFile(utf8: text, path: "Phone.storyboard")))
                guard case .edit(let edit) = hints.setting(id, where: { $0.contains("[note]") }, to: change) else {
                    return text
                }
                return TextEdit.applying([edit], to: text)
            }
            let marked = try changed(file, to: Self.adding)
            guard marked != file else { continue }
            count += 1
            #expect(try changed(marked, to: Self.adding) == marked, "\(id)")
            #expect(try changed(marked, to: Self.removing) == file, "\(id)")
        }
        #expect(count > 30)
    }

    private static func ids(in text: [UInt8]) throws -> [String] {
        let markup = try MarkupFile(TextFile(utf8: text, path: "Phone.storyboard"))
        return (0..<markup.count).compactMap { markup.element(at: $0)?["id"] }
    }
}
