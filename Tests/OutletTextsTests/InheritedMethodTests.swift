import Testing

@Suite("Texts that a method gives which several classes inherit")
struct InheritedMethodTests {
    private static let classes = """
        class Sheet: UIViewController { @IBOutlet var titleLabel: UILabel!
        func show(_ text: String) { titleLabel.text = text } }
        class HomeController: Sheet {}
        class LongHomeController: HomeController {}
        class OtherController: Sheet {}

        """

    @Test(arguments: [
        ("func f(page: HomeController) { page.show(@home) }", ["key home:2"]),
        ("func f(page: LongHomeController) { page.show(@home) }", ["key home:2"]),
        // A value of the class that all inherit from may be one of this class.
        ("func f(page: Sheet) { page.show(@home) }", ["key home:2"]),
        ("func f(page: OtherController) { page.show(@home) }", ["unknown:2"]),
        (
            "func f(page: HomeController, other: OtherController) { page.show(@home); other.show(@other) }",
            ["key home:2"]
        ),
        ("extension OtherController { func f() { show(@other); self.show(@other) } }", ["unknown:2"]),
        ("extension HomeController { func f() { show(@home); self.show(@more) } }", ["key home:2", "key more:2"]),
        ("extension Sheet { func f() { show(@home) } }", ["key home:2"]),
    ])
    func `are those that its own objects are given`(code: String, texts: [String]) throws {
        let code = code.replacing(/@(\w+)/) { "NSLocalizedString(\"\($0.output.1)\", comment: \"\")" }
        #expect(try JoinSample(swift: [Self.classes + code]).texts() == texts)
    }
}
