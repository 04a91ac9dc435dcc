import Findings
import Foundation
import Reporting
import SourceText
import Testing

struct `The reports for other tools` {
    private static func text(_ format: ReportFormat, _ name: String) throws -> String {
        String(decoding: format.render(try #require(SampleReport.named[name])), as: UTF8.self)
    }

    @Test(arguments: [
        (ReportFormat.sarif, "small.sarif"), (.junit, "small.junit.xml"), (.github, "small.github.txt"),
        (.gitlab, "small.gitlab.json"), (.checkstyle, "small.checkstyle.xml"), (.markdown, "small.md"),
        (.csv, "small.csv"),
    ])
    func `hold all that was found`(format: ReportFormat, file: String) throws {
        try Golden.expect(format.render(SampleReport.small), equals: file)
    }

    @Test(arguments: ReportFormat.allCases, ["small", "empty", "hostile"])
    func `are the same in whatever order the run was`(format: ReportFormat, name: String) throws {
        let report = try #require(SampleReport.named[name])
        var turned = report
        turned.findings.reverse()
        turned.unchecked.reverse()
        #expect(format.render(turned) == format.render(report))
    }

    @Test(arguments: ReportFormat.allCases)
    func `let no control character through`(format: ReportFormat) throws {
        let lineEnds: Set<Unicode.Scalar> = [.csv, .budgets].contains(format) ? ["\r", "\n"] : ["\n"]
        for scalar in try Self.text(format, "hostile").unicodeScalars where !lineEnds.contains(scalar) {
            #expect(!VisibleText.isHidden(scalar))
        }
    }

    @Test(
        .enabled(if: Python.hasModule("xml"), "needs python3"),
        arguments: [ReportFormat.junit, .checkstyle],
        ["small", "empty", "hostile"]
    )
    func `are XML with the right counts`(format: ReportFormat, name: String) throws {
        let bytes = format.render(try #require(SampleReport.named[name]))
        let program = """
            import sys, xml.dom.minidom
            d = xml.dom.minidom.parse(sys.argv[1])
            for e in d.getElementsByTagName('testsuite'):
                cases = e.getElementsByTagName('testcase')
                assert len(cases) == int(e.getAttribute('tests')) > 0
                assert len(e.getElementsByTagName('failure')) == int(e.getAttribute('failures'))
            """
        let file = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString).xml")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Python.run(program, [file.path]) == "")
    }

    @Test(arguments: [ReportFormat.sarif, .gitlab])
    func `are JSON that Foundation reads`(format: ReportFormat) throws {
        for report in SampleReport.named.values {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(format.render(report))) }
        }
    }

    @Test func `have one case of JUnit for a rule in a file, whatever lines its findings are in`() {
        let findings = [1, 2].map { line in
            Finding(
                rule: .hardCodedText,
                severity: .warning,
                message: "m\(line)",
                location: SourceLocation(path: "A.swift", line: line, column: 1),
                table: "",
                key: "",
                occurrences: []
            )
        }
        let text = String(decoding: ReportFormat.junit.render(SampleReport.report(findings)), as: UTF8.self)
        #expect(text.ranges(of: "<testcase name=\"A.swift hard-coded-text\"").count == 1)
        #expect(text.contains("A.swift:1:1: warning: m1") && text.contains("A.swift:2:1: warning: m2"))
    }

    @Test func `give GitHub commands that end where they should`() throws {
        let text = try Self.text(.github, "hostile")
        for line in text.split(separator: "\n") {
            #expect(line.hasPrefix("::error file=") || line.hasPrefix("::notice title=Overset::"))
            // Between the opening and the data no colon may stand.
            let head = line.dropFirst(2).prefix { $0 != ":" }
            #expect(line.dropFirst(2 + head.count).hasPrefix("::"))
            #expect(
                head.split(separator: ",", omittingEmptySubsequences: false).count == (head.hasPrefix("notice") ? 1 : 6)
            )
        }
        #expect(text.split(separator: "\n").count == 11)
        #expect(text.hasSuffix("::notice title=Overset::7 more findings: see the report of the check.\n"))
    }

    @Test func `give Markdown that is never too long`() {
        let report = ManyFindings.report(count: 300)
        let bytes = MarkdownReport.render(report, limit: 10_000)
        #expect(bytes.count <= 10_000)
        let text = String(decoding: bytes, as: UTF8.self)
        let rows = text.split(separator: "\n").count { $0.hasPrefix("| error") || $0.hasPrefix("| warning") }
        #expect(text.hasSuffix("\n\(300 - rows) more findings in the report.\n"))
    }

    @Test func `put hostile texts into code spans in Markdown`() throws {
        let text = try Self.text(.markdown, "hostile")
        let holds = text.contains("`` \\| `x` @name #1 [a](http://example.org) <img src=x> ``")
        #expect(holds)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| error") }
        #expect(rows.count == SampleReport.hostileTexts.count)
        for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 8) }
    }

    @Test func `start no formula in a spreadsheet`() throws {
        let text = try Self.text(.csv, "hostile")
        let holds = text.contains(",'=cmd|' /C calc'!A0,")
        #expect(holds)
        let starts = text.contains(",=")
        #expect(!starts)
    }

    @Test func `name each occurrence once for GitLab`() throws {
        var report = SampleReport.small
        report.findings.append(report.findings[0])
        let text = String(decoding: CodeQualityReport.render(report), as: UTF8.self)
        let fingerprint = report.findings[0].fingerprint
        #expect(text.ranges(of: "\"\(fingerprint)\"").count == 1)
        #expect(text.ranges(of: "\"\(fingerprint)-2\"").count == 1)
    }
}
