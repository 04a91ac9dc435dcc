import Findings
import Testing

/// What is found is tested where screens are laid out; here is what the rule is.
struct CutDataTests {
    @Test func `the rule tells of notes, and is silenced on the line of the view`() {
        #expect(Rule.cutData.documentation.severity == .always(.note))
        #expect(Rule.cutData.silencing == .line)
        #expect(Rule(rawValue: "cut-data") == .cutData)
        #expect(!Rule.cutData.isRepairable)
    }
}
