import Checking
import Findings
import SwiftSources
import Testing

/// A scene that code makes on one kind of device alone is laid out on that.
struct IdiomSceneTests {
    private static let all = ["iPhone SE (3rd generation)", "iPad (9th generation)"]
    private static let (phone, pad) = ([all[0]], [all[1]])

    private static let flag = "let isPad = UIDevice.current.userInterfaceIdiom == .pad\n"

    /// Code beside a storyboard with a scene `Split`, and the devices on which the scene is laid out.
    static let cases: [(why: String, code: String, devices: [String])] = [
        ("both make it", "func go() { make(\"Split\") }", all),
        ("a choice makes it on iPads", flag + "func go() { make(isPad ? \"Split\" : \"Tabs\") }", pad),
        ("a choice makes it on iPhones", flag + "func go() { make(isPad ? \"Tabs\" : \"Split\") }", phone),
        (
            "a branch makes it on iPads",
            "func go() { if UIDevice.current.userInterfaceIdiom == .pad { make(\"Split\") } else { make(\"Tabs\") } }",
            pad
        ),
        ("what stands behind a guard", flag + "func go() { guard isPad else { return }\nmake(\"Split\") }", pad),
        (
            "another place makes it on all", flag + "func go() { make(isPad ? \"Split\" : \"Tabs\"); make(\"Split\") }",
            all
        ),
        ("the condition is another one", "func go() { make(isLarge ? \"Split\" : \"Tabs\") }", all),
        ("nothing makes it", flag + "func go() { make(isPad ? \"Tabs\" : \"Home\") }", all),
    ]

    @Test(arguments: cases)
    func `code tells on which devices a scene is made`(why: String, code: String, devices: [String]) async throws {
        let storyboard = SampleStoryboard.document(
            """
            <viewController storyboardIdentifier="Split" id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <label text="Photos" id="l"><rect key="frame" x="20" y="80" width="80" height="20"/></label>
            </subviews></view></viewController>
            """
        ).replacing("initialViewController=\"c\"", with: "")
        let app = code + "\n@main class App {}\n"
        let project = try TemporaryProject(["Main.storyboard": storyboard, "App.swift": app])
        var request = CheckRequest(paths: [project.root])
        request.devices = Self.all
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 1).report
        withExtendedLifetime(project) {}
        #expect(Set(report.screens.flatMap(\.cells).compactMap(\.device)) == Set(devices), "\(why)")
    }
}
