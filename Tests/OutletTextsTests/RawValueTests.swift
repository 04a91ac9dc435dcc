import OutletTexts
import Testing

@Suite("Keys that are raw values of cases")
struct RawValueTests {
    private func texts(_ value: String, type: String = "String") throws -> [String] {
        try JoinSample(swift: [
            """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            override func viewDidLoad() { titleLabel.text = \(value) }
            }
            """,
            """
            enum Phrase: \(type) {
                case search = "search_title", cancel, open = "open_title"
                var localized: String { return self.rawValue.localized() }
                var shown: String { NSLocalizedString(rawValue, comment: "") }
                func text() -> String { NSLocalizedString(self.rawValue, comment: "") }
            }
            extension String {
                func localized() -> String { NSLocalizedString(self, comment: "") }
            }
            """,
        ]).texts()
    }

    @Test(arguments: [
        ("Phrase.search.localized", "key search_title"), ("Phrase.cancel.localized", "key cancel"),
        ("Phrase.open.shown", "key open_title"), ("Phrase.open.text()", "key open_title"),
        ("Phrase.search.rawValue.localized()", "key search_title"), ("Phrase.cancel.rawValue", "literal cancel"),
    ])
    func `of one that is written out`(value: String, expected: String) throws {
        #expect(try texts(value) == [expected + ":3"])
    }

    @Test func `of a number are no text`() throws {
        #expect(try texts("Phrase.search.shown", type: "Int") == ["unknown:3"])
    }

    @Test func `of enumerations of one name are not known`() throws {
        let source = """
            class HomeController { @IBOutlet var titleLabel: UILabel!; func a() { titleLabel.text = Keys.title.rawValue }
            enum Keys: String { case title = "Home title" } }
            class Other { enum Keys: String { case title = "Other title" } }
            """
        #expect(try JoinSample(swift: [source]).texts() == ["unknown:1"])
    }

    @Test func `are none of what a type has besides its cases`() throws {
        let source = """
            class HomeController { @IBOutlet var titleLabel: UILabel!; func a() { titleLabel.text = Plan.current.title() } }
            enum Plan { case free, pro
            static var current: Plan { .pro }
            func title() -> String { switch self { case .pro: return "Pro"; default: return "Free" } }
            }
            """
        #expect(try Set(JoinSample(swift: [source]).texts()) == ["literal Pro:1", "literal Free:1"])
    }

    @Test func `a property of numbers is none of texts of the same name`() throws {
        let source = """
            class HomeController { struct Row { let value: String }
            @IBOutlet var titleLabel: UILabel!
            func show() { fill(Row(value: NSLocalizedString("task", comment: ""))) }
            func fill(_ row: Row) { titleLabel.text = row.value } }
            class Other { struct Row { let value: Int } }
            """
        #expect(try JoinSample(swift: [source]).texts() == ["key task:4"])
    }
}
