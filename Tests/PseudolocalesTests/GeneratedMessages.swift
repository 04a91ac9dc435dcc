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

/// What an independent reader finds in a text: expressions written from the grammars, not the reader of the library.
enum IndependentReading {
    /// The arguments that the specifiers of a text consume: number and last letters.
    static func arguments(of text: String) -> Set<String> {
        var next = 1
        var result: Set<String> = []
        for specifier in specifiers(in: text) where specifier != "%%" && specifier != "%arg" {
            for star in specifier.matches(of: /\*(\d+\$)?/) {
                if let position = star.output.1 {
                    result.insert("\(position.dropLast())*")
                } else {
                    result.insert("\(next)*")
                    next += 1
                }
            }
            let type =
                specifier.contains("#@")
                ? "variable" : String(specifier.reversed().prefix { $0.isLetter || $0 == "@" }.reversed())
            if let position = specifier.firstMatch(of: /^%(\d+)\$/) {
                result.insert("\(position.output.1)\(type)")
            } else {
                result.insert("\(next)\(type)")
                next += 1
            }
        }
        return result
    }

    private static func specifiers(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
        let pattern =
            /%(?:\d+\$)?(?:#@[^@%\n]+@|arg(?![A-Za-z0-9])|[-+0#']*(?:\*(?:\d+\$)?|\d+)?(?:\.(?:\*(?:\d+\$)?|\d*))?(?:hh|h|ll|l|q|j|z|t|L)?[@dDiuUxXoOfFeEgGaAcCsSpn]|%)/
            .matchingSemantics(.unicodeScalar)
        return text.matches(of: pattern).map { String($0.output) }
    }

    /// How often each tag, entity, address, placeholder and control of the pieces stands in a text.
    static func markup(of text: String) -> [String: Int] {
        var counts: [String: Int] = [:]
        let bytes = Array(text.utf8)
        for piece in [
            "<b>", "</b>", "<br/>", "&amp;", "&#39;", "https://a.b/c", "](inflect: true)", "\n", "\t", "\u{200E}",
        ] {
            var count = 0
            let needle = Array(piece.utf8)
            for start in bytes.indices where bytes[start] == needle[0] && bytes[start...].starts(with: needle) {
                count += 1
            }
            if count > 0 { counts[piece] = count }
        }
        return counts
    }

    /// Whether every embedding, override and isolate is closed behind it and nothing else is.
    static func isBalanced(_ text: String) -> Bool {
        var embeddings = 0
        var isolates = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E: embeddings += 1
            case 0x202C: embeddings -= 1
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates -= 1
            default: break
            }
            if embeddings < 0 || isolates < 0 { return false }
        }
        return embeddings == 0 && isolates == 0
    }
}
