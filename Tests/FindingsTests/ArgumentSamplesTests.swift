import Findings
import StringTables
import Testing

struct SamplesTests {
    @Test(arguments: [
        ("%@ likes this", "en", "Alexandra likes this", true),
        ("%d of %1$d", "en", "1,234 of 1,234", true),
        ("%.1f km, %.0f m, %f", "en", "1,234.5 km, 1,234 m, 1,234.5", true),
        ("%d%% full", "en", "100% full", true),
        // German and French have a space before the sign, or one that keeps them together.
        ("%d %% voll", "de", "100 % voll", true), ("%d\u{202F}%%", "fr", "100\u{202F}%", true),
        ("%d of %%", "en", "1,234 of %", true),
        ("100% sure", "en", "100% sure", false),
        ("%d", "ar", "\u{661},\u{662}\u{663}\u{664}", true), ("%d", "fa", "\u{6F1},\u{6F2}\u{6F3}\u{6F4}", true),
        ("%d", "ps-AF", "\u{6F1},\u{6F2}\u{6F3}\u{6F4}", true), ("%d", "ur", "1,234", true),
        ("<b>Save</b> &amp; go", "en", "Save & go", false),
        ("<waiting for a key>", "en", "<waiting for a key>", false),
        ("<!-- a note --><a href=\"b c\">Go</a><br />", "en", "Go", false),
        ("[Help](https://a.b) %c", "en", "Help M", true),
        ("Hi {name}", "en", "Hi Alexandra", true),
    ])
    func `an argument is measured by its sample`(text: String, language: String, expected: String, isDefault: Bool) {
        let filled = ArgumentSamples().substitute(in: Message(text), declared: nil, language: language)
        #expect(filled.text == expected)
        #expect(filled.usesDefault == isDefault)
    }

    @Test(arguments: [
        ("%d of %ld", "48 of 48"), ("%.1f km, %.0f m", "48.5 km, 48 m"), ("%d%%", "100%"), ("%@", "Alexandra"),
    ])
    func `views of documents have shorter numbers, without separators`(text: String, expected: String) {
        let samples = ArgumentSamples(number: ArgumentSamples.shortNumber)
        let filled = samples.substitute(in: Message(text), declared: nil, language: "en")
        #expect(filled.text == expected)
        #expect(filled.usesDefault)
    }

    /// A control of UIKit or AppKit shows Markdown and tags as they are written.
    @Test(arguments: [
        ("*.txt,*.jpg", "*.txt,*.jpg"), ("<b>Save</b> &amp; go", "<b>Save</b> &amp; go"),
        ("[Help](https://a.b) %@", "[Help](https://a.b) Alexandra"),
    ])
    func `a plain text keeps its marks`(text: String, expected: String) {
        let filled = ArgumentSamples().substitute(in: Message(text), declared: nil, language: "en", isPlain: true)
        #expect(filled.text == expected)
    }

    @Test func `a configured sample serves its specifier and all of its kind`() {
        let samples = ArgumentSamples(configured: ["%@": "Bo", "%d": "7", "%lld": "99"])
        let filled = samples.substitute(in: Message("%@ %1$@ %d %2$ld %lld"), declared: nil, language: "en")
        #expect(filled.text == "Bo Bo 7 7 99")
        #expect(!filled.usesDefault)
        #expect(filled.used == ["%@ = Bo", "%1$@ = Bo", "%d = 7", "%2$ld = 7", "%lld = 99"])
    }

    @Test func `an argument that a declaration leaves open has its own sample`() {
        let samples = ArgumentSamples()
        let filled = samples.substitute(in: Message("%@ %@ {name}"), declared: "a|\u{FFFC}", language: "en")
        #expect(filled.text == "a Alexandra Alexandra")
        #expect(filled.usesDefault)
        let plural = samples.substitute(in: Message("%@ %lld"), declared: "a|\u{FFFC}", number: "2", language: "en")
        #expect(plural.text == "a 2")
    }

    @Test func `an argument that a declaration calls a number is one, whatever the text calls it`() {
        let filled = ArgumentSamples().substitute(in: Message("%@ %@%% %lld"), declared: "\u{FFFB}", language: "fa")
        #expect(filled.text == "۱,۲۳۴ ۱۰۰% ۱,۲۳۴")
        #expect(filled.usesDefault)
    }

    @Test func `declared samples go to the arguments in order, and the last serves the rest`() {
        let filled = ArgumentSamples().substitute(in: Message("%2$@ %1$@ %@"), declared: "a|b", language: "en")
        #expect(filled.text == "b a a")
        #expect(!filled.usesDefault)
        #expect(ArgumentSamples().substitute(in: Message("%@ %@ %@"), declared: "a|b", language: "en").text == "a b b")
    }
}
