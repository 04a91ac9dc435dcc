import Findings
import Testing

@Suite("Plurals by hand, and what only looks like them")
struct HandMadePluralTests {
    private static let table = [
        ("ONE", "%d photo"), ("MANY", "%d photos"), ("THIS", "Delete this photo?"), ("THESE", "Delete these photos?"),
        ("DAY", "day"), ("DAYS", "days"), ("NONE", ""),
    ].map { TableSample.entry($0.1, key: $0.0) }.joined()

    /// How severe what is said of the statements of a function is.
    private func severities(_ code: String) throws -> [String] {
        let code = code.replacing(/@(\w+)/) { "NSLocalizedString(\"\($0.output.1)\", comment: \"\")" }
        return try CodeSample.findings(.fixedFormat, "func show() {\n\(code)\n}", table: Self.table).map(
            \.severity.rawValue
        )
    }

    @Test(arguments: [
        "let text = count == 1 ? @THIS : @THESE\nshow(text); track(count)",
        "let text = count == 1 ? @THIS : @THESE\nalert(text, message: \"\\(count) photos\")",
        "let unit = count == 1 ? @DAY : @DAYS\nlabel.text = unit; delete(count)",
    ])
    func `two texts without the number, and none beside them, have two forms everywhere`(code: String) throws {
        #expect(try severities(code) == [])
    }

    @Test(arguments: [
        "let unit = count == 1 ? @DAY : @DAYS\nlabel.text = \"\\(count) \\(unit)\"",
        "let unit = count == 1 ? @DAY : @DAYS\nlabel.text = String(count) + unit",
        "let unit = count == 1 ? @DAY : @DAYS\nlabel.text = [\"\\(count)\", unit].joined()",
        "let format = count == 1 ? @ONE : @MANY\nlabel.text = String(format: format, count)",
        "if count == 1 { unit = @DAY } else { unit = @DAYS }\nlabel.text = \"\\(count) \\(unit)\"",
        "label.text = \"\\(count) \\(count == 1 ? @DAY : @DAYS)\"",
        "label.text = String(format: count == 1 ? @ONE : @MANY, count)",
        "HStack {\nText(\"\\(count)\")\nText(count == 1 ? @DAY : @DAYS)\n}",
        "show(count == 1 ? String(format: @ONE, count) : String(format: @MANY, count))",
        "show(daysLeft == 1 ? String(format: @ONE, daysLeft) : String(format: @MANY, daysLeft))",
    ])
    func `a text with the number in it or beside it is one`(code: String) throws {
        #expect(try severities(code) == ["warning"])
    }

    @Test(arguments: [
        "show(count > 1 ? String(format: @MANY, count) : \"\")",
        "label.text = count > 1 ? \"Photo \\(index) of \\(count)\" : \"Photo\"",
        "show(count > -1 ? String(format: @MANY, count) : @THIS)",
        "show(count > 1 ? String(format: @MANY, count) : @NONE)",
        "if count > 1 { label.text = String(format: @MANY, count) } else { label.text = @NONE }",
    ])
    func `a text or nothing is no plural`(code: String) throws {
        #expect(try severities(code) == [])
    }

    @Test(arguments: [
        "settings.mode", "status", "settingsPage", "progress", "statusLevel", "access", "response", "newsState",
    ])
    func `what is no number of things has no plural`(name: String) throws {
        let code = "show(\(name) == 1 ? String(format: @ONE, \(name)) : String(format: @MANY, \(name)))"
        #expect(try severities(code) == [])
    }

    @Test func `texts that are not known are a plural by hand as far as the code tells`() throws {
        let code = "show(count == 1 ? NSLocalizedString(\"a.b\", comment: \"\") : format(@MANY, count))"
        #expect(try severities(code) == ["note"])
    }
}
