import Checking
import OutletTexts
import Projects
import StringTables
import SwiftSources
import Testing

/// A storyboard of scenes with one label each, whose controllers give the labels texts.
struct SceneSample {
    /// The element of a scene whose controller, label and outlet are named after it.
    ///
    /// - Parameters:
    ///   - id: the object ID of the controller, to whose class `Controller` is added.
    ///   - attributes: more attributes of the controller.
    ///   - segue: what is connected besides the label.
    /// - Returns: the element.
    static func scene(_ id: String, _ attributes: String = "", segue: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" \(attributes) customClass="\(id)Controller">
        <view key="view" id="v\(id)"><subviews><label id="label\(id)"/></subviews></view>
        <connections><outlet property="titleLabel" destination="label\(id)" id="o\(id)"/>\(segue)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first\(id)" customClass="UIResponder"/>
        </objects></scene>
        """
    }

    /// The labels that code gives texts in an app that begins with the scene `Home`.
    ///
    /// - Parameters:
    ///   - scenes: the elements of the scenes.
    ///   - sources: the code, by the names of files.
    /// - Returns: the object IDs of the labels.
    /// - Throws: what keeps the files from being written or read.
    static func labels(_ scenes: String, sources: [String: String]) throws -> [String] {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Home">
            <scenes>\(scenes)</scenes>
            </document>

            """
        let own = ["Base.lproj/Main.storyboard": storyboard, "en.lproj/Main.strings": "\"a\" = \"b\";\n"]
        let folder = try TemporaryProject(own.merging(sources) { $1 })
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
        loaded.readInterfaces()
        loaded.readSources(swift: SwiftReader())
        let code = try #require(loaded.sources)
        let outlets = loaded.shownOutlets(code.types, keys: code.keys)
        return outlets.uses.values.flatMap { $0.filter { !$0.value.texts.isEmpty }.keys }.sorted()
    }
}
