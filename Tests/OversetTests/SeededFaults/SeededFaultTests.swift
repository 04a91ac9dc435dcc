import Configurations
import Projects
import Checking
import Findings
import Foundation
import Interfaces
import Commands
import Pseudolocales
import TestCorpus
import Testing
import TextMeasurement
import TextShaping

/// Breaks clean screens and tables one by one, and counts what is found.
///
/// `OVERSET_SEEDED_FAULTS=all` checks every fault and compares the counts with `Documentation/seeded-faults.md`, `=write`
/// writes that page; without it every eighth fault of each rule is checked.
struct SeededFaultTests {
    private enum Mode: String { case sample, all, write }

    private static let mode =
        ProcessInfo.processInfo.environment["OVERSET_SEEDED_FAULTS"].flatMap(Mode.init) ?? .sample

    private static let page = TestCorpus.root.appending(path: "Documentation/seeded-faults.md")

    /// Opened once for all tests; what is wrong with it is told by each of them.
    static let opened = Result { try ShapingMeasurer(library: FontLibrary()) }

    /// Whether the fonts are here that the screens are measured with: the system's stand-in, and those of Arabic and
    /// Japanese.
    static func hasFonts() throws -> Bool {
        guard let size = PointSize(17) else { return false }
        let request = TextRequest(
            text: "Aب日",
            font: FontRequest(family: .system, size: size),
            platform: .iOS,
            pixelsPerPoint: 2,
            locale: "en",
            direction: .natural
        )
        let measurer = try opened.get()
        do throws(MeasurementError) {
            return try measurer.measure(request).missing.isEmpty
        } catch .missingStandIn {
            return false
        }
    }

    /// Checks files in memory by way of a folder of their own.
    static func findings(
        in files: [String: [UInt8]],
        isSourceOnly: Bool,
        _ measurer: ShapingMeasurer
    ) async throws -> (findings: [Finding], budgets: [TextBudget]) {
        let folder = try TemporaryProject([:])
        for (path, bytes) in files { try folder.write(bytes, to: path) }
        let project = try LoadedProject(
            Project(at: [folder.root], extensions: ["strings", "stringsdict", "xcstrings"]),
            source: "en"
        )
        let configuration = try Configuration.load(path: nil, root: folder.root)
        let hasBoxes = files.values.contains { String(decoding: $0, as: UTF8.self).contains("overset: ") }
        guard !project.project.interfaces.isEmpty || !configuration.screens.isEmpty || hasBoxes else {
            let lint = Lint(project: project, configuration: configuration)
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

    /// A fault and the files that have it.
    private struct Seed {
        var fault: SeededFault
        var files: [String: [UInt8]]
    }

    /// What is found in each of several projects, in their order.
    private static func findings(of seeds: [Seed], _ measurer: ShapingMeasurer) async throws -> [[Finding]] {
        try await withThrowingTaskGroup(of: (Int, [Finding]).self) { group in
            var (next, found) = (0, Array(repeating: [Finding](), count: seeds.count))
            func start() {
                guard next < seeds.count else { return }
                let (index, seed) = (next, seeds[next])
                next += 1
                group.addTask {
                    let isSourceOnly = seed.fault.isSourceOnly
                    return (index, try await findings(in: seed.files, isSourceOnly: isSourceOnly, measurer).findings)
                }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
            for try await (index, findings) in group {
                found[index] = findings
                start()
            }
            return found
        }
    }

    @Test(.enabled(if: try hasFonts(), "needs the fonts of Scripts/install-dependencies"), arguments: CleanScreen.names)
    func `a clean screen has no finding`(name: String) async throws {
        let measurer = try Self.opened.get()
        let found = try await Self.findings(in: CleanScreen(name).files, isSourceOnly: false, measurer)
        let told = found.findings.map { "\($0.rule.rawValue) (\($0.severity.rawValue)): \($0.message)" }
        #expect(told.isEmpty)
    }

    @Test(.enabled(if: try hasFonts(), "needs the fonts of Scripts/install-dependencies"))
    func `every seeded fault is found, and nothing else`() async throws {
        let measurer = try Self.opened.get()
        var faults: [SeededFault] = []
        var clean: [String: CleanScreen] = [:]
        for name in CleanScreen.names {
            let screen = try CleanScreen(name)
            clean[name] = screen
            guard screen.document != nil else { continue }
            let budgets = try await Self.findings(in: screen.files, isSourceOnly: true, measurer).budgets
            faults += SeededFault.all(of: screen) { key in budgets.first { $0.key == key }?.width ?? 0 }
        }
        faults += SeededFault.ofDeclarations() + SeededFault.ofTables() + SeededFault.ofCatalogs()
        var edited: Set<[String: [UInt8]]> = []
        var (seen, seeds): ([Rule: Int], [Seed]) = ([:], [])
        for fault in faults {
            seen[fault.rule, default: 0] += 1
            var seeder = FaultSeeder(try #require(clean[fault.project]))
            try fault.edit(&seeder)
            #expect(edited.insert(seeder.files).inserted, "\(fault) is seeded twice")
            guard Self.mode != .sample || seen[fault.rule, default: 0] % 8 == 1 else { continue }
            seeds.append(Seed(fault: fault, files: seeder.files))
        }
        let screens = clean.values.count { $0.document != nil || $0.files["overset.yml"] != nil }
        var table = SeededFaultTable(screens: screens, tables: clean.count - screens)
        var (missed, alarms): ([String], [String]) = ([], [])
        for (fault, found) in zip(seeds.map(\.fault), try await Self.findings(of: seeds, measurer)) {
            let isFound = found.contains(where: fault.isFound)
            let others = found.filter { fault.isFalseAlarm($0) }
            table.count(fault, isFound: isFound, falseAlarms: others.count)
            if !isFound { missed.append("\(fault): \(found.map { "\($0.rule.rawValue) on \($0.key)" })") }
            alarms += others.map { "\(fault): \($0.rule.rawValue) (\($0.severity.rawValue)): \($0.message)" }
        }
        #expect(missed.isEmpty)
        #expect(alarms.isEmpty)
        // A rule without a seeded fault is held by its own test and by its examples.
        #expect(table.seededRules.count >= 31)
        switch Self.mode {
        case .sample: break
        case .all: #expect(try String(contentsOf: Self.page, encoding: .utf8) == table.markdown)
        case .write: try Data(table.markdown.utf8).write(to: Self.page)
        }
    }
}
