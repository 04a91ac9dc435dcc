import Testing

@Suite("What the frameworks call")
struct SystemNamesTests {
    /// Whether users see the text of a declaration beside an app that has nothing to do with it.
    private func isSeen(_ declaration: String) throws -> Bool {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album, "App/More.swift": declaration + "\n",
        ]
        return try UnreachedCodeTests().seen(files).contains("\"Which one?\"")
    }

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
        let code = "extension Album: \(parent) { func \(function)(_ scene: Scene) { label.text = \"Which one?\" } }"
        #expect(try isSeen(code) == isCalled)
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
        let code = "extension Album: \(parent) { func did(\(parameter)) { label.text = \"Which one?\" } }"
        #expect(try isSeen(code) == isCalled)
    }

    @Test(arguments: [
        ("Page: NSObject, Maker", true), ("Page: UIViewController, Maker", false), ("Page: UIView, Maker", false),
        ("Page: NSObject, AxisFormatter", false),
    ])
    func `a view is made by code or a document, whatever promises it keeps`(head: String, isMade: Bool) throws {
        #expect(try isSeen("class \(head) { override init() { label.text = \"Which one?\" } }") == isMade)
    }

    @Test(arguments: [("Readable & Writable", false), ("Readable & Drawable", true)])
    func `another name for protocols asks for what these do`(meant: String, isCalled: Bool) throws {
        let code = """
            protocol Readable {}
            protocol Writable {}
            typealias Storable = \(meant)
            extension Album: Storable { func ask() { label.text = "Which one?" } }
            """
        #expect(try isSeen(code) == isCalled)
    }

    @Test(arguments: [("didReceive", true), ("GoToHome", false)])
    func `a library asks for functions with a small letter alone`(function: String, isCalled: Bool) throws {
        let code =
            "extension Album: MessagingDelegate { func \(function)(_ a: Message) { label.text = \"Which one?\" } }"
        #expect(try isSeen(code) == isCalled)
    }
}
