import Checking
import OutletTexts
import Projects
import StringTables
import SwiftSources
import Testing

/// Segues that belong to a controller, and that nothing but code performs.
struct PerformedSegueTests {
    private static func scene(_ id: String, _ segue: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(id)Controller">
        <view key="view" id="v\(id)"><subviews><label id="label\(id)"/></subviews></view>
        <connections><outlet property="titleLabel" destination="label\(id)" id="o\(id)"/>\(segue)</connections>
        </viewController></objects></scene>
        """
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Home">
        <scenes>\(scene("Home", "<segue destination=\"Map\" kind=\"show\" identifier=\"MapSegue\" id=\"g\"/>"))\
        \(scene("Map"))</scenes>
        </document>

        """

    private static func swift(_ members: String) -> String {
        """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
        class HomeController: UIViewController {
            override func viewDidLoad() { titleLabel.text = "Home" }
            \(members)
        }
        class MapController: UIViewController { override func viewDidLoad() { titleLabel.text = "Map" } }

        """
    }

    private func isShown(_ members: String) throws -> Bool {
        let folder = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard, "App.swift": Self.swift(members),
            "en.lproj/Main.strings": "\"a\" = \"b\";\n",
        ])
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
        loaded.readInterfaces()
        loaded.readSources(swift: SwiftReader())
        let sources = try #require(loaded.sources)
        let outlets = loaded.shownOutlets(sources.types, keys: sources.keys)
        return outlets.uses.values.contains { $0["labelMap"]?.texts.isEmpty == false }
    }

    @Test(
        "a scene is shown if code names the segue to it otherwise than to compare it",
        arguments: [
            ("override func viewDidAppear() { performSegue(withIdentifier: \"MapSegue\", sender: self) }", true),
            ("let next = \"MapSegue\"", true),
            // What code does not spell in place may be any.
            ("override func viewDidAppear() { performSegue(withIdentifier: \"\\(kind)Segue\", sender: self) }", true),
            ("override func viewDidAppear() { performSegue(withIdentifier: \"Map\" + rest, sender: self) }", true),
            ("override func viewDidAppear() { performSegue(withIdentifier: name, sender: nil) }", true),
            ("override func viewDidAppear() { performSegue(withIdentifier: \"OtherSegue\", sender: nil) }", false),
            ("override func viewDidAppear() { show(R.segue.home.mapSegue) }", true),
            ("", false), ("override func viewDidAppear(_ name: String) -> Bool { name == \"MapSegue\" }", false),
            ("override func viewDidAppear(_ name: String) -> Bool { \"MapSegue\" == name }", false),
            ("override func show(_ name: String) { switch name { case \"MapSegue\": stop()\ndefault: go() } }", false),
            ("private func map() { performSegue(withIdentifier: \"MapSegue\", sender: self) }", false),
        ]
    )
    func names(members: String, isShown: Bool) throws {
        #expect(try self.isShown(members) == isShown)
    }
}
