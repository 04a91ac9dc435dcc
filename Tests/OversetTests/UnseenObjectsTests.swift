import Checking
import Findings
import Testing

/// Translations of texts that nobody sees.
struct UnseenObjectsTests {
    private static func storyboard(_ attributes: String, connections: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Home" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <view id="box" \(attributes)><subviews><label text="Gender" id="inn-er-one"/></subviews></view>
        <label text="Name" id="out-er-one"/>
        </subviews></view><connections>\(connections)</connections></viewController></objects></scene></scenes>
        </document>

        """
    }

    private static func missing(_ document: String, code: String = "") throws -> [String] {
        let found = try LintTests.lint([
            "Base.lproj/Main.storyboard": document,
            "en.lproj/Main.strings": """
            "inn-er-one.text" = "Gender";
            "out-er-one.text" = "Name";
            "c.title" = "Home";

            """,
            "de.lproj/Main.strings": "\"c.title\" = \"Start\";\n",
            "App.swift": "@main class Home: UIViewController {\n\(code)\n}\n",
        ])
        return found.findings.filter { $0.rule == .missingKey }.map(\.key).sorted()
    }

    @Test(arguments: ["hidden=\"YES\"", "alpha=\"0.0\""])
    func `what stays hidden needs none`(attributes: String) throws {
        #expect(try Self.missing(Self.storyboard(attributes)) == ["out-er-one.text"])
    }

    @Test func `what code may show needs one`() throws {
        let both = ["inn-er-one.text", "out-er-one.text"]
        #expect(try Self.missing(Self.storyboard("")) == both)
        #expect(try Self.missing(Self.storyboard("alpha=\"0.5\"")) == both)
        #expect(try Self.missing(Self.storyboard("hidden=\"YES\" tag=\"3\"")) == both)
        #expect(try Self.missing(Self.storyboard("hidden=\"YES\" customClass=\"Box\"")) == both)
        let outlet = "<outlet property=\"box\" destination=\"box\" id=\"o\"/>"
        #expect(try Self.missing(Self.storyboard("hidden=\"YES\"", connections: outlet)) == both)
    }

    /// An outlet says that code knows the view, not that it shows it.
    @Test(arguments: [
        ("", ["out-er-one.text"]), ("func fill() { box.backgroundColor = .red }", ["out-er-one.text"]),
        ("func fill() { box.isHidden = isEmpty }", ["inn-er-one.text", "out-er-one.text"]),
        ("func fill() { show(box) }", ["inn-er-one.text", "out-er-one.text"]),
    ])
    func `an outlet that no code shows needs none`(code: String, keys: [String]) throws {
        let outlet = "<outlet property=\"box\" destination=\"box\" id=\"o\"/>"
        let document = Self.storyboard("hidden=\"YES\"", connections: outlet)
        #expect(try Self.missing(document, code: "@IBOutlet private weak var box: UIView!\n" + code) == keys)
    }

    /// What is set as soon as the document is loaded hides its text; what is set now and then does not.
    @Test(arguments: [
        ("override func viewDidLoad() { label.text = name }", ["inn-er-one.text"]),
        ("override func viewDidLoad() { if isNew { label.text = name } }", ["inn-er-one.text", "out-er-one.text"]),
        ("override func viewDidLoad() { label.textColor = .red }", ["inn-er-one.text", "out-er-one.text"]),
    ])
    func `what code gives another text needs none`(code: String, keys: [String]) throws {
        let outlet = "<outlet property=\"label\" destination=\"out-er-one\" id=\"o\"/>"
        let members = "@IBOutlet var label: UILabel!\nlet name = load()\n" + code
        #expect(try Self.missing(Self.storyboard("", connections: outlet), code: members) == keys)
    }
}
