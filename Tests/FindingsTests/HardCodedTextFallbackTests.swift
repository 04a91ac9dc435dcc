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
}
