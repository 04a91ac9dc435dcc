import Testing

@Suite("Observers of notifications that nothing posts")
struct UnpostedNotificationsTests {
    /// Whether users see the text of a function that only an observer names.
    private func isSeen(_ name: String, _ more: String = "", objectiveC: String = "") throws -> Bool {
        let code = """
            extension Notification.Name { static let opened = Notification.Name("opened-it") }
            class Pages: UIViewController {
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(self, selector: #selector(ask), name: \(name), object: nil)
                }
                deinit { NotificationCenter.default.removeObserver(self, name: \(name), object: nil) }
                @objc func ask() { label.text = "Which one?" }
            }
            \(more)
            """
        let app = UnreachedCodeTests.pages
        let files = ["App/App.swift": app, "App/Pages.swift": code, "App/Other.m": objectiveC]
        return try UnreachedCodeTests().seen(files).contains("\"Which one?\"")
    }

    @Test(arguments: [
        ".opened", "Notification.Name.opened", "Notification.Name(\"closed\")",
        "NSNotification.Name(rawValue: \"closed\")",
    ])
    func `nothing calls what they name`(name: String) throws {
        #expect(try !isSeen(name))
    }

    @Test(arguments: [
        (".opened", "func go() { NotificationCenter.default.post(name: .opened, object: nil) }", ""),
        (".opened", "let name = Notification.Name.opened", ""), (".opened", "", "post(opened);"),
        ("Notification.Name(\"closed\")", "let name = \"closed\"", ""),
        ("Notification.Name(\"closed\")", "", "post(@\"closed\");"),
        // What the app does not declare, a framework or a library may post.
        (".closed", "", ""), ("UIApplication.willTerminate", "", ""), ("Notification.Name(\"kClosed\")", "", ""),
        ("Notification.Name(\"com.example.closed\")", "", ""), ("Notification.Name(\"UIClosed\")", "", ""),
        ("Notification.Name(\"ClosedNotification\")", "", ""), ("name", "", ""), ("nil", "", ""),
    ])
    func `but where something posts it, or may do so`(name: String, more: String, objectiveC: String) throws {
        #expect(try isSeen(name, more, objectiveC: objectiveC))
    }
}
