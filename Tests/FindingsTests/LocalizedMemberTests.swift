import Findings
import Testing

/// Members that look up the literal in front of them, `@"Edit".localized`.
struct LocalizedMemberTests {
    @Test(arguments: [
        ("[self.button setTitle:@\"Edit\" forState:0];", 1),
        ("[self.button setTitle:@\"Edit\".localized forState:0];", 0),
        ("isOn ? [self.button setTitle:@\"Edit\".localized forState:0] : [self show];", 0),
        ("[self.button setTitle:[@\"Edit\" localized] forState:0];", 0),
        ("self.nameLabel.text = @\"Edit\".localized;", 0),
    ])
    func `a text that a member of Objective-C looks up is localized`(statement: String, count: Int) throws {
        let code = "- (void)f { \(statement) }"
        #expect(try CodeSample.says(.hardCodedText, code, path: "App/Photos.m").count == count)
    }
}
