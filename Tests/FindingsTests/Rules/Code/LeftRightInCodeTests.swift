import Findings
import Testing

struct LeftRightInCodeTests {
    @Test(arguments: [
        ("label.textAlignment = .left", "'left' is the same side in every language; use natural"),
        (
            "a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true",
            "'leftAnchor' does not flip in right-to-left languages; use leadingAnchor"
        ),
        (
            "let i = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)",
            "the left and right insets differ and do not flip; use NSDirectionalEdgeInsets"
        ),
        (
            "let i = Image(systemName: \"chevron.left\")",
            "'chevron.left' points the same way in every language; use chevron.backward"
        ),
        (
            "let i = UIImage(systemName: \"arrow.right.circle.fill\")",
            "'arrow.right.circle.fill' points the same way in every language; use arrow.forward.circle.fill"
        ),
        ("button.contentHorizontalAlignment = .right", "'right' is the same side in every language; use trailing"),
    ])
    func `a side is found`(code: String, message: String) throws {
        #expect(try CodeSample.says(.leftRightInCode, code) == ["1 note: " + message])
    }

    @Test(arguments: [
        "label.textAlignment = .natural", "label.textAlignment = .center",
        "a.leadingAnchor.constraint(equalTo: b.leadingAnchor)",
        "let i = UIEdgeInsets(top: 1, left: 8, bottom: 2, right: 8)", "let i = Image(systemName: \"chevron.up\")",
        "let i = Image(systemName: \"arrow.left.and.right\")", "gesture.direction = .left",
        "let i = Image(systemName: \"chevron.left\").flipsForRightToLeftLayoutDirection(true)",
    ])
    func `what flips, or has no side, is not`(code: String) throws {
        #expect(try CodeSample.says(.leftRightInCode, code) == [])
    }

    @Test(arguments: [
        (
            "a.leftAnchor.constraint(equalTo: b.leftAnchor)\na.rightAnchor.constraint(equalTo: b.rightAnchor)",
            Severity.note
        ),
        ("a.leftAnchor.constraint(equalTo: b.leftAnchor)\nc.rightAnchor.constraint(equalTo: b.rightAnchor)", .warning),
    ])
    func `a view that is pinned to both sides is a note in every app`(code: String, severity: Severity) throws {
        let found = try CodeSample.findings(.leftRightInCode, code, translations: ["ar": ""])
        #expect(found.map(\.severity) == [severity, severity])
    }

    @Test func `in an app with a language from right to left it is a warning`() throws {
        let found = try CodeSample.findings(.leftRightInCode, "label.textAlignment = .left", translations: ["ar": ""])
        #expect(found.map(\.severity) == [.warning])
    }
}
