import Checking
import Findings
import Testing

@Suite("Languages of the page of settings")
struct SettingsLanguageTests {
    @Test(arguments: [
        ("Settings.bundle/ar.lproj/Root.strings", Severity.note), ("ar.lproj/Localizable.strings", .warning),
    ])
    func `do not turn an app that has none of them`(file: String, severity: Severity) throws {
        let files = [
            "en.lproj/Localizable.strings": "\"A\" = \"Photo\";\n",
            "de.lproj/Localizable.strings": "\"A\" = \"Foto\";\n",
            "Settings.bundle/en.lproj/Root.strings": "\"A\" = \"Photo\";\n", file: "\"A\" = \"صورة\";\n",
            "View.swift": "label.text = NSLocalizedString(\"A\", comment: \"\")\nlabel.textAlignment = .left\n",
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .leftRightInCode }
        #expect(found.map(\.severity) == [severity])
    }
}
