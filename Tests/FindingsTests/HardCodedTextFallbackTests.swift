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
}
