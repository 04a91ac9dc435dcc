internal import Checking
internal import Configurations
internal import Findings
internal import Foundation
internal import Fuzzing
internal import ProjectTrees
internal import Projects
internal import Reporting
internal import SourceText
internal import Synchronization
internal import TextMeasurement

/// `overset check` over whole projects: tables, catalogs, storyboards and the configuration together.
@main
enum CheckFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, CheckFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let tree = ProjectTree(bytes)
        defer { tree.remove() }
        let before = tree.snapshot()
        let check = attempt { () throws(Failure) in
            let project = try Project(at: [tree.project], extensions: TableLoader.extensions)
            let configuration = try Configuration.load(path: nil, root: project.root)
            let pseudolocales = try configuration.makePseudolocales(
                named: [],
                standard: ["en-XA", "en-XW", "ar-XB"],
                reference: SquareMeasurer()
            )
            return Check(
                project: try LoadedProject(project, source: configuration.source),
                configuration: configuration,
                pseudolocales: pseudolocales,
                textSizes: [.large],
                measurer: SquareMeasurer()
            )
        } examine: {
            examine($0.diagnostics)
        }
        guard let check else { return }
        switch outcome(of: check) {
        case .success(let outcome):
            examine(outcome.errors)
            examine(outcome.report)
        case .failure(let failure): examine(failure.diagnostics)
        }
        demand(tree.snapshot() == before, "a check changes nothing")
    }

    private static func examine(_ diagnostics: [Diagnostic]) {
        demand(!diagnostics.contains { $0.message.isEmpty }, "an error says what is wrong")
    }

    /// A report can be read by others and by the tool itself.
    private static func examine(_ report: CheckReport) {
        let bytes = JSONReport.render(report)
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes))
        } catch {
            fatalError("a report is JSON: \(error)")
        }
        let again = demand("a report is read") { () throws(SourceError) in
            try JSONReport.read(bytes, path: "findings.json")
        }
        demand(JSONReport.render(again) == bytes, "a report that was read is written alike")
    }

    /// Waits for a check.
    private static func outcome(of check: Check) -> Result<Check.Outcome, Failure> {
        let finished = DispatchSemaphore(value: 0)
        let result = Waiting()
        Task.detached {
            do throws(Failure) {
                let outcome = try await check.run(jobs: 1)
                result.value.withLock { $0 = .success(outcome) }
            } catch {
                result.value.withLock { $0 = .failure(error) }
            }
            finished.signal()
        }
        finished.wait()
        guard let outcome = result.value.withLock({ $0 }) else { fatalError("a check has an outcome") }
        return outcome
    }

    private final class Waiting: Sendable {
        let value = Mutex<Result<Check.Outcome, Failure>?>(nil)
    }
}
