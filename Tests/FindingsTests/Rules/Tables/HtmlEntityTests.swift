import Findings
import Testing

struct HtmlEntityTests {
    private typealias Sample = TableSample

    /// The source text, the translation, and what is said of it.
    @Test(arguments: [
        ("The time", "L&#39;heure", ["fr: '&#39;' is shown as it stands; write '''"]),
        (
            "June", "&#x516D;&#X6708;",
            [
                "fr: '&#x516D;' is shown as it stands; write '六'", "fr: '&#X6708;' is shown as it stands; write '月'",
            ]
        ),
        ("Settings > Safety", "Paramètres &gt; Compte &gt; Sûr", ["fr: '&gt;' is shown as it stands; write '>'"]),
        ("Ten", "10&nbsp;", ["fr: '&nbsp;' is shown as it stands; write U+00A0"]),
        ("Ten", "10&#160;", ["fr: '&#160;' is shown as it stands; write U+00A0"]),
        // Code decodes what has entities or tags in the source language.
        ("Q&amp;A", "L&#39;heure", []), ("<b>Time</b>", "L&#39;heure", []), ("Time", "<b>L&#39;heure</b>", []),
        // None is an entity.
        ("Q&A", "Q&R; &x; &#; &#0; &#xD800; &#12345678; &amp", []),
        ("1 < 2", "1 &lt; 2", ["fr: '&lt;' is shown as it stands; write '<'"]),
    ])
    func `entities are told where the source text has none`(source: String, french: String, expected: [String]) throws {
        let found = try Sample.says(.htmlEntity, Sample.entry(source), ["fr": Sample.entry(french)])
        #expect(found == expected)
    }

    @Test func `a text of the source language says nothing`() throws {
        #expect(try Sample.says(.htmlEntity, Sample.entry("L&#39;heure")) == [])
    }
}
