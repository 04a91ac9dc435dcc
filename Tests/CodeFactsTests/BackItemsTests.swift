import CodeFacts
import Testing

@Suite("Items for going back")
struct BackItemsTests {
    private func isSeen(_ more: String = "", document: String = "") throws -> Bool {
        let code = """
            class Pages: UIViewController {
                override func viewDidLoad() { navigationItem.backBarButtonItem?.title = "To all photos" }
            }
            \(more)
            """
        let app = UnreachedCodeTests.pages
        let document = CodeDocument(path: "App/Main.storyboard", texts: [Array(document.utf8)], classes: [])
        return try UnreachedCodeTests().seen(
            ["App/App.swift": app, "App/Pages.swift": code],
            documents: [document]
        ).contains("\"To all photos\"")
    }

    @Test func `have no title where nobody makes one`() throws {
        #expect(try !isSeen())
    }

    @Test(arguments: [
        ("func go() { navigationItem.backBarButtonItem = UIBarButtonItem() }", ""), ("", "backBarButtonItem"),
    ])
    func `have one where code or a document makes them`(code: String, document: String) throws {
        #expect(try isSeen(code, document: document))
    }
}
