internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// The part of a check that lays screens out.
extension Check {
    /// Reads the project's screens.
    ///
    /// - Parameters:
    ///   - loaded: the project, with the languages that its users see.
    ///   - shown: what nobody sees of it; `nil` if no code was read.
    ///   - languages: the real languages that are checked.
    /// - Returns: the screens, and what was found while they were read.
    func screenPlans(_ loaded: LoadedProject, _ shown: ShownParts?, languages: [String]) -> ScreenPlans {
        var reader = ScreenReader(
            project: loaded,
            shown,
            configuration: configuration,
            languages: languages,
            hasBars: SystemTextReader.narrowest(devices(of: loaded)) != nil
        )
        return reader.read()
    }

    /// Lays screens out in every language on every device, judges them, tries repairs, and draws them.
    ///
    /// - Parameters:
    ///   - plans: the screens.
    ///   - layouts: those that code makes, which are laid out on phones: on larger devices they share the screen.
    ///   - count: the number of screens of all shards, which share the pictures of one page.
    ///   - languages: the real languages that are checked.
    ///   - pseudolocales: the pseudolocales that are checked.
    ///   - jobs: how many screens are worked on at the same time.
    /// - Returns: what is kept of the screens, and why others could not be laid out.
    func screens(
        _ plans: [ScreenPlan],
        _ layouts: [ScreenPlan],
        of count: Int,
        languages: [String],
        pseudolocales: [Pseudolocale],
        jobs: Int
    ) async -> ScreenWork.Results {
        let checker = ScreenChecker(
            languages: ScreenLanguages(
                source: source,
                languages: languages,
                pseudolocales: pseudolocales,
                samples: ArgumentSamples(configured: configuration.samples, number: ArgumentSamples.shortNumber),
                terms: ProtectedTerms(configuration.glossary)
            ),
            devices: ScreenDevices(devices: devices),
            textSizes: textSizes,
            source: source,
            measurer: measurer,
            hasAllBudgets: hasAllBudgets
        )
        // One page holds so many pictures of screens.
        let share = max(2, Self.maximumScreenPictures / max(count, 1))
        let progress = progress
        let work = ScreenWork(
            checker: checker,
            configuration: configuration,
            pictures: share,
            progress: { done in progress?(.layingOut(done, of: plans.count)) }
        )
        var results = await work.run(plans, jobs: jobs)
        let phones = devices.filter { $0.idiom == .phone }
        guard !layouts.isEmpty, !phones.isEmpty else { return results }
        var ofCode = work
        ofCode.checker.devices = ScreenDevices(devices: phones)
        let found = await ofCode.run(layouts, jobs: jobs)
        results.screens += found.screens
        results.errors += found.errors
        return results
    }

    private static let maximumScreenPictures = 1_500
}

extension Configuration {
    /// The severity that is set for a rule; `nil` if the evidence decides.
    func setSeverity(of rule: Rule) -> Severity? {
        guard case .severity(let severity) = rules[rule] else { return nil }
        return severity
    }
}
