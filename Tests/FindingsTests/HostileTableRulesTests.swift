import Findings
import SourceText
import StringTables
import TestCorpus
import Testing

struct HostileTableRulesTests {
    /// Pieces of which texts are made that are hard to read.
    private static let pieces = [
        "%", "%%", "%@", "%1$@", "%9999999999999999999$@", "%*.*f", "%#@a@", "% d", "\u{FF05}", "\u{FF05}@", "\\",
        "\\\\U",
        "\\\\u00", "\u{2068}", "\u{202E}", "\u{200F}", "\u{1F468}\u{200D}\u{1F469}", "\u{301}", " ", "\\n", "the", "Ä",
        "ش",
        "{", "}", "${a}", "<b>", "&amp;", "https://a.example", "\u{0}", "\u{7}", "x@y.example", "",
    ]

    @Test func `no text stops the rules, and equal input gives equal findings`() throws {
        var random = SeededNumbers(seed: 7)
        func text() -> String {
            (0..<Int.random(in: 0..<8, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
        for _ in 0..<300 {
            let keys = (0..<4).map { "K\($0)" }
            func table() -> String {
                keys.filter { _ in Bool.random(using: &random) }.map { TableSample.entry(text(), key: $0) }.joined()
            }
            let source = table()
            let translations = ["de": table(), "ar": table(), "ja": table()]
            let sample: LocalizedTable
            do {
                sample = try TableSample.table(source, translations)
            } catch {
                continue
            }
            let first = TableRules().findings(in: [sample]) { _ in true }
            #expect(first == TableRules().findings(in: [sample]) { _ in true })
            for finding in first.flatMap({ $0 }) {
                #expect(finding.rule.subject == .table)
                #expect(finding.location.line >= 1 && finding.location.column >= 1)
                #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."))
                #expect(Set(finding.occurrences.map(\.locale)).count == finding.occurrences.count)
            }
            let prints = first.flatMap { $0 }.map(\.fingerprint)
            #expect(Set(prints).count == prints.count)
        }
    }

    @Test func `a text of a million characters is looked at in linear time, and shown in part`() throws {
        let long = String(repeating: "%@ a\u{202A}", count: 200_000)
        let table = try TableSample.table(TableSample.entry(long), ["de": TableSample.entry("x " + long)])
        let clock = ContinuousClock()
        let time = clock.measure {
            let found = TableRules().findings(in: [table]) { _ in true }.flatMap { $0 }
            #expect(found.contains { $0.rule == .controlCharacter })
            #expect(found.flatMap(\.occurrences).allSatisfy { $0.text.unicodeScalars.count <= 501 })
            #expect(found.allSatisfy { $0.excerpt == nil })
        }
        #expect(time < .seconds(60))
    }
}
