import OutletTexts
import Testing

@Suite("Properties whose observers show them")
struct ObserverTests {
    private func texts(_ property: String, _ statement: String) throws -> [String] {
        try JoinSample(
            outlets: [("titleLabel", "other")],
            swift: [
                """
                struct Model { let title: String }
                class NiceLabel: UILabel {
                    \(property)
                }
                """,
                """
                class HomeController: UIViewController {
                @IBOutlet var titleLabel: NiceLabel!
                let spare = Model(title: NSLocalizedString("TWO", comment: ""))
                func use(_ label: NiceLabel) { label.model = spare; label.name = NSLocalizedString("TWO", comment: "") }
                override func viewDidLoad() { \(statement) }
                }
                """,
            ]
        ).texts(of: "other")
    }

    private static let one = "NSLocalizedString(\"ONE\", comment: \"\")"

    @Test(arguments: [
        (
            "var model: Model? { didSet { show() } }\nfunc show() { guard let model = model else { return }; text = model.title }",
            "titleLabel.model = Model(title: \(one))"
        ),
        (
            "var model: Model? { didSet { text = model.title } }",
            "titleLabel.model = Model(title: \(one))"
        ),
        (
            "var name = \"\" { didSet { show() } }\nfunc show() { update() }\nfunc update() { text = name }",
            "titleLabel.name = \(one)"
        ),
    ])
    func `a view shows what it is given, and not what others are given`(property: String, statement: String) throws {
        #expect(try texts(property, statement).map { $0.prefix(7) } == ["key ONE"])
    }
}
