import Findings
import Testing

@Suite("Strings that stand in for a missing value")
struct HardCodedTextFallbackTests {
    @Test(arguments: [
        ("label.text = name ?? \"Unknown\"", 0, 1), ("label.text = \"Unknown\"", 1, 1),
        (
            "func tableView(_ v: UITableView, titleForHeaderInSection s: Int) -> String? { "
                + "guard let date else { return \"No date known\" }\nreturn \"Today\" }", 1, 2
        ),
    ])
    func `are reported where a configuration asks for them`(code: String, ignored: Int, reported: Int) throws {
        #expect(try CodeSample.findings(.hardCodedText, code, fallbacks: "ignore").count == ignored)
        #expect(try CodeSample.findings(.hardCodedText, code, fallbacks: "report").count == reported)
    }

    /// What a property has counts as what the places are that show it.
    @Test(arguments: [
        ("label.text = land.shown", 0, 1), ("label.text = land.english", 1, 1),
        ("label.text = land.shown\ntitleLabel.text = land.english", 1, 1),
        ("titleLabel.text = land.english\nlabel.text = land.shown", 1, 1),
    ])
    func `are what a property has that is only read in place of another`(
        use: String,
        ignored: Int,
        reported: Int
    ) throws {
        let code = """
            struct Land {
                var english: String { "New Zealand" }
                var shown: String { region(of: code) ?? english }
            }
            func fill(_ land: Land) { \(use) }

            """
        #expect(try CodeSample.findings(.hardCodedText, code, fallbacks: "ignore").count == ignored)
        #expect(try CodeSample.findings(.hardCodedText, code, fallbacks: "report").count == reported)
    }

    /// What a property begins with is as a rule never seen if code gives it a text later that it does not know.
    @Test(arguments: [
        ("func set(_ name: String) { heading = name }", 0), ("func set(_ name: String) { self.heading = name }", 0),
        ("func set() { heading = data.name }", 0), ("", 1),
        // It is the first of several states.
        ("func set(_ name: String) { heading = \"Stop\"; heading = name }", 2),
        ("func set() { heading = isOn ? \"Stop\" : other }", 2),
        ("func set() { heading = NSLocalizedString(\"STOP\", comment: \"\") }", 1),
        // Nothing is seen in its place.
        ("func set() { heading = nil }", 1), ("func set(_ name: String) { var heading = \"\"; heading = name }", 1),
    ])
    func `are what a property begins with`(code: String, count: Int) throws {
        let all = """
            class Page: UIViewController {
                var heading: String? = "Photo title"
                override func viewDidLoad() { titleLabel.text = heading }
                \(code)
            }

            """
        #expect(try CodeSample.findings(.hardCodedText, all, fallbacks: "ignore").count == count)
    }

    @Test(arguments: [("page.heading = name", 0), ("page.heading = \"Other title\"", 2), ("page.note = name", 1)])
    func `are what a property begins with that other code sets`(use: String, count: Int) throws {
        let all = """
            class Page: UIViewController {
                var heading = "Photo title"
                override func viewDidLoad() { titleLabel.text = heading }
            }
            class Opener { func open(_ page: Page, _ name: String) { \(use) } }

            """
        #expect(try CodeSample.findings(.hardCodedText, all, fallbacks: "ignore").count == count)
    }
}
