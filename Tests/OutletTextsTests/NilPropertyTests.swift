import OutletTexts
import Testing

@Suite("Properties that nobody gives a value")
struct NilPropertyTests {
    /// A controller with an item, and what a label shows of it.
    private func texts(_ statements: String, property: String = "var item: Item?", more: String = "") throws -> [String]
    {
        let source = """
            struct Item { let name: String }
            class HomeController: UIViewController { \(property)
                override func viewDidLoad() {
                    \(statements)
                }
            }
            \(more)
            """
        return try JoinSample(swift: [source]).texts()
    }

    @Test(arguments: [
        "if let item = self.item { titleLabel.text = item.name }",
        "if let item { titleLabel.text = item.name }",
        "guard let item = item else { return }\n titleLabel.text = item.name",
        "titleLabel.text = item?.name",
    ])
    func `what it holds is never shown`(statements: String) throws {
        #expect(try texts(statements).isEmpty)
        let assigned = "func open(_ home: HomeController, _ item: Item) { home.item = item }"
        #expect(try texts(statements, more: assigned).count == 1)
    }

    @Test func `what stands in its place is shown`() throws {
        #expect(try texts("titleLabel.text = item?.name ?? \"None\"") == ["literal None:4"])
        #expect(try texts("titleLabel.text = (item?.name ?? \"\") + \" \"") == ["literal  :4"])
        #expect(
            try texts("if let item = item { show(item) } else { titleLabel.text = \"None\" }") == ["literal None:4?"]
        )
    }

    @Test(arguments: [
        // Something else may set it.
        ("@IBInspectable var item: Item?", ""),
        ("@Injected var item: Item?", ""),
        ("var item: Item? = Item.standard", ""),
        ("var item: Item? { Item.standard }", ""),
        ("let item: Item?", ""),
        ("var item: Item!", ""),
        // Whose property it is, is not known.
        ("var item: Item?", "func open() { make().item = found }"),
        ("var item: Item?", "func open() { HomeController(item: found) }"),
        ("var item: Item?", "class Other: HomeController { override var item: Item? { get { nil } set { } } }"),
        ("var item: Item?", "extension HomeController: Decodable {}"),
    ])
    func `a property that may have a value counts`(property: String, more: String) throws {
        let found = try texts(
            "if let item = self.item { titleLabel.text = item.title }",
            property: property,
            more: more
        )
        #expect(found == ["unknown:4?"])
    }

    @Test(arguments: ["nil", ".none"])
    func `an optional text without a value is none`(value: String) throws {
        let note = "extension HomeController { var note: String? { if isNew { return \(value) }; return \"New\" } }"
        #expect(try texts("titleLabel.text = note", more: note) == ["literal New:4"])
    }
}
