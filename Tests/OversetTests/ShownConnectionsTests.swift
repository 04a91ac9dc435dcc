import Checking
import OutletTexts
import Projects
import StringTables
import SwiftSources
import Testing

/// The outlets that `overset strings` lists are those of what people see.
struct ShownConnectionsTests {
    private static func scene(_ id: String) -> String {
        """
        <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" storyboardIdentifier="\(id)" customClass="HomeController">
        <view key="view" id="v\(id)"><subviews><label id="label\(id)"/></subviews></view>
        <connections><outlet property="title\(id)" destination="label\(id)" id="o\(id)"/></connections>
        </viewController></objects></scene>
        """
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>\(scene("Home"))\(scene("Login"))</scenes>
        </document>

        """

    private func outlets(_ code: String) throws -> [String] {
        let folder = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard, "App.swift": code + "\n",
            "Home.swift": "class HomeController: UIViewController {}\n", "en.lproj/Main.strings": "\"a\" = \"b\";\n",
        ])
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
        loaded.readInterfaces()
        loaded.readSources(swift: SwiftReader())
        return loaded.shownConnections().flatMap(\.outlets).map(\.property)
    }

    @Test func `scenes that nothing opens have none`() throws {
        #expect(try outlets("func go() { show(\"Home\") }") == ["titleHome"])
        #expect(try outlets("func go() { show(\"Home\"); show(\"Login\") }") == ["titleHome", "titleLogin"])
    }

    @Test func `where nothing is opened at all, every scene counts`() throws {
        #expect(try outlets("") == ["titleHome", "titleLogin"])
    }

    /// The outlets of a xib with a window and a view, and the code of its owner.
    private func outlets(xib: String, _ code: String) throws -> [String] {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
            <objects>\(xib)</objects>
            </document>

            """
        let folder = try TemporaryProject([
            "Home.xib": document, "Home.swift": code + "\n",
            "App.swift": "func go() { show(HomeController()) }\n", "en.lproj/Localizable.strings": "\"a\" = \"b\";\n",
        ])
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
        loaded.readInterfaces()
        loaded.readSources(swift: SwiftReader())
        return loaded.shownConnections().flatMap(\.outlets).map(\.property).filter { $0.hasSuffix("Label") }
    }

    @Test(arguments: [
        ("view = UIView()", false), ("super.loadView()", true), ("Bundle.main.loadNibNamed(name, owner: self)", true),
    ])
    func `a controller that makes its view in code shows none of a document`(body: String, isShown: Bool) throws {
        let code =
            "class HomeController: UIViewController { override func loadView() { \(body) } }"
        let view = """
            <customObject id="-2" customClass="HomeController"><connections>
            <outlet property="view" destination="v" id="o1"/></connections></customObject>
            <view id="v" customClass="HomeView"><connections><outlet property="nameLabel" destination="l" id="o2"/></connections>
            <subviews><label id="l"/></subviews></view>
            <view id="w" customClass="HomeView"><connections><outlet property="otherLabel" destination="m" id="o3"/></connections>
            <subviews><label id="m"/></subviews></view>
            """
        #expect(try outlets(xib: view, code) == (isShown ? ["nameLabel", "otherLabel"] : ["otherLabel"]))
    }

    @Test(arguments: [
        ("", "NO", "", false), ("", "YES", "", true),
        ("func go() { aboutPanel.makeKeyAndOrderFront(nil) }", "NO", "", true),
        // What takes it away brings it nowhere.
        ("func go() { aboutPanel.orderOut(nil); NSApp.endSheet(aboutPanel) }", "NO", "", false),
        ("func go() { aboutPanel.orderFront(nil); aboutPanel.close() }", "NO", "", true),
        (
            "", "NO",
            "<button id=\"b\"><connections><action selector=\"orderFront:\" target=\"w\" id=\"a\"/></connections></button>",
            true
        ),
    ])
    func `a window that nothing brings to the screen shows none`(
        code: String,
        atLaunch: String,
        button: String,
        isShown: Bool
    ) throws {
        let window = """
            <customObject id="-2" customClass="HomeController"><connections>
            <outlet property="aboutPanel" destination="w" id="o1"/></connections></customObject>
            <window id="w" visibleAtLaunch="\(atLaunch)"><view key="contentView" id="v" customClass="HomeView">
            <connections><outlet property="nameLabel" destination="l" id="o2"/></connections>
            <subviews><textField id="l"/></subviews></view></window>
            <view id="x" customClass="HomeView"><connections><outlet property="otherLabel" destination="m" id="o3"/></connections>
            <subviews><textField id="m"/>\(button)</subviews></view>
            """
        let own =
            "class HomeController: NSObject { @IBOutlet var aboutPanel: NSWindow!\n\(code) }"
        #expect(try outlets(xib: window, own) == (isShown ? ["nameLabel", "otherLabel"] : ["otherLabel"]))
    }
}
