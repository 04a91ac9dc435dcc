import Commands
import Findings
import SourceText
import Testing

/// `--minimum-coverage` fails a run that measures too few of the app's strings.
struct MinimumCoverageTests {
    private static func report(measured: Int, of strings: Int) -> CheckReport {
        var row = StringCoverage.Row(.table, file: "en.lproj/L.strings", name: "L")
        row.strings = strings
        row.declared = measured
        var report = CheckReport(
            version: "1.0.0",
            project: "App",
            source: "en",
            textSizes: ["large"],
            locales: [],
            findings: [],
            unchecked: [],
            constrainedTexts: 0,
            measurements: 0,
            environment: CheckReport.Environment(harfBuzz: "", freeType: "", icu: "", fonts: []),
            outlines: GlyphOutlines(outlines: [:])
        )
        report.coverage = StringCoverage()
        report.coverage?.add(row)
        return report
    }

    @Test(arguments: [
        ("40%", 40, true), ("40", 40, true), ("40%", 39, false), ("40.5%", 40, false), ("0", 0, true),
        ("0.9%", 1, true),
        ("100%", 100, true), ("100%", 99, false),
    ])
    func `the share is held against the number`(text: String, measured: Int, isReached: Bool) throws {
        let minimum = try MinimumCoverage(text)
        let console = Console(color: .never, isQuiet: true)
        #expect(minimum.isReached(by: Self.report(measured: measured, of: 100), console) == isReached)
    }

    @Test func `a report without strings to count says nothing`() throws {
        var report = Self.report(measured: 0, of: 1)
        report.coverage = nil
        #expect(try MinimumCoverage("100%").isReached(by: report, Console(color: .never, isQuiet: true)))
    }

    @Test(arguments: ["", "%", "-1", "0.9", "101", "101%", "nan", "4O%", "40%%", "many"])
    func `what is no share is wrong usage`(text: String) {
        #expect(throws: Failure.self) { try MinimumCoverage(text) }
    }
}
