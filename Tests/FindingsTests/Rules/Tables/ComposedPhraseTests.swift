import Findings
import Testing

struct ComposedPhraseTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        ("Go to next ", true), (" by default", true), ("List of", true), ("the", false), ("Log in", false),
        ("%@ of %@", false),
        ("Balance n/a", false), ("Status by § 22a", false), (" ", false), ("Next\n", false), ("Name:\u{A0}", false),
        ("Turn off the", true), ("A and B", false),
        // Whole, but for a stray space.
        ("The photos are stored here. ", false), ("Delete all of them? ", false),
        ("Say \\\"Open the door.\\\" ", false),
        ("Enter the %d digits sent to %@ : ", false), ("Photos of %1$@, sorted ", false),
        ("The photos are stored here.  ", false), ("Done. ", false), ("Sent the photos from %@ to ", true),
        ("Sent %@ ", true),
        // Captions, separators, brackets, layout and sentences that stand by themselves.
        ("Name: ", false), ("%ld photos, ", false), ("Position: %@ ", false), ("Min: %2.4f Max: %2.4f ", false),
        ("Position %@ ", true), ("Offline — ", false), (" (default)", false), (" • new", false),
        (" [%@]", false), ("  Audio Call", false), ("Back up  ", false), (" OK ", false), (" and ", true),
        (" Thanks for your help!", false), (" is typing…", true), (" at %@", true),
        // Abbreviations and names.
        ("AQI ", false), ("InfiniTime ", false), (" Recovery", true),
        (" kg", false), (" kegs", true),
        // Patterns of dates.
        ("h a", false), ("d MMM", false), ("EEEE 'of' a", false), ("HH:mm ", false), ("a", false), ("Only a", true),
        (" hours", true),
    ])
    func `pieces of sentences are told by their ends`(text: String, isFault: Bool) throws {
        #expect(try Sample.says(.composedPhrase, Sample.entry(text)).count == (isFault ? 1 : 0))
    }

    @Test(arguments: [
        ("abc-de-fgh.placeholder", 0), ("abc-de-fgh.normalTitle", 0), ("abc-de-fgh.segmentTitles[1]", 0),
        ("abc-de-fgh.text", 1), ("abc-de-fgh.title", 1), ("placeholder", 1),
    ])
    func `nothing is appended to placeholders and titles of buttons`(key: String, count: Int) throws {
        #expect(try Sample.says(.composedPhrase, Sample.entry("Quercus of ", key: key)).count == count)
    }

    @Test(arguments: [("Acknowledgements", 0), ("OpenSourceLicenses", 0), ("Localizable", 1)])
    func `licences begin paragraphs with spaces`(table: String, count: Int) throws {
        var sample = try Sample.table(Sample.entry("  1. Redistributions of"))
        sample.name = table
        let found = TableRules(options: RuleOptions()).findings(in: [sample]) { $0 == .composedPhrase }
        #expect(found.joined().count == count)
    }

    @Test(arguments: [
        ("Go to next ", "the string ends with a space, as if something were appended to it; write whole sentences"),
        (" by default", "the string starts with a space, as if it were appended to something; write whole sentences"),
        ("List of", "the string ends in 'of', as if something were appended to it; write whole sentences"),
    ])
    func `the message says the sign`(text: String, expected: String) throws {
        #expect(try Sample.says(.composedPhrase, Sample.entry(text)) == ["en: " + expected])
    }

    @Test(arguments: [("NSMenuItem", 0), ("UITabBarItem", 0), ("NSTextFieldCell", 1)])
    func `the title of an item stands alone, whatever its end`(name: String, count: Int) throws {
        let table =
            "/* Class = \"\(name)\"; title = \"Go to \"; ObjectID = \"abc-12-xyz\"; */\n\"abc-12-xyz.title\" = \"Go to \";\n"
        #expect(try TableSample.says(.composedPhrase, table).count == count)
    }

    @Test(arguments: [(" Public address", 0), (" by default", 1)])
    func `a space before a capital that most translations do without was left behind`(text: String, count: Int) throws {
        let tables = ["de": "Adresse", "fr": "Adresse", "es": "Dirección"].mapValues { Sample.entry($0) }
        #expect(try Sample.says(.composedPhrase, Sample.entry(text), tables).count == count)
    }

    @Test func `translations that lack the space behind an open word are at fault themselves`() throws {
        let tables = ["de": "Teile mit", "fr": "Avec", "es": "Con"].mapValues { Sample.entry($0) }
        #expect(try Sample.says(.composedPhrase, Sample.entry("Share it with "), tables).count == 1)
    }

    @Test(arguments: [
        (["de": "Gehe zu", "fr": "Aller", "es": "Ir"], 0), (["de": "Gehe zu ", "fr": "Aller ", "es": "Ir"], 1),
        (["de": "Gehe zu", "fr": "Aller"], 1), (["zh": "Gehe zu", "ja": "Aller", "th": "Ir"], 1),
        (["de": "Go to next ", "fr": "Aller", "es": "Ir"], 1),
    ])
    func `a space that most translations do without was left behind`(
        translations: [String: String],
        count: Int
    ) throws {
        let tables = translations.mapValues { Sample.entry($0) }
        #expect(try Sample.says(.composedPhrase, Sample.entry("Go to next "), tables).count == count)
    }
}
