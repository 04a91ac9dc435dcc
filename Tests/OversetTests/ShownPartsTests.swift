import Checking
import OutletTexts
import Projects
import StringTables
import SwiftSources
import Testing

/// What only code makes that nothing calls, nobody sees.
struct ShownPartsTests {
    private static func scene(_ id: String, _ more: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" storyboardIdentifier="\(id)" customClass="\(id)Controller">
        <view key="view" id="v\(id)"><subviews><label id="label\(id)"/></subviews></view>
        <connections><outlet property="titleLabel" destination="label\(id)" id="o\(id)"/>\(more)</connections>
        </viewController></objects></scene>
        """
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Home">
        <scenes>\(scene("Home"))\(scene("Login"))\
        \(scene("Alert", "<segue destination=\"Help\" kind=\"show\" identifier=\"help\" id=\"g\"/>"))\(scene("Help"))</scenes>
        </document>

        """

    private static func controller(_ id: String, _ members: String = "") -> String {
        """
        class \(id)Controller: UIViewController {
            override func viewDidLoad() { titleLabel.text = "Title" }
            \(members)
        }

        """
    }

    /// The labels that code gives texts, where the first screen has some functions.
    private func labels(_ members: String) throws -> [String] {
        let folder = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard,
            "App.swift": "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "Home.swift": Self.controller("Home", members),
            "Login.swift": Self.controller(
                "Login",
                "override func viewDidAppear() { next() }\nfunc next() { show(\"Alert\") }"
            ),
            "Alert.swift": Self.controller("Alert", "func help() { performSegue(withIdentifier: \"help\") }"),
            "Help.swift": Self.controller("Help"),
            "en.lproj/Main.strings": "\"a\" = \"b\";\n",
        ])
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
        loaded.readInterfaces()
        loaded.readSources(swift: SwiftReader())
        let sources = try #require(loaded.sources)
        let outlets = loaded.shownOutlets(sources.types, keys: sources.keys)
        return outlets.uses.values.flatMap { $0.filter { !$0.value.texts.isEmpty }.keys }.sorted()
    }

    @Test(arguments: [
        ("func open() { show(\"Login\") }", ["labelHome"]),
        (
            "override func viewDidAppear() { open() }\nfunc open() { show(\"Alert\") }",
            ["labelAlert", "labelHelp", "labelHome"]
        ),
        (
            "override func viewDidAppear() { open() }\nfunc open() { show(\"Login\") }",
            ["labelAlert", "labelHelp", "labelHome", "labelLogin"]
        ),
    ])
    func `scenes are shown where code that is called makes them, or a scene that is shown`(
        members: String,
        expected: [String]
    ) throws {
        #expect(try labels(members) == expected)
    }
}
