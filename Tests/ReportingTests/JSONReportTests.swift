import Findings
import Foundation
import Reporting
import SourceText
import TestCorpus
import Testing

struct `The findings file` {
    @Test func `holds all that was found`() throws {
        try Golden.expect(JSONReport.render(SampleReport.small), equals: "small.json")
        try Golden.expect(JSONReport.render(SampleReport.screens), equals: "screens.json")
    }

    @Test(arguments: ["small", "empty", "hostile", "screens"])
    func `gives the same bytes after it is read`(name: String) throws {
        let report = try #require(SampleReport.named[name])
        let bytes = JSONReport.render(report)
        let again = try JSONReport.read(bytes, path: "findings.json")
        #expect(JSONReport.render(again) == bytes)
        #expect(TerminalReport.render(again) == TerminalReport.render(report))
    }

    @Test func `does not depend on the order of the run`() {
        var report = SampleReport.small
        report.findings.reverse()
        for index in report.findings.indices { report.findings[index].occurrences.reverse() }
        report.unchecked.reverse()
        #expect(JSONReport.render(report) == JSONReport.render(SampleReport.small))
    }

    @Test func `hides nothing and steers nothing`() throws {
        let bytes = JSONReport.render(SampleReport.hostile)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(Array(text.utf8) == bytes)
        #expect(!text.contains("<"))
        for scalar in text.unicodeScalars where scalar != "\n" { #expect(!VisibleText.isHidden(scalar)) }
        // Foundation reads back what was written.
        let read = try JSONReport.read(bytes, path: "findings.json")
        let messages = read.findings.map(\.message).sorted()
        #expect(messages.map { Array($0.utf8) } == SampleReport.hostileTexts.sorted().map { Array($0.utf8) })
    }

    @Test func `writes numbers short`() {
        var report = SampleReport.small
        report.findings = [
            SampleReport.finding(
                "K",
                line: 1,
                box: (width: 100.123456, height: nil, lines: 1),
                shown: [
                    .init(locale: "de", kind: .real, text: "Ein langer Text")
                ]
            )
        ]
        let text = String(decoding: JSONReport.render(report), as: UTF8.self)
        let isShort = text.contains(#""available": 100.1235, "unit": "pt""#)
        #expect(isShort)
        let isWhole = text.contains(#""needed": 143, "#)
        #expect(isWhole)
    }

    @Test(arguments: [
        (
            "",
            "not a findings file: it is not JSON: the file holds no JSON; expected '{'; write it again with 'overset check'"
        ),
        (
            "{\"schemaVersion\": 2}",
            "not a findings file: schemaVersion is 2, and this version of Overset reads 1; write it again with 'overset check'"
        ),
        ("[]", "not a findings file: this must be an object; write it again with 'overset check'"),
        ("{\"schemaVersion\": 1}", "not a findings file: 'summary' is missing; write it again with 'overset check'"),
    ])
    func `that is none is refused with the reason`(text: String, message: String) throws {
        let error = #expect(throws: SourceError.self) { try JSONReport.read(Array(text.utf8), path: "a.json") }
        #expect(error?.message == message)
        #expect(error?.location.path == "a.json")
    }

    @Test(arguments: [
        ("\"range\": [0, 9]", "\"range\": [9, 2]", "[9, 2]", "a range is two numbers in order"),
        ("\"severity\": \"error\",", "\"severity\": \"fatal\",", "\"fatal", "'fatal' is no severity"),
        ("\"kind\": \"stress\"", "\"kind\": \"\\u001b\"", "\"\\u001b", "'\\u{1B}' is no kind"),
        ("\"0:0\": {", "\"0\": {", "{\"path", "the outline '0' is not named face:glyph"),
        ("\"axis\": \"width\"", "\"axis\": null", "null, \"fault", "'axis' must be a text"),
        ("\"textSize\": \"large\", ", "", "{\"locale\": \"de\", \"kind\": \"real", "'textSize' is missing"),
        ("[4, 0, 0]", "[-4, 0, 0]", "[-4", "a glyph is not an index and two numbers"),
        ("\"line\": 12", "\"line\": 1e400", "1e400", "'line' must be a whole number"),
    ])
    func `that is damaged is refused in its place`(part: String, other: String, cause: String, reason: String) throws {
        let text = String(decoding: JSONReport.render(SampleReport.small), as: UTF8.self)
        let damaged = text.replacing(part, with: other, maxReplacements: 1)
        let isDamaged = damaged != text
        try #require(isDamaged)
        let error = #expect(throws: SourceError.self) { try JSONReport.read(Array(damaged.utf8), path: "a.json") }
        #expect(error?.message == "not a findings file: \(reason); write it again with 'overset check'")
        let file = try TextFile(decoding: Array(damaged.utf8), path: "a.json")
        let place = try #require(damaged.range(of: cause)).lowerBound
        #expect(error?.location == file.location(at: damaged.utf8.distance(from: damaged.startIndex, to: place)))
    }

    @Test(.enabled(if: Python.hasModule("jsonschema"), "needs python3 with jsonschema"))
    func `follows its published schema`() throws {
        let schema = TestCorpus.root.appending(path: "Sources/Reporting/Schema/findings.schema.json")
        for report in [SampleReport.small, SampleReport.hostile, SampleReport.screens, SampleReport.report([])] {
            let file = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString).json")
            try Data(JSONReport.render(report)).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try Python.run(Python.validation, [schema.path, file.path]) == "")
        }
    }
}
