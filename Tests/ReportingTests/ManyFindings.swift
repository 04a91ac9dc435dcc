import Findings
import Foundation
import TestCorpus

/// Reports with many findings.
enum ManyFindings {
    static var samples: [(name: String, report: CheckReport)] {
        [
            ("none", SampleReport.report([])), ("one", one), ("small", SampleReport.small),
            ("hostile", SampleReport.hostile), ("screens", SampleReport.screens), ("many", report(count: 5000)),
            ("app", app), ("large", large),
        ]
    }

    /// The report of an app with sixty screens.
    static var app: CheckReport {
        var report = SampleReport.report([], locales: ManyScreens.locales)
        ManyScreens.add(to: &report)
        return report
    }

    /// As many findings as a page must bear, and the screens of a large app.
    static var large: CheckReport {
        var report = report(count: 5000)
        report.locales = ManyScreens.locales
        ManyScreens.add(to: &report)
        return report
    }

    /// A report with one finding.
    static var one: CheckReport {
        var report = SampleReport.small
        report.findings = Array(report.findings.prefix(1))
        return report
    }

    private static let words = [
        "add", "photo", "album", "share", "settings", "delete", "cancel", "library", "favorite", "import", "recently",
        "memories", "people", "places", "edit",
    ]

    private static let languages = ["de", "fr", "it", "es", "pl", "fi", "he", "ru"]

    /// A report with findings that differ in table, text, box, severity and language; the same on every run.
    static func report(count: Int) -> CheckReport {
        var numbers = SeededNumbers(seed: 7)
        let locales =
            SampleReport.locales.filter { $0.kind != .real }
            + languages.map {
                CheckReport.Locale(name: $0, kind: .real, pipeline: nil, texts: count, untranslated: 0)
            }
        let findings = (0..<count).map { index in
            finding(index, &numbers)
        }
        return SampleReport.report(findings, locales: locales)
    }

    private static func finding(_ index: Int, _ numbers: inout SeededNumbers) -> Finding {
        let length = Int.random(in: 1...4, using: &numbers)
        let text = (0..<length).map { _ in words.randomElement(using: &numbers) ?? "" }.joined(separator: " ")
            .capitalized
        let lines = Int.random(in: 0..<5, using: &numbers) == 0 ? 2 : 1
        let width = (SquareText.advance(of: text, size: 17) / Double(lines) + 12).rounded()
        var shown = [SampleReport.Shown(locale: "en", kind: .source, text: text)]
        let severity: Severity = [.error, .warning, .note][Int.random(in: 0..<3, using: &numbers)]
        shown.append(SampleReport.Shown(locale: "en-XA", kind: .pseudo, text: "[\(text) one two]", severity: severity))
        for locale in languages where Int.random(in: 0..<3, using: &numbers) == 0 {
            let extra = String(repeating: "n", count: Int.random(in: 2...12, using: &numbers))
            shown.append(
                SampleReport.Shown(
                    locale: locale,
                    kind: .real,
                    text: text + extra,
                    severity: severity,
                    isRightToLeft: locale == "he"
                )
            )
        }
        var finding = SampleReport.finding(
            "KEY_\(index)",
            in: "Table\(index % 12)",
            line: index + 1,
            box: (width: width, height: nil, lines: lines),
            shown: shown
        )
        // As a run does: the source language and the worst.
        finding.pictures = Array(finding.pictures.prefix(2))
        return finding
    }
}
