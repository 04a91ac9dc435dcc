import CodeFacts
import Testing

@Suite("Types that values are only tested for")
struct TestedTypeTests {
    @Test(arguments: [
        ("if value is Page { stop() }", 1), ("switch value { case is Page: stop(); default: break }", 1),
        ("show(Page())", 2), ("let this = [Page()]", 2), ("let page = value as? Page", 2),
    ])
    func `are made by nobody`(use: String, count: Int) throws {
        let page = "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\n"
        let app = UnreachedCodeTests.app + UnreachedCodeTests.album
        let files = ["App/App.swift": app + "extension Album { init() { \(use) } }\n", "App/Page.swift": page]
        #expect(try UnreachedCodeTests().seen(files).count == count)
    }

    @Test(arguments: [
        ("let page = segue.destination as? PageController", 1), ("(segue.destination as! PageController).show()", 1),
        ("show(PageController())", 2), ("let page = make() as PageController", 2),
        ("show(page: PageController())", 2), ("show(page: PageController.make())", 2),
        ("show(page: PageController<Item>())", 2), ("show(page: PageController { close() })", 2),
        ("let page: PageController = make()", 2), ("let page: PageController? = .init()", 2),
        ("weak var page: PageController?", 1), ("func fill(_ page: PageController, count: Int) {}", 1),
        ("show(Page.self) }\n class Page: PageController {", 2),
        ("show(Page.self) }\n class Page<Item>: PageController {", 2),
        ("let page = value as? PageController ?? PageController()", 2),
    ])
    func `or are taken for controllers of the type`(use: String, count: Int) throws {
        let page =
            "class PageController: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\n"
        let app = UnreachedCodeTests.app + UnreachedCodeTests.album
        let files = ["App/App.swift": app + "extension Album { init() { \(use) } }\n", "App/Page.swift": page]
        #expect(try UnreachedCodeTests().seen(files).count == count)
        let document = CodeDocument(
            path: "App/Main.storyboard",
            texts: [Array("PageController".utf8)],
            classes: ["PageController"]
        )
        #expect(try UnreachedCodeTests().seen(files, documents: [document]).count == 2)
    }
}
