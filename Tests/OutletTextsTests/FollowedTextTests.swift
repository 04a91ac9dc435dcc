import CodeStrings
import OutletTexts
import Testing

@Suite("Values that texts are followed through")
struct FollowedTextTests {
    /// The body of a class, and what it gives the label.
    static let samples: [(name: String, body: String, texts: [String])] = [
        (
            "with another look",
            "func a() { titleLabel.attributedText = NSLocalizedString(\"name\", comment: \"\").withFont(font) + value }",
            ["part name:1"]
        ),
        (
            "as a value that describes itself",
            "enum Mode { case a; var description: String { NSLocalizedString(\"mode\", comment: \"\") } }; var mode: Mode = .a; func a() { titleLabel.text = String(describing: mode) }",
            ["key mode:1"]
        ),
        (
            "as a value that does not", "var mode: Int = 1; func a() { titleLabel.text = String(describing: mode) }",
            ["data:1"]
        ),
        (
            "out of a store of texts",
            "var field = value.text; "
                + (1...13).map { "func f\($0)() { field = NSLocalizedString(\"\($0)\", comment: \"\") }; " }.joined()
                + "func a() { titleLabel.text = field }",
            ["data:1"]
        ),
    ]

    @Test("are seen through", arguments: samples)
    func body(_ body: (name: String, body: String, texts: [String])) throws {
        let sample = try JoinSample(swift: ["class HomeController: UIViewController { \(body.body) }"])
        #expect(sample.texts() == body.texts, "\(body.name)")
    }
}
