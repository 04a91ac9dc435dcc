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
}
