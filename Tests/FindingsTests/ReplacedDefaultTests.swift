import Findings
import Testing

@Suite("Texts that properties begin with, and whoever makes the object replaces")
struct ReplacedDefaultTests {
    private func count(_ property: String, _ code: String) throws -> Int {
        let view = "struct Row: View { \(property)\nvar body: some View { Text(heading) } }\n"
        return try CodeSample.says(.hardCodedText, view + code).count
    }

    @Test(arguments: [
        ("func a() { show(Row(heading: name)) }", 0), ("func a() { show(Row(heading: name), Row(heading: other)) }", 0),
        ("func a() { show(Row(heading: name), Row()) }", 1), ("func a() { show(Row()) }", 1),
        ("func a() { show(Row(heading: name)) }\nfunc b() { show(Row.init) }", 1),
        ("func a() { if let row = take() as? Row { row.heading = name } }", 0),
        ("func a() { let row = take() as! Row\nrow.heading = name }\nfunc b() { let row = take() as! Row }", 1),
        ("func a() { if take() is Row { page.heading = name } }", 1),
        (
            "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }\nfunc a() { show(Row(heading: name)) }",
            0
        ),
        ("", 1),
    ])
    func `a first value is shown where somebody leaves it`(code: String, count: Int) throws {
        #expect(try self.count("var heading = \"All photos\"", code) == count)
    }
}
