internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import ProposedLayout
internal import Pseudolocales
internal import SourceCode
internal import SourceText
internal import StringTables
internal import TextMeasurement
internal import ViewTrees

/// The part of a check that lays out the screens that code describes.
extension Check {
    /// What came of the screens of code.
    struct SourceScreenResults: Sendable {
        var findings: [Finding] = []
        /// What a page shows of the screens.
        var records: [ScreenRecord] = []
        /// The strings that were judged in the room that code gives them, by the path of their table's file.
        var judged: [String: Set<[UInt8]>] = [:]
        /// What is known of the rooms of those that screens of code show: of several screens the surest one counts.
        var certainties: [String: [[UInt8]: JudgedCertainty]] = [:]
        /// How much the strings of the source language may grow on the screens, screen by screen.
        var budgets: [TextBudget] = []
        var measurements = 0
        var errors: [Diagnostic] = []
        /// The texts that the layout leaves no room, one for each place in the code.
        var unchecked: [CheckReport.Unchecked] = []
        /// Their strings, by the path of their table's file, those that are judged elsewhere too.
        var withoutRoom: [String: Set<[UInt8]>] = [:]
    }

    /// Reads the screens of the project's code; `nil` if there are none, or sources are left out.
    func sourceScreenPlan(_ loaded: LoadedProject, _ shown: ShownParts?, languages: [String]) -> SourceScreenPlan? {
        guard shard.map({ $0.index == 1 }) ?? true else { return nil }
        var reader = SourceScreenReader(loaded: loaded, configuration: configuration, languages: languages)
        var plan = reader.read()
        plan?.shown = shown
        plan?.entries = Set(configuration.viewHints.entries.map(\.view.text))
        return plan
    }

    /// Lays the screens of code out in every language on every device, and judges them.
    ///
    /// - Parameters:
    ///   - plan: the screens.
    ///   - languages: the real languages that are checked.
    ///   - pseudolocales: the pseudolocales that are checked.
    ///   - devices: the devices of iOS that the app runs on.
    /// - Returns: what is found, and which strings were judged.
    func sourceScreens(
        _ plan: SourceScreenPlan,
        languages: [String],
        pseudolocales: [Pseudolocale],
        devices: [DeviceTraits]
    ) -> SourceScreenResults {
        var results = SourceScreenResults()
        if isWholeProject { results.errors = configuration.viewHints.diagnostics(of: plan.views.problems) }
        let texts: [CheckedScreen.Texts]
        do throws(MeasurementError) {
            texts = try ScreenLanguages(
                source: source,
                languages: languages,
                pseudolocales: pseudolocales,
                samples: ArgumentSamples(configured: configuration.samples),
                terms: ProtectedTerms(configuration.glossary)
            ).texts(of: plan.texts)
        } catch {
            let place = SourceLocation(path: project.shownPath(of: ""), line: 1, column: 1)
            results.errors += [Diagnostic(severity: .error, location: place, message: error.message)]
            return results
        }
        let checker = SourceScreenChecker(
            plan: plan,
            languages: texts.enumerated().map { SourceScreenChecker.SourceLanguage($1, edition: $0) },
            devices: devices,
            textSizes: textSizes,
            measurer: measurer,
            source: source
        )
        // Trees are walked by functions that call themselves, and need the room of threads that are made for it.
        let covers = BranchCover.covers(of: plan.views.screens)
        let screens = Array(zip(plan.views.screens, covers))
        let starts = stride(from: 0, to: screens.count, by: Self.screensAtOnce)
        let groups = starts.map { screens[$0..<min($0 + Self.screensAtOnce, screens.count)] }
        let outcomes = CodeThreads.map(groups) { group in
            let memory = SharedLayoutMemory()
            return group.map { screen, cover in
                Result { () throws(MeasurementError) in
                    let layout = RepeatedLayout(screen.root, measurer: checker.measurer, sharing: memory)
                    var outcome = try checker.check(screen, cover, with: layout)
                    let search = SourceBudgetSearch(checker: checker, screen: screen, cover: cover)
                    outcome.budgets = try search.budgets(onlyNarrowest: !hasAllBudgets, with: layout)
                    return outcome
                }
            }
        }
        .flatMap(\.self)
        for (screen, outcome) in zip(plan.views.screens, outcomes) {
            switch outcome {
            case .failure(let error): results.fail(error, at: plan.location(screen.file, screen.range.lowerBound))
            case .success(let outcome):
                results.measurements += outcome.measurements
                results.budgets += outcome.budgets
                results.add(outcome.withoutRoom, checker)
                for (number, certainty) in outcome.judged {
                    guard let origin = plan.origins[number], !origin.isOnlyInCode else { continue }
                    let key = Array(origin.key.utf8)
                    results.judged[origin.file, default: []].insert(key)
                    let known = results.certainties[origin.file]?[key]
                    results.certainties[origin.file, default: [:]][key] = max(known ?? certainty, certainty)
                }
            }
        }
        do throws(MeasurementError) {
            results.findings = try findings(checker, outcomes, &results)
            if configuration.rules[.cutData] != .off {
                let data = DataTextChecker(checker: checker, severity: configuration.setSeverity(of: .cutData))
                results.findings += try data.findings()
            }
            if configuration.rules[.outsideContainer] != .off {
                let severity = configuration.setSeverity(of: .outsideContainer)
                results.findings += try WideFrameChecker(checker: checker, severity: severity).findings()
            }
        } catch {
            results.fail(error, at: SourceLocation(path: project.shownPath(of: ""), line: 1, column: 1))
        }
        return results
    }

