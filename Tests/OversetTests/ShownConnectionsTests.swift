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
}
