import Checking
import Findings
import SwiftSources
import Testing

/// A scene that code makes on one kind of device alone is laid out on that.
struct IdiomSceneTests {
    private static let all = ["iPhone SE (3rd generation)", "iPad (9th generation)"]
    private static let (phone, pad) = ([all[0]], [all[1]])

    private static let flag = "let isPad = UIDevice.current.userInterfaceIdiom == .pad\n"

    /// A storyboard that begins with its only scene, `Split`.
    private static let storyboard = SampleStoryboard.document(
        """
        <viewController storyboardIdentifier="Split" id="c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <label text="Photos" id="l"><rect key="frame" x="20" y="80" width="80" height="20"/></label>
        </subviews></view></viewController>
        """
    )

    /// The devices on which the scene is laid out.
    private static func devices(_ files: [String: String]) async throws -> Set<String> {
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.devices = all
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 1).report
        withExtendedLifetime(project) {}
        return Set(report.screens.flatMap(\.cells).compactMap(\.device))
    }

    @Test(arguments: [
        ("both make it", "func go() { make(\"Split\") }", all),
        ("a choice makes it on iPads", flag + "func go() { make(isPad ? \"Split\" : \"Tabs\") }", pad),
        ("a choice makes it on iPhones", flag + "func go() { make(isPad ? \"Tabs\" : \"Split\") }", phone),
        (
            "a branch makes it on iPads",
            "func go() { if UIDevice.current.userInterfaceIdiom == .pad { make(\"Split\") } else { make(\"Tabs\") } }",
            pad
        ),
        (
            "a function makes it that a branch for iPads calls alone",
            flag + "enum News { static func show() { make(\"Split\") } }\n"
                + "func go() { if isPad { News.show() } else { make(\"Tabs\") } }",
            pad
        ),
        (
            "a function makes it that is also called elsewhere",
            flag + "enum News { static func show() { make(\"Split\") } }\n"
                + "func go() { if isPad { News.show() } else { make(\"Tabs\") }; News.show() }",
            all
        ),
        ("what stands behind a guard", flag + "func go() { guard isPad else { return }\nmake(\"Split\") }", pad),
        (
            "another place makes it on all", flag + "func go() { make(isPad ? \"Split\" : \"Tabs\"); make(\"Split\") }",
            all
        ),
        ("the condition is another one", "func go() { make(isLarge ? \"Split\" : \"Tabs\") }", all),
        ("nothing makes it", flag + "func go() { make(isPad ? \"Tabs\" : \"Home\") }", all),
    ])
    func `code tells on which devices a scene is made`(why: String, code: String, devices: [String]) async throws {
        let files = [
            "Main.storyboard": Self.storyboard.replacing("initialViewController=\"c\"", with: ""),
            "App.swift": code + "\n@main class App { static func main() { go() } }\n",
        ]
        #expect(try await Self.devices(files) == Set(devices), "\(why)")
    }

    /// What an app delegate does with the window, where `TABS` puts another scene into it, and the devices of the scene that
    /// the storyboard begins with.
    @Test(arguments: [
        ("if isPad { window.rootViewController = board.instantiateInitialViewController() } else { TABS }", pad),
        ("if isPad { TABS }", phone),
        ("if isPad { TABS }; later = board.instantiateInitialViewController()", all),
        ("TABS", all),
    ])
    func `code may begin with another scene than the storyboard`(code: String, devices: [String]) async throws {
        let tabs = "window.rootViewController = board.instantiateViewController(withIdentifier: \"Tabs\")"
        let app = """
            @main class App: UIResponder, UIApplicationDelegate {
            let isPad = UIDevice.current.userInterfaceIdiom == .pad
            func application() { \(code.replacing("TABS", with: tabs)) }
            }

            """
        let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>"
        let files = ["Start.storyboard": Self.storyboard, "App.swift": app, "Info.plist": list]
        #expect(try await Self.devices(files) == Set(devices))
    }
}
