import Findings
import Testing

struct StaleKeyTests {
    private typealias Sample = TableSample

    @Test func `keys that only translations have, and views that are gone, are stale`() throws {
        let source = Sample.entry("a") + Sample.entry("b", key: "abc-12-Xyz.text")
        var table = try Sample.table(source, ["de": source + Sample.entry("c", key: "OLD")])
        table.objects = ["def-34-Uvw"]
        let found = TableRules().findings(in: [table]) { $0 == .staleKey }.flatMap { $0 }
        #expect(
            found.map { "\($0.key) \($0.occurrences.map(\.locale)) \($0.message)" }
                == [
                    #"abc-12-Xyz.text ["en", "de"] 'abc-12-Xyz' no longer exists in L"#,
                    #"OLD ["de"] key not in the source language"#,
                ]
        )
        table.isPartial = true
        #expect(TableRules().findings(in: [table]) { $0 == .staleKey }.flatMap { $0 }.map(\.key) == ["abc-12-Xyz.text"])
    }

    @Test(arguments: [(1, ["A"]), (2, [])])
    func `a source that lacks more than half of a translation is no measure for it`(
        extra: Int,
        expected: [String]
    ) throws {
        let added = ["A", "B"].prefix(extra).map { Sample.entry("x", key: $0) }.joined()
        let table = try Sample.table(Sample.entry("a"), ["de": Sample.entry("a") + added])
        let found = TableRules().findings(in: [table]) { $0 == .staleKey }.flatMap { $0 }
        #expect(found.map(\.key) == expected)
    }

    @Test(arguments: [
        (
            "NSLocalizedString(\"OLD\", comment: \"\")",
            ", but code asks for it in Photos.swift:1 (NSLocalizedString): add it there"
        ),
        ("NSLocalizedString(\"K\", comment: \"\")", ""),
    ])
    func `a translation that code asks for is not to be taken out`(code: String, doubt: String) throws {
        let found = try CodeSample.findings(
            .staleKey,
            "let a = \(code)",
            table: TableSample.entry("a"),
            translations: ["de": TableSample.entry("a") + TableSample.entry("c", key: "OLD")]
        )
        #expect(found.map(\.message) == ["key not in the source language" + doubt])
    }

    @Test func `a variable that no text refers to is stale`() throws {
        let rules = """
            <plist version="1.0"><dict><key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>Files</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict>
            </plist>
            """
        #expect(
            try Sample.says(.staleKey, rules, extension: "stringsdict")
                == ["en: no string refers to the variable 'n', so its forms are never shown"]
        )
    }
}
