import OutletTexts
import Testing

@Suite("Halves of texts")
struct HalfTextTests {
    private static let joining = """
        extension String {
            func with(_ unit: String?) -> String {
                guard let unit = unit else { return self }
                guard !isEmpty else { return unit }
                return "\\(self) \\(unit)"
            }
        }
        func joined(text: String, more: String? = nil) -> String {
            if more != nil { return "\\(text) \\(more!)" } else { return text }
        }
        """

    private func texts(_ statements: String) throws -> [String] {
        try JoinSample(swift: [
            Self.joining,
            """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            override func viewDidLoad() {
            \(statements)
            }
            }
            """,
        ]).texts()
    }

    private static let key = "NSLocalizedString(\"UNIT\", comment: \"\")"

    @Test(arguments: [
        ("titleLabel.text += \(key)", ["part UNIT:4?"]), ("titleLabel.text! += \"More\"", ["unknown:4?"]),
        ("titleLabel.text += name", ["unknown:4?"]), ("total += \(key)", []),
    ])
    func `a text that is added to shows a part`(statement: String, texts: [String]) throws {
        #expect(try self.texts(statement) == texts)
    }

    @Test(arguments: [
        ("titleLabel.text = number.with(\(key))", ["part UNIT:4"]),
        ("titleLabel.text = number.with(\"%\")", ["unknown:4"]),
        ("titleLabel.text = joined(text: \(key), more: name)", ["part UNIT:4"]),
        ("titleLabel.text = joined(text: \"Name:\", more: name)", ["unknown:4"]),
        // Nothing else is given.
        ("titleLabel.text = joined(text: \(key))", ["part UNIT:4", "key UNIT:4"]),
        ("titleLabel.text = joined(text: \(key), more: nil)", ["part UNIT:4", "key UNIT:4"]),
    ])
    func `a text that is given two halves shows both`(statement: String, texts: [String]) throws {
        #expect(try self.texts(statement) == texts)
    }

    @Test(arguments: [
        ("titleLabel.text = name.components(separatedBy: \",\").first ?? \(key)", ["unknown:4"]),
        ("let parts = name.components(separatedBy: \",\")\ntitleLabel.text = parts.last ?? \(key)", ["unknown:5"]),
        ("titleLabel.text = names.first ?? \(key)", ["unknown:4", "key UNIT:4"]),
    ])
    func `a text that is taken apart always has a first and a last part`(statement: String, texts: [String]) throws {
        #expect(try self.texts(statement) == texts)
    }
}
