import Findings
import Reporting
import SourceText
import Testing

/// What each format does to texts from input, by exact expectations.
struct `The escaping of reports` {
    private static func report(path: String = "a.strings", key: String = "K", message: String = "m") -> CheckReport {
        let location = SourceLocation(path: path, line: 2, column: 1)
        return SampleReport.report([
            Finding(
                rule: .missingKey,
                severity: .error,
                message: message,
                location: location,
                table: "T",
                key: key,
                occurrences: []
            )
        ])
    }

    @Test func `GitHub commands keep their properties apart`() {
        let report = Self.report(path: "a,b:c%d.strings", key: "K,1:2%", message: "50%, 1:2")
        let text = GitHubAnnotations.render(report)
        let properties = "file=a%2Cb%3Ac%25d.strings,line=2,endLine=2,col=1,endColumn=1,title=missing-key K%2C1%3A2%25"
        #expect(text == "::error \(properties)::50%25, 1:2\n")
    }

    @Test(arguments: [
        ("=1", "'=1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("\u{FF1D}1", "'\u{FF1D}1"),
        ("\u{FF0B}1", "'\u{FF0B}1"), ("\u{FF0D}1", "'\u{FF0D}1"), ("\u{FF20}x", "'\u{FF20}x"), ("a=1", "a=1"),
        ("1-1", "1-1"), ("a,b", "\"a,b\""), ("a;b", "\"a;b\""), ("a\"b", "\"a\"\"b\""), ("@a,b", "\"'@a,b\""),
        ("\t=1", "\\u{9}=1"), ("", ""),
    ])
    func `cells of a spreadsheet hold no formula`(key: String, cell: String) throws {
        let text = String(decoding: CSVReport.render(Self.report(key: key)), as: UTF8.self)
        let line = try #require(text.split(separator: "\r\n").last)
        #expect(line.hasPrefix("error,missing-key,T,\(cell),a.strings,2,1,"))
    }

    @Test(arguments: [
        ("a\u{FFFF}b", "a\\u{FFFF}b"), ("a\u{FFFE}b", "a\\u{FFFE}b"), ("a\u{1}b", "a\\u{1}b"),
        ("<b a=\"1\" c='2'>&]]>", "&lt;b a=&quot;1&quot; c=&apos;2&apos;&gt;&amp;]]&gt;"), ("é\u{FFFD}", "é\u{FFFD}"),
    ])
    func `XML holds what XML can hold`(message: String, expected: String) {
        let text = CheckstyleReport.render(Self.report(message: message))
        let holds = String(decoding: text, as: UTF8.self).contains("message=\"\(expected)")
        #expect(holds)
    }

    @Test(arguments: [(1023, 1023), (1024, 1024), (1025, 1024), (0, 0)])
    func `descriptions in SARIF have at most 1,024 characters`(length: Int, expected: Int) {
        let text = String(repeating: "é", count: length)
        #expect(SARIFReport.description(text) == String(repeating: "é", count: expected))
    }

    @Test func `SARIF has the description of each rule that found something`() throws {
        let text = String(decoding: SARIFReport.render(Self.report()), as: UTF8.self)
        let expected = SARIFReport.description(Rule.missingKey.documentation.rationale)
        #expect(expected.utf8.count > 40)
        let holds = text.contains("\"fullDescription\": {\"text\": \"\(expected.prefix(30))")
        #expect(holds)
    }
}
