import Findings
import Layout
import SourceText
import TextMeasurement

/// Reports made by hand, for tests.
enum SampleReport {
    /// One text in one language.
    struct Shown {
        var locale: String
        var kind: LocaleKind
        var text: String
        var severity = Severity.error
        var isRightToLeft = false
        var isCertain = true
        var samples: [String] = []
    }

    /// One finding about a text in a box.
    static func finding(
        _ key: String,
        in table: String = "Localizable",
        line: Int,
        box: (width: Double, height: Double?, lines: Int),
        message: String? = nil,
        shown: [Shown]
    ) -> Finding {
        let path = "App/en.lproj/\(table).strings"
        let source = shown.first { $0.kind == .source }
        let occurrences = shown.filter { $0.kind != .source }.map { shown in
            occurrence(shown, key: key, table: table, box: box, line: line)
        }
        let text = source?.text ?? ""
        return Finding(
            rule: box.lines == 1 ? .truncatedText : .tooManyLines,
            severity: occurrences.map(\.severity).max() ?? .note,
            message: message ?? "'\(key)' does not fit its box",
            location: SourceLocation(path: path, line: line, column: 1),
            excerpt: SourceExcerpt(
                line: "\"\(key)\" = \"\(text)\";",
                column: key.unicodeScalars.count + 7,
                length: max(text.unicodeScalars.count, 1)
            ),
            table: table,
            key: key,
            occurrences: occurrences,
            pictures: shown.map { shown in
                SquareText.picture(shown.text, locale: shown.locale, box: box, isRightToLeft: shown.isRightToLeft)
            }
        )
    }

    private static func occurrence(
        _ shown: Shown,
        key: String,
        table: String,
        box: (width: Double, height: Double?, lines: Int),
        line: Int
    ) -> Occurrence {
        let picture = SquareText.picture(shown.text, locale: shown.locale, box: box)
        let isReal = shown.kind == .real
        let path = "App/\(shown.locale).lproj/\(table).strings"
        return Occurrence(
            locale: shown.locale,
            kind: shown.kind,
            textSize: "large",
            severity: shown.severity,
            text: shown.text,
            location: isReal ? SourceLocation(path: path, line: line, column: 1) : nil,
            fault: FittedText.Fault(
                kind: box.lines == 1 ? .truncated : .tooManyLines,
                axis: box.lines == 1 ? .width : .lines,
                needed: box.lines == 1 ? picture.width : Double(picture.lines.count),
                available: box.lines == 1 ? box.width : Double(box.lines),
                isCertain: shown.isCertain
            ),
            samples: shown.samples,
            fingerprint: Fingerprint.of([key, table, shown.locale])
        )
    }

    /// A report with these findings.
    static func report(_ findings: [Finding], locales: [CheckReport.Locale] = Self.locales) -> CheckReport {
        CheckReport(
            version: "1.0.0",
            project: "PhotoMania",
            source: "en",
            textSizes: ["large"],
            locales: locales,
            findings: findings,
            unchecked: [],
            constrainedTexts: 48,
            measurements: 48 * locales.count,
            environment: CheckReport.Environment(
                harfBuzz: "6.0.0",
                freeType: "2.12.1",
                icu: "72.1",
                fonts: SquareText.faces
            ),
            outlines: GlyphOutlines(outlines: SquareText.outlines)
        )
    }

    static let locales = [
        CheckReport.Locale(name: "en", kind: .source, pipeline: nil, texts: 48, untranslated: 0),
        CheckReport.Locale(name: "de", kind: .real, pipeline: nil, texts: 48, untranslated: 0),
        CheckReport.Locale(name: "he", kind: .real, pipeline: nil, texts: 46, untranslated: 2),
        CheckReport.Locale(name: "ja", kind: .real, pipeline: nil, texts: 48, untranslated: 0),
        CheckReport.Locale(
            name: "en-XA",
            kind: .pseudo,
            pipeline: "accents,forecast=p90,brackets",
            texts: 48,
            untranslated: 0
        ),
        CheckReport.Locale(name: "en-XW", kind: .stress, pipeline: "long-words", texts: 48, untranslated: 0),
        CheckReport.Locale(name: "ar-XB", kind: .stress, pipeline: "bidi", texts: 48, untranslated: 0),
    ]

