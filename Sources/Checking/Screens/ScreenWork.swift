internal import Configurations
internal import Findings
internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// The work on the screens of a check: lay out, judge, repair, draw, and keep what a report needs.
struct ScreenWork: Sendable {
    var checker: ScreenChecker
    let configuration: Configuration
    /// How many pictures a screen may have.
    let pictures: Int
    /// Is told how many screens are done.
    let progress: @Sendable (Int) -> Void

    /// What came of the screens, in their order.
    struct Results: Sendable {
        var screens: [FinishedScreen] = []
        var errors: [Diagnostic] = []
    }

    /// Works on all screens, however many at the same time.
    ///
    /// - Parameters:
    ///   - plans: the screens.
    ///   - jobs: how many groups of them are worked on at the same time.
    /// - Returns: what is kept of each, in their order, and why others could not be laid out.
    func run(_ plans: [ScreenPlan], jobs: Int) async -> Results {
        let groups = Self.groups(of: plans)
        let finished = await withTaskGroup(of: [(Int, Result<FinishedScreen, Failure>)].self) { tasks in
            var next = 0
            var finished: [Int: Result<FinishedScreen, Failure>] = [:]
            func start() {
                guard next < groups.count else { return }
                let group = groups[next]
                next += 1
                tasks.addTask { work(on: group.map { ($0, plans[$0]) }) }
            }
            if !plans.isEmpty { progress(0) }
            for _ in 0..<max(1, jobs) { start() }
            for await results in tasks {
                for (index, result) in results { finished[index] = result }
                progress(finished.count)
                start()
            }
            return finished
        }
        var results = Results()
        for index in plans.indices {
            switch finished[index] {
            case .success(let screen): results.screens.append(screen)
            case .failure(let failure): results.errors += failure.diagnostics
            case nil: continue
            }
        }
        return results
    }

    /// The screens that are worked on together: one screen and its copies for languages, whose findings are the same.
    private static func groups(of plans: [ScreenPlan]) -> [[Int]] {
        var places: [[String]: Int] = [:]
        var groups: [[Int]] = []
        for (index, plan) in plans.enumerated() {
            let identity = [plan.table, plan.screen.identifier, plan.screen.name]
            if let place = places[identity] {
                groups[place].append(index)
            } else {
                places[identity] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    private func work(on plans: [(Int, ScreenPlan)]) -> [(Int, Result<FinishedScreen, Failure>)] {
        var failures: [(Int, Result<FinishedScreen, Failure>)] = []
        var judged: [(index: Int, screen: CheckedScreen, judgement: Judgement)] = []
        for (index, plan) in plans {
            do throws(Failure) {
                let screen = try checker.check(plan)
                judged.append((index, screen, judge(screen, samples: try sampleFindings(of: plan))))
            } catch {
                failures.append((index, .failure(error)))
            }
        }
        // What is found on one copy is shown on all, and gets the fixes of the first that has any.
        let findings = judged.flatMap(\.judgement.findings)
            .sorted { ($0.location, $0.rule.rawValue) < ($1.location, $1.rule.rawValue) }
        var repairs = ScreenRepairs()
        var finished: [(Int, Result<FinishedScreen, Failure>)] = []
        for (_, screen, _) in judged {
            for shown in [screen] + screen.variants {
                let own = findings.filter { shown.code.texts[$0.key] != nil || !screen.showsInVariant($0.key) }
                repairs.add(of: own, on: shown, measurer: checker.measurer)
            }
        }
        for (index, screen, judgement) in judged {
            let screen = FinishedScreen(
                screen,
                textCount: judgement.textCount,
                findings: repairs.applied(to: judgement.findings),
                usedSuppressions: judgement.usedSuppressions,
                record: screen.record(of: findings, limit: pictures)
            )
            finished.append((index, .success(screen)))
        }
        return finished + failures
    }

    private struct Judgement {
        var textCount: Int
        var findings: [Finding]
        var usedSuppressions: Set<Int>
    }

    /// What is found of texts that are in no table.
    private func sampleFindings(of plan: ScreenPlan) throws(Failure) -> [Finding] {
        let configuration = configuration
        let samples = DataSampleChecker(
            measurer: checker.measurer,
            devices: checker.devices,
            source: checker.source,
            severity: { configuration.setSeverity(of: $0) }
        )
        do throws(MeasurementError) {
            return try samples.findings(on: plan)
        } catch {
            throw Failure([Diagnostic(severity: .error, location: plan.screen.location, message: error.message)])
        }
    }

    private func judge(_ screen: CheckedScreen, samples: [Finding]) -> Judgement {
        let texts = screen.checkedTexts + screen.variantTexts
        let found = (screen.findings(of: texts, severity: configuration.setSeverity(of:)) + samples)
            .filter { configuration.rules[$0.rule] != .off }
        let filtered = SuppressionFilter(configuration.suppressions).filter(found)
        return Judgement(textCount: texts.count, findings: filtered.kept, usedSuppressions: filtered.used)
    }
}
