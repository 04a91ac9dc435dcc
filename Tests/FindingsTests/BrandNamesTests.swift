import Findings
import Testing

@Suite("Names of companies and products")
struct BrandNamesTests {
    @Test(arguments: [
        ("AIProvider", "shortName", "Quill", 0), ("AIProvider", "title", "Factory Robot", 0),
        ("AIProvider", "shortName", "Other", 1), ("AIProvider", "hint", "Quill", 1),
        ("AIProvider", "shortName", "quill pens", 1),
        ("AIProvider", "shortName", "Sign In To Quill", 1), ("SortOrder", "shortName", "Quill", 1),
        ("PhoneVendor", "title", "Quill", 0), ("Branding", "fullName", "Quill Global", 0),
    ])
    func `are those that a list of them gives`(type: String, property: String, text: String, count: Int) throws {
        let code = """
            enum \(type) { case one
            var \(property): String { switch self { case .one: return "\(text)" } } }
            struct Row: View { let item: \(type)
            var body: some View { Text(item.\(property)) } }
            """
        #expect(try CodeSample.findings(.hardCodedText, code).count == count)
    }

    @Test(arguments: [
        ("ThanksItem", "title", "Quill", 0), ("CreditRow", "name", "Quill", 0), ("LibraryRow", "title", "Other", 1),
        ("ThanksItem", "title", "Thank you", 1), ("PhotoRow", "title", "Quill", 1),
        ("ThanksItem", "hint", "Quill", 1),
    ])
    func `a name of those who are thanked is none to translate`(
        type: String,
        label: String,
        text: String,
        count: Int
    ) throws {
        let code = """
            struct \(type): View {
                let \(label): String
                var body: some View { Text(\(label)) }
            }
            struct About: View { var body: some View { \(type)(\(label): "\(text)") } }

            """
        #expect(try CodeSample.findings(.hardCodedText, code).count == count)
    }
}
