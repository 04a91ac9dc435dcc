import Checking
import Findings
import Foundation
import SourceText
import SwiftSources
import Testing

/// What nobody makes, nobody sees: its faults are notes.
struct UnmadeScreenTests {
    /// A label of a fixed width.
    private static let label = """
        <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="20" y="24" width="80" height="20.5"/>
        <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """

    private static let constraints = """
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="24" id="t"/>\
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        """

    static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="v" customClass="BannerView">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(label)</subviews>
        <constraints>\(constraints)</constraints>
        </view></objects>
        </document>

        """

    /// A segue that code performs by its identifier; that of the controller `p` has none.
    private static func segue(from id: String) -> String {
        "<segue destination=\"n\" kind=\"show\" \(id == "p" ? "" : "identifier=\"go\"") id=\"g\(id)\"/>"
    }

    private static func scene(_ id: String, _ attributes: String, label: String, constraints: String) -> String {
        """
        <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v\(label.isEmpty ? id : "")">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(label)</subviews><constraints>\(constraints)</constraints>
        </view>
        <connections>\(label.isEmpty ? segue(from: id) : "")</connections>
        </viewController></objects></scene>
        """
    }

    /// A storyboard with a scene that is to be judged, and others that may lead to it.
    static func storyboard(
        _ attributes: String,
        initial: String,
        others: [(id: String, attributes: String)]
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(initial)>
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>\(scene("c", attributes, label: label, constraints: constraints))
        \(others.map { scene($0.id, $0.attributes, label: "", constraints: "") }.joined())</scenes>
        </document>

        """.replacingOccurrences(of: "destination=\"n\"", with: "destination=\"c\"")
    }

    static func severities(
        _ files: [String: String],
        of rule: Rule = .truncatedText
    ) async throws -> [Severity] {
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report.findings.filter { $0.rule == rule }.map(\.severity)
    }

    /// Files beside a xib of a `BannerView`, and what a text that is cut in it is.
    static let xibs: [(why: String, files: [String: String], severity: Severity)] = [
        ("code in use makes one", ["App.swift": "@main class App { let banner = BannerView() }"], .error),
        ("only a comment names it", ["App.swift": "@main class App {} // BannerView\n/* BannerView() */"], .note),
        ("code in use loads the document", ["App.swift": "@main class App { let nib = nib(\"Banner\") }"], .error),
        ("an address is no comment", ["App.swift": "func go() { open(\"https://a.b\"); BannerView() }"], .error),
        ("generated constants are written otherwise", ["App.swift": "func go() { R.nib.bannerView() }"], .error),
        (
            "only an unused class makes one",
            ["App.swift": "@main class App {}", "Old.swift": "class Old { let banner = BannerView() }"], .note
        ),
        (
            "a class makes one that is used itself",
            ["App.swift": "@main class App { let old = Old() }", "Old.swift": "class Old { let a = BannerView() }"],
            .error
        ),
        ("a subclass is made", ["App.swift": "class Sub: BannerView {}\nfunc go() { Sub() }"], .error),
        (
            "a subclass is made that has a document of its own",
            ["App.swift": "class Wide: BannerView {}\nfunc go() { Wide() }", "Wide.xib": "<document/>"], .note
        ),
        ("a message to the class", ["App.m": "void go(void) { [[BannerView alloc] init]; }"], .error),
        (
            "a question for the class",
            ["App.m": "#import \"BannerView.h\"\nBOOL is(id a) { return [a isKindOfClass:[BannerView class]]; }"], .note
        ),
        ("a type in Objective-C", ["App.m": "void take(BannerView *view) { [view show]; }"], .note),
        (
            "code makes a class whose name it puts together",
            ["App.swift": "@main class App { static func main() { make(NSClassFromString(name + \"View\")) } }"], .error
        ),
        (
            "code makes a class of another name",
            ["App.swift": "@main class App { static func main() { make(NSClassFromString(name + \"Panel\")) } }"], .note
        ),
        (
            "a document that is an archive names it",
            ["App.swift": "@main class App {}", "Main.xib": "<archive><string>BannerView</string></archive>"], .error
        ),
        ("a property list names it", ["Info.plist": "<plist><string>BannerView</string></plist>"], .error),
    ]

    @Test(arguments: xibs)
    func `a text that is cut in a xib`(
        _ sample: (why: String, files: [String: String], severity: Severity)
    ) async throws {
        var files = sample.files
        files["Base.lproj/Banner.xib"] = Self.xib
        files["de.lproj/Banner.strings"] = "\"l.text\" = \"Bezeichnung der Aufgabe\";\n"
        files["BannerView.swift"] = "class BannerView: UIView {}\n"
        #expect(try await Self.severities(files) == [sample.severity], "\(sample.why)")
    }

    /// Code beside a xib that a `BannerOwner` loads, and what a text that is cut in it is.
    @Test(arguments: [
        // Somebody names a column, a table or a document like this.
        ("func go() { column(\"Banner\") }", Severity.note),
        ("func go() { column(\"Banner\"); BannerOwner() }", .error),
        ("func go() { column(\"Banner\"); BannerView() }", .error),
        // A variable of another class is called like it.
        ("func go() { column(\"Banner\"); shared.bannerOwner.show() }", .note),
    ])
    func `a xib is loaded only where its owner is made`(code: String, severity: Severity) async throws {
        let owner = "id=\"-1\" userLabel=\"File's Owner\""
        let files = [
            "Base.lproj/Banner.xib": Self.xib.replacing(owner, with: owner + " customClass=\"BannerOwner\""),
            "de.lproj/Banner.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "BannerView.swift": "class BannerView: UIView {}\n",
            "BannerOwner.swift": "class BannerOwner: NSObject { func load() { nib(\"Banner\") } }\n", "App.swift": code,
        ]
        #expect(try await Self.severities(files) == [severity])
    }

    @Test func `a xib that is called like its owner is loaded where that is made`() async throws {
        let owner = "id=\"-1\" userLabel=\"File's Owner\""
        let files = [
            "Base.lproj/Banner.xib": Self.xib.replacing(owner, with: owner + " customClass=\"Banner\""),
            "de.lproj/Banner.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "BannerView.swift": "class BannerView: UIView {}\n", "Banner.swift": "class Banner: UIViewController {}\n",
            "App.swift": "func go() { Banner() }",
        ]
        #expect(try await Self.severities(files) == [.error])
    }

    @Test func `a class that other modules see may be made there`() async throws {
        let files = [
            "Base.lproj/Banner.xib": Self.xib, "de.lproj/Banner.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "BannerView.swift": "open class BannerView: UIView {}\n",
        ]
        #expect(try await Self.severities(files) == [.error])
    }

    /// A scene, what leads to it, the code, and what a text that is cut in it is.
    static let scenes:
        [(
            attributes: String, initial: String, others: [(id: String, attributes: String)], code: String,
            severity: Severity
        )] = [
            ("", "initialViewController=\"c\"", [], "", .error),
            ("", "initialViewController=\"o\"", [("o", "")], "let next = \"go\"", .error),
            ("", "initialViewController=\"x\"", [("o", "")], "", .note),
            // Nobody can perform a segue of a controller without a name.
            ("", "initialViewController=\"p\"", [("p", "")], "", .note),
            ("storyboardIdentifier=\"Login\"", "", [], "", .note),
            ("storyboardIdentifier=\"Login\"", "", [], "func go() { scene(\"Login\") }", .error),
            ("storyboardIdentifier=\"Login\"", "", [], "func go() { Scenes.login.show() }", .error),
            ("storyboardIdentifier=\"My Login\"", "", [], "", .error),
            ("", "", [], "", .error),
            (
                "", "", [("o", "customClass=\"HomeController\" storyboardIdentifier=\"Other\"")],
                "func go() { scene(\"Other\") }", .error
            ),
            ("", "", [("o", "customClass=\"HomeController\" storyboardIdentifier=\"Other\"")], "", .note),
            // The class is that of the other scene, which code shows.
            (
                "storyboardIdentifier=\"Login\"", "",
                [("p", "customClass=\"HomeController\" storyboardIdentifier=\"Other\"")],
                "func go() { scene(\"Other\") as! HomeController }", .note
            ),
            // An enumeration of scenes names each of them where it is declared; only what asks for one shows it.
            ("storyboardIdentifier=\"login\"", "", [], "enum Scene: String {\n    case home, login\n}", .note),
            (
                "storyboardIdentifier=\"login\"", "", [],
                "enum Scene: String {\n    case home, login\n}\nfunc go() { scene(Scene.login.rawValue) }", .error
            ),
            (
                "storyboardIdentifier=\"login\"", "", [],
                "enum Scene: String, CaseIterable {\n    case home, login\n}\nfunc go() { Scene.allCases.forEach(open) }",
                .error
            ),
            // A subclass names the scene of its class.
            (
                "storyboardIdentifier=\"HomeController\"", "", [],
                "class Wide: HomeController { static func make() { scene(\"HomeController\") } }\nfunc go() { Wide.make() }",
                .error
            ),
            // Only code of a scene that nothing can make names it.
            (
                "storyboardIdentifier=\"Login\"", "initialViewController=\"x\"",
                [("q", "customClass=\"OldController\"")],
                "class OldController: UIViewController { func go() { scene(\"Login\") } }", .note
            ),
            (
                "storyboardIdentifier=\"Login\"", "initialViewController=\"q\"",
                [("q", "customClass=\"OldController\"")],
                "class OldController: UIViewController { func go() { scene(\"Login\") } }", .error
            ),
            // How code names the scenes of the class is not known.
            (
                "storyboardIdentifier=\"Login\"", "",
                [("p", "customClass=\"HomeController\" storyboardIdentifier=\"Other\"")],
                "func go() { scene(step) as! HomeController }", .error
            ),
            (
                "storyboardIdentifier=\"Login12\"", "",
                [("p", "customClass=\"HomeController\" storyboardIdentifier=\"Other\"")],
                "func go() { scene(\"Other\"); scene(\"Login\\(step)\") as! HomeController }", .error
            ),
        ]

    @Test(arguments: scenes)
    func `a text that is cut in a scene`(
        _ sample: (
            attributes: String, initial: String, others: [(id: String, attributes: String)], code: String,
            severity: Severity
        )
    ) async throws {
        let attributes = "customClass=\"HomeController\" " + sample.attributes
        let files = [
            "Base.lproj/Main.storyboard": Self.storyboard(attributes, initial: sample.initial, others: sample.others),
            "de.lproj/Main.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "Home.swift": "class HomeController: UIViewController {}\n", "App.swift": "\(sample.code)\n",
        ]
        #expect(try await Self.severities(files) == [sample.severity])
    }

    /// No class of its own can make a scene whose controller has none.
    @Test(arguments: [("func go() { scene(\"Login\") }", Severity.error), ("// scene(\"Login\")", .note)])
    func `a text that is cut in a scene of a plain controller`(code: String, severity: Severity) async throws {
        let attributes = "storyboardIdentifier=\"Login\""
        let files = [
            "Base.lproj/Main.storyboard": Self.storyboard(attributes, initial: "", others: []),
            "de.lproj/Main.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n", "App.swift": "\(code)\n",
        ]
        #expect(try await Self.severities(files) == [severity])
    }

    @Test(arguments: [("Base.lproj/Banner.xib", Severity.error), ("Other.xib", .note), ("a.png", .error)])
    func `a document that no Xcode project builds is not shown`(built: String, severity: Severity) async throws {
        let project = """
            // !$*UTF8*$!
            {
            objects = {
            A1 = {isa = PBXBuildFile; fileRef = F1; };
            F1 = {isa = PBXFileReference; path = \(built); sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
            P1 = {isa = PBXResourcesBuildPhase; files = (A1, ); };
            T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); };
            E1 = {isa = PBXProject; mainGroup = G1; };
            };
            rootObject = E1;
            }

            """
        let files = [
            "Base.lproj/Banner.xib": Self.xib, "de.lproj/Banner.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "BannerView.swift": "class BannerView: UIView {}\n", "App.swift": "func go() { BannerView() }\n",
            "App.xcodeproj/project.pbxproj": project,
        ]
        #expect(try await Self.severities(files) == [severity])
    }
}
