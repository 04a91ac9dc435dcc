import Checking
import Findings
import Testing

@Suite("Strings that only code asks for which nothing reaches")
struct UnreachedStringTests {
    @Test(arguments: [("label.text = Texts.left", false), ("label.text = other.left", false), ("", true)])
    func `the arguments of a string that only a constant asks for which nothing names are never filled in`(
        code: String,
        isDoubted: Bool
    ) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"LEFT\" = \"Left\";\n",
            "App/de.lproj/Localizable.strings": "\"LEFT\" = \"%@ übrig\";\n",
            "App/View.swift": """
            @main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }
            struct Album: View { var body: some View { Text(Texts.name) } }
            enum Texts { static let name = "A"
            static let left = NSLocalizedString("LEFT", comment: "") }
            class Page: UIApplicationDelegate { func load() { \(code) } }
            """,
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .brokenSpecifier }
        #expect(found.map(\.severity) == [isDoubted ? .note : .error])
        let reason = "nothing reaches the code that asks for the string"
        #expect(found.first?.message.hasSuffix(reason) == isDoubted)
    }

    /// What the argument is nobody knows where nothing asks for the string.
    @Test(arguments: [
        ("label.text = String(format: NSLocalizedString(\"WHO\", comment: \"\"), name)", false), ("", true),
    ])
    func `a string that no code asks for begins with no argument that matters`(code: String, isDoubted: Bool) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"WHO\" = \"Sent by %@\";\n\"OTHER\" = \"Other\";\n",
            "App/ar.lproj/Localizable.strings": "\"WHO\" = \"%@ أرسل هذا\";\n\"OTHER\" = \"آخر\";\n",
            "App/View.swift":
                "func show(name: String) {\n    \(code)\n    label.text = NSLocalizedString(\"OTHER\", comment: \"\")\n}\n",
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .leadingArgumentWithoutMark }
        #expect(found.map(\.severity) == (isDoubted ? [] : [.warning]))
    }

    @Test(arguments: [
        ("", true), ("let a = Texts.left", false), ("let a = Texts(rawValue: name)", false),
        ("let a = Texts.allCases", false), ("if a == .right { stop() }", true),
    ])
    func `a key is none that is filled where nothing makes its case`(code: String, isDoubted: Bool) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"LEFT\" = \"%d left\";\n",
            "App/de.lproj/Localizable.strings": "\"LEFT\" = \"%@ übrig\";\n",
            "App/View.swift": """
            enum Texts: String { case left = "LEFT" }
            enum Outer { case left
            var text: Texts { switch self { case .left: return .left } } }
            \(code)
            """,
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .brokenSpecifier }
        #expect(found.map(\.severity) == [isDoubted ? .note : .error])
        let reason = "nothing makes the case of the enumeration that has this key"
        #expect(found.first?.message.hasSuffix(reason) == isDoubted)
    }
}
