import Findings
import Testing

@Suite("An app that somebody translates")
struct TranslatedAppTests {
    private static func texts(_ count: Int, of own: Int) -> String {
        (1...count).map { TableSample.entry($0 <= own ? "Own \($0)" : "Text \($0)", key: "K\($0)") }.joined()
    }

    @Test(arguments: [
        (texts(20, of: 20), "warning"), (texts(20, of: 2), "warning"), (texts(20, of: 1), "note"),
        (texts(40, of: 3), "warning"), (texts(40, of: 2), "note"),
        (texts(20, of: 0), "note"), (texts(4, of: 0), "warning"), ("", "note"),
    ])
    func `has a language whose texts differ`(german: String, severity: String) throws {
        let code = """
            class Page {
            func show() { label.text = "All the photos"; other.text = NSLocalizedString("K1", comment: "") }
            }
            """
        let found = try CodeSample.findings(
            .hardCodedText,
            code,
            table: Self.texts(40, of: 0),
            translations: ["de": german]
        )
        #expect(found.map(\.severity.rawValue) == [severity])
    }
}