    /// A small report with all that a report can hold.
    static let small: CheckReport = {
        var report = Self.report([
            finding(
                "ADD_PHOTO_TITLE",
                line: 12,
                box: (width: 120, height: 22, lines: 1),
                shown: [
                    Shown(locale: "en", kind: .source, text: "Add Photo"),
                    Shown(locale: "de", kind: .real, text: "Foto hinzufügen …"),
                    Shown(locale: "he", kind: .real, text: "הוספת תמונה חדשה", isRightToLeft: true),
                    Shown(locale: "en-XA", kind: .pseudo, text: "[Åðð Þĥöţö one]", severity: .error),
                ]
            ),
            finding(
                "GREETING",
                line: 3,
                box: (width: 200, height: nil, lines: 2),
                shown: [
                    Shown(locale: "en", kind: .source, text: "Hi Alexandra 👋 all set?"),
                    Shown(
                        locale: "de",
                        kind: .real,
                        text: "Hallo Alexandra 👋 ist alles bereit für die Reise?",
                        severity: .warning,
                        samples: ["%@ = Alexandra"]
                    ),
                ]
            ),
            finding(
                "SETTINGS",
                in: "Menu",
                line: 7,
                box: (width: 110, height: nil, lines: 1),
                shown: [
                    Shown(locale: "en", kind: .source, text: "Settings"),
                    Shown(locale: "en-XA", kind: .pseudo, text: "[Šéţţîñĝš]  ", severity: .note, isCertain: false),
                ]
            ),
        ])
        report.findings[2].role = .button
        report.known = 4
        report.fixed = [Fingerprint.of(["gone"])]
        report.unchecked = [
            CheckReport.Unchecked(
                location: SourceLocation(path: "App/en.lproj/Info.strings", line: 2, column: 1),
                subject: "TITLE",
                reason: "there is no font named 'Brand-Bold'"
            )
        ]
        return report
    }()

    /// The reports that every format is tried with.
    static let named = ["small": small, "empty": report([]), "hostile": hostile, "screens": screens]

    /// Texts that try to break out of every format.
    static let hostileTexts = [
        "</script><script>alert(1)</script>", "<!-- <script", "]]>", "'\" onmouseover=\"alert(1)", "::error file=a::b",
        "\u{1B}[31mred\u{1B}]8;;http://example.org\u{7}", "\u{202E}desrever\u{202C}", "nul\u{0}",
        "##vso[task.setvariable]x",
        "a\r\n::warning::b", "=cmd|' /C calc'!A0", "| `x` @name #1 [a](http://example.org) <img src=x>",
        "\u{FFFE}\u{2028}",
        "&amp;", "%0A::error::x", "${{ secrets.X }}", "\u{E0041}\u{FEFF}",
    ]

    /// A report in which every text is hostile.
    static let hostile: CheckReport = {
        var findings: [Finding] = []
        for (index, text) in hostileTexts.enumerated() {
            var finding = finding(
                text,
                in: text,
                line: index + 1,
                box: (width: 100, height: nil, lines: 1),
                message: text,
                shown: [
                    Shown(locale: "en", kind: .source, text: text),
                    Shown(locale: text, kind: .real, text: text, samples: [text]),
                ]
            )
            finding.location.path = text
            finding.occurrences[0].device = text
            finding.occurrences[0].textSize = text
            finding.place = ScreenPlace(screen: text, identifier: text, object: text, view: text)
            finding.limiting = [RelatedPlace(phrase: text, location: finding.location, object: text)]
            finding.fixes = [Fix(phrase: text, repaired: 1, total: 2, caused: 1)]
            findings.append(finding)
        }
        let all = hostileTexts.joined()
        var report = Self.report(
            findings,
            locales: hostileTexts.map {
                CheckReport.Locale(name: $0, kind: .real, pipeline: $0, texts: 1, untranslated: 1)
            }
        )
        report.project = all
        report.version = all
        report.source = all
        report.textSizes = [all, all]
        report.unchecked = hostileTexts.map {
            CheckReport.Unchecked(location: SourceLocation(path: $0, line: 1, column: 1), subject: $0, reason: $0)
        }
        let screen = hostileScreen(findings)
        report.devices = [hostileTexts[0], all]
        report.screens = [screen.record, screen.record]
        report.budgets = screen.budgets
        report.uses = screen.budgets.map { budget in
            StringUse(table: budget.table, key: budget.key, places: [budget.location])
        }
        report.fixed = hostileTexts
        report.environment.icu = all
        report.environment.fonts[1].postScriptName = all
        report.environment.fonts[1].family = all
        report.outlines = GlyphOutlines(outlines: [
            GlyphOutlines.Key(face: .init(index: 0), glyph: 1): .init(path: "\"/><script>", advance: 600, unitsPerEm: 0)
        ])
        return report
    }()
}
