import Findings
import Reporting
import SourceText
import Testing

/// One string is one finding, wherever it was found.
struct SameStringsTests {
    private static func finding(
        _ key: String,
        _ text: String,
        _ severity: Severity,
        screen: String? = nil,
        locales: [String] = ["de"]
    ) -> Finding {
        var finding = Finding(
            rule: .truncatedText,
            severity: severity,
            message: "\"Blur\" in German is truncated",
            location: SourceLocation(path: screen == nil ? "L.strings" : "Main.storyboard", line: 3, column: 1),
            table: "L",
            key: key,
            occurrences: locales.map { locale in
                Occurrence(
                    locale: locale,
                    kind: .real,
                    textSize: "large",
                    severity: severity,
                    text: text,
                    location: nil,
                    fault: nil,
                    samples: [],
                    fingerprint: key + locale
                )
            }
        )
        finding.place = screen.map { ScreenPlace(screen: $0, identifier: $0, object: key, view: nil) }
        return finding
    }

    private static func report(_ findings: [Finding]) -> CheckReport {
        CheckReport(
            version: "1",
            project: "App",
            source: "en",
            textSizes: ["large"],
            locales: [],
            findings: findings,
            unchecked: [],
            constrainedTexts: 2,
            measurements: 2,
            environment: CheckReport.Environment(harfBuzz: "1", freeType: "1", icu: "1", fonts: []),
            outlines: GlyphOutlines()
        )
    }

    private static func brief(_ findings: [Finding]) -> [String] {
        TerminalReport.render(report(findings), options: TerminalReport.Options(detail: .brief))
            .split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }

    @Test func `a string of a screen and of a table is one finding, headed by the worse`() {
        let onScreen = Self.finding("a.text", "Weichzeichnen", .error, screen: "Photo")
        let lines = Self.brief([onScreen, Self.finding("FILTER", "Weichzeichnen", .warning)])
        #expect(lines.count { $0.contains("[truncated-text]") } == 1)
        #expect(lines.contains("note: also found at L.strings:3:1, as warning"))
        let worse = Self.brief([onScreen, Self.finding("FILTER", "Weichzeichnen", .error)])
        #expect(worse.contains("note: also found at L.strings:3:1"))
        let markdown = String(
            decoding: MarkdownReport.render(Self.report([onScreen, Self.finding("F", "Weichzeichnen", .error)])),
            as: UTF8.self
        )
        #expect(markdown.split(separator: "\n").count { $0.hasPrefix("| error") } == 1)
        #expect(markdown.contains("| `Blur`<br>`Weichzeichnen`<br>`a.text` |"))
    }

    @Test func `a string of a screen and of a table fails once in JUnit, and says where else it was found`() {
        let onScreen = Self.finding("a.text", "Weichzeichnen", .error, screen: "Photo")
        let report = Self.report([onScreen, Self.finding("FILTER", "Weichzeichnen", .error)])
        let junit = String(decoding: JUnitReport.render(report), as: UTF8.self)
        #expect(junit.contains("<testsuites name=\"overset\" tests=\"1\" failures=\"1\">"), "\(junit)")
        #expect(!junit.contains("and 1 more") && junit.contains("; also found at L.strings:3:1"), "\(junit)")
    }

    @Test func `a row of Markdown shows the picture of its string, whatever its path holds`() {
        let report = Self.report([Self.finding("a.text", "Weichzeichnen", .error, screen: "Photo")])
        let bytes = MarkdownReport.render(report) { "../P\"|\u{e9}/\($0.key).png" }
        let shown = "<br><img src=\"../P%22%7C%C3%A9/a.text.png\" width=\"240\" alt=\"\">"
        #expect(String(decoding: bytes, as: UTF8.self).contains(shown))
        #expect(!String(decoding: MarkdownReport.render(report), as: UTF8.self).contains("<img"))
    }

    @Test func `other strings stay findings of their own`() {
        let onScreen = Self.finding("a.text", "Weichzeichnen", .error, screen: "Photo")
        #expect(
            Self.brief([onScreen, Self.finding("F", "Weich", .error)]).count { $0.contains("[truncated-text]") } == 2
        )
        // Of two screens nobody knows which one is meant.
        let other = Self.finding("b.text", "Weichzeichnen", .error, screen: "Other")
        let three = Self.brief([onScreen, other, Self.finding("F", "Weichzeichnen", .error)])
        #expect(three.count { $0.contains("[truncated-text]") } == 3)
    }

    @Test func `what several tables say of one view in the same words is said once`() {
        var other = Self.finding("blur", "Unschärfe", .warning, screen: "Filters")
        other.table = "Other"
        let findings = [Self.finding("blur", "Unschärfe", .warning, screen: "Filters"), other]
        #expect(Self.brief(findings).filter { $0.hasPrefix("Main.storyboard:3:1: warning:") }.count == 1)
    }
}
