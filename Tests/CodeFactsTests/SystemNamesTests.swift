import Testing

@Suite("What the frameworks call")
struct SystemNamesTests {
    @Test(arguments: [
        ("UIApplicationDelegate", "applicationDidAsk", true), ("UIApplicationDelegate", "ask", false),
        ("UIWindowSceneDelegate", "windowScene", true), ("UIWindowSceneDelegate", "ask", false),
        // These hand on what happens by other names as well.
        ("WKApplicationDelegate", "handle", true), ("CPTemplateApplicationSceneDelegate", "templateScene", true),
    ])
    func `the delegates of an app and of its windows have functions with names of one kind`(
        parent: String,
        function: String,
        isCalled: Bool
    ) throws {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album,
            "App/More.swift":
                "extension Album: \(parent) { func \(function)(_ scene: Scene) { label.text = \"Which one?\" } }\n",
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isCalled)
    }

    @Test(arguments: [
        ("UIWindowDelegate", "_ window: UIWindow", true), ("UIWindowDelegate", "in window: UIWindow", true),
        ("UIWindowDelegate", "window: UIWindow", false),
    ])
    func `a delegate is handed an object without a label, or behind a preposition`(
        parent: String,
        parameter: String,
        isCalled: Bool
    ) throws {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album,
            "App/More.swift": "extension Album: \(parent) { func did(\(parameter)) { label.text = \"Which one?\" } }\n",
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isCalled)
    }

    @Test(arguments: [
        ("Page: NSObject, Maker", true), ("Page: UIViewController, Maker", false), ("Page: UIView, Maker", false),
        ("Page: NSObject, AxisFormatter", false),
    ])
    func `a view is made by code or a document, whatever promises it keeps`(head: String, isMade: Bool) throws {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album,
            "App/More.swift": "class \(head) { override init() { label.text = \"Which one?\" } }\n",
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isMade)
    }

    @Test(arguments: [("Readable & Writable", false), ("Readable & Drawable", true)])
    func `another name for protocols asks for what these do`(meant: String, isCalled: Bool) throws {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album,
            "App/More.swift": """
            protocol Readable {}
            protocol Writable {}
            typealias Storable = \(meant)
            extension Album: Storable { func ask() { label.text = "Which one?" } }
            """,
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isCalled)
    }
}
