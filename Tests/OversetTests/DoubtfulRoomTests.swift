import Checking
import Findings
import Layout
import Foundation
import SourceText
import SwiftSources
import Testing

/// An error needs a cause that nobody can argue with: what else may hold makes a fault a warning.
struct DoubtfulRoomTests {
    /// A document with some views in the view of `HomeController`, and what ties them.
    static func storyboard(_ views: String, _ constraints: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(views)</subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>\(constraints)</constraints>
        </view>
        </viewController></objects></scene></scenes>
        </document>

        """
    }

    static func label(_ attributes: String, x: Int, y: Int, width: Double, _ more: String = "") -> String {
        """
        <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="20.5"/>\(more)
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }

    static func constraint(_ id: String, _ first: String, _ second: String, _ constant: Int) -> String {
        let one = first.split(separator: "."), other = second.split(separator: ".")
        return "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" secondItem=\"\(other[0])\" "
            + "secondAttribute=\"\(other[1])\" constant=\"\(constant)\" id=\"\(id)\"/>"
    }

    static func findings(
        _ document: String,
        german: String,
        source: String = "class HomeController: UIViewController {}\n",
        in file: String = "Home.swift"
    ) async throws -> [String] {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": "\"l.text\" = \"\(german)\";\n",
            file: source,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report.findings.filter {
            [.truncatedText, .outsideContainer].contains($0.rule)
        }.map { finding in
            "\(finding.severity) \(finding.rule) in \(finding.occurrences.map(\.locale).joined(separator: " "))"
        }
    }

    private static let fixed = storyboard(
        label(
            "",
            x: 20,
            y: 24,
            width: 80,
            "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/></constraints>"
        ),
        constraint("t", "l.top", "a.top", 24) + constraint("g", "l.leading", "v.leading", 20)
    )

    @Test func `a scene whose class no source declares may never be shown`() async throws {
        let german = "Bezeichnung der Aufgabe"
        #expect(try await Self.findings(Self.fixed, german: german) == ["error truncated-text in de"])
        let gone = try await Self.findings(Self.fixed, german: german, source: "class OtherController {}\n")
        #expect(gone == ["note truncated-text in de"])
        let renamed = "@objc(HomeController) class OtherController: UIViewController {}\n"
        #expect(try await Self.findings(Self.fixed, german: german, source: renamed) == ["error truncated-text in de"])
        let old = "@implementation HomeController\n@end\n"
        let found = try await Self.findings(Self.fixed, german: german, source: old, in: "Home.m")
        #expect(found == ["error truncated-text in de"])
    }

    /// The app ends where such a scene is loaded.
    @Test(arguments: [
        ("{ @IBOutlet var name, place, date: UILabel! }\n", "error"),
        ("{\n// @IBOutlet var name, place, date: UILabel!\n}\n", "note"),
        ("{\nvar name: UILabel!\n// @IBOutlet var place, date: UILabel!\n}\n", "error"),
    ])
    func `a scene whose class lacks outlets cannot be loaded`(members: String, severity: String) async throws {
        let outlets = ["name", "place", "date"].map { name in
            "<outlet property=\"\(name)\" destination=\"l\" id=\"o-\(name)\"/>"
        }
        let connections = "<connections>\(outlets.joined())</connections></viewController>"
        let document = Self.fixed.replacingOccurrences(of: "</viewController>", with: connections)
        let source = "class HomeController: UIViewController \(members)"
        let found = try await Self.findings(document, german: "Bezeichnung der Aufgabe", source: source)
        #expect(found == ["\(severity) truncated-text in de"])
    }

    @Test(arguments: [
        ("switch traits.verticalSizeClass {\ncase .compact: show()\ndefault: hide()\n}", "note"),
        ("if traits.verticalSizeClass == .compact { show() } else { hide() }", "note"),
        ("if traits.verticalSizeClass == .compact { hide() } else { show() }", "error"),
        ("if traits.verticalSizeClass == .compact || isWide { show() }", "error"),
        ("switch traits.verticalSizeClass {\ncase .compact, .regular: show()\ndefault: hide()\n}", "error"),
        ("show()\nif traits.verticalSizeClass == .compact { show() }", "error"),
    ])
    func `a scene that code shows in landscape alone has more room than in portrait`(
        body: String,
        severity: String
    ) async throws {
        let document = Self.fixed.replacingOccurrences(of: "id=\"c\"", with: "id=\"c\" storyboardIdentifier=\"Wide\"")
        let source = """
            class HomeController: UIViewController {}
            let start = StartController()
            class StartController: UIViewController {
                func change(traits: UITraitCollection) {
                    \(body)
                }
                func show() { present(storyboard!.instantiateViewController(withIdentifier: "Wide"), animated: true) }
            }

            """
        let german = "Bezeichnung der Aufgabe"
        let found = try await Self.findings(document, german: german, source: source)
        #expect(found == ["\(severity) truncated-text in de"])
    }

    @Test func `a mark of Crowdin's editor is no translation`() async throws {
        #expect(try await Self.findings(Self.fixed, german: "crwdns154632:0crwdne154632:0") == [])
    }

