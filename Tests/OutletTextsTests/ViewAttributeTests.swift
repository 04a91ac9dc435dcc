import OutletTexts
import Testing

@Suite("Attributes of views whose labels are in another document")
struct ViewAttributeTests {
    @Test func `a view shows what each document gives it`() throws {
        let sample = try JoinSample(
            owner: "Header",
            swift: [
                """
                class Header: UIView {
                @IBOutlet var titleLabel: UILabel!
                @IBInspectable var title: String? { didSet {
                titleLabel.text = title
                } }
                }
                """
            ],
            views: [("Header", "title", "Music"), ("Header", "title", "Films"), ("Footer", "title", "End")]
        )
        #expect(sample.texts() == ["literal Music:4", "literal Films:4"])
    }

    @Test func `it looks the text up where its code does`() throws {
        let sample = try JoinSample(
            owner: "Header",
            swift: [
                """
                class Header: UIView {
                @IBOutlet var titleLabel: UILabel!
                @IBInspectable var title: String = ""
                override func awakeFromNib() { titleLabel.text = title.localized }
                }
                extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                """
            ],
            views: [("Header", "title", "music")]
        )
        #expect(sample.texts() == ["key music:4"])
    }

    @Test func `a label has its own attribute, and not that of others`() throws {
        let sample = try JoinSample(
            outlets: [("titleLabel", "other")],
            swift: [
                """
                class NiceLabel: UILabel {
                @IBInspectable var heading: String? { didSet { text = heading } }
                }
                class HomeController: UIViewController { @IBOutlet var titleLabel: NiceLabel! }
                """
            ],
            views: [("NiceLabel", "heading", "Music")]
        )
        #expect(!sample.texts(of: "other").contains { $0.contains("Music") })
    }
}
