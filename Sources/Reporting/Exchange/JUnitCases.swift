internal import Findings

/// The cases of a report by language.
struct JUnitCases {
    private(set) var suites: [JUnitSuite] = []
    private var places: [[UInt8]: Int] = [:]
    /// The place of each table's case in its suite, by suite and table.
    private var tables: [TableCase: Int] = [:]

    /// Where else a finding was found, by its fingerprint.
    private var others: [[UInt8]: [Finding]] = [:]

    private struct TableCase: Hashable {
        var suite: Int
        var table: [UInt8]
    }

    /// A finding in one language, on one device, at one text size.
    private struct Setting: Hashable {
        var finding: [UInt8]
        var locale: [UInt8]
        var device: [UInt8]?
        var textSize: [UInt8]

        init(_ finding: String, _ locale: String, _ device: String?, _ textSize: String) {
            self.finding = Array(finding.utf8)
            self.locale = Array(locale.utf8)
            self.device = device.map { Array($0.utf8) }
            self.textSize = Array(textSize.utf8)
        }
    }

    init(_ report: CheckReport) {
        for locale in report.locales { _ = suite(locale.name) }
        var found: [Setting: [(Finding, Occurrence)]] = [:]
        // A string that is found on a screen and in its table is one thing to mend, and fails one case.
        let entries = SameStrings(report.findings.sorted(by: ReportOrder.byLocation)).entries
        let findings = entries.map(\.finding)
        for entry in entries where !entry.others.isEmpty {
            others[Array(entry.finding.fingerprint.utf8)] = entry.others
        }
        for finding in findings {
            for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
                found[
                    Setting(finding.fingerprint, occurrence.locale, occurrence.device, occurrence.textSize),
                    default: []
                ].append((finding, occurrence))
            }
        }
        let shown = addScreens(report, found)
        addTables(report)
        for finding in findings {
            for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
                let setting = Setting(finding.fingerprint, occurrence.locale, occurrence.device, occurrence.textSize)
                guard !shown.contains(setting) else { continue }
                let suite = suite(occurrence.locale)
                let index = tableCase(finding.table, in: suite)
                suites[suite].cases[index].failures.append(failure(finding, occurrence))
            }
        }
        for locale in report.locales where suites[suite(locale.name)].cases.isEmpty {
            suites[suite(locale.name)].cases.append(JUnitCase(name: CountPhrase.of(locale.texts, "text")))
        }
    }

    /// A case for every cell of every screen.
    ///
    /// - Returns: what those cases hold.
    private mutating func addScreens(
        _ report: CheckReport,
        _ found: [Setting: [(Finding, Occurrence)]]
    ) -> Set<Setting> {
        var shown: Set<Setting> = []
        for screen in report.screens {
            for cell in screen.cells {
                var name = "\(screen.file): \(screen.name) (\(cell.device)"
                name += report.textSizes.count > 1 ? ", \(cell.textSize))" : ")"
                var item = JUnitCase(name: name)
                for finding in cell.findings {
                    for device in [cell.device, nil] {
                        let setting = Setting(finding, cell.locale, device, cell.textSize)
                        // One text may be shown on several screens.
                        let hits = (found[setting] ?? []).filter { finding, _ in
                            finding.place.map { $0.identifier == screen.identifier && $0.screen == screen.name } ?? true
                        }
                        guard !hits.isEmpty else { continue }
                        shown.insert(setting)
                        item.failures += hits.map { failure($0.0, $0.1) }
                    }
                }
                let suite = suite(cell.locale)
                suites[suite].cases.append(item)
            }
        }
        return shown
    }

    /// A case for every table that has texts with declared boxes, in every language.
    private mutating func addTables(_ report: CheckReport) {
        let declared =
            report.budgets.filter { $0.place == nil }.map(\.table)
            + report.findings.filter { $0.place == nil && !$0.occurrences.isEmpty }.map(\.table)
        let names = declared.sorted(by: ReportOrder.precedes)
        for locale in report.locales {
            let suite = suite(locale.name)
            for name in names { _ = tableCase(name, in: suite) }
        }
    }

    private func failure(_ finding: Finding, _ occurrence: Occurrence) -> JUnitCase.Failure {
        JUnitCase.Failure(finding, occurrence, others: others[Array(finding.fingerprint.utf8)] ?? [])
    }

    private mutating func suite(_ name: String) -> Int {
        if let known = places[Array(name.utf8)] { return known }
        suites.append(JUnitSuite(name: name))
        places[Array(name.utf8)] = suites.count - 1
        return suites.count - 1
    }

    private mutating func tableCase(_ table: String, in suite: Int) -> Int {
        let key = TableCase(suite: suite, table: Array(table.utf8))
        if let known = tables[key] { return known }
        suites[suite].cases.append(JUnitCase(name: table))
        tables[key] = suites[suite].cases.count - 1
        return suites[suite].cases.count - 1
    }
}
