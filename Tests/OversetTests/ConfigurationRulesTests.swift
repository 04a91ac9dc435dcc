import Configurations
import Findings
import Commands
import SourceText
import Testing

struct ConfigurationRulesTests {
    private func read(_ text: String) throws -> Configuration {
        try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
    }

    @Test(arguments: [
        (
            "ignore:\n  - { rule: untranslated, key: \"*\" }", 2, 5,
            "say why: an entry of 'ignore' needs a reason, as in reason:"
        ),
        ("ignore:\n  - { rule: untranslated, key: \"*\", reason: \" \" }", 2, 5, "say why"),
        (
            "ignore:\n  - { rule: untranslated, reason: x }", 2, 5,
            "an entry of 'ignore' needs a rule, and a key, a file or an object"
        ),
        (
            "ignore:\n  - { rule: untranslatd, key: A, reason: x }", 2, 13,
            "there is no rule 'untranslatd'; did you mean 'untranslated'?"
        ),
        ("rules: { untranslated: { words: 3 } }", 1, 26, "there is no option of 'untranslated' 'words'"),
        (
            "rules: { untranslated: { minimum-words: many } }", 1, 41,
            "'minimum-words' takes a whole number above 0, not 'many'"
        ),
        ("rules: { untranslated: { severity: loud } }", 1, 36, "there is no severity 'loud'"),
    ])
    func `what rules and ignore cannot mean is refused where it stands`(
        text: String,
        line: Int,
        column: Int,
        message: String
    ) {
        let error = #expect(throws: SourceError.self) { try read(text) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        #expect(error.map { "\($0.location.line):\($0.location.column)" } == "\(line):\(column)")
    }

    @Test func `options are read with and without a severity`() throws {
        let configuration = try read(
            "rules:\n  untranslated: { minimum-words: 3 }\n  missing-key: { severity: error, table-share: 80 }\n"
        )
        let words = try #require(Rule.untranslated.documentation.options.first { $0.name == "minimum-words" })
        let share = try #require(Rule.missingKey.documentation.options.first { $0.name == "table-share" })
        #expect(configuration.ruleOptions.count(words, of: .untranslated) == 3)
        #expect(configuration.ruleOptions.share(share, of: .missingKey) == 0.8)
        #expect(configuration.rules == [.missingKey: .severity(.error)])
    }
}
