import Findings
import Foundation
import Interfaces
import Overset
import Pseudolocales
import Testing
import TextMeasurement
import TextShaping

/// Breaks clean screens and tables one by one, and counts what is found.
///
/// `OVERSET_SEEDED_FAULTS=all` checks every fault; without it every eighth of them is checked, of every rule.
struct SeededFaultTests {
    private static let isComplete = ProcessInfo.processInfo.environment["OVERSET_SEEDED_FAULTS"] == "all"

    private static let measurer = try? ShapingMeasurer(library: FontLibrary())

    /// Whether the fonts are here that the screens are measured with: the system's stand-in, and those of Arabic and
    /// Japanese.
    private static var hasFonts: Bool {
        guard let measurer, let size = PointSize(17) else { return false }
        let request = TextRequest(
            text: "Aب日",
            font: FontRequest(family: .system, size: size),
            platform: .iOS,
            pixelsPerPoint: 2,
            locale: "en",
            direction: .natural
        )
        return (try? measurer.measure(request))?.missing.isEmpty == true
    }

    /// Checks files in memory by way of a folder of their own.
    private static func findings(
        in files: [String: [UInt8]],
        isSourceOnly: Bool,
        _ measurer: ShapingMeasurer
    ) async throws -> (findings: [Finding], budgets: [TextBudget]) {
        let folder = try TemporaryProject([:])
        for (path, bytes) in files { try folder.write(bytes, to: path) }
        let project = try Project(at: [folder.root], extensions: ["strings", "stringsdict", "xcstrings"])
        let configuration = try Configuration.load(path: nil, root: folder.root)
        guard !project.interfaces.isEmpty else {
            let lint = Lint(project: project, configuration: configuration, source: "en")
            return (lint.run(forced: [.missingComment]).findings, [])
        }
        let fakes = try ["en-XA", "en-XE"].map {
            try Pseudolocale(builtIn: $0, reference: measurer)
        }
        guard case .one(let phone) = DeviceTable.find("iPhone SE (3rd generation)") else {
            throw FaultSeeder.Missed(description: "the phone is not in the table of devices")
        }
        let check = Check(
            project: project,
            configuration: configuration,
            source: "en",
            pseudolocales: fakes,
            textSizes: [.large],
            measurer: measurer,
            locales: isSourceOnly ? [.source] : [.all],
            devices: [phone.traits(.portrait)].compactMap(\.self)
        )
        let environment = CheckReport.Environment(harfBuzz: "", freeType: "", icu: "", fonts: [])
        let outcome = try await check.run(environment: environment, version: "", jobs: 1)
        return (outcome.report.findings, outcome.report.budgets)
    }

    /// What was found of the faults of one rule.
    private struct Tally {
        var seeded = 0
        var found = 0
        var falseAlarms = 0
    }

    @Test(.enabled(if: hasFonts, "needs the fonts of Scripts/install-dependencies"), arguments: CleanScreen.names)
    func `a clean screen has no finding`(name: String) async throws {
        let measurer = try #require(Self.measurer)
        let found = try await Self.findings(in: CleanScreen(name).files, isSourceOnly: false, measurer)
        let told = found.findings.map { "\($0.rule.rawValue) (\($0.severity.rawValue)): \($0.message)" }
        #expect(told.isEmpty)
    }

    @Test(.enabled(if: hasFonts, "needs the fonts of Scripts/install-dependencies"))
    func `every seeded fault is found, and nothing else`() async throws {
        let measurer = try #require(Self.measurer)
        var faults: [SeededFault] = []
        var clean: [String: CleanScreen] = [:]
        for name in CleanScreen.names {
            let screen = try CleanScreen(name)
            clean[name] = screen
            guard screen.document != nil else { continue }
            let budgets = try await Self.findings(in: screen.files, isSourceOnly: true, measurer).budgets
            faults += SeededFault.all(of: screen) { key in budgets.first { $0.key == key }?.width ?? 0 }
        }
        faults += SeededFault.ofTables()
        #expect(faults.count == 259)
        var seen: [Rule: Int] = [:]
        var (tallies, missed, alarms): ([Rule: Tally], [String], [String]) = ([:], [], [])
        for fault in faults {
            seen[fault.rule, default: 0] += 1
            guard Self.isComplete || seen[fault.rule, default: 0] % 8 == 1 else { continue }
            var seeder = FaultSeeder(try #require(clean[fault.project]))
            try fault.edit(&seeder)
            let found = try await Self.findings(in: seeder.files, isSourceOnly: fault.isSourceOnly, measurer).findings
            tallies[fault.rule, default: Tally()].seeded += 1
            if found.contains(where: fault.isFound) {
                tallies[fault.rule]?.found += 1
            } else {
                missed.append("\(fault): \(found.map { "\($0.rule.rawValue) on \($0.key)" })")
            }
            let others = found.filter { fault.isFalseAlarm($0) }
            tallies[fault.rule]?.falseAlarms += others.count
            alarms += others.map { "\(fault): \($0.rule.rawValue) (\($0.severity.rawValue)): \($0.message)" }
        }
        Self.print(tallies)
        // A line that is cut as well is told of as clipped, and what sizes itself is not told of: only a stress test
        // shows tall ink alone.
        let tall = missed.filter { $0.hasPrefix(Rule.tallTextClipped.rawValue) }
        withKnownIssue("tall ink of a real language is told of as clipped-text") { #expect(tall.isEmpty) }
        #expect(missed.count == tall.count)
        #expect(alarms.isEmpty)
        let rules = Rule.allCases
        #expect(Set(rules) == Set(tallies.keys))
        if Self.isComplete { #expect(tallies.values.reduce(0) { $0 + $1.found } == 249) }
    }

    private static func print(_ tallies: [Rule: Tally]) {
        func share(_ part: Int, of whole: Int) -> String { whole == 0 ? "-" : "\(part * 100 / whole) %" }
        Swift.print("| rule | seeded | found | missed | false alarms | precision | recall |")
        Swift.print("|---|---:|---:|---:|---:|---:|---:|")
        for rule in Rule.allCases {
            guard let tally = tallies[rule] else { continue }
            let cells = [tally.seeded, tally.found, tally.seeded - tally.found, tally.falseAlarms].map(String.init)
            let shares = [
                share(tally.found, of: tally.found + tally.falseAlarms), share(tally.found, of: tally.seeded),
            ]
            Swift.print("| `\(rule.rawValue)` | \((cells + shares).joined(separator: " | ")) |")
        }
    }
}
