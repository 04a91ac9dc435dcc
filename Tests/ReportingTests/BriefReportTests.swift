import Findings
import Reporting
import SourceText
import Testing

struct `The brief terminal report` {
    private static func render(
        _ report: CheckReport,
        _ detail: TerminalReport.Detail,
        failing: Severity = .error,
        width: Int = 100
    ) -> String {
        let options = TerminalReport.Options(width: width, detail: detail, written: ["Reports/index.html"])
        return TerminalReport.render(report, failing: failing, options: options)
    }

    private static func finding(_ key: String, _ severity: Severity, line: Int, languages: Int = 1) -> Finding {
        let shown = (0..<languages).map {
            SampleReport.Shown(locale: "l\($0)", kind: .real, text: "A text that is long")
        }
        var finding = SampleReport.finding(key, line: line, box: (width: 100, height: nil, lines: 1), shown: shown)
        finding.severity = severity
        for index in finding.occurrences.indices { finding.occurrences[index].severity = severity }
        return finding
    }

    @Test func `says what fails and how much was checked`() throws {
        try Golden.expect(Array(Self.render(SampleReport.small, .brief).utf8), equals: "small.brief.txt")
    }

    @Test func `puts the worst last and counts notes`() {
        let report = SampleReport.report([
            Self.finding("BAD", .error, line: 1), Self.finding("SOSO", .warning, line: 2),
            Self.finding("FINE", .note, line: 3), Self.finding("ALSO", .note, line: 4),
        ])
        let lines = Self.render(report, .brief).split(separator: "\n").filter { !$0.hasPrefix("  ") }
        let order = lines.filter { $0.contains(": error:") || $0.contains(": warning:") || $0.contains(": note:") }
        #expect(order.map { $0.contains("error") } == [false, true])
        let text = Self.render(report, .brief)
        #expect(text.split(separator: "\n").contains { $0.hasPrefix("    notes: 2 ") && $0.hasSuffix("shows them") })
    }

    @Test(arguments: [
        (Severity.error, TerminalReport.Detail.brief, ["SOSO", "BAD"], true),
        (.warning, .brief, ["SOSO", "BAD"], true),
        (.note, .brief, ["FINE", "SOSO", "BAD"], false), (.error, .failures, ["BAD"], false),
        (.warning, .failures, ["SOSO", "BAD"], false), (.note, .failures, ["FINE", "SOSO", "BAD"], false),
    ])
    func `shows all that fails`(
        failing: Severity,
        detail: TerminalReport.Detail,
        keys: [String],
        countsNotes: Bool
    ) {
        let report = SampleReport.report([
            Self.finding("BAD", .error, line: 1), Self.finding("SOSO", .warning, line: 2),
            Self.finding("FINE", .note, line: 3),
        ])
        let lines = Self.render(report, detail, failing: failing).split(separator: "\n")
        let headlines = lines.filter { line in
            !line.hasPrefix(" ") && Severity.allCases.contains { line.contains(": \($0.rawValue):") }
        }
        #expect(headlines.map { line in ["BAD", "SOSO", "FINE"].first { line.contains($0) } } == keys)
        #expect(lines.contains { $0.hasPrefix("    notes:") } == countsNotes)
    }

    @Test(arguments: [TerminalReport.Detail.brief, .full])
    func `says why a finding is no error`(detail: TerminalReport.Detail) {
        var finding = Self.finding("SOSO", .warning, line: 2)
        finding.reasons = ["code sets the frame of the view", "it may shrink", "a third one"]
        let lines = Self.render(SampleReport.report([finding]), detail).split(separator: "\n")
        let words = "note: only a warning, because code sets the frame of the view, and it may shrink"
        #expect(lines.count { $0.hasSuffix(words) } == 1)
    }

    @Test func `says in whole why something was not checked`() {
        var report = SampleReport.small
        report.unchecked[0].reason += String(repeating: ", and so on", count: 9) + " to the end"
        let text = Self.render(report, .brief, width: 60)
        #expect(text.split(separator: "\n").contains { $0.hasSuffix("to the end") && $0.count <= 60 })
    }

