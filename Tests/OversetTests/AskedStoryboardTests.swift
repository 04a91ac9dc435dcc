import Findings
import Testing

/// Scenes of one identifier in the storyboards of two devices.
@Suite("Storyboards that code asks for a scene")
struct AskedStoryboardTests {
    private static let direct =
        "UIStoryboard(name: \"Phone\", bundle: nil).instantiateViewController(withIdentifier: \"page\")"

    @Test(arguments: [
        ("App.swift", "func go() { \(direct) }", Severity.note),
        (
            "App.swift",
            "func go() {\nlet board = UIStoryboard(name: \"Phone\", bundle: .main)\nlet page = board."
                + "instantiateViewController(withIdentifier: \"page\")\n}", .note
        ),
        ("App.swift", "func go() { \(direct) }\nfunc more() { \(direct.replacing("Phone", with: "Pad")) }", .error),
        (
            "App.swift",
            "func go() { \(direct) }\nfunc more() { storyboard?.instantiateViewController("
                + "withIdentifier: \"page\") }", .error
        ),
        ("App.swift", "func go() { \(direct) }\nlet name = \"page\"", .error),
        (
            "App.m",
            "void go(void) { [[UIStoryboard storyboardWithName:@\"Phone\" bundle:nil] "
                + "instantiateViewControllerWithIdentifier:@\"page\"]; }", .note
        ),
        (
            "App.m",
            "void go(void) {\nUIStoryboard *sb = [UIStoryboard storyboardWithName:@\"Phone\" bundle:nil];\n"
                + "[sb instantiateViewControllerWithIdentifier:@\"page\"];\n}", .note
        ),
        (
            "App.m",
            "void go(void) {\nUIStoryboard *sb = [UIStoryboard storyboardWithName:@\"Phone\" bundle:nil];\n}\n"
                + "void more(void) {\n[sb instantiateViewControllerWithIdentifier:@\"page\"];\n}", .error
        ),
    ])
    func `the one that it does not name is not asked`(path: String, code: String, severity: Severity) async throws {
        let attributes = "customClass=\"PageController\" storyboardIdentifier=\"page\""
        let others = [(id: "h", attributes: "customClass=\"HomeController\"")]
        let board = UnmadeScreenTests.storyboard(attributes, initial: "initialViewController=\"h\"", others: others)
            .replacing(" identifier=\"go\"", with: " identifier=\"never\"")
        let severities = try await UnmadeScreenTests.severities([
            "Base.lproj/Pad.storyboard": board, "Phone.storyboard": board,
            "de.lproj/Pad.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "Info.plist":
                "<plist><dict><key>a</key><string>Pad</string><key>b</key><string>Phone</string></dict></plist>",
            "Home.swift": "class HomeController: UIViewController {}\nclass PageController: UIViewController {}\n",
            path: code + "\n",
        ])
        #expect(severities == [severity])
    }
}
