import Findings
import Testing

struct UntranslatedTests {
    private typealias Sample = TableSample

    @Test func `a translation that repeats what others translate is untranslated`() throws {
        func texts(_ first: String, _ second: String) -> String {
            Sample.entry(first, key: "A") + Sample.entry(second, key: "B")
                + Sample.entry("https://a.example/b c", key: "U")
        }
        let found = try Sample.says(
            .untranslated,
            texts("Delete all photos", "Photo Mania"),
            [
                "de": texts("Alle löschen", "Photo Mania"), "fr": texts("Tout effacer", "Photo Mania"),
                "it": texts("Delete all photos", "Photo Mania"), "en-GB": texts("Delete all photos", "Photo Mania"),
            ]
        )
        #expect(found == ["it: 'A' is not translated (same as the source language)"])
    }

    @Test func `a language that repeats most of a table is told once`() throws {
        let texts = ["A", "B", "C", "D"].map { Sample.entry("Delete all of \($0)", key: $0) }.joined()
        let other = ["A", "B", "C", "D"].map { Sample.entry("Alles von \($0) weg", key: $0) }.joined()
        let found = try Sample.says(.untranslated, texts, ["de": other, "fr": texts])
        #expect(found == ["fr: 4 of 4 strings are the same as in the source language"])
    }

    /// A text that half of the languages keep is a name.
    @Test(arguments: [(1, ["fr: 'A' is not translated (same as the source language)"]), (2, [])])
    func `a text that half of the languages keep is a name`(keeping: Int, expected: [String]) throws {
        let languages = ["fr", "it", "de", "nl"]
        func texts(_ text: String) -> String { Sample.entry(text, key: "A") }
        var translations: [String: String] = [:]
        for (index, language) in languages.enumerated() {
            translations[language] = texts(index < keeping ? "Delete all photos" : "Translated \(language)")
        }
        #expect(try Sample.says(.untranslated, texts("Delete all photos"), translations) == expected)
    }

    @Test(arguments: [("Delete all", "2", 1), ("Delete all", "3", 0), ("Delete", "1", 0), ("delete", "1", 1)])
    func `a text needs words`(text: String, minimum: String, count: Int) throws {
        var options = RuleOptions()
        try options.set("minimum-words", of: .untranslated, to: minimum)
        let translations = ["de": Sample.entry("Löschen"), "fr": Sample.entry("Effacer"), "it": Sample.entry(text)]
        #expect(try Sample.says(.untranslated, Sample.entry(text), translations, options: options).count == count)
    }
}
