import OutletTexts
import Testing

@Suite("What generic classes hold")
struct GenericTypesTests {
    private func texts(_ base: String, _ parent: String) throws -> [String] {
        let source = """
            struct LoginModel { let title: String }
            struct OtherModel { let title: String }
            \(base)
            class HomeController: \(parent) { override func changed() { titleLabel.text = model.title } }
            let login = LoginModel(title: NSLocalizedString("login", comment: ""))
            func open(_ home: HomeController) { home.model = login }
            func open(_ other: Other) { other.model = OtherModel(title: "Other") }
            """
        return try JoinSample(swift: [source]).texts()
    }

    static let base = "class Base<Model>: UIViewController { var model: Model; func changed() {} }"

    @Test(arguments: [
        (base, "Base<LoginModel>"),
        (
            "class Base<View: UIView, Model: Named>: UIViewController { var model: Model }",
            "Base<Card<A, B>, LoginModel>"
        ),
        (base + "\nclass Middle: Base<LoginModel> {}", "Middle"),
    ])
    func `is of the type that a class gives its parent`(base: String, parent: String) throws {
        #expect(try texts(base, parent) == ["key login:\(base.contains("Middle") ? 5 : 4)"])
    }

    @Test(arguments: [
        (base, "Base<Unknown>"), ("class Base<Key>: UIViewController { var model: Model }", "Base<LoginModel>"),
    ])
    func `of any other type is not known`(base: String, parent: String) throws {
        #expect(try texts(base, parent) == ["unknown:4"])
    }
}
