import Checking
import Findings
import Testing

/// The scenes of a storyboard, each of which is made by itself.
struct SceneDocumentsTests {
    private static func controller(_ id: String, shows next: String = "") -> String {
        """
        class \(id)Controller: UIViewController {
            override func viewDidLoad() { label.text = "Which \(id)?"; \(next) }
        }

        """
    }

    /// The texts that users see of a storyboard with some scenes, where the first screen has some code.
    private func seen(_ code: String, initial: String = "", segue: String = "", more: String = "") throws -> [String] {
        let scenes = ["Page", "Help", "Tip"].map { id in
            SceneSample.scene(id, "storyboardIdentifier=\"\(id)\"", segue: id == "Page" ? segue : "")
        }.joined()
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(initial)>
            <scenes>\(scenes)</scenes>
            </document>

            """
        let home = """
            @main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }
            struct Album: View {
                let title = NSLocalizedString("TITLE", comment: "")
                var body: some View { Text(title).onAppear { open() } } }
            func open() { _ = UIResponder(); \(code) }
            func make<T>() -> T { UIStoryboard(name: "Pages").find(String(describing: T.self)) }
            \(more)
            """
        let files = [
            "App/en.lproj/Localizable.strings": "\"TITLE\" = \"Photos\";\n",
            "App/de.lproj/Localizable.strings": "\"TITLE\" = \"Fotos\";\n", "App/App.swift": home,
            // These two only make one another.
            "App/Help.swift": Self.controller("Help", shows: "storyboard.instantiate(\"Tip\")"),
            "App/Tip.swift": Self.controller("Tip", shows: "storyboard.instantiate(\"Help\")"),
            "App/Page.swift": Self.controller("Page"), "App/Pages.storyboard": storyboard,
        ]
        return try LintTests.lint(files).findings.filter { $0.rule == .hardCodedText }.map(\.key).sorted()
    }

    private static let screens = "struct Screens { var help: HelpController { make() } }"

    @Test(arguments: [
        ("UIStoryboard(name: \"Pages\").instantiate(\"Page\")", "", ["Which Page?"]),
        ("UIStoryboard(name: \"Pages\").instantiate(\"Help\")", "", ["Which Help?", "Which Tip?"]),
        ("let page: PageController = make()", "", ["Which Page?"]),
        ("show(screens.help)", screens, ["Which Help?", "Which Tip?"]),
    ])
    func `code makes them by identifier or class`(code: String, more: String, expected: [String]) throws {
        let found = try seen(code, more: more)
        #expect(found == expected)
    }

    @Test(arguments: ["initialViewController=\"Help\"", ""])
    func `a storyboard makes the one that it begins with`(initial: String) throws {
        let found = try seen("UIStoryboard(name: \"Pages\").instantiate()", initial: initial)
        #expect(found == (initial.isEmpty ? [] : ["Which Help?", "Which Tip?"]))
    }

    @Test(arguments: [
        "let a = storyboard.instantiateViewController(withIdentifier: \"He\\(end)\")",
        "let a = storyboard.instantiateViewController(withIdentifier: \"He\" + end)",
    ])
    func `where code puts identifiers together it may make those that name one another`(more: String) throws {
        let found = try seen("UIStoryboard(name: \"Pages\").instantiate()", more: more)
        #expect(found == ["Which Help?", "Which Tip?"])
    }

    @Test func `a segue of one that is made leads to the next`() throws {
        let segue = "<segue destination=\"Help\" kind=\"show\" id=\"g\"/>"
        let found = try seen("UIStoryboard(name: \"Pages\").instantiate(\"Page\")", segue: segue)
        #expect(found == ["Which Help?", "Which Page?", "Which Tip?"])
    }
}
