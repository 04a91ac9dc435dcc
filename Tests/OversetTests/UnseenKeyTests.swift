import Checking
import Findings
import Testing

/// A string that only tests ask for, or code that nothing reaches, needs no translation.
struct UnseenKeyTests {
    @Test(arguments: [
        ("App/Home.swift", "func go() { label.text = NSLocalizedString(\"GONE\", comment: \"\") }", 1),
        ("App/Home.swift", "func go() { label.text = text(\"GON\\(ending)\") }", 1),
        ("AppUITests/Home.swift", "func test() { app.buttons[\"GONE\"].tap() }", 0),
        ("appium/Home.swift", "struct HomeView { let title = NSLocalizedString(\"GONE\", comment: \"\") }", 0),
        ("App/Old.swift", "struct OldView { func go(ending: String) -> String { text(\"GON\\(ending)\") } }", 0),
    ])
    func `so its lack is no finding`(path: String, code: String, count: Int) throws {
        let findings = try LintTests.lint([
            "App/main.swift": "label.text = NSLocalizedString(\"SEEN\", comment: \"\")\ngo()\n", path: code + "\n",
            "App/en.lproj/Localizable.strings": "\"SEEN\" = \"Photos\";\n\"GONE\" = \"Albums\";\n",
            "App/de.lproj/Localizable.strings": "\"SEEN\" = \"Fotos\";\n",
        ]).findings
        #expect(findings.count { $0.rule == .missingKey && $0.key == "GONE" } == count)
    }
}
