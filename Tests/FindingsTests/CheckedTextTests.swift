import Findings
import Interfaces
import Layout
import SourceText
import Testing
import TextMeasurement

/// Letters are squares of 10 pt in a box of 80 pt.
struct CheckedTextTests {
    private func checked(
        _ texts: [(locale: String, kind: LocaleKind, text: String)],
        width: Double = 80,
        ignored: IgnoredRules = .none,
        usesDefaultSample: Bool = false
    ) throws -> CheckedText {
        var sample = TextSample(width: width) { $0.ignored = ignored }
        sample.usesDefaultSample = usesDefaultSample
        return try sample.checked(texts)
    }

    @Test func `one fault in several languages is one finding, real languages first and then the worst`() throws {
        let text = try checked([
            ("en", .source, "Done"), ("de", .real, "Abgeschlossen"), ("fr", .real, "Terminée!"), ("nl", .real, "Klaar"),
            ("en-XA", .pseudo, "Done one two three"), ("en-XE", .stress, "Done Done"),
        ])
        let findings = text.findings { _ in nil }
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.rule == .truncatedText)
        #expect(finding.severity == .error)
        #expect(finding.occurrences.map(\.locale) == ["de", "fr", "en-XA", "en-XE"])
        #expect(finding.occurrences.map(\.severity) == [.error, .error, .warning, .warning])
        #expect(
            finding.message
                == "\"DONE\" in German is truncated: needs 130 pt, 80 pt available (+50 pt); also in French, en-XA, en-XE"
        )
        #expect(finding.pictures.map(\.locale) == ["en", "de", "fr", "en-XA", "en-XE"])
    }

    @Test func `a text that does not fit in the source language is reported once, as such`() throws {
        let text = try checked([("en", .source, "Completed now"), ("de", .real, "Jetzt abgeschlossen")])
        let finding = try #require(text.findings { _ in nil }.first)
        #expect(finding.occurrences.map(\.locale) == ["en"])
        #expect(finding.message.hasSuffix("already in the source language"))
    }

    @Test func `a source text inside the error band is a note and does not hide what certainly breaks`() throws {
        let texts: [(locale: String, kind: LocaleKind, text: String)] = [
            ("en", .source, "Finished"), ("de", .real, "Fertig!!"), ("fr", .real, "Opération terminée"),
        ]
        let alone = try #require(try checked(Array(texts.prefix(2)), width: 79.8).findings { _ in nil }.first)
        #expect(alone.severity == .note)
        #expect(alone.occurrences.map(\.locale) == ["en"])
        let all = try #require(try checked(texts, width: 79.8).findings { _ in nil }.first)
        #expect(all.severity == .error)
        #expect(all.occurrences.map(\.locale) == ["fr", "en"])
    }

    @Test func `a text without room says so, and the state of its translation is evidence`() throws {
        var text = try checked([("en", .source, "Title"), ("de", .real, "Ein Titel")], width: 0.5)
        let error = try #require(text.findings { _ in nil }.first)
        #expect(error.severity == .error)
        #expect(
            error.message
                == "\"DONE\" in English is truncated: needs 50 pt, no room available; already in the source language"
        )
        text.translation = TranslationState()
        text.translation?.isPlaceholder = true
        #expect(text.findings { _ in nil }.map(\.severity) == [.note])
    }

    @Test func `a view with a name of its own is named behind the text that it shows`() throws {
        var text = try checked([("en", .source, "Done"), ("de", .real, "Abgeschlossen")])
        text.place = ScreenPlace(screen: "Main", identifier: "a", object: "b", view: "\"Bottom Button\"")
        let finding = try #require(text.findings { _ in nil }.first)
        #expect(finding.message.hasPrefix("\"Done\" of \"Bottom Button\" in German is truncated"))
        text.place?.view = "\"Done\""
        #expect(text.findings { _ in nil }.first?.message.hasPrefix("\"Done\" in German is truncated") == true)
    }

    @Test(arguments: [("b.text", true), ("DONE", false), ("bc.text", false)])
    func `a label of Interface Builder is the same in a screen of another name`(key: String, isSame: Bool) throws {
        var text = try checked([("en", .source, "Done"), ("de", .real, "Abgeschlossen")])
        text.key = key
        let fingerprints = try ["Main", "Other"].map { screen in
            text.place = ScreenPlace(screen: screen, identifier: screen, object: "b", view: "'Done'")
            return try #require(text.findings { _ in nil }.first).fingerprint
        }
        // A key that does not name its view may be shown in many views and screens.
        #expect((fingerprints[0] == fingerprints[1]) == isSame)
    }

    @Test func `what depends on a default sample is at most a warning`() throws {
        let text = try checked([("en", .source, "Done"), ("de", .real, "Abgeschlossen")], usesDefaultSample: true)
        #expect(text.findings { _ in nil }.map(\.severity) == [.warning])
    }

    @Test func `an ignored rule says nothing and a configured severity wins`() throws {
        let texts: [(locale: String, kind: LocaleKind, text: String)] = [
            ("en", .source, "Done"), ("de", .real, "Abgeschlossen"),
        ]
        #expect(try checked(texts, ignored: .some(["truncated-text"])).findings { _ in nil }.isEmpty)
        #expect(try checked(texts, ignored: .some(["clipped-text"])).findings { _ in nil }.count == 1)
        #expect(try checked(texts).findings { _ in .note }.map(\.severity) == [.note])
    }
}
