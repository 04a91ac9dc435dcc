internal import Findings
internal import SourceText

/// A report in the order and the numbering of the page.
struct PageContent {
    let report: CheckReport
    /// The findings, worst first.
    let findings: [Finding]
    /// The languages: those checked, then any others in which something was found.
    let locales: [CheckReport.Locale]
    let glyphs: GlyphTable
    let tables: Numbering
    let files: Numbering
    let rules: Numbering
    private let localePlaces: Numbering

    init(_ report: CheckReport) {
        self.report = report
        findings = ReportOrder.worstFirst(report.findings)
        glyphs = GlyphTable(report.outlines)
        tables = Numbering(findings.map(\.table).sorted(by: ReportOrder.precedes))
        rules = Numbering(findings.map(\.rule.rawValue).sorted(by: ReportOrder.precedes))
        files = Numbering(
            findings.flatMap { [$0.location.path] + $0.occurrences.compactMap { $0.location?.path } }
                .sorted(by: ReportOrder.precedes)
        )
        var all = report.locales
        var known = Set(all.map { Array($0.name.utf8) })
        for finding in findings {
            for occurrence in finding.occurrences where known.insert(Array(occurrence.locale.utf8)).inserted {
                all.append(
                    CheckReport.Locale(
                        name: occurrence.locale,
                        kind: occurrence.kind,
                        pipeline: nil,
                        texts: 0,
                        untranslated: 0
                    )
                )
            }
            for picture in finding.pictures where known.insert(Array(picture.locale.utf8)).inserted {
                all.append(
                    CheckReport.Locale(name: picture.locale, kind: .real, pipeline: nil, texts: 0, untranslated: 0)
                )
            }
        }
        locales = all
        localePlaces = Numbering(all.map(\.name))
    }

    /// The place of a language in ``locales``.
    func place(ofLocale name: String) -> Int { localePlaces.place(of: name) }

    /// The kind of a language.
    func kind(ofLocale name: String) -> LocaleKind {
        let place = place(ofLocale: name)
        return locales.indices.contains(place) ? locales[place].kind : .real
    }
}
