internal import Configurations
internal import Projects
internal import Findings
internal import Interfaces
internal import Layout
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// The part of a check that lays screens out.
extension Check {
    /// What came of the screens.
    struct ScreenResults: Sendable {
        var screens: [CheckedScreen] = []
        var findings: [Finding] = []
        /// The number of texts that were checked.
        var textCount = 0
        var unchecked: [CheckReport.Unchecked] = []
        var errors: [Diagnostic] = []
    }

    /// Reads the project's screens.
    func screenPlans(_ loaded: LoadedProject, languages: [String]) -> ScreenPlans {
        var reader = ScreenReader(project: loaded, configuration: configuration, languages: languages)
        return reader.read()
    }

    /// Lays screens out in every language on every device.
    func screens(
        _ plans: ScreenPlans,
        languages: [String],
        pseudolocales: [Pseudolocale],
        jobs: Int
    ) async -> ScreenResults {
        let checker = ScreenChecker(
            languages: ScreenLanguages(
                source: source,
                languages: languages,
                pseudolocales: pseudolocales,
                samples: ArgumentSamples(configured: configuration.samples),
                terms: ProtectedTerms(configuration.glossary)
            ),
            devices: ScreenDevices(devices: devices),
            textSizes: textSizes,
            source: source,
            measurer: measurer,
            hasAllBudgets: hasAllBudgets
        )
        let (screens, errors) = await checker.check(plans.screens, jobs: jobs)
        var results = ScreenResults(screens: screens, unchecked: plans.unchecked, errors: errors)
        for screen in screens {
            let texts = screen.checkedTexts
            results.textCount += texts.count
            results.findings += screen.findings(of: texts, severity: severity(of:))
                .filter { configuration.rules[$0.rule] != .off }
        }
        return results
    }

    /// The severity that the configuration sets for a rule.
    func severity(of rule: Rule) -> Severity? {
        guard case .severity(let severity) = configuration.rules[rule] else { return nil }
        return severity
    }

    /// Tries repairs for the findings of screens, and finds what each text may grow.
    ///
    /// - Parameters:
    ///   - report: the report; its findings get their fixes, and it gets its screens and budgets.
    ///   - screens: the screens.
    ///   - count: the number of screens of all shards, which share the pictures of one page.
    ///   - texts: the texts with declared boxes.
    ///   - jobs: how many screens are worked on at the same time.
    func complete(
        _ report: inout CheckReport,
        screens: [CheckedScreen],
        of count: Int,
        texts: [CheckedText],
        jobs: Int
    ) async {
        // One page holds so many pictures of screens.
        let share = max(2, Self.maximumScreenPictures / max(count, 1))
        let worked = await withTaskGroup(of: (Int, ScreenWork).self) { group in
            var next = 0
            var worked: [Int: ScreenWork] = [:]
            func start() {
                guard next < screens.count else { return }
                let (index, screen) = (next, screens[next])
                next += 1
                let findings = report.findings.filter { $0.isOn(screen) }
                group.addTask { (index, work(on: screen, findings, pictures: share)) }
            }
            for _ in 0..<max(1, jobs) { start() }
            for await (index, work) in group {
                worked[index] = work
                start()
            }
            return worked
        }
        var fixes: [FixedPlace: [Fix]] = [:]
        var limiting: [FixedPlace: [RelatedPlace]] = [:]
        var stopped: [FixedPlace: Int] = [:]
        for index in screens.indices {
            guard let work = worked[index] else { continue }
            report.screens.append(work.record)
            report.budgets += screens[index].budgets
            fixes.merge(work.fixes) { first, _ in first }
            limiting.merge(work.limiting) { first, _ in first }
            stopped.merge(work.stopped) { first, _ in first }
        }
        for index in report.findings.indices {
            let place = FixedPlace(report.findings[index])
            report.findings[index].fixes = fixes[place] ?? []
            if let steps = stopped[place] {
                report.findings[index].message += "; the search for repairs stopped after \(steps) steps"
            }
            if let found = limiting[place] { report.findings[index].limiting = found }
        }
        report.budgets += texts.compactMap(\.budget)
        report.devices = CheckReport.deviceNames(of: report.screens)
    }

    private static let maximumScreenPictures = 1_500

    private struct ScreenWork: Sendable {
        var record: ScreenRecord
        var fixes: [FixedPlace: [Fix]] = [:]
        var limiting: [FixedPlace: [RelatedPlace]] = [:]
        /// After how many steps the search for repairs was given up.
        var stopped: [FixedPlace: Int] = [:]
    }

    /// The finding that repairs belong to: one text may be shown on several screens.
    private struct FixedPlace: Sendable, Hashable {
        private var fingerprint: String
        private var place: ScreenPlace?

        init(_ finding: Finding) {
            fingerprint = finding.fingerprint
            place = finding.place
        }
    }

    private func work(on screen: CheckedScreen, _ findings: [Finding], pictures: Int) -> ScreenWork {
        var work = ScreenWork(record: screen.record(of: findings, limit: pictures))
        do throws(MeasurementError) {
            var search = FixSearch(screen, measurer: measurer)
            for finding in findings {
                let limiting = try search.limiting(finding)
                if !limiting.isEmpty { work.limiting[FixedPlace(finding)] = search.places(of: limiting) }
                guard finding.severity >= .warning else { continue }
                let found = try search.fixes(for: finding, limitedBy: limiting)
                work.fixes[FixedPlace(finding)] = found.fixes
                if let steps = found.stoppedAfter { work.stopped[FixedPlace(finding)] = steps }
            }
        } catch {
            // Every font of the screen was there when it was laid out; without one there is nothing to add.
            return work
        }
        return work
    }

    /// Counts the texts of screens to what was checked in each language.
    static func count(_ screens: [CheckedScreen], into locales: inout [CheckReport.Locale]) {
        for index in locales.indices {
            for screen in screens {
                guard let source = screen.versions.first(where: { $0.kind == .source }) else { continue }
                let keys = Set(source.laidOut.texts.map { $0.text.key })
                let version = screen.versions.first { $0.locale == locales[index].name }
                let own = keys.count { version?.texts.texts[$0]?.isOwn == true }
                locales[index].texts += own
                if locales[index].kind == .real { locales[index].untranslated += keys.count - own }
            }
        }
    }
}

extension Finding {
    /// Whether the finding is about this screen.
    fileprivate func isOn(_ screen: CheckedScreen) -> Bool {
        place?.identifier == screen.screen.identifier && table == screen.table
            && place?.screen == screen.screen.name
    }
}
