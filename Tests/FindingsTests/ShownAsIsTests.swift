import Findings
import Testing

@Suite("Specifiers in strings that code shows as they are")
struct ShownAsIsTests {
    private func severity(_ code: String, path: String) throws -> [String] {
        let table = TableSample.entry("Restart", key: "K")
        let german = TableSample.entry("%@ neu starten", key: "K")
        return try CodeSample.findings(.brokenSpecifier, code, table: table, translations: ["de": german], path: path)
            .map(\.severity.rawValue)
    }

    @Test(arguments: [
        ("label.text = TEXT", "warning"), ("let text = TEXT", "error"), ("label.text = fill(TEXT)", "warning"),
        ("label.text = String(format: TEXT)", "error"), ("label.text = a + TEXT", "error"), ("show(TEXT)", "error"),
        ("label.text = localizedFormat(TEXT)", "error"), ("text = TEXT", "error"),
        ("button.setTitle(TEXT, for: .normal)", "warning"),
        ("item.set(TEXT)", "error"), ("button.setTitle(fill(format: TEXT), for: .normal)", "error"),
    ])
    func `of Swift`(code: String, severity: String) throws {
        let look = "NSLocalizedString(\"K\", comment: \"\")"
        #expect(
            try self.severity("func f() {\n\(code.replacing("TEXT", with: look))\n}", path: "App/A.swift") == [severity]
        )
    }

    @Test(arguments: [
        ("label.text = TEXT;", "warning"), ("[alert setMessageText:TEXT];", "warning"),
        ("NSString *t = TEXT;", "error"),
        ("[alert setMessageText:[NSString stringWithFormat:TEXT, name]];", "note"), ("[self show:TEXT];", "error"),
        ("[alert setMessageText:a informativeTextWithFormat:TEXT];", "error"),
    ])
    func `of Objective-C`(code: String, severity: String) throws {
        let look = "NSLocalizedString(@\"K\", @\"\")"
        let found = try self.severity("- (void)f {\n\(code.replacing("TEXT", with: look))\n}\n", path: "App/A.m")
        #expect(found == [severity == "note" ? "error" : severity])
    }
}
