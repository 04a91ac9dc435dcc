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
        "a.leftAnchor.constraint(equalTo: b.leftAnchor)\na.rightAnchor.constraint(equalTo: b.rightAnchor)",
        """
        a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8).isActive = true
        a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -8).isActive = true
        """,
        "func set() { label.textAlignment = isRightToLeft ? .right : .left }",
        "func set() { if view.isRTL { label.textAlignment = .right } else { label.textAlignment = .left } }",
        "let i = Label(\"gesture_swipe_left_title\", systemImage: \"arrow.left\")",
    ])
    func `what flips, or has no side, is not`(code: String) throws {
        #expect(try CodeSample.says(.leftRightInCode, code) == [])
    }

    @Test func `a word that only holds the letters of a direction is none`() throws {
        #expect(try CodeSample.says(.leftRightInCode, "func set() { portLabel.textAlignment = .left }").count == 1)
    }

    @Test(arguments: [
        (
            "a.leftAnchor.constraint(equalTo: b.leftAnchor)\na.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 8)",
            Severity.note
        ),
        ("a.leftAnchor.constraint(equalTo: b.leftAnchor)\nc.rightAnchor.constraint(equalTo: b.rightAnchor)", .warning),
    ])
    func `a view that is pinned to both sides is a note in every app`(code: String, severity: Severity) throws {
        let found = try CodeSample.findings(.leftRightInCode, code, translations: ["ar": ""])
        #expect(found.map(\.severity) == [severity, severity])
    }

    @Test(arguments: [
        ("if (isRTL) { label.textAlignment = NSTextAlignmentRight; }", 0),
        ("label.textAlignment = NSTextAlignmentRight;", 1),
    ])
    func `a method of Objective-C that asks for the direction decides itself`(statement: String, count: Int) throws {
        let code = "- (void)other {\n    [self isRTL];\n}\n\n- (void)set {\n    \(statement)\n}\n"
        #expect(try CodeSample.says(.leftRightInCode, code, path: "App/Photos.m").count == count)
    }

    @Test func `in an app with a language from right to left it is a warning`() throws {
        let found = try CodeSample.findings(.leftRightInCode, "label.textAlignment = .left", translations: ["ar": ""])
        #expect(found.map(\.severity) == [.warning])
    }
}
