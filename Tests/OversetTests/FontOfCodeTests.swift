import Findings
import Testing

/// Fonts that code gives views, and that cannot be read there.
struct FontOfCodeTests {
    private func severities(_ code: String, size: String = "17") async throws -> [Severity] {
        let outlet = "<connections><outlet property=\"titleLabel\" destination=\"l\" id=\"o\"/></connections>"
        let start = "initialViewController=\"c\""
        let document = UnmadeScreenTests.storyboard("customClass=\"Home\"", initial: start, others: [])
            .replacing("<connections></connections>", with: outlet)
            .replacing("pointSize=\"17\"", with: "pointSize=\"\(size)\"")
        return try await UnmadeScreenTests.severities([
            "Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": "\"l.text\" = \"Bezeichner\";\n",
            "Home.swift": "class Home: UIViewController { func viewDidLoad() { \(code) } }\n",
        ])
    }

    @Test func `a label that keeps the font of a new one may have a small one`() async throws {
        #expect(try await severities("titleLabel.textColor = theme.color") == [.error])
        #expect(try await severities("titleLabel.font = theme.font") == [.note])
    }

    @Test func `a label whose font was chosen in the document has one about as large`() async throws {
        #expect(try await severities("titleLabel.font = theme.font", size: "18") == [.warning])
        #expect(try await severities("titleLabel.font = theme.font", size: "23") == [.warning])
    }

    @Test func `a label with the font of a headline may be one of a document at another scale`() async throws {
        #expect(try await severities("titleLabel.textColor = theme.color", size: "24") == [.error])
        #expect(try await severities("titleLabel.font = theme.font", size: "24") == [.note])
    }

    @Test func `a class of labels gives those that have the font of a new one a small one`() async throws {
        let severities = { (code: String, size: String) in
            let start = "initialViewController=\"c\""
            let document = UnmadeScreenTests.storyboard("", initial: start, others: [])
                .replacing("<label ", with: "<label customClass=\"Heading\" ")
                .replacing("pointSize=\"17\"", with: "pointSize=\"\(size)\"")
            return try await UnmadeScreenTests.severities([
                "Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": "\"l.text\" = \"Bezeichner\";\n",
                "Heading.swift": "class Heading: UILabel { override func awakeFromNib() { \(code) } }\n",
            ])
        }
        #expect(try await severities("textColor = theme.color", "17") == [.error])
        #expect(try await severities("font = theme.font(size)", "17") == [.note])
        #expect(try await severities("font = theme.font(size)", "18") == [.warning])
    }
}
