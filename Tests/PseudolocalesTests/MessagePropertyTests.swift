import Foundation
import Pseudolocales
import StringTables
import TestCorpus
import Testing

/// An independent reading of specifiers: an expression written from the printf grammar, not the reader of the library.
private func specifiers(in text: String) -> [String] {
    let pattern =
        /%(?:\d+\$)?(?:#@[^@%\n]+@|arg(?![A-Za-z0-9])|[-+0#']*(?:\*(?:\d+\$)?|\d+)?(?:\.(?:\*(?:\d+\$)?|\d*))?(?:hh|h|ll|l|q|j|z|t|L)?[@dDiuUxXoOfFeEgGaAcCsSpn]|%)/
        .matchingSemantics(.unicodeScalar)
    return text.matches(of: pattern).map { String($0.output) }
}

/// The arguments that the specifiers of a text consume: number and last letters.
private func argumentList(_ text: String) -> Set<String> {
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

struct MessagePropertyTests {
    static let pieces = [
        "%@", "%d", "%1$@", "%2$lld", "%*d", "%-8.3f", "%.*f", "%1$*2$d", "%%", "%#@files@", "%2$#@x@", "%arg", "%hhd",
        "%zu",
        "%C", "%S", "100% guaranteed", "50 % of", "100%", "%_app", "%{x}", "%1$[", "${name}", "{count}", "{{x}}",
        "^[%d apple](inflect: true)", "[Help](https://a.b/c)", "<b>", "</b>", "<br/>", "&amp;", "&#39;",
        "https://a.b/c?d=e",
        "me@example.com", "user@host", "a.b", "\n", "\t", "\u{200E}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}",
        "Save", "Add Photo", "Größe", "Ελλάδα", "שלום", "مرحبا", "ไทย", "日本語", "👩‍👩‍👧", "e\u{301}", " ", "  ", ".", "…",
        "\"", "\\", "'",
        "[", "]", "(", ")", "%", "@", ":", "//", "1", "é", "ÅB", "～", "％d",
    ]

    static func message(_ numbers: inout SeededNumbers) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...6, using: &numbers) { text += pieces.randomElement(using: &numbers) ?? "" }
        return text
    }

    static let pipelines = [
        "dots", "double", "accents", "expand=40%", "brackets", "brackets=[##]", "bidi", "bidi=override",
        "bidi=isolates",
        "forecast=p90", "long-words", "tall", "accents,forecast=p90,brackets", "dots,double,brackets",
        "accents,dots,bidi",
    ]

    @Test(arguments: pipelines)
    func `the arguments of the output are those of the input`(spelling: String) throws {
        let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
        var numbers = SeededNumbers(seed: 42)
        var changed = 0
        for _ in 0..<8_000 {
            let text = Self.message(&numbers)
            let result = try pipeline.apply(to: text, key: "KEY")
            #expect(
                argumentList(result) == argumentList(text),
                "\(text.debugDescription) -> \(result.debugDescription)"
            )
            if result != text { changed += 1 }
            if pipeline.isInvertible {
                let restored = try pipeline.restore(result, key: "KEY")
                #expect(
                    restored.map { Array($0.utf8) } == Array(text.utf8),
                    "\(text.debugDescription) -> \(result.debugDescription)"
                )
            }
        }
        #expect(changed > 3_000)
    }

    @Test func `a message is its segments, byte for byte`() {
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<20_000 {
            let text = Self.message(&numbers)
            let message = Message(text)
            #expect(message.segments.flatMap { message.utf8[$0.range] } == Array(text.utf8))
            #expect(message.segments.allSatisfy { !$0.range.isEmpty })
        }
    }
}
