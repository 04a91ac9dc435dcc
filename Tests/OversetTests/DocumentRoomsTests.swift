import Checking
import Findings
import Foundation
import SourceText
import Testing

/// Strings that documents give to bars, sections and menus are judged by what is known of their room.
struct DocumentRoomsTests {
    private static let phone = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s-c-n"><objects>
        <viewController id="v-c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="ro-t"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        </view>
        <navigationItem key="navigationItem" title="Save" id="nav-it">
        <barButtonItem key="rightBarButtonItem" title="Done" id="bar-bt"/></navigationItem>
        <tabBarItem key="tabBarItem" title="Photos" id="tab-it"/>
        </viewController></objects></scene></scenes></document>
        """

    private static let desktop = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
        <menu title="Main Menu" systemMenu="main" id="men-ma"><items>
        <menuItem title="Open Recent" id="men-it"/></items></menu></objects></document>
        """

    private static func check(_ files: [String: String], devices: [String]) async throws -> Check.Outcome {
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.devices = devices
        let outcome = try await request.check().run(jobs: 1)
        withExtendedLifetime(project) {}
        return outcome
    }

    private static func found(_ outcome: Check.Outcome) -> [String] {
        outcome.report.findings.filter { $0.rule == .truncatedText }.map { finding in
            "\(finding.severity) at \(finding.location.line) for \(finding.key): "
                + (finding.message.components(separatedBy: "; ").last ?? "")
        }
    }

    /// Translations, and what is found: the screen is 375 points wide.
    @Test(arguments: [
        ("nav-it.title", "Sichern", []),
        (
            "nav-it.title", "Speichern und danach schließen",
            ["note at 8 for nav-it.title: the title of a navigation bar has more room if little else is in it"]
        ),
        (
            "nav-it.title", "Speichern, danach schließen und noch einmal öffnen",
            [
                "warning at 8 for nav-it.title: the title of a navigation bar has no more room even with nothing beside "
                    + "the text"
            ]
        ),
        (
            "bar-bt.title", "Abgeschlossen",
            ["note at 9 for bar-bt.title: a button of a bar has more room if little else is in it"]
        ),
        (
            "tab-it.title", "Gespeicherte Fotos",
            ["note at 10 for tab-it.title: a tab has more room if little else is in it"]
        ),
    ])
    func `a translation is judged in the room of the part that shows it`(
        key: String,
        german: String,
        expected: [String]
    ) async throws {
        let outcome = try await Self.check(
            ["Base.lproj/Main.storyboard": Self.phone, "de.lproj/Main.strings": "\"\(key)\" = \"\(german)\";\n"],
            devices: ["iPhone SE (3rd generation)"]
        )
        #expect(Self.found(outcome) == expected)
        #expect(!outcome.report.unchecked.contains { $0.subject == key })
        let rows = outcome.report.coverage?.rows.filter { $0.kind == .document } ?? []
        #expect(rows.map { [$0.strings, $0.document] } == [[3, 3]])
    }

    @Test func `without an iPhone there is no bar whose room is known`() async throws {
        let outcome = try await Self.check(
            [
                "Base.lproj/Main.storyboard": Self.phone,
                "de.lproj/Main.strings": "\"nav-it.title\" = \"Speichern, danach schließen und noch einmal öffnen\";\n",
            ],
            devices: ["iPad Pro (11-inch) (4th generation)"]
        )
        #expect(Self.found(outcome).isEmpty)
        #expect(
            outcome.report.unchecked.map(\.subject).sorted() == ["bar-bt.title", "nav-it.title", "tab-it.title"]
        )
    }

    @Test func `menus of macOS are as wide as their entries`() async throws {
        let outcome = try await Self.check(
            [
                "Base.lproj/MainMenu.xib": Self.desktop,
                "de.lproj/MainMenu.strings": "\"men-it.title\" = \"Zuletzt benutzte Dokumente und Ordner öffnen\";\n",
            ],
            devices: []
        )
        #expect(Self.found(outcome).isEmpty)
        #expect(outcome.report.coverage?.rows.map { [$0.strings, $0.document] } == [[2, 2]])
    }

    @Test func `a remark that declares a box, or ignores the string, is known better`() async throws {
        let outcome = try await Self.check(
            [
                "Base.lproj/Main.storyboard": Self.phone,
                "en.lproj/Main.strings": "/* overset: ignore */\n\"nav-it.title\" = \"Save\";\n",
                "de.lproj/Main.strings": "\"nav-it.title\" = \"Speichern, danach schließen und noch einmal öffnen\";\n",
            ],
            devices: ["iPhone SE (3rd generation)"]
        )
        #expect(Self.found(outcome).isEmpty)
    }
}
