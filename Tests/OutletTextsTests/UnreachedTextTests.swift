import OutletTexts
import Testing

@Suite("Texts that code gives outlets where no run comes to, or before another one")
struct UnreachedTextTests {
    @Test func `what nothing reaches gives no text`() throws {
        let code = "class HomeController: UIViewController {\nfunc ask() { titleLabel.text = \"Which one?\" }\n}\n"
        #expect(try JoinSample(swift: [code]).texts() == ["literal Which one?:2"])
        let dead = try JoinSample(swift: [code], unreached: ["Source0.swift": [40..<100]])
        #expect(dead.texts() == [])
    }

    @Test func `what a document gives a label is replaced where it is loaded`() throws {
        let property = "extension UILabel { @IBInspectable var key: String? { get { nil } set { text = newValue } } }\n"
        func texts(_ code: String) throws -> [String] {
            try JoinSample(
                swift: [property + "class HomeController: UIViewController {\n\(code)\n}\n"],
                attributes: [("key", "Attribute")]
            ).texts()
        }
        let own = "literal Attribute"
        #expect(try texts("").map { $0.split(separator: ":")[0] } == ["literal Attribute"])
        #expect(
            try !texts("func viewDidLoad() { fill() }\nfunc fill() { titleLabel.text = \"Code\" }").contains {
                $0.hasPrefix(own)
            }
        )
        #expect(try !texts("func viewDidLoad() { titleLabel.text = \"Code\" }").contains { $0.hasPrefix(own) })
        // What happens later, or perhaps, leaves it on the screen before.
        #expect(try texts("func tap() { titleLabel.text = \"Code\" }").contains { $0.hasPrefix(own) })
        #expect(try texts("func viewDidLoad() { if a { titleLabel.text = \"Code\" } }").contains { $0.hasPrefix(own) })
    }

    @Test func `a format whose arguments are constants is a text`() throws {
        func texts(_ value: String) throws -> [String] {
            let code = """
                enum Names { static let app = "Photos" }
                class HomeController: UIViewController {
                func viewDidLoad() { titleLabel.text = \(value) }
                }
                """
            return try JoinSample(swift: [code]).texts()
        }
        #expect(try texts("String(format: \"%@: %@\", Names.app, \"all\")") == ["literal Photos: all:3"])
        #expect(try texts("String(format: \"%@: %@\", Names.app, name)") == ["unknown:3"])
        let key = "NSLocalizedString(\"greeting\", comment: \"\")"
        let other = "NSLocalizedString(\"name\", comment: \"\")"
        #expect(try texts("String(format: \(key), \(other))") == ["key greeting:3", "part name:3"])
    }

    @Test func `so it is in Objective-C`() throws {
        let code = """
            static NSString *const kApp = @"Photos";
            @implementation HomeController
            - (void)viewDidLoad {
                self.titleLabel.text = [NSString stringWithFormat:@"%@ (%@)", kApp, @"all"];
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [code]).texts() == ["literal Photos (all):4"])
    }
}
