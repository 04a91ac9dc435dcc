import OutletTexts
import Testing

@Suite("Texts of words and of what only the running app knows")
struct WordedFormatTests {
    @Test(arguments: [
        ("\"Version \\(version) (\\(build))\"", "format Version %@ (%@)"), ("\"\\(version) MB\"", "format %@ MB"),
        ("\"\\(version)min\"", "format %@min"),
        ("String(format: \"%@%% done\", version)", "format %@%% done"),
        ("\"\\(count)\"", "data"), ("\"\\(count)/\\(count)\"", "data"), ("\"\\(count)/\\(total)\"", "unknown"),
        ("\"\\(share) % done\"", "format %@ %% done"),
        ("\"Version \" + version", "format Version %@"), ("version + \":\"", "unknown"),
        ("\"One \" + \"two\"", "literal One two"),
        ("\"Hello \\(NSLocalizedString(\"NAME\", comment: \"\"))\"", "part NAME"),
        ("\"Hello \" + NSLocalizedString(\"NAME\", comment: \"\") + version", "part NAME"),
    ])
    func `are formats`(value: String, expected: String) throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            func fill(version: String, count: Int) { titleLabel.text = \(value) }
            }
            """
        #expect(try JoinSample(swift: [source]).texts() == [expected + ":3"])
    }
}