    /// Whether all is read that the configuration is about, so that what it names has to be there.
    private var isWholeProject: Bool {
        guard let path = configuration.path else { return false }
        return FileAccess.resolvingLinks(FilePath.folder(path)) == FileAccess.resolvingLinks(project.root)
    }

    /// What is found on the screens, with repairs, and their pictures.
    private func findings(
        _ checker: SourceScreenChecker,
        _ outcomes: [Result<SourceScreenChecker.Outcome, MeasurementError>],
        _ results: inout SourceScreenResults
    ) throws(MeasurementError) -> [Finding] {
        let screens = checker.plan.views.screens
        var told = ToldFindings()
        for (number, outcome) in outcomes.enumerated() {
            guard case .success(let outcome) = outcome else { continue }
            for (position, text) in outcome.texts.enumerated() {
                for finding in text.findings(severity: configuration.setSeverity(of:))
                where configuration.rules[finding.rule] != .off {
                    told.add(finding, screen: number, text: position)
                }
            }
        }
        for index in told.all.indices where told.all[index].finding.severity >= .warning {
            let one = told.all[index]
            guard one.finding.rule.isRepairable, case .success(let outcome) = outcomes[one.screen] else { continue }
            let search = SourceFixSearch(checker: checker, screen: screens[one.screen])
            told.all[index].finding.fixes = try search.fixes(for: outcome.failures[one.text])
        }
        let share = max(2, Self.maximumSourcePictures / max(screens.count, 1))
        for (number, screen) in screens.enumerated() {
            guard case .success(let outcome) = outcomes[number] else { continue }
            let own = told.all.filter { $0.screen == number }.map(\.finding)
            // Of a large app the screens are drawn on which something was found.
            guard !own.isEmpty || screens.count <= Self.fewScreens && screen.kind != .untraced else { continue }
            if let record = try checker.record(of: screen, outcome, findings: own, limit: share) {
                results.add(record)
            }
        }
        return told.all.map(\.finding)
    }

    /// How many screens are laid out one after the other, with what is known of the parts of those before: screens of one
    /// file show the same rows.
    private static let screensAtOnce = 8

    /// How many pictures of screens of code one page holds.
    private static let maximumSourcePictures = 300
    /// How many screens of code are all drawn.
    private static let fewScreens = 60
}

extension Check.SourceScreenResults {
    fileprivate mutating func fail(_ error: MeasurementError, at location: SourceLocation) {
        errors.append(Diagnostic(severity: .error, location: location, message: error.message))
    }

    /// Adds the texts of a screen that have no room.
    fileprivate mutating func add(_ texts: [BranchCover.Text: Set<String>], _ checker: SourceScreenChecker) {
        for (text, rooms) in texts.sorted(by: { ($0.key.source, $0.key.string) < ($1.key.source, $1.key.string) }) {
            guard let one = checker.unchecked(text, in: rooms) else { continue }
            if !unchecked.contains(where: { $0.location == one.location && $0.subject == one.subject }) {
                unchecked.append(one)
            }
            guard let origin = checker.plan.origins[text.string], !origin.isOnlyInCode else { continue }
            withoutRoom[origin.file, default: []].insert(Array(origin.key.utf8))
        }
    }

    /// Adds what a page shows of a screen; screens of the same name are one to a page.
    fileprivate mutating func add(_ record: ScreenRecord) {
        guard let index = records.firstIndex(where: { $0.identifier == record.identifier && $0.file == record.file })
        else {
            records.append(record)
            return
        }
        records[index].pictures += record.pictures.filter { !records[index].pictures.contains($0) }
        for cell in record.cells where !cell.findings.isEmpty {
            let known = records[index].cells.firstIndex {
                $0.locale == cell.locale && $0.device == cell.device && $0.textSize == cell.textSize
            }
            guard let known else {
                records[index].cells.append(cell)
                continue
            }
            records[index].cells[known].findings += cell.findings
            records[index].cells[known].severity = [records[index].cells[known].severity, cell.severity]
                .compactMap { $0 }.max()
        }
    }
}

/// What was found on screens of code: one view that several screens show is one place in the code, and the screen where it
/// is worst tells it.
private struct ToldFindings {
    struct Told {
        var finding: Finding
        /// The positions of the screen, and of the text among those of the screen.
        var screen: Int
        var text: Int
    }

    var all: [Told] = []
    private var positions: [String: Int] = [:]

    mutating func add(_ finding: Finding, screen: Int, text: Int) {
        // A string that one row shows twice, as in both branches of an `if`, is cut by the same neighbours: it is told once.
        let row = Self.row(finding.limiting)
        let place = finding.key.isEmpty ? finding.location : row?.location ?? finding.location
        let identity = "\(finding.rule.rawValue) \(place) \(finding.table) \(finding.key)"
        let told = Told(finding: finding, screen: screen, text: text)
        guard let known = positions[identity] else {
            positions[identity] = all.count
            all.append(told)
            return
        }
        if finding.severity > all[known].finding.severity { all[known] = told }
    }

    /// The stack that a text is in one line with, unless another container is between them.
    private static func row(_ chain: [RelatedPlace]) -> RelatedPlace? {
        let columns = ["VStack", "LazyVStack", "List", "Form", "ScrollView", "Grid", "LazyVGrid", "LazyHGrid"]
        let nearest = chain.first { place in
            let name = place.phrase.prefix { $0.isLetter }
            return name == "HStack" || name == "LazyHStack" || columns.contains { name == $0 }
        }
        return nearest.flatMap { $0.phrase.contains("HStack") ? $0 : nil }
    }
}
