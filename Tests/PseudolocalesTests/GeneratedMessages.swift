import Pseudolocales
import StringTables
import TestCorpus

/// Texts that hold everything that a transform could break, put together at random from a seed.
enum GeneratedMessages {
    static let pieces = [
        "%@", "%d", "%1$@", "%2$lld", "%*d", "%-8.3f", "%.*f", "%1$*2$d", "%%", "%#@files@", "%2$#@x@", "%arg", "%hhd",
        "%zu", "%C", "%S", "100% guaranteed", "50 % of", "100%", "%_app", "%{x}", "%1$[", "${name}", "{count}", "{{x}}",
        "{n, plural, one {# file} other {%d files}}", "^[%d apple](inflect: true)", "[Help](https://a.b/c)", "<b>",
        "</b>", "<br/>", "&amp;", "&#39;", "&lt;", "<a href=\"%@\">", "{%@}", "[x](%d)", " https://a.b/c?d=e",
        "me@example.com", "user@host", "a.b", "\n",
        "\t", "\u{200E}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "Save", "Add Photo", "Größe", "Ελλάδα",
        "שלום", "مرحبا", "ไทย", "日本語", "👩‍👩‍👧", "e\u{301}", " ", "  ", ".", "…", "\"", "\\", "\\n", "'", "don't", "[", "]",
        "(", ")", "{", "}", "<", ">", "&", ";", "%", "@", ":", "//", "=", "#", "|", "1", "é", "ÅB", "～", "％d", "😀",
    ]

    static func text(_ numbers: inout SeededNumbers) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...6, using: &numbers) { text += pieces.randomElement(using: &numbers) ?? "" }
        return text
    }

    /// Every transform, with each kind of parameter, and every preset.
    static let steps =
        [
            "accents", "bidi", "bidi=isolates", "bidi=override", "blank", "brackets", "brackets=[##]", "brackets=«»",
            "brackets=⟦⟧", "cjk", "dots", "double", "emoji", "expand=40%", "expand=android", "expand=google",
            "expand=ibm", "expand=unity", "forecast=p90", "hash", "key", "long-words", "mirror", "pad=40%", "tall",
        ] + Preset.all.map(\.name)

    /// Every transform and preset alone, the built-in pseudolocales, and transforms behind each other.
    static let pipelines =
        steps + [
            "accents,forecast=p90,brackets", "dots,double,brackets", "accents,dots,bidi", "mirror,pad=25%,hash",
            "emoji,accents,brackets=[##],bidi=isolates", "cjk,double,emoji", "android-accented,bidi",
            "google-expand,google-expand", "key,brackets", "blank,hash", "npm-accented,expand=google,brackets",
        ]
}
