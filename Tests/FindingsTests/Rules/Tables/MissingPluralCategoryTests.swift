import Findings
import Testing

struct MissingPluralCategoryTests {
    private typealias Sample = TableSample

    private func rules(_ forms: [String]) -> String {
        let texts = forms.map { "<key>\($0)</key><string>%d</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
            """
    }

    @Test func `a language needs its plural forms, and no others`() throws {
        let found = try Sample.says(
            .missingPluralCategory,
            rules(["one", "other"]),
            [
                "de": rules(["one", "other"]), "fr": rules(["one", "other"]), "ja": rules(["other"]),
                "ru": rules(["one", "other", "much"]), "ar": rules(["one", "two", "few", "many", "other"]),
            ],
            extension: "stringsdict"
        )
        #expect(
            Set(found) == [
                "ar: the plural form 'zero' is missing", "ru: the plural forms 'few', 'many' are missing",
                "ru: 'much' of 'n' is not a plural category and is never shown",
            ]
        )
        // What the source language never counts, nobody has to.
        #expect(
            try Sample.says(
                .missingPluralCategory,
                rules(["other"]),
                ["de": rules(["other"])],
                extension: "stringsdict"
            ) == []
        )
        #expect(
            try Sample.says(.missingPluralCategory, rules(["one"]), extension: "stringsdict")
                == ["en: the plural form 'other' is missing"]
        )
    }

    /// `many` of these languages is for fractions, and of those for millions (CLDR 42).
    @Test(arguments: ["cs", "lt", "sk", "es", "fr", "it", "pt", "ca"])
    func `a form for fractions or millions is not needed`(language: String) throws {
        let found = try Sample.says(
            .missingPluralCategory,
            rules(["one", "other"]),
            [language: rules(["one", "few", "other"])],
            extension: "stringsdict"
        )
        #expect(found == [])
    }

    @Test func `a table without a form for most numbers is an error, and one without another form a warning`() throws {
        for (forms, severity) in [(["one"], Severity.error), (["other"], .warning)] {
            let table = try Sample.table(
                rules(["one", "other"]),
                ["de": rules(forms)],
                extension: "stringsdict"
            )
            let found = TableRules().findings(in: [table]) { $0 == .missingPluralCategory }.flatMap { $0 }
            #expect(found.map(\.severity) == [severity])
        }
    }
}
