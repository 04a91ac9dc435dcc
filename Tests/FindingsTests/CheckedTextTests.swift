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
        var declaration = TextDeclaration()
        declaration.maximumWidth = width
        declaration.ignored = ignored
        let font = FontRequest(family: .system, size: try #require(PointSize(10)))
        let fitting = TextFitting(measurer: SquareMeasurer())
        let versions = try texts.map { item in
            let setting = TextFitting.Setting(
                declaration: declaration,
                font: font,
                locale: item.locale,
                direction: .natural
            )
            return CheckedText.Version(
                locale: item.locale,
                kind: item.kind,
                textSize: .large,
                filled: Samples.Filled(text: item.text, used: [], usesDefault: usesDefaultSample),
                location: nil,
                isRightToLeft: false,
                fitted: try fitting.fit(item.text, in: setting),
                box: CheckedText.Box(declaration)
            )
        }
        return CheckedText(
            table: "L",
            key: "DONE",
            file: "en.lproj/L.strings",
            location: SourceLocation(path: "en.lproj/L.strings", line: 2, column: 10),
            excerpt: nil,
            declaration: declaration,
            versions: versions
        )
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
                == "'DONE' in de is truncated: needs 130 pt, has 80 pt (63 % too much); also in fr, en-XA, en-XE"
        )
        #expect(finding.pictures.map(\.locale) == ["en", "de", "fr", "en-XA", "en-XE"])
    }

    @Test func `a text that does not fit in the source language is reported once, as such`() throws {
        let text = try checked([("en", .source, "Completed now"), ("de", .real, "Jetzt abgeschlossen")])
        let finding = try #require(text.findings { _ in nil }.first)
        #expect(finding.occurrences.map(\.locale) == ["en"])
        #expect(finding.message.hasSuffix("already in the source language"))
    }

    @Test func `what hangs on a default sample is at most a warning`() throws {
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
