import Findings
import Testing

struct ComposedPhraseInCodeTests {
    private static let next = "NSLocalizedString(\"Go to next\", comment: \"\")"

    @Test(arguments: [
        ("let a = \(next) + \" \" + noun", "'Go to next' and 'noun'"),
        ("let a = \(next) + NSLocalizedString(\"chapter\", comment: \"\")", "'Go to next' and 'chapter'"),
        ("let a = \"\\(\(next)) \\(NSLocalizedString(\"page\", comment: \"\"))\"", "'Go to next' and 'page'"),
    ])
    func `localized parts that are put together are found`(code: String, parts: String) throws {
        #expect(
            try CodeSample.says(.composedPhrase, code) == [
                "1 note: \(parts) are joined into a phrase: a translation cannot change their order or make them agree; "
                    + "use one string with an argument"
            ]
        )
    }

    @Test(arguments: [
        "let a = \(next) + \"\\n\" + message", "let a = \(next) + \": \" + value", "let a = \(next) + \"…\"",
        "let a = \(next) + Text(\": \\(name ?? NSLocalizedString(\"Unknown\", comment: \"\"))\").bold()",
        "let a = \"one\" + \" two\"", "let a = first + \" \" + second", "let a = \(next) + separator + value",
    ])
    func `paragraphs, captions with their values and plain sums are not`(code: String) throws {
        #expect(try CodeSample.says(.composedPhrase, code) == [])
    }
}
