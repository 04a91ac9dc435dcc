import Testing

@Suite("Methods of delegates that nothing calls")
struct DelegateOrdersTests {
    private func isSeen(_ promise: String, _ function: String) throws -> Bool {
        let code = """
            @main class App: UIResponder, UIApplicationDelegate { let page = Page() }
            class Page: UIViewController {
                let label = UILabel()
                override func viewDidLoad() { view.addSubview(label) }
            }
            extension Page: \(promise) { \(function) { label.text = "Which one?" } }
            """
        return try !SeenTexts.of([("App/Page.swift", code)]).isEmpty
    }

    @Test(arguments: [
        ("func showQuestion(title: String)", false), ("func openPage(named name: String, isNew: Bool)", false),
        ("func showQuestion(_ title: String)", false), ("func showQuestion(title: String) -> Bool", true),
        ("func showDidFinish(title: String)", true), ("func album(title: String)", true),
        ("func showQuestion(in page: SDKPage)", true),
    ])
    func `what shows or opens something is called by the app alone`(function: String, isSeen: Bool) throws {
        #expect(try self.isSeen("SDKDelegate", function) == isSeen)
    }

    @Test(arguments: ["UICollectionViewDelegateFlowLayout", "UITableViewDataSourcePrefetching", "UITableViewDelegate"])
    func `delegates of the system are asked with an object`(promise: String) throws {
        #expect(try !isSeen(promise, "func ask()"))
        #expect(try isSeen(promise, "func ask(_ list: UICollectionView)"))
    }
}
