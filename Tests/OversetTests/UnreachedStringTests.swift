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
}
