package import Configurations
package import Projects
package import Findings
internal import Foundation
package import Interfaces
internal import Layout
package import Pseudolocales
package import SourceCode
package import SourceText
internal import StringTables
package import TextMeasurement

/// Sets every text with a declared box in every language and says what does not fit.
package struct Check: Sendable {
    let loaded: LoadedProject
    package let configuration: Configuration
    /// The pseudolocales to choose from.
    package let pseudolocales: [Pseudolocale]
    let textSizes: [TextSizeCategory]
    let measurer: SubstitutingMeasurer
    let locales: [LocaleChoice]
    /// Rules over tables that are looked at although they are turned off.
    let forcedRules: [Rule]
    /// The devices of iOS that screens are laid out on.
    let devices: [DeviceTraits]
    /// Whether budgets are found on every device, not on the narrowest alone.
    let hasAllBudgets: Bool
    /// Which part of the work is done; `nil` for all.
    package var shard: Shard?
    /// Whether the outcome has the contents of all files, not only what could not be read.
    package var keepsContents = false
    /// The digest of what a run depends on besides the project, for the shards of one run to know each other.
    package var runDigest = ""
    /// The reader of Swift; `nil` if no code is read.
    package var codeReader: (any CodeReader)?
    /// What the run itself writes, by absolute path: what an earlier run wrote there is not read.
    package var outputs: Set<String> = []
    /// Why fonts of the project cannot be used.
    package var brokenFonts: [SourceError] = []
    /// Is told what the check is doing; calls may come from any thread.
    package var progress: (@Sendable (CheckStage) -> Void)?
    /// What is left out of the report.
    package var limits = ReportLimits()
    /// What has changed, if only the findings that it touches are reported.
    package var changes: Changes?

    /// - Parameters:
    ///   - project: the project with its tables and interfaces; what is not read yet is read by ``run(environment:version:jobs:)``.
    ///   - configuration: what `overset.yml` says.
    ///   - pseudolocales: the pseudolocales to choose from.
    ///   - textSizes: the text sizes at which everything is set.
    ///   - measurer: what measures texts.
    ///   - locales: the languages that are checked.
    ///   - forcedRules: rules over tables that are looked at although they are turned off.
    ///   - devices: the devices of iOS that screens are laid out on.
    ///   - hasAllBudgets: whether budgets are found on every device, not on the narrowest alone.
    package init(
        project: LoadedProject,
        configuration: Configuration,
        pseudolocales: [Pseudolocale],
        textSizes: [TextSizeCategory],
        measurer: any TextMeasurer,
        locales: [LocaleChoice] = [.all],
        forcedRules: [Rule] = [],
        devices: [DeviceTraits] = DeviceTable.standard.compactMap { $0.traits(.portrait) },
        hasAllBudgets: Bool = false
    ) {
        loaded = project
        self.configuration = configuration
        self.pseudolocales = pseudolocales
        self.textSizes = textSizes
        self.measurer = SubstitutingMeasurer(measurer)
        self.locales = locales
        self.forcedRules = forcedRules
        self.devices = devices
        self.hasAllBudgets = hasAllBudgets
    }

    /// The files of the project.
    package var project: Project { loaded.project }

    var source: String { loaded.source }

    /// What a run found, and what it could not read.
    package struct Outcome: Sendable {
        package var report: CheckReport
        /// What kept the run from doing its work: with one of them it has failed.
        package var errors: [Diagnostic]
        /// The project with what could not be read, and the contents of its files if they are kept.
        package var project: LoadedProject
        /// The room of strings in parts that the system lays out; empty for all shards but the first.
        package var systemRooms: [SystemRoomBudget] = []
    }

    /// Checks the project.
    ///
    /// - Parameters:
    ///   - environment: what the results depend on besides the input; its fonts are filled in.
    ///   - version: the version of Overset.
    ///   - jobs: the number of texts that are set at the same time.
    /// - Returns: the report, and what could not be read.
    /// - Throws: ``Failure`` if a directive is not understood, a font cannot be had, or there is nothing to check.
    package func run(
        environment: CheckReport.Environment = .libraries,
        version: String = ToolVersion.number,
        jobs: Int
    ) async throws(Failure) -> Outcome {
        let all = try chosenLanguages(known: loaded.knownLanguages)
        var whole = loaded
        progress?(.reading)
        whole.readTables(where: all.contains)
        whole.readInterfaces()
        // What is said about files and about screens of code is the first shard's business.
        let isFirst = shard.map { $0.index == 1 } ?? true
        // Which screens code shows, and what it gives their views, is the same in all shards.
        if isFirst || !whole.project.interfaces.isEmpty { whole.readSources(swift: codeReader, besides: outputs) }
        let shown = whole.sources.map { ShownParts(of: whole, sources: $0) }
        // What no project builds is laid out only if it is asked for by name.
        var loaded = whole.ofSeenLanguages(besides: namedLanguages)
        let languages = all.filter(Set(loaded.knownLanguages).contains)
        var plan = declaredTexts(loaded, languages: languages)
        var plans = screenPlans(loaded, shown, languages: languages)
        let lint = isFirst ? self.lint(whole, shown, plans.join, languages: all) : Lint.Outcome()
        let hasWork = !plan.texts.isEmpty || !plans.screens.isEmpty
        let declared = isFirst ? Self.declaredStrings(plan.texts, plans.screens) : [:]
        let outlets = isFirst ? Self.codeStrings(plans.screens) : [:]
        let split = ShardSelection(shard, &plan, &plans.screens)
        let chosen = pseudolocales.filter { isChosen($0.name.tag) }
        let touched = changes.map { ChangedEntries($0, in: loaded) }
        let code = sourceScreenPlan(loaded, shown, languages: languages)
        let layouts = codeLayoutPlans(loaded, shown, languages: languages)
        let system = await systemRooms(
            lint.code,
            isFirst ? plans.systemTexts : [],
            loaded,
            languages: languages,
            jobs: jobs
        )
        if !keepsContents {
            loaded.forgetContents()
            whole.forgetContents()
        }
        let screens = await screens(
            plans.screens,
            layouts,
            of: split.screenCount,
            languages: languages,
            pseudolocales: chosen,
            jobs: jobs
        )
        var ofCode = SourceScreenResults()
        if let code {
            // Bodies nest deeply: what walks them has the stack of a thread that is made for it.
            let devices = devices(of: loaded)
            ofCode =
                CodeThreads.map([code]) {
                    sourceScreens($0, languages: languages, pseudolocales: chosen, devices: devices)
                }[0]
        }
        ofCode.judged.merge(system.judged) { $0.union($1) }
        ofCode.judged.merge(Self.judgedStrings(layouts)) { $0.union($1) }
        progress?(.drawing)
        let isLost = plan.texts.isEmpty && screens.screens.isEmpty && shard == nil
        guard !isLost || screens.errors.isEmpty else { throw Failure(screens.errors) }
        let hasCode = !ofCode.judged.isEmpty || !ofCode.records.isEmpty
        guard
            hasWork || hasCode || !isFirst || lint.tables > 0 || !lint.findings.isEmpty || !plans.unchecked.isEmpty
                || lint.code != nil
        else {
            throw Failure(
                "nothing to check: there is no string table here, and no storyboard or xib that can be laid out; "
                    + "run it in the folder of the app's sources"
            )
        }
        let setter = DeclaredTextMeasurer(check: self, pseudolocales: chosen)
        let (checked, errors) = await setter.set(plan.texts, jobs: jobs)
        guard !checked.isEmpty || !screens.screens.isEmpty || errors.isEmpty else { throw Failure(errors) }
        var findings = lint.findings
        if isFirst { findings += configured(plans.findings + brokenFontFindings) }
        for text in checked {
            findings += text.findings(severity: configuration.setSeverity(of:))
                .filter { configuration.rules[$0.rule] != .off }
        }
        findings += configured(unknownFonts(checked, screens.screens)) + ofCode.findings + system.findings
        let suppressions = SuppressionFilter(configuration.suppressions)
        let (kept, used) = suppressions.filter(findings)
        let unused = suppressions.unused(
            besides: screens.screens.reduce(into: used) { $0.formUnion($1.usedSuppressions) }
        )
        findings = (kept + screens.screens.flatMap(\.findings))
            .sorted { ($0.location, $0.rule.rawValue) < ($1.location, $1.rule.rawValue) }
        var unchecked = screens.screens.flatMap(\.unchecked)
        if isFirst {
            unchecked += plan.unchecked + lint.unchecked + plans.unchecked + unseen(all, languages, in: whole)
            unchecked += ofCode.unchecked
            if !hasWork, !hasCode { unchecked.append(nothingMeasured(of: lint.texts)) }
        }
        // A run of some languages cannot tell whether an entry still ignores something.
        if locales.contains(.all) { unchecked += checked.flatMap(\.unusedIgnores) }
        var report = CheckReport(
            version: version,
            project: URL(fileURLWithPath: project.root).standardizedFileURL.lastPathComponent,
            source: source,
            textSizes: textSizes.map(\.rawValue),
            locales: setter.localeRecords(plan, languages: languages),
            findings: findings,
            unchecked: unchecked,
            constrainedTexts: plan.texts.count + ofCode.judged.values.reduce(0) { $0 + $1.count }
                + screens.screens.reduce(0) { $0 + $1.textCount },
            measurements: checked.reduce(ofCode.measurements + system.measurements) { $0 + $1.renditions.count }
                + screens.screens.reduce(0) { $0 + $1.measurements },
            environment: environment,
            outlines: GlyphOutlines()
        )
        report.unread = whole.unread.map(\.record)
        report.skipped = project.skipped.map(project.shownPath(of:))
        report.coverage = coverage(
            screens.screens,
            declared: declared,
            outlets: outlets,
            ofCode: ofCode.judged,
            certainties: ofCode.certainties,
            withoutRoom: ofCode.withoutRoom,
            tables: lint.strings,
            plans
        )
        for screen in screens.screens { screen.count(into: &report.locales) }
        report.screens = screens.screens.map(\.record) + ofCode.records
        var tables = BudgetTables(loaded)
        let budgets = screens.screens.flatMap(\.budgets) + checked.compactMap(\.budget) + ofCode.budgets
        report.budgets = budgets.map { $0.with(source: tables.text(of: $0)) }
        report.uses = lint.uses
        report.devices = CheckReport.deviceNames(of: report.screens)
        report.findings = report.findings.filter { limits.contains($0.rule) }
        if let touched { report.findings = report.findings.compactMap(touched.touched) }
        draw(&report)
        report.addAssets(of: loaded.project, isPart: shard != nil)
        // Nor can one that read no code, or only some of the files.
        let idle = locales.contains(.all) && codeReader != nil ? unused : []
        if shard == nil { report.unchecked += idle }
        report.limits = limits
        let places = split.screens + layouts.indices.map { split.screenCount + $0 }
        report.part = part(split, places, screens.screens, checked, unused: idle, fonts: report.environment.fonts)
        // The screens of code stand behind those of all shards.
        report.part?.screens += ofCode.records.indices.map { split.screenCount + layouts.count + $0 }
        report.part?.budgets += Array(repeating: split.unitCount + layouts.count, count: ofCode.budgets.count)
        let failed = screens.errors + ofCode.errors + system.errors + errors
        return Outcome(report: report, errors: failed, project: whole, systemRooms: system.rooms)
    }

    /// Reads the texts with declared boxes.
    private func declaredTexts(_ loaded: LoadedProject, languages: [String]) -> DeclaredTexts {
        var reader = DeclaredTextReader(project: loaded, configuration: configuration)
        return reader.read(languages: languages)
    }

    /// Where the work of a shard belongs in the whole; `nil` for a whole run.
    private func part(
        _ split: ShardSelection,
        _ places: [Int],
        _ screens: [FinishedScreen],
        _ texts: [CheckedText],
        unused: [CheckReport.Unchecked],
        fonts: [FaceDescription]
    ) -> ShardPart? {
        guard let shard else { return nil }
        var part = ShardPart(shard: shard, run: Fingerprint.of([runDigest, split.digest]))
        // What could not be laid out is missing at the end; then the run has failed, and the order matters less.
        part.screens = Array(places.prefix(screens.count))
        for (place, screen) in zip(places, screens) {
            part.budgets += Array(repeating: place, count: screen.budgets.count)
        }
        part.budgets += zip(split.texts, texts).filter { $0.1.budget != nil }.map(\.0)
        part.fonts = fonts.map(\.id.index)
        part.unused = unused
        return part
    }

    /// Takes the outlines of all pictures into the report, and the fonts that were used.
    private func draw(_ report: inout CheckReport) {
        report.limitPictures()
        let faces = measurer.faces
        var outlines = GlyphOutlines()
        for picture in report.findings.flatMap(\.pictures) {
            outlines.add(picture.lines, from: measurer, faces: faces)
        }
        for text in report.screens.flatMap(\.pictures).flatMap(\.texts) {
            outlines.add(text.lines, from: measurer, faces: faces)
        }
        report.outlines = outlines
        report.environment.fonts = faces
    }
}
