import Pseudolocales
import Testing

struct PresetTests {
    /// From the rules of the peers; most of them were also compared with programs written from those rules.
    static let cases: [(preset: String, text: String, expected: String)] = [
        // Placeholders are marked and not counted; a plural's branches grow one by one.
        ("android-accented", "Save", "[ŠåVé one]"),
        ("android-accented", "Hello {x} you", "[Ĥéļļö »{x}« ýöû one two]"),
        ("android-accented", "Add %1$s to <b>x</b> &amp; y", "[Åðð »%1$s« ţö <b>х</b> &amp; ý one two]"),
        ("android-accented", "%@ is here", "[»%@ is« ĥéŕé one]"),
        ("android-accented", "50% off", "[50»% o«ƒƒ one]"),
        // Behind a bare `%` the peer's space would begin a conversion with the space flag; U+00A0 does not.
        ("android-accented", "100%", "[100%\u{A0}one]"),
        (
            "android-accented", "Distance is {COUNT, plural, one {# mile} other {# miles}}",
            "[Ðîšţåñçé îš {COUNT, plural, one {# ḿîļé one two} other {# ḿîļéš one two}}]"
        ),
        // Words with a character that has no replacement count; with more than three the text doubles.
        (
            "android-accented", "1 2 3 4 Fix Fox",
            "[1 2 3 4 Fîх Föх one two three four]"
        ),
        // The word list has "fiveteen" and no "eighteen".
        (
            "android-accented", String(repeating: "a", count: 234),
            "[" + String(repeating: "å", count: 234) + " one two three four five six seven eight nine ten eleven twelve"
                + " thirteen fourteen fiveteen sixteen seventeen nineteen twent]"
        ),
        // Kept where the peer breaks or loses it.
        ("android-accented", "%hhd left", "[»%hhd« ļéƒţ one]"),
        ("android-accented", "Don't", "[Ðöñ'ţ one]"),
        ("android-accented", "${app} now", "[»${app}« ñöŵ one]"),
        (
            "android-bidi", "a <b>b</b>\\nc",
            "\u{200F}\u{202E}a\u{202C}\u{200F} \u{200F}\u{202E}<b>b</b>\u{202C}\u{200F}\\n\u{200F}\u{202E}c\u{202C}\u{200F}"
        ),
        ("android-bidi", "100% ok", "\u{200F}\u{202E}100%\u{202C}\u{200F} \u{200F}\u{202E}ok\u{202C}\u{200F}"),
        ("google-accented", "Save (1)", "[Šåṽé\u{2003}{①} one]"),
        ("google-accented", "%@ of %d", "[%@\u{2003}öƒ\u{2003}%d one]"),
        ("google-accented", "50% off", "[⑤⓪‰\u{2003}öƒƒ one]"),
        ("google-accented", "{0} x &amp; y", "[{0}\u{2003}ẋ\u{2003}&amp;\u{2003}ý one]"),
        ("google-expand", "one two three four", "one two three four one two three four"),
        ("google-brackets", "[Save]", "[[Save]]"),
        ("google-brackets", "  ", "[  ]"),
        ("google-bidi", "e\u{301} א2b", "\u{200F}\u{202E}e\u{202C}\u{200F}\u{301} א2\u{200F}\u{202E}b\u{202C}\u{200F}"),
        ("google-bidi", "%d of 5%b", "%d \u{200F}\u{202E}of\u{202C}\u{200F} 5%\u{200F}\u{202E}b\u{202C}\u{200F}"),
        ("fluent-accented", "A", "A"),
        ("fluent-accented", "Uno &amp; a < b > c", "Uƞoo &amp; aa < b > ƈ"),
        ("fluent-flipped", "Hello <a>World</a>", "Hǝʅʅo <a>Moɹʅp</a>"),
        ("npm-accented", "Save %@", "Şȧȧṽḗḗ %@"),
        ("npm-bidi", "\u{202E}a\u{202C} b", "\u{202E}\u{202E}ɐ\u{202C} q\u{202C}"),
        ("npm-bidi", "\u{202E}a", "\u{202E}ɐ\u{202C}"),
        ("npm-bidi", "100% done", "\u{202E}100% pouǝ\u{202C}"),
        ("shopify", "a < b > c {{x}} %{y} &z;", "αα < b > ͼ {{x}} %{y} &z;"),
        ("shopify", "see http://a.b.", "ṡḛḛḛḛ http://a.b."), ("shopify", "50 %http://a.b. %h", "50 %http://a.b. %ḥ"),
        ("xcode-double", "%@!", "%1$@! %1$@!"),
        ("xcode-bounded", "Save", "[# Save #]"),
        ("xcode-accented", "Hi %d", "H\u{307}\u{31C}i\u{313}\u{32B} %d"),
        ("xcode-rtl", "Save %@", "\u{202E}Save\u{202C} %@"),
        // Nothing is made of nothing, and an address is opened by the app.
        ("android-accented", "", ""), ("google-brackets", "https://a.b/c", "https://a.b/c"),
    ]

    @Test(arguments: cases)
    func `a preset gives exactly this`(preset: String, text: String, expected: String) throws {
        let pipeline = try Pipeline(parsing: preset, reference: CharacterReference())
        let result = try pipeline.apply(to: text, key: "KEY")
        #expect(Array(result.utf8) == Array(expected.utf8), "\(result.debugDescription)")
    }

    @Test func `every preset of the design is there`() {
        let names = [
            "android-accented", "android-bidi", "fluent-accented", "fluent-flipped", "google-accented", "google-bidi",
            "google-brackets", "google-expand", "npm-accented", "npm-bidi", "shopify", "xcode-accented",
            "xcode-bounded", "xcode-double", "xcode-rtl",
        ]
        #expect(Preset.all.map(\.name) == names)
    }
}
