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

    /// A table with eight unused keys of one family, `old_0` to `old_7`, another unused one and some that are used.
    private static func lint(_ missing: [String]) throws -> [Finding] {
        let keys = (0..<8).map { "old_\($0)" } + ["Z"] + (0..<12).map { "K\($0)" }
        let files = [
            "en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Text \($0)\";\n" }.joined(),
            "de.lproj/Localizable.strings": keys.filter { !missing.contains($0) }
                .map { "\"\($0)\" = \"Wort \($0)\";\n" }.joined(),
            "App/View.swift": (0..<12).map { "let x\($0) = NSLocalizedString(\"K\($0)\", comment: \"\")\n" }.joined(),
        ]
        return try LintTests.lint(files, configuration: "").findings
    }

    @Test(arguments: [
        (["K3"], ["K3"]), (["Z"], []), (["old_0"], []),
        // One finding stands for all of a family, by the name of the first.
        (["old_5"], []), (["old_5", "K3", "Z"], ["K3"]),
    ])
    func `strings of a family that no code asks for need none either`(missing: [String], keys: [String]) throws {
        let found = try Self.lint(missing)
        #expect(found.filter { $0.rule == .missingKey }.map(\.key) == keys)
        #expect(found.filter { $0.rule == .unusedKey }.map(\.key) == ["old_0", "Z"])
    }
}