    /// A label and a field with a long placeholder beside it.
    private static func row(_ attributes: String) -> String {
        storyboard(
            label("horizontalHuggingPriority=\"251\" \(attributes)", x: 20, y: 24, width: 45.5)
                + """
                <textField opaque="NO" placeholder="the number of all points of the track" \
                translatesAutoresizingMaskIntoConstraints="NO" id="f">
                <rect key="frame" x="73.5" y="24" width="281.5" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </textField>
                """,
            constraint("t", "l.top", "a.top", 24) + constraint("g", "l.leading", "v.leading", 20)
                + constraint("h", "f.leading", "l.trailing", 8) + constraint("i", "v.trailing", "f.trailing", 20)
                + constraint("j", "f.centerY", "l.centerY", 0)
        )
    }

    @Test func `a field beside a label asks for its room as well`() async throws {
        let german = "Bezeichnung"
        let tied = try await Self.findings(Self.row(""), german: german)
        #expect(tied == ["note truncated-text in de"])
        let yielding = Self.row("horizontalCompressionResistancePriority=\"749\"")
        #expect(try await Self.findings(yielding, german: german) == ["error truncated-text in de"])
    }

    /// A static row whose label has the width that its text had when Xcode saved it.
    private static func row(style: String, x: Int = 16, content: Int = 375) -> String {
        storyboard(
            """
            <tableView contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" id="t" \
            fixedFrame="YES">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <sections><tableViewSection id="e"><cells>
            <tableViewCell contentMode="scaleToFill" \(style) id="r">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="r" id="n">
            <rect key="frame" x="0.0" y="0.0" width="\(content)" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
            <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" id="l">
            <rect key="frame" x="\(x)" y="12" width="45.5" height="20.5"/>
            <autoresizingMask key="autoresizingMask"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            </subviews>
            </tableViewCellContentView>
            </tableViewCell>
            </cells></tableViewSection></sections>
            </tableView>
            """,
            ""
        )
    }

    @Test func `a label that a cell places has the room of the cell, whatever width Xcode saved`() async throws {
        let (german, long) = ("Bezeichnung", "Bezeichnung der Aufgabe, die heute zuerst kommt")
        #expect(try await Self.findings(Self.row(style: ""), german: german) == ["error truncated-text in de"])
        for name in ["Default", "Subtitle"] {
            let cell = Self.row(style: "style=\"IBUITableViewCellStyle\(name)\" textLabel=\"l\"")
            #expect(try await Self.findings(cell, german: german) == [])
            #expect(try await Self.findings(cell, german: long) == ["error truncated-text in de"])
        }
        // How a title and a detail share the width of a cell is not known: such labels are not judged.
        let shared = Self.row(style: "style=\"IBUITableViewCellStyleValue1\" textLabel=\"l\"")
        #expect(try await Self.findings(shared, german: german) == [])
    }

    @Test(arguments: [
        ("symbol.setImage(UIImage(named: \"done\"), for: .normal)", "note"), ("symbol.isEnabled = true", "error"),
    ])
    func `an image of code changes the shares of a stack that shares in proportion`(
        code: String,
        severity: String
    ) async throws {
        let label = Self.label("", x: 29, y: 0, width: 71).replacing("height=\"20.5\"", with: "height=\"25\"")
        let document = Self.storyboard(
            """
            <stackView distribution="fillProportionally" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="k">
            <rect key="frame" x="20" y="24" width="100" height="25"/>
            <subviews>
            <button contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="0" width="25" height="25"/>
            <constraints><constraint firstAttribute="width" constant="25" id="w"/></constraints>
            <state key="normal" title="i"/>
            </button>
            \(label)
            </subviews>
            <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="m"/></constraints>
            </stackView>
            """,
            Self.constraint("t", "k.top", "a.top", 24) + Self.constraint("g", "k.leading", "v.leading", 20)
        )
        let outlet = "<connections><outlet property=\"symbol\" destination=\"b\" id=\"o\"/></connections>"
        let source = """
            class HomeController: UIViewController {
                @IBOutlet var symbol: UIButton!
                override func viewDidLoad() { \(code) }
            }
            """
        let joined = document.replacing("</viewController>", with: outlet + "</viewController>")
        let found = try await Self.findings(joined, german: "Bezeichnung", source: source)
        #expect(found == ["\(severity) truncated-text in de"])
    }

    /// An image in front of a label does not take as much behind it: there is the margin, or 8 points before an accessory.
    @Test(arguments: [
        (16, 375, 343.0), (20, 375, 335), (59, 375, 296), (16, 346, 322), (59, 346, 279),
    ])
    func `the label of a cell ends at the margin, or before the accessory`(
        x: Int,
        content: Int,
        room: Double
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.row(
                style: "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"l\"",
                x: x,
                content: content
            ),
            "de.lproj/Main.strings": "\"l.text\" = \"Bezeichnung der Aufgabe, die heute zuerst kommt\";\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        let report = try await request.check().run(jobs: 1).report
        let found = report.findings.filter { $0.rule == .truncatedText }.flatMap(\.occurrences)
        #expect(found.map(\.fault?.available) == [room])
    }
}
