import Findings
import Testing

struct BrokenPlaceholderTests {
    private static func found(_ source: String, _ translation: String) throws -> [String] {
        let table = try TableSample.table(TableSample.entry(source), ["de": TableSample.entry(translation)])
        return TableRules().findings(in: [table]) { $0 == .brokenPlaceholder }.flatMap { $0 }.map(\.message)
    }

    @Test(arguments: [
        ("{COUNT} days", "vor {COUNT} Tagen", []),
        ("{COUNT} days", "Tage", ["'{COUNT}' of the source string is missing"]),
        ("{COUNT} days", "{ANZAHL} Tage", ["'{ANZAHL}' is not in the source string, which has '{COUNT}'"]),
        ("Days", "{COUNT} Tage", ["'{COUNT}' is not in the source string"]),
        ("${name} is here", "Hier ist $(name)", ["'$(name)' is not in the source string, which has '${name}'"]),
        ("{{a}} and {b}", "{b} und {{a}}", []),
        // Words in braces, and what a message format holds, are no names.
        (#"Sun"#, #"\u{2600} Sonne"#, []), ("Use {as you like}", "Nach Belieben", []),
        ("{n, plural, other {x}}", "x", []),
        (#"Line\nbreak"#, "Zeile", []),
    ])
    func `a translation has the placeholders of the source string`(
        source: String,
        translation: String,
        messages: [String]
    ) throws {
        #expect(try Self.found(source, translation) == messages)
    }

    @Test(arguments: [
        ("<b>Now</b>", "<b>Jetzt</b>", []), ("<b>Now</b>", "Jetzt", []),
        ("<b>Now</b>", "<b>Jetzt", ["'<b>' is not closed, and the source string closes it"]),
        ("<b>Now</b>", "Jetzt</b>", ["'</b>' closes no tag, and the source string has one"]),
        ("a<br>b</br>", "a<br>b", []), ("<p>Now", "<p>Jetzt", []), ("Now", "<b>Jetzt", []),
        ("<A href='x'>Now</a>", "<a href='x'>Jetzt</A>", []), ("<i/>Now", "<i/>Jetzt", []),
    ])
    func `a translation closes the tags that the source string closes`(
        source: String,
        translation: String,
        messages: [String]
    ) throws {
        #expect(try Self.found(source, translation) == messages)
    }

    @Test func `words in braces that every language translates are no placeholders`() throws {
        func found(_ french: String) throws -> [String] {
            let table = try TableSample.table(
                TableSample.entry("Service {active}"),
                ["de": TableSample.entry("Service {aktiv}"), "fr": TableSample.entry(french)]
            )
            return TableRules().findings(in: [table]) { $0 == .brokenPlaceholder }.flatMap { $0 }.map(\.message)
        }
        #expect(try found("Service {actif}") == [])
        #expect(try found("Service") == ["'{active}' of the source string is missing"])
        #expect(try found("Service {active}") == ["'{aktiv}' is not in the source string, which has '{active}'"])
    }

    @Test func `a form for one thing may leave the number out`() throws {
        func catalog(_ one: String, _ other: String) -> String {
            let forms = [("one", one), ("other", other)].map {
                "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}"
            }.joined(separator: ", ")
            return """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"K": {"localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "{N} days"}},
                "de": {"variations": {"plural": {\(forms)}}}}}}}
                """
        }
        func found(_ one: String, _ other: String) throws -> [String] {
            let table = try TableSample.table(ofCatalog: catalog(one, other))
            return TableRules().findings(in: [table]) { $0 == .brokenPlaceholder }.flatMap { $0 }.map(\.message)
        }
        #expect(try found("ein Tag", "{N} Tage") == [])
        #expect(try found("ein Tag", "{Z} Tage") == ["'{Z}' is not in the source string"])
    }
}
