import Findings
import Testing

struct SuspiciousEscapeTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        (#"Settings \u203A"#, ["en: '\\u203A' is not an escape: 'u203A' is shown; write '\\U203A' or the character"]),
        (#"\U12"#, ["en: '\\U12' needs four hexadecimal digits"]),
        (#"\U1F600"#, ["en: '\\U' takes exactly four digits; write U+1F600 itself, or as two escapes of four digits"]),
        (
            #"\U0001F600"#,
            ["en: '\\U' takes exactly four digits; write U+1F600 itself, or as two escapes of four digits"]
        ),
        (#"\(name)"#, ["en: '\\(' inserts nothing in a table; write a specifier such as '%@'"]),
        (#"a\qb"#, ["en: the backslash before 'q' disappears; write '\\\\' for a backslash"]),
        (#"a\\nb"#, []),
        (#"\\\"a\\\""#, [#"en: '\\\"' shows a backslash before the quotation mark; write '\"'"#]),
        (#"a\\n"#, ["en: '\\\\n' shows a backslash and an n; write '\\n' for a line break"]),
        (#"\101"#, ["en: '\\101' is an octal code from an old encoding; write the character itself"]),
        (#"\a"#, ["en: '\\a' is a control character that is never shown; write '\\\\' for a backslash"]),
        (#"\n \t \" \' \/ \\ \UD83D\UDE00 \U00E9cole \’ \r"#, []), ("a\\\nb", []), (#"C:\\Users\\name"#, []),
    ])
    func `backslashes are told apart`(spelling: String, expected: [String]) throws {
        #expect(try Sample.says(.suspiciousEscape, Sample.entry(spelling)) == expected)
    }

    @Test func `an escape is told where it stands`() throws {
        let table = try Sample.table("\n" + Sample.entry(#"ab\u0041"#))
        let found = TableRules().findings(in: [table]) { $0 == .suspiciousEscape }.flatMap { $0 }
        #expect(found.map { "\($0.location)" } == ["en.lproj/L.strings:2:10"])
    }

    @Test(arguments: [
        (#"a\\nB"#, ["'\\n' shows a backslash and an n; use a line break instead"]), (#"C:\\new"#, []),
        (#"\\u{2600} Sun"#, ["'\\u{2600}' is shown as it stands; write the character"]), (#"\\u{sun}"#, []),
    ])
    func `a catalog has no escapes of its own`(value: String, messages: [String]) throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"K": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "\(value)"}}}}}}
            """
        let table = try TableSample.table(ofCatalog: catalog)
        #expect(
            TableRules().findings(in: [table]) { $0 == .suspiciousEscape }.flatMap { $0 }.map(\.message) == messages
        )
    }
}
