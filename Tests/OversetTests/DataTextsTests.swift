import Checking
import Findings
import Testing

@Suite("Texts of data that are keys")
struct DataTextsTests {
    /// A text of more than 200 characters, with what JSON and property lists escape.
    private static let long = String(repeating: "Katsumi writes “apps” & \"tools\" for many\tplatforms. ", count: 8)

    private static func table(_ key: String) -> String {
        let written = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
        return "\"\(written)\" = \"text\";\n\"OTHER\" = \"Other\";\n"
    }

    private static func json(_ text: String) -> String {
        text.replacing("\"", with: "\\\"").replacing("\t", with: "\\t").replacing("“", with: "\\u201C")
    }

    private static func markup(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }

    private func isUsed(_ key: String, _ name: String, _ content: String) throws -> Bool {
        let files = [
            "App/en.lproj/Localizable.strings": Self.table(key), "App/de.lproj/Localizable.strings": Self.table(key),
            "App/View.swift": "let a = NSLocalizedString(\"OTHER\", comment: \"\")\n", "App/\(name)": content,
        ]
        return try LintTests.lint(files).findings.filter { $0.rule == .unusedKey }.isEmpty
    }

    @Test(arguments: ["Say \"hi\"", "a & b", "a &lt; b", "Ein „Test“", long])
    func `are read without their escapes, however long they are`(key: String) throws {
        #expect(try isUsed(key, "day.json", "[{\"bio\": \"\(Self.json(key))\"}]"))
        #expect(try isUsed(key, "day.plist", "<plist><string>\(Self.markup(key))</string></plist>"))
        #expect(try !isUsed(key, "day.json", "[{\"bio\": \"\(Self.json(key + "!"))\"}]"))
        #expect(try !isUsed(key, "day.plist", "<plist><string>\(Self.markup(key + "!"))</string></plist>"))
    }

    @Test func `of a broken file are what stands between quotes`() throws {
        #expect(try isUsed("A title", "day.json", "[{\"bio\": \"A title\","))
        #expect(try isUsed("A title", "day.json", "[{\"A title\": 1}]"))
    }
}