    @Test func `says once why several things were not checked, whatever numbers the reason has`() {
        var report = SampleReport.small
        let first = report.unchecked[0]
        report.unchecked += (1...4).map { number in
            var other = first
            other.location.line += number
            other.reason = number < 4 ? "a document of Xcode \(number)" : "it is a link"
            return other
        }
        let text = Self.render(report, .brief, width: 200)
        let lines = text.split(separator: "\n").drop { !$0.contains("not checked") }.prefix(3)
        #expect(
            lines.map { $0.drop { $0 != "I" } } == [
                "Info.strings:2:1: TITLE: there is no font named 'Brand-Bold'",
                "Info.strings:3:1: TITLE and 2 more: a document of Xcode 1",
                "Info.strings:6:1: TITLE: it is a link",
            ]
        )
        #expect(!text.contains("--verbose lists them"))
    }

    @Test func `shows two languages and names the rest`() {
        let report = SampleReport.report([Self.finding("KEY", .error, line: 1, languages: 5)])
        let lines = Self.render(report, .brief).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("    note: l") } == 2)
        #expect(lines.contains("    note: and 3 more: l2, l3 and l4"))
    }

    @Test func `tells of baselines where a project has many errors and none is known`() {
        func hasHint(_ errors: Int, _ severity: Severity = .error, known: Int = 0) -> Bool {
            var report = SampleReport.report((0..<errors).map { Self.finding("KEY\($0)", severity, line: $0 + 1) })
            report.known = known
            return Self.render(report, .brief).contains("--write-baseline")
        }
        #expect(hasHint(50))
        #expect(!hasHint(49))
        #expect(!hasHint(50, .warning))
        #expect(!hasHint(50, known: 1))
    }

    @Test func `with errors alone has no summary`() {
        let report = SampleReport.report([
            Self.finding("BAD", .error, line: 1), Self.finding("SOSO", .warning, line: 2),
        ])
        let text = Self.render(report, .failures)
        #expect(text.contains("error:") && !text.contains("warning:") && !text.contains("Checked"))
        #expect(Self.render(SampleReport.report([]), .failures).isEmpty)
    }

    @Test(arguments: [
        (2, "4 of 10 measured (40 %; 50 % of those that code asks for): 4 set by code"),
        (0, "4 of 10 measured (40 %): 4 set by code"),
    ])
    func `tells strings that no code asks for from the others`(unasked: Int, expected: String) {
        var row = StringCoverage.Row(.table, file: "en.lproj/L.strings", name: "L")
        row.strings = 10
        row.code = 4
        row.reasons = ["another reason": 6 - unasked, StringCoverage.unasked: unasked]
        var report = SampleReport.report([])
        report.coverage = StringCoverage()
        report.coverage?.add(row)
        #expect(Self.render(report, .brief, width: 200).contains("  strings      \(expected)\n"))
    }

    @Test func `as a summary names the reports and no finding but the three worst`() {
        let findings = (1...5).map { Self.finding("KEY\($0)", .error, line: $0) }
        let lines = Self.render(SampleReport.report(findings), .summary, width: 300).split(separator: "\n")
        #expect(lines.count <= 12)
        #expect(lines.contains("  reports      Reports/index.html"))
        #expect(lines.count { $0.contains("KEY") } == 3)
    }

    @Test(arguments: [50, 60, 100])
    func `wraps all but what compilers print`(width: Int) {
        let lines = Self.render(SampleReport.small, .brief, width: width).split(separator: "\n")
        for line in lines where line.hasPrefix("    ") && line.split(separator: " ").count > 2 {
            #expect(line.count <= width, "\(line)")
        }
    }

    @Test func `is not steered by hostile texts`() {
        for width in [40, 100] {
            let text = Self.render(SampleReport.hostile, .brief, width: width)
            for scalar in text.unicodeScalars where scalar != "\n" { #expect(!VisibleText.isHidden(scalar)) }
            for line in text.split(separator: "\n") {
                #expect(!line.drop { $0 == " " }.hasPrefix("::"), "a workflow command: \(line)")
                #expect(!line.contains("##vso[") && !line.contains("##teamcity["))
            }
        }
    }

    @Test func `names no file so that a build server obeys it`() {
        var report = SampleReport.report([])
        for (name, part) in [("a/::error x", "here"), ("a/##vso[x]", "there"), ("a/ ::debug::x", "anywhere")] {
            let location = SourceLocation(path: name, line: 1, column: 1)
            report.unchecked.append(CheckReport.Unchecked(location: location, subject: "KEY", reason: "no box \(part)"))
        }
        let lines = Self.render(report, .brief).split(separator: "\n")
        #expect(lines.count { $0.contains("KEY: no box") } == 3)
        for line in lines {
            let start = line.drop { $0 == " " }
            #expect(!start.hasPrefix("::") && !start.hasPrefix("##"), "\(line)")
        }
    }
}
