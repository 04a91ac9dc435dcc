import Checking
import Commands
import Configurations
import Findings
import Interfaces
import Projects
import SourceText
import SwiftSources
import Testing

/// What `init` writes changes no result.
struct InitVerdictTests {
    private func findings(_ root: String) async throws -> [String] {
        var request = CheckRequest(paths: [root])
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 2).report
        return report.findings.map { "\($0.severity) \($0.rule.rawValue) \($0.message) \($0.occurrences.count)" }
    }

    @Test(
        arguments: [
            [
                "en.lproj/L.strings":
                    "/* overset: width<=60 */\n\"a\" = \"Photos of %@\";\n\"HELP_URL\" = \"https://help.example/a\";\n",
                "de.lproj/L.strings":
                    "\"a\" = \"Fotoaufnahmen von %@\";\n\"HELP_URL\" = \"https://hilfe.example/a\";\n",
                "App.xcodeproj/project.pbxproj":
                    "{ developmentRegion = en; TARGETED_DEVICE_FAMILY = 1; }\n",
            ],
            [
                "L.xcstrings":
                    "{\"sourceLanguage\":\"fr\",\"strings\":{\"Bonjour %lld\":{\"comment\":\"overset: width<=40\"}},\"version\":\"1.0\"}"
            ],
            ["Samples/en.lproj/L.strings": "\"a\" = \"A\";\n", "AppTests/en.lproj/L.strings": "\"b\" = \"%d\";\n"],
        ] as [[String: String]]
    )
    func `findings are the same with the file as without`(files: [String: String]) async throws {
        let project = try TemporaryProject(files)
        let before = try await findings(project.root)
        let status = try InitRun(folder: project.root, isForced: false, isDryRun: false)
            .write(Console(color: .never, isQuiet: true))
        #expect(status == .clean && project.files.contains("overset.yml"))
        #expect(try await findings(project.root) == before)
    }

    @Test func `the devices are those of a check without configuration`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": "\"a\" = \"A\";\n"])
        let text = try Initialization(Project(at: [project.root], extensions: TableLoader.extensions)).configuration
        let read = try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
        #expect(read.devices.map(\.name) == DeviceTable.standard.compactMap { $0.traits(.portrait)?.name })
    }

    @Test func `an app for iPhone alone gets its devices as a comment`() throws {
        let project = try TemporaryProject([
            "en.lproj/L.strings": "\"a\" = \"A\";\n",
            "App.xcodeproj/project.pbxproj": "\t\t\t\tTARGETED_DEVICE_FAMILY = 1;\n", "Demo/a.swift": "",
        ])
        let text = try Initialization(Project(at: [project.root], extensions: TableLoader.extensions)).configuration
        #expect(text.contains("# devices: [iPhone SE (3rd generation), iPhone 16 Pro]\n"))
        #expect(text.contains("# exclude: [Demo/]\n"))
    }
}
