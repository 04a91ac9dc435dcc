import Testing

@Suite("Controllers that are in a navigation controller which nothing shows")
struct UnkeptControllersTests {
    /// Whether users see the text of a page that a controller of tabs makes.
    private func isSeen(_ members: String, _ statements: String, more: [String: String] = [:]) throws -> Bool {
        let code = """
            class Tabs: UITabBarController {
                \(members)
                override func viewDidLoad() { \(statements) }
            }
            class Page: UIViewController { override func viewDidLoad() { label.text = "Which one?" } }
            """
        let app = UnreachedCodeTests.app.replacing("Album()", with: "Tabs()")
        let files = more.merging(["App/App.swift": app, "App/Tabs.swift": code]) { first, _ in first }
        return try UnreachedCodeTests().seen(files).contains("\"Which one?\"")
    }

    private static let tab = "let tab = UINavigationController(rootViewController: "

    @Test(arguments: [
        ("", tab + "Page())\ntab.title = name"),
        ("", tab + "Page())\ntab.view.isHidden = true"),
        ("", "let page = Page()\npage.title = name\n" + tab + "page)"),
        ("var page: UIViewController?", "page = Page()\n" + tab + "page!)\npage?.dismiss()"),
        ("var page: UIViewController?", "self.page = Page()\n" + tab + "self.page!)"),
        ("let page = Page()", tab + "page)"),
    ])
    func `are not seen`(members: String, statements: String) throws {
        #expect(try !isSeen(members, statements))
    }

    @Test(arguments: [
        ("", tab + "Page())\nviewControllers = [tab]"), ("", tab + "Page())\nview.addSubview(tab.view)"),
        ("", tab + "Page())\ntab.didMove(toParent: self)"), ("", tab + "Page())\nlet shown = { show(tab) }"),
        ("", "let page = Page()\nshow(page)\n" + tab + "page)"),
        ("var page: UIViewController?", "page = Page()\n" + tab + "page!)\nshow(page!)"),
        ("var page: UIViewController?", "page = Page()\n" + tab + "page!)\nlet other = page"),
    ])
    func `are where a name is handed on`(members: String, statements: String) throws {
        #expect(try isSeen(members, statements))
    }

    @Test func `may be shown by another file that names the property`() throws {
        let statements = "page = Page()\n" + Self.tab + "page!)"
        let other = ["App/Other.swift": "extension Tabs { func go() { show(page!) } }"]
        #expect(try isSeen("var page: UIViewController?", statements, more: other))
    }
}
