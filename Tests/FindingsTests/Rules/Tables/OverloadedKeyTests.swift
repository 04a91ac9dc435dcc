import Findings
import Testing

struct OverloadedKeyTests {
    private typealias Sample = TableSample

    /// "Book" is its own key in one table, and has another key in the other; each language gives both texts.
    private func says(_ translations: [String: (noun: String, verb: String)], _ options: RuleOptions) throws -> [String]
    {
        let nouns = try Sample.table(
            Sample.entry("Book", key: "Book"),
            translations.mapValues { Sample.entry($0.noun, key: "Book") }
        )
        let verbs = try Sample.table(
            Sample.entry("Book", key: "BOOK_ROOM"),
            translations.mapValues { Sample.entry($0.verb, key: "BOOK_ROOM") }
        )
        return TableRules(options: options).findings(in: [nouns, verbs]) { $0 == .overloadedKey }.flatMap { $0 }.map {
            $0.occurrences.map(\.locale).joined(separator: ",") + ": " + $0.message
        }
    }

    private static let message =
        "the string is its own key, and 'BOOK_ROOM' of L, which reads the same, is translated differently"

    @Test func `two languages that translate one text in two ways show two meanings`() throws {
        let found = try says(["de": ("Buch", "Reservieren"), "fr": ("Livre", "Réserver")], RuleOptions())
        #expect(found == ["de,fr: " + Self.message])
        #expect(try says(["de": ("Buch", "Reservieren"), "fr": ("Livre", "Livre")], RuleOptions()) == [])
        // Two forms of one word are one meaning, and a gap filled with the source text is none.
        #expect(try says(["de": ("Buchung", "Buchen"), "fr": ("Livre", "Réserver")], RuleOptions()) == [])
        #expect(try says(["de": ("Buch", "Book"), "fr": ("Livre", "Réserver")], RuleOptions()) == [])
    }

    @Test(arguments: [(8, 1), (9, 0)])
    func `a quarter of the languages must part ways`(languages: Int, count: Int) throws {
        var translations: [String: (noun: String, verb: String)] = [:]
        for index in 0..<languages {
            translations["a\(index)"] = index < 2 ? ("Buch", "Reservieren") : ("Libro", "Libro")
        }
        #expect(try says(translations, RuleOptions()).count == count)
    }

    @Test func `the number of languages is an option`() throws {
        var options = RuleOptions()
        try options.set("languages", of: .overloadedKey, to: "3")
        #expect(try says(["de": ("Buch", "Reservieren"), "fr": ("Livre", "Réserver")], options) == [])
    }

    @Test(arguments: [("Book", "1", 1), ("Book it", "1", 0), ("Book it", "2", 1), ("%@", "1", 0)])
    func `a text has few words and no argument`(text: String, words: String, count: Int) throws {
        var options = RuleOptions()
        try options.set("maximum-words", of: .overloadedKey, to: words)
        let languages = ["de": ("Buch", "Reservieren"), "fr": ("Livre", "Zimmer")]
        let table = try Sample.table(
            Sample.entry(text, key: text) + Sample.entry(text, key: "OTHER"),
            languages.mapValues { Sample.entry($0.0, key: text) + Sample.entry($0.1, key: "OTHER") }
        )
        let found = TableRules(options: options).findings(in: [table]) { $0 == .overloadedKey }.flatMap { $0 }
        #expect(found.count == count)
    }
}
