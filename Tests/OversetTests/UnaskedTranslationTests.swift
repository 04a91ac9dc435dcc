import Checking
import Findings
import Testing

struct UnaskedTranslationTests {
    @Test func `a string that no code asks for needs no translation`() throws {
        let found = try LintTests.lint([
            "en.lproj/Localizable.strings": """
            "TITLE" = "Photos";
            "OLD" = "Old photos";
            "NEW" = "New photos";

            """,
            "de.lproj/Localizable.strings": "\"TITLE\" = \"Fotos\";\n",
            "App/View.swift": """
            let title = NSLocalizedString("TITLE", comment: "")
            let new = NSLocalizedString("NEW", comment: "")

            """,
        ])
        let told = found.findings.map { "\($0.rule.rawValue) \($0.key)" }.sorted()
        #expect(told == ["missing-key NEW", "unused-key OLD"])
    }
}
