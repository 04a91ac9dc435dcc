import CodeFacts
import Testing

@Suite("Actions that documents send")
struct ActionConnectionsTests {
    /// Whether users see the text that an action sets, in an app with a document that names some words.
    private func isSeen(_ path: String, _ code: String, _ words: [String], unread: Bool = false) throws -> Bool {
        let files = [
            path: code, "App/App.swift": "@main class AppDelegate: UIApplicationDelegate {}",
        ]
        let texts = Set((words + ["Page"]).map { Array($0.utf8) })
        var documents = [CodeDocument(path: "App/Main.storyboard", texts: texts, classes: ["Page"])]
        if unread { documents.append(.unread) }
        return try !UnreachedCodeTests().seen(files, documents: documents).isEmpty
    }

    @Test(arguments: [
        ("@IBAction func register(_ sender: Any)", "register:"), ("@IBAction func register()", "register"),
        ("@IBAction func register(sender: Any)", "registerWithSender:"),
        ("@IBAction func unwind(for segue: UIStoryboardSegue)", "unwindFor:"),
    ])
    func `an action in Swift is sent by a document or by code`(function: String, selector: String) throws {
        let code = "class Page: UIViewController { \(function) { label.text = \"Which one?\" } }"
        #expect(try isSeen("App/Page.swift", code, [selector]))
        #expect(try !isSeen("App/Page.swift", code, ["close:"]))
        #expect(try isSeen("App/Page.swift", code, ["close:"], unread: true))
        let called =
            code
            + "\nextension Page { override func viewDidLoad() { perform(#selector(register), #selector(unwind)) } }"
        #expect(try isSeen("App/Page.swift", called, []))
    }

    @Test func `an action in Objective-C is sent by a document or by code`() throws {
        let code = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (IBAction)register:(id)sender {
                label.text = @"Which one?";
            }
            @end
            """
        #expect(try isSeen("App/Page.m", code, ["register:"]))
        #expect(try !isSeen("App/Page.m", code, []))
        #expect(try isSeen("App/Page.m", code, [], unread: true))
        #expect(try isSeen("App/Page.m", code + "\nvoid f() { [page register:nil]; }", []))
    }

    @Test(arguments: ["copy", "selectAll", "saveDocument"])
    func `what menus of the system send needs no document`(name: String) throws {
        let code =
            "class Page: UIViewController { @IBAction func \(name)(_ sender: Any) { label.text = \"Which one?\" } }"
        #expect(try isSeen("App/Page.swift", code, []))
    }
}
