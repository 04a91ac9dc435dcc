import Findings
import Testing

struct RuleOptionsTests {
    @Test func `an option is refused with what it takes`() {
        var options = RuleOptions()
        #expect(throws: RuleOptions.OptionError.self) { try options.set("minimum-words", of: .untranslated, to: "0") }
        #expect(throws: RuleOptions.OptionError.self) { try options.set("table-share", of: .missingKey, to: "101") }
        #expect(throws: RuleOptions.OptionError.self) { try options.set("minimum-words", of: .missingKey, to: "3") }
    }

    /// Every option of a page can be set to its default, and changes nothing then.
    @Test func `the documented defaults are the defaults`() throws {
        var options = RuleOptions()
        for rule in Rule.allCases {
            for option in rule.documentation.options {
                try options.set(option.name, of: rule, to: option.standard)
            }
        }
        #expect(options == RuleOptions())
    }

    @Test func `an option that is set is read by its rule`() throws {
        let option = try #require(Rule.missingKey.documentation.options.first)
        var options = RuleOptions()
        #expect(options.share(option, of: .missingKey) == 0.5)
        try options.set("table-share", of: .missingKey, to: "80")
        #expect(options.share(option, of: .missingKey) == 0.8)
        #expect(options.count(option, of: .missingKey) == 80)
    }
}
