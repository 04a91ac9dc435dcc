import Interfaces
import Testing
import TextMeasurement

/// What documents say of views that Interface Builder drew with their own classes, and of guides and text views.
@Suite("Designables")
struct DesignableReadingTests {
    @Test("the sizes of designable views are read, without those that a class does not ask for")
    func sizes() throws {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' useAutolayout='YES'>"
            + "<objects><view id='root'><rect key='frame' x='0' y='0' width='320' height='480'/><subviews>"
            + "<view id='pill'>\(DocumentFixture.frame)</view><view id='plain'>\(DocumentFixture.frame)</view>"
            + "</subviews></view></objects><designables>"
            + "<designable name='pill'><size key='intrinsicContentSize' width='-1' height='17.5'/></designable>"
            + "<designable name='gone'><size key='intrinsicContentSize' width='1' height='2'/></designable>"
            + "</designables></document>"
        let screen = try #require(try DocumentFixture.parse(Array(text.utf8)).screens.first)
        #expect(screen.view("pill")?.designableSize == PerAxis(horizontal: nil, vertical: 17.5))
        #expect(screen.view("plain")?.designableSize == PerAxis(horizontal: nil, vertical: nil))
    }

    @Test(
        "a text view scrolls unless the document says that it does not",
        arguments: [("", true), ("scrollEnabled='NO'", false)]
    )
    func scrolling(attribute: String, scrolls: Bool) throws {
        let screen = try #require(
            try DocumentFixture.phone("<textView id='notes' \(attribute) text='a'>\(DocumentFixture.frame)</textView>")
        )
        guard case .textView(let content) = screen.view("notes")?.content else {
            Issue.record("no text view")
            return
        }
        #expect(content.scrolls == scrolls)
    }

    @Test("the keyboard's guide is read")
    func keyboard() throws {
        let screen = try #require(
            try DocumentFixture.phone("", inside: "<keyboardLayoutGuide key='keyboard' id='guide'/>")
        )
        #expect(screen.guides.map(\.kind) == [.keyboard])
    }

    @Test(
        "a font that the document lists as the app's own is none of the system, whatever its name",
        arguments: [
            ("SFUIText-Medium", "SFUIText-Medium", false), ("SFUIText-Medium", "SFUIText-Bold", true),
            (".SFUIText-Medium", "SFUIText-Medium", true), ("Brand-Bold", "Brand-Bold", false),
        ]
    )
    func ownFont(name: String, listed: String, isSystem: Bool) throws {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' useAutolayout='YES'>"
            + "<customFonts key='customFonts'><array key='a.ttf'><string>\(listed)</string></array></customFonts>"
            + "<objects><view id='root'><rect key='frame' x='0' y='0' width='320' height='480'/><subviews>"
            + "<label id='name' text='a'>\(DocumentFixture.frame)"
            + "<fontDescription key='fontDescription' name='\(name)' family='F' pointSize='18'/></label>"
            + "</subviews></view></objects></document>"
        let screen = try #require(try DocumentFixture.parse(Array(text.utf8)).screens.first)
        guard case .label(let label)? = screen.view("name")?.content,
            case .fixed(let font)? = label.attributes.font.base
        else {
            Issue.record("no label with a font")
            return
        }
        #expect((font.family == .system) == isSystem)
    }
}
