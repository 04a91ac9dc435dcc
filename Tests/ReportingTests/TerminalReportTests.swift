import Findings
import Reporting
import SourceText
import Testing

struct `The terminal report` {
    @Test func `says what was found and what was checked`() throws {
        try Golden.expect(Array(TerminalReport.render(SampleReport.small).utf8), equals: "small.txt")
    }

    @Test func `says the same in colour`() {
        let plain = TerminalReport.render(SampleReport.small)
        let colored = TerminalReport.render(SampleReport.small, options: .init(isColored: true))
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func `of nothing is a verdict`() {
        let text = TerminalReport.render(SampleReport.report([]))
        #expect(text.hasPrefix("Checked PhotoMania\n"))
        #expect(text.hasSuffix("\nEverything that was measured fits.\n"))
    }

    @Test(arguments: [
        (ReportLimits(changedSince: "main"), 0, "No issues in what the changes touch."),
        (ReportLimits(changedSince: "main"), 2, "No new issues in what the changes touch."),
        (ReportLimits(only: [.fixedFormat]), 0, "No issues under the rules that ran."),
    ])
    func `of a part of the rules or findings is no verdict on all`(limits: ReportLimits, known: Int, verdict: String) {
        var report = SampleReport.report([])
        (report.limits, report.known) = (limits, known)
        #expect(TerminalReport.render(report).hasSuffix("\n\(verdict)\n"))
        report.constrainedTexts = 0
        report.measurements = 0
        #expect(!TerminalReport.render(report).contains(verdict))
    }

    @Test func `does not take nothing measured for success`() {
        var report = SampleReport.report([])
        report.constrainedTexts = 0
        report.measurements = 0
        let last = "\nNothing was measured: no string has a known available width.\n"
        #expect(TerminalReport.render(report).hasSuffix(last))
    }

    @Test func `lists all that was not checked`() {
        var report = SampleReport.report([])
        report.unchecked = (1...13).map { line in
            let place = SourceLocation(path: "overset.yml", line: line, column: 1)
            return CheckReport.Unchecked(location: place, subject: "entry \(line)", reason: "silences nothing")
        }
        report.unread = report.unchecked
        report.skipped = (1...13).map { "Pods\($0)" }
        let text = TerminalReport.render(report)
        for line in 1...13 { #expect(text.contains("overset.yml:\(line):1: entry \(line): silences nothing\n")) }
        #expect(text.contains("Pods13") && !text.contains(" more"))
    }

    @Test func `lists five languages and names the rest`() {
        let shown = (0..<8).map { SampleReport.Shown(locale: "l\($0)", kind: .real, text: "A text that is long") }
        let finding = SampleReport.finding("KEY", line: 1, box: (width: 100, height: nil, lines: 1), shown: shown)
        let lines = TerminalReport.render(SampleReport.report([finding])).split(separator: "\n")
        #expect(lines.count { $0.contains("note: l") } == 5)
        #expect(lines.contains("      note: and 3 more: l5, l6 and l7"))
    }

    @Test(arguments: [
        ("\t\"k\" = \"v\";", 8, 1, "    1 | \t\"k\" = \"v\";", "      | \t      ^"),
        ("日本 = x", 6, 1, "    1 | 日本 = x", "      |        ^"),
        ("a\u{202E}b", 3, 1, "    1 | a\\u{202E}b", "      |          ^"),
        ("e\u{301}x", 3, 1, "    1 | e\u{301}x", "      |  ^"),
        ("abc", 2, 9, "    1 | abc", "      |  ^~"),
        ("abc", 9, 1, "    1 | abc", "      |    ^"),
        ("", 1, 1, "    1 | ", "      | ^"),
    ])
    func `marks the part under the line`(line: String, column: Int, length: Int, shown: String, mark: String) {
        var finding = SampleReport.finding("KEY", line: 1, box: (width: 100, height: nil, lines: 1), shown: [])
        finding.excerpt = SourceExcerpt(line: line, column: column, length: length)
        let lines = TerminalReport.render(SampleReport.report([finding]))
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[1].unicodeScalars.elementsEqual(shown.unicodeScalars))
        #expect(lines[2] == mark)
    }

    @Test func `cuts a long line around the part`() {
        var finding = SampleReport.finding("KEY", line: 1, box: (width: 100, height: nil, lines: 1), shown: [])
        let line = String(repeating: "a", count: 300) + "HERE" + String(repeating: "b", count: 300)
        finding.excerpt = SourceExcerpt(line: line, column: 301, length: 4)
        let text = TerminalReport.render(SampleReport.report([finding]), options: .init(width: 60))
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[1].count <= 60)
        let place = lines[1].firstRange(of: "HERE").map {
            lines[1].distance(from: lines[1].startIndex, to: $0.lowerBound)
        }
        #expect(lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } == place)
        #expect(lines[2].hasSuffix("^~~~"))
    }

    @Test func `is not steered by hostile texts`() {
        let text = TerminalReport.render(SampleReport.hostile)
        for scalar in text.unicodeScalars where scalar != "\n" { #expect(!VisibleText.isHidden(scalar)) }
        for line in text.split(separator: "\n") {
            #expect(!line.drop { $0 == " " }.hasPrefix("::"), "a workflow command: \(line)")
        }
        #expect(!text.contains("##vso["))
        #expect(text.contains("\\u{1B}[31mred"))
        #expect(text.contains("\\u{202E}desrever"))
    }
}
