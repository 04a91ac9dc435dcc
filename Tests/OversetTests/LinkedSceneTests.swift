import Findings
import Testing

/// Scenes of storyboards to which others refer.
extension UnmadeScreenTests {
    /// A storyboard that begins with a scene `h`, and that refers to others.
    private static func main(segues: String, references: String, button: String = "", others: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="h">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="sh"><objects>
        <viewController id="h" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vh">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <button opaque="NO" id="b" \(button)><connections>\(segues)</connections></button></subviews></view>\(others)
        </viewController></objects></scene>
        \(references)</scenes>
        </document>

        """
    }

    private static func reference(_ attributes: String) -> String {
        """
        <scene sceneID="sp"><objects>
        <viewControllerPlaceholder \(attributes) id="p" sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    private static let segue = "<segue destination=\"p\" kind=\"show\" id=\"g\"/>"

    @Test(arguments: [
        ("a segue leads to it", segue, reference("storyboardName=\"Albums\""), "", Severity.error),
        ("nothing leads to the reference", "", reference("storyboardName=\"Albums\""), "", .note),
        ("the reference is to another one", segue, reference("storyboardName=\"Songs\""), "", .note),
        (
            "code loads it", "", reference("storyboardName=\"Albums\""), "static func main() { load(\"Albums\") }",
            .error
        ),
        (
            "the reference is to another scene of it", segue,
            reference("storyboardName=\"Albums\" referencedIdentifier=\"second\""), "", .note
        ),
        (
            "the reference is to the scene", segue,
            reference("storyboardName=\"Albums\" referencedIdentifier=\"first\""), "", .error
        ),
    ])
    func `a scene of another storyboard`(
        why: String,
        segues: String,
        references: String,
        code: String,
        severity: Severity
    ) async throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.main(segues: segues, references: references),
            "Base.lproj/Albums.storyboard": Self.storyboard(
                "storyboardIdentifier=\"first\"",
                initial: "initialViewController=\"c\"",
                others: [("d", "storyboardIdentifier=\"second\"")]
            ).replacing("<segue", with: "<none"),
            "de.lproj/Albums.strings": "\"l.text\" = \"Die Aufgabenliste\";\n",
            "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
            "App.swift": "@main class App { \(code) }\n",
        ]
        #expect(try await Self.severities(files) == [severity], "\(why)")
    }

    /// What leaves the button out of some sizes.
    private static func excluding(_ key: String) -> String {
        "<variation key=\"\(key)\"><mask key=\"subviews\"><exclude reference=\"b\"/></mask></variation>"
    }

    @Test(arguments: [
        ("hidden=\"YES\"", "", Severity.note), ("hidden=\"YES\" tag=\"3\"", "", .error), ("hidden=\"NO\"", "", .error),
        ("hidden=\"YES\" customClass=\"GoButton\"", "", .error),
        ("", excluding("default"), .note), ("", excluding("heightClass=regular"), .error),
        ("", excluding("default") + excluding("heightClass=regular").replacing("exclude", with: "include"), .error),
        (
            "hidden=\"YES\"", "<connections><outlet property=\"go\" destination=\"b\" id=\"o\"/></connections>", .error
        ),
    ])
    func `nobody taps a button that stays hidden`(button: String, others: String, severity: Severity) async throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.main(
                segues: Self.segue,
                references: Self.reference("storyboardName=\"Albums\""),
                button: button,
                others: others
            ),
            "Base.lproj/Albums.storyboard": Self.storyboard("", initial: "initialViewController=\"c\"", others: []),
            "de.lproj/Albums.strings": "\"l.text\" = \"Die Aufgabenliste\";\n",
            "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
            "App.swift": "@main class App {}\nclass GoButton: UIButton {}\n",
        ]
        #expect(try await Self.severities(files) == [severity])
    }

    @Test(arguments: [
        ("", Severity.note), ("func go() { for view in stack.arrangedSubviews { view.isHidden = false } }", .error),
    ])
    func `nobody taps a button that stays hidden in a stack, unless code asks for its views`(
        code: String,
        severity: Severity
    ) async throws {
        let main = Self.main(
            segues: Self.segue,
            references: Self.reference("storyboardName=\"Albums\""),
            button: "hidden=\"YES\""
        )
        let files = [
            "Base.lproj/Main.storyboard": main.replacing("<button", with: "<stackView id=\"t\"><subviews><button")
                .replacing("</button>", with: "</button></subviews></stackView>"),
            "Base.lproj/Albums.storyboard": Self.storyboard("", initial: "initialViewController=\"c\"", others: []),
            "de.lproj/Albums.strings": "\"l.text\" = \"Die Aufgabenliste\";\n",
            "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
            "App.swift": "@main class App { \(code) }\n",
        ]
        #expect(try await Self.severities(files) == [severity])
    }
}
