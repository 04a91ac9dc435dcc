import Findings
import Foundation
import Reporting
import SourceText
import Testing

/// Documents that are in no language folder and have no table are never translated: what is noted about them is one line.
struct FoldedFindingsTests {
    private static func finding(
        _ rule: Rule,
        in path: String,
        line: Int,
        isNeverLocalized: Bool = true,
        severity: Severity = .note
    ) -> Finding {
        var finding = Finding(
            rule: rule,
            severity: severity,
            message: "\(rule.rawValue) in line \(line)",
            location: SourceLocation(path: path, line: line, column: 1),
            table: "",
            key: "",
            occurrences: []
        )
        finding.isNeverLocalized = isNeverLocalized
        return finding
    }

    /// Three notes about one such document, one about another, an error in the first, and a note about a translated one.
    static let report = SampleReport.report([
        finding(.clippedText, in: "Cell.xib", line: 4), finding(.forcedAlignment, in: "Cell.xib", line: 5),
        finding(.clippedText, in: "Cell.xib", line: 6), finding(.clippedText, in: "Row.xib", line: 7),
        finding(.clippedText, in: "Cell.xib", line: 8, severity: .error),
        finding(.clippedText, in: "en.lproj/Main.xib", line: 9, isNeverLocalized: false),
    ])

    private static let sentence =
        "3 notes about a document that is in no language folder and has no table, so that it is never translated: "
        + "2 clipped-text, 1 forced-alignment"
    private static let shortSentence =
        "1 note about a document that is in no language folder and has no table, so that it is never translated: "
        + "1 clipped-text"

    @Test func `the terminal prints one line for each document`() {
        let text = TerminalReport.render(Self.report)
        #expect(text.contains("Cell.xib: note: \(Self.sentence)\n"))
        #expect(text.contains("Row.xib: note: \(Self.shortSentence)\n"))
        #expect(text.contains("clipped-text in line 8"))
        #expect(text.contains("clipped-text in line 9"))
        #expect(!text.contains("in line 4") && !text.contains("in line 5") && !text.contains("in line 7"))
    }

    @Test func `Markdown has one sentence for each document`() {
        let text = String(decoding: MarkdownReport.render(Self.report), as: UTF8.self)
        #expect(text.contains("`Cell.xib`: \(Self.sentence).\n"))
        #expect(text.contains("`Row.xib`: \(Self.shortSentence).\n"))
    }

    @Test func `the page has one line for each document, whose address searches for its notes`() {
        let page = String(decoding: HTMLPage.render(Self.report), as: UTF8.self)
        let list = page.components(separatedBy: "<ul class=\"folded\"").dropFirst().first ?? ""
        let lines = list.prefix { $0 != "\u{0}" }.components(separatedBy: "</ul>")[0].components(separatedBy: "<li>")
        #expect(lines.count == 3)
        let link = "<a href=\"#q=Cell.xib\"><code><bdi>Cell.xib</bdi></code></a>"
        #expect(lines[1].hasPrefix("\(link): <bdi>\(Self.sentence)"))
        #expect(lines[2].hasPrefix("<a href=\"#q=Row.xib\"><code><bdi>Row.xib</bdi></code></a>: "))
        // The error in such a document and the note about a translated one have cards.
        #expect(page.components(separatedBy: "<article class=").count == 3)
        #expect(page.contains("clipped-text in line 8</bdi>"))
    }

    @Test func `GitHub shows one notice for each document`() {
        let lines = GitHubAnnotations.render(Self.report).split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("::error file=Cell.xib,line=8,"))
        #expect(lines[1].hasPrefix("::notice file=en.lproj/Main.xib,line=9,"))
        #expect(lines[2] == "::notice file=Cell.xib,line=1,title=Overset::\(Self.sentence)")
        #expect(lines[3] == "::notice file=Row.xib,line=1,title=Overset::\(Self.shortSentence)")
    }

    @Test func `what GitHub has no room for is counted note by note`() {
        let many = (1...12).flatMap { number in
            (1...2).map { Self.finding(.clippedText, in: "Cell\(number).xib", line: $0) }
        }
        let lines = GitHubAnnotations.render(SampleReport.report(many)).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.last == "::notice title=Overset::6 more findings: see the report of the check.")
    }

    @Test func `SARIF has one result for each document, with a fingerprint of its own`() throws {
        struct Log: Decodable {
            struct Run: Decodable { var results: [Result] }
            struct Result: Decodable {
                struct Message: Decodable { var text: String }
                var ruleId: String
                var level: String
                var message: Message
                var partialFingerprints: [String: String]
            }
            var runs: [Run]
        }
        let data = Data(SARIFReport.render(Self.report))
        let results = try #require(try JSONDecoder().decode(Log.self, from: data).runs.first).results
        #expect(results.map(\.level) == ["error", "note", "note", "note"])
        let folded = results.suffix(2)
        #expect(folded.map(\.message.text) == [Self.sentence, Self.shortSentence])
        #expect(folded.map(\.ruleId) == ["clipped-text", "clipped-text"])
        #expect(Set(results.compactMap { $0.partialFingerprints["primaryLocationLineHash"] }).count == 4)
    }
}
