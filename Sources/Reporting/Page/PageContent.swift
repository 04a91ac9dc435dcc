internal import Findings
internal import Layout
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

/// Texts, each once, with their places; told apart by their bytes.
struct Numbering {
    private(set) var texts: [String] = []
    private var places: [[UInt8]: Int] = [:]

    init(_ all: [String]) {
        for text in all where places[Array(text.utf8)] == nil {
            places[Array(text.utf8)] = texts.count
            texts.append(text)
        }
    }

    /// The place of a text; 0 for one that is not there.
    func place(of text: String) -> Int { places[Array(text.utf8)] ?? 0 }
}

/// What the page says about one occurrence, in words and numbers.
struct OccurrenceWords {
    var needed = ""
    var available = ""
    /// The share that is too much, as `+19 %`.
    var excess = ""
    var isCertain = true
    /// The text size and the device, where they matter.
    var setting: String
    /// The whole sentence, for pictures.
    var sentence: String

    init(_ occurrence: Occurrence, in report: CheckReport) {
        var parts: [String] = []
        if report.textSizes.count > 1 { parts.append(occurrence.textSize) }
        if let device = occurrence.device { parts.append(device) }
        setting = parts.joined(separator: ", ")
        sentence = "does not fit"
        guard let fault = occurrence.fault else { return }
        (needed, available) = FaultSentence.extents(of: fault)
        excess = DecimalText.signedPercent(FaultSentence.excess(of: fault))
        isCertain = fault.isCertain
        sentence = FaultSentence.of(fault)
    }
}
