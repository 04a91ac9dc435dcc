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
    let tables: UniqueTexts
    let files: UniqueTexts
    let rules: UniqueTexts
    let devices: UniqueTexts
    let textSizes: UniqueTexts
    let screens: ScreenPictureEncoder
    /// The names of the screens in addresses.
    let screenIDs: [String]
    /// What people know the screens by.
    let screenTitles: [String]
    let screenRows: ScreenRows
    private let localePlaces: UniqueTexts
    /// Where code asks for a string, by the UTF-8 of its table's name and its key.
    private let uses: [[[UInt8]]: [SourceLocation]]
    /// The place of each finding, by fingerprint.
    private let findingPlaces: [String: Int]
    /// The screen that shows a finding, by its place.
    private var screenOfFinding: [Int: Int] = [:]
    /// The places of screens, and of what is a part of them.
    private var screenPlaces: [ScreenKey: Int] = [:]

    /// The older run that the report is compared with; `nil` for none.
    let comparison: PageComparison?
    /// The pictures of the older run, for each screen.
    let before: [[ScreenPictureEncoder.Picture]]

    init(_ report: CheckReport, comparison: PageComparison? = nil) {
        self.comparison = comparison
        var report = report
        // Addresses are given in the order of the report, so that no finding changes them.
        let records = report.screens
        let composed = ComposedScreens(records)
        let names = ScreenAddress.names(of: composed.screens)
        let order = ReportOrder.worstFirst(composed.screens)
        report.screens = order.map { composed.screens[$0] }
        screenIDs = order.map { names[$0] }
        var newPlaces = [Int](repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { newPlaces[old] = new }
        for (place, record) in zip(composed.places, records) {
            let key = ScreenKey(record)
            screenPlaces[key] = min(screenPlaces[key] ?? .max, newPlaces[place])
        }
        self.report = report
        findings = ReportOrder.worstFirst(report.findings)
        uses = Dictionary(report.uses.map { (Self.key($0.table, $0.key), $0.places) }, uniquingKeysWith: +)
        glyphs = GlyphTable(report.outlines)
        tables = UniqueTexts(findings.map(\.table).sorted(by: ReportOrder.precedes))
        rules = UniqueTexts(findings.map(\.rule.rawValue).sorted(by: ReportOrder.precedes))
        files = UniqueTexts(
            findings.flatMap { finding in
                [finding.location.path] + finding.occurrences.compactMap { $0.location?.path }
                    + finding.limiting.compactMap { $0.location?.path }
            }
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
        let cells = report.screens.flatMap(\.cells)
        for name in cells.map(\.locale) where known.insert(Array(name.utf8)).inserted {
            all.append(CheckReport.Locale(name: name, kind: .real, pipeline: nil, texts: 0, untranslated: 0))
        }
        locales = all
        localePlaces = UniqueTexts(all.map(\.name))
        let occurrences = findings.flatMap(\.occurrences)
        devices = UniqueTexts(report.devices + cells.map(\.device) + occurrences.compactMap(\.device))
        // What is found in a table is found at no text size.
        let sizes = report.textSizes + cells.map(\.textSize) + occurrences.map(\.textSize)
        textSizes = UniqueTexts(sizes.filter { !$0.isEmpty })
        var encoder = ScreenPictureEncoder(report.screens, glyphs: glyphs, assets: report.assets)
        let earlier = comparison?.pictures ?? [:]
        var before: [[ScreenPictureEncoder.Picture]] = []
        for screen in report.screens {
            before.append(encoder.encoded(earlier[ScreenKey(screen)] ?? [], glyphs: glyphs))
        }
        self.before = before
        screens = encoder
        screenTitles = report.screens.map(ScreenTitle.of)
        screenRows = ScreenRows(report.screens)
        findingPlaces = Dictionary(
            findings.enumerated().map { ($0.element.fingerprint, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        for (place, screen) in report.screens.enumerated() {
            for finding in self.places(ofFindings: screen.cells.flatMap(\.findings)) {
                screenOfFinding[finding] = screenOfFinding[finding] ?? place
            }
        }
    }

    /// The place of a language in ``locales``.
    func place(ofLocale name: String) -> Int { localePlaces.place(of: name) }

    /// The places of findings by their fingerprints; those that are not reported are left out.
    func places(ofFindings fingerprints: [String]) -> [Int] { fingerprints.compactMap { findingPlaces[$0] } }

    /// The place of the screen that shows a finding; `nil` if none does.
    func screen(of finding: Finding) -> Int? {
        guard let place = finding.place else { return nil }
        return findingPlaces[finding.fingerprint].flatMap { screenOfFinding[$0] }
            ?? self.place(ofScreen: place, file: finding.location.path)
    }

    /// The place of a screen, preferably the one of a file; `nil` if it was not laid out.
    func place(ofScreen wanted: ScreenPlace?, file: String) -> Int? {
        guard let wanted else { return nil }
        let key = ScreenKey(file: file, identifier: wanted.identifier, name: wanted.screen)
        if let place = screenPlaces[key] { return place }
        return screenPlaces.filter { $0.key.isCalled(like: key) }.map(\.value).min()
    }

    /// The places in code that ask for a string; `nil` if none does.
    func uses(of budget: TextBudget) -> [SourceLocation]? { uses[Self.key(budget.table, budget.key)] }

    private static func key(_ table: String, _ key: String) -> [[UInt8]] { [Array(table.utf8), Array(key.utf8)] }

    /// The string that a finding is about.
    func title(of finding: Finding) -> String {
        FindingTitle.of(finding, on: screen(of: finding).map { report.screens[$0] }, source: report.source)
    }

    /// The kind of a language.
    func kind(ofLocale name: String) -> LocaleKind {
        let place = place(ofLocale: name)
        return locales.indices.contains(place) ? locales[place].kind : .real
    }
}
