internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
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
        /// The strings that were judged in the room that code gives them, by the path of their table's file.
        var judged: [String: Set<[UInt8]>] = [:]
        var textCount = 0
        var measurements = 0
        var errors: [Diagnostic] = []
    }

    /// Reads the screens of the project's code; `nil` if there are none, or sources are left out.
    func sourceScreenPlan(_ loaded: LoadedProject, languages: [String]) -> SourceScreenPlan? {
        guard shard.map({ $0.index == 1 }) ?? true else { return nil }
        var reader = SourceScreenReader(loaded: loaded, configuration: configuration, languages: languages)
        return reader.read()
    }

    /// Lays the screens of code out in every language on every device, and judges them.
    ///
    /// - Parameters:
    ///   - plan: the screens.
    ///   - languages: the real languages that are checked.
    ///   - pseudolocales: the pseudolocales that are checked.
    /// - Returns: what is found, and which strings were judged.
    func sourceScreens(
        _ plan: SourceScreenPlan,
        languages: [String],
        pseudolocales: [Pseudolocale]
    ) -> SourceScreenResults {
        var results = SourceScreenResults()
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
            results.errors = [Diagnostic(severity: .error, location: place, message: error.message)]
            return results
        }
        let checker = SourceScreenChecker(
            plan: plan,
            languages: texts.map { SourceScreenChecker.SourceLanguage($0) },
            devices: devices,
            textSizes: textSizes,
            measurer: measurer,
            source: source
        )
        // Trees are walked by functions that call themselves, and need the room of threads that are made for it.
        let outcomes = CodeThreads.map(plan.views.screens) { screen in
            Result { () throws(MeasurementError) in try checker.check(screen) }
        }
        var told: Set<String> = []
        for (screen, outcome) in zip(plan.views.screens, outcomes) {
            switch outcome {
            case .failure(let error):
                let location = plan.location(screen.file, screen.range.lowerBound)
                results.errors.append(Diagnostic(severity: .error, location: location, message: error.message))
            case .success(let outcome):
                results.measurements += outcome.measurements
                for number in outcome.judged.keys {
                    guard let origin = plan.origins[number] else { continue }
                    results.judged[origin.file, default: []].insert(Array(origin.key.utf8))
                }
                for text in outcome.texts {
                    for finding in text.findings(severity: configuration.setSeverity(of:))
                    where configuration.rules[finding.rule] != .off {
                        // One view that several screens show is one place in the code: the first screen tells it.
                        let identity = "\(finding.rule.rawValue) \(finding.location) \(finding.table) \(finding.key)"
                        if told.insert(identity).inserted { results.findings.append(finding) }
                    }
                }
            }
        }
        results.textCount = results.judged.values.reduce(0) { $0 + $1.count }
        return results
    }
}
