import Checking
import OutletTexts
import Projects
import StringTables
import SwiftSources
import Testing

@Suite("Windows of documents that code may open")
struct UnopenedWindowsTests {
    private static func document(_ attributes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <customObject id="-2" customClass="HomeController"><connections>
        <outlet property="aboutPanel" destination="w" id="o1"/><outlet property="titleLabel" destination="home" id="o2"/>
        </connections></customObject>
        <window id="w" visibleAtLaunch="NO" \(attributes)><view key="contentView" id="v" customClass="NoteView">
        <connections><outlet property="noteLabel" destination="note" id="o3"/></connections>
        <subviews><textField id="note"/></subviews></view></window>
        <view id="x"><subviews><textField id="home"/></subviews></view>
        </objects></document>

        """
    }

    @Test(arguments: [
        ("showAbout()", "", true), ("", "", false), ("", "customClass=\"NSPanel\"", false),
        ("", "customClass=\"AboutPanel\"", true), ("showAbout()", "customClass=\"NSPanel\"", true),
    ])
    func `stay closed where nothing reaches the code that opens them`(
        start: String,
        attributes: String,
        isShown: Bool
    ) throws {
        let home = """
            @main class AppDelegate: NSObject, NSApplicationDelegate { let home = HomeController() }
            class HomeController: NSViewController {
                @IBOutlet var titleLabel: NSTextField!
                @IBOutlet var aboutPanel: NSWindow!
                override func awakeFromNib() {
                    titleLabel.stringValue = "Home"
                    \(start)
                }
                private func showAbout() { NSApp.runModal(for: aboutPanel) }
            }
            class NoteView: NSView {
                @IBOutlet var noteLabel: NSTextField!
                override func awakeFromNib() { noteLabel.stringValue = "Note" }
            }

            """
        let folder = try TemporaryProject([
            "Home.xib": Self.document(attributes), "Home.swift": home,
            "en.lproj/Localizable.strings": "\"a\" = \"b\";\n",
        ])
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
        loaded.readInterfaces()
        loaded.readSources(swift: SwiftReader())
        let code = try #require(loaded.sources)
        let uses = loaded.shownOutlets(code.types, keys: code.keys).uses
        let labels = uses.values.flatMap { $0.filter { !$0.value.texts.isEmpty }.keys }.sorted()
        #expect(labels == (isShown ? ["home", "note"] : ["home"]))
    }
}
