import OutletTexts
import Testing

@Suite("Texts that belong to types")
struct StringMemberTests {
    private static let strings = """
        private extension String { static let greeting = NSLocalizedString("GREETING", comment: "") }
        private extension UIImage { static let greeting = UIImage(named: "greeting") }
        """

    @Test(arguments: [".greeting", "String.greeting", "isWide ? .greeting : nil"])
    func `a constant of strings is followed to its key`(value: String) throws {
        let sample = try JoinSample(swift: [
            """
            class HomeController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                override func viewDidLoad() { titleLabel.text = \(value) }
            }
            \(Self.strings)
            """
        ])
        #expect(sample.texts() == ["key GREETING:3"])
    }

    @Test func `a constant of strings of another file alone is data`() throws {
        let sample = try JoinSample(swift: [
            "class HomeController: UIViewController {\n@IBOutlet var titleLabel: UILabel!\nfunc show() { titleLabel.text = .greeting }\n}",
            Self.strings,
        ])
        #expect(sample.texts() == ["unknown:3"])
    }

    @Test func `a label that restyles its text when that changes is given no other one`() throws {
        let sample = try JoinSample(
            outlets: [("titleLabel", "other")],
            swift: [
                """
                class NiceLabel: UILabel {
                    override var text: String? { didSet { restyle() } }
                    func restyle() { attributedText = NSMutableAttributedString(string: text ?? "") }
                }
                class HomeController: UIViewController {
                    @IBOutlet var titleLabel: NiceLabel!
                    func use(_ label: NiceLabel) { label.text = NSLocalizedString("TWO", comment: "") }
                    override func viewDidLoad() { titleLabel.text = NSLocalizedString("ONE", comment: "") }
                }
                """
            ]
        )
        #expect(sample.texts(of: "other") == ["key ONE:8"])
    }

    @Test func `what a supertype is made with is not what an object of its heir has`() throws {
        let sample = try JoinSample(swift: [
            """
            class Field { let name: String; init(name: String) { self.name = name } }
            class OwnField: Field { init(named text: String) { super.init(name: text) } }
            let type = Field(name: NSLocalizedString("TYPE", comment: ""))
            let own = OwnField(named: NSLocalizedString("OWN", comment: ""))
            class HomeController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                var field: OwnField!
                override func viewDidLoad() { titleLabel.text = field.name }
            }
            """
        ])
        #expect(!sample.texts().contains { $0.contains("TYPE") })
    }

    @Test(arguments: ["NSString(format: \"%d of 3\", page)", "String(format: \"%d of 3\", page)"])
    func `a format of numbers is no text by itself`(value: String) throws {
        let sample = try JoinSample(swift: [
            "class HomeController: UIViewController {\n@IBOutlet var titleLabel: UILabel!\nfunc show() { titleLabel.text = \(value) as String }\n}"
        ])
        #expect(sample.texts() == ["format %d of 3:3"])
    }
}
