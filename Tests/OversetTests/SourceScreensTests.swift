import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// Screens that SwiftUI code describes are laid out, judged, repaired and drawn.
struct SourceScreensTests {
    private static func report(_ body: String, members: String = "", german: String) async throws -> CheckReport {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": "/* A */\n\"save\" = \"Save\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"\(german)\";\n",
            "App.swift": """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                \(members)
                var body: some View {
                    \(body)
                }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.source, .real]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report
    }

    private static let long = "Speichern und danach schließen"

    @Test func `a limit of lines is removed, and the removal is proved`() async throws {
        let report = try await Self.report(
            #"HStack { Text("save").lineLimit(1).frame(width: 90); Text(verbatim: "x") }"#,
            german: Self.long
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.severity == .warning)
        #expect(finding.limiting.map(\.phrase).prefix(3) == [#"Text("save")"#, "lineLimit(1)", "frame(width: 90)"])
        let fix = try #require(finding.fixes.first { $0.phrase == "remove lineLimit(1)" })
        #expect(fix.total == finding.occurrences.count { $0.locale == "de" })
        #expect(fix.repaired == fix.total)
        #expect(fix.caused == 0)
        #expect(fix.edit?.replacement == "")
        #expect(fix.edit.map { $0.end.column - $0.location.column } == ".lineLimit(1)".count)
    }

    @Test func `what no repair helps has none`() async throws {
        let report = try await Self.report(
            #"NavigationStack { Text(verbatim: "x").navigationTitle("save").navigationBarTitleDisplayMode(.inline) }"#,
            german: String(repeating: Self.long, count: 3)
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.fixes.isEmpty)
    }

    @Test func `a large title is shown in the bar where that helps`() async throws {
        let report = try await Self.report(
            #"NavigationStack { Text(verbatim: "x").navigationTitle("save") }"#,
            german: "Speichern und schließen"
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.fixes.map(\.phrase) == ["add .navigationBarTitleDisplayMode(.inline)"])
    }

    @Test func `a screen is drawn in the source language and where it fails`() async throws {
        let report = try await Self.report(#"Text("save").lineLimit(1).frame(width: 90)"#, german: Self.long)
        let screen = try #require(report.screens.first)
        #expect(screen.name == "RootView")
        #expect(screen.identifier == "app RootView")
        #expect(screen.pictures.map(\.locale) == ["en", "de"])
        #expect(screen.pictures.map { $0.texts.map(\.isCut) } == [[false], [true]])
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.place?.identifier == screen.identifier)
        #expect(screen.pictures[1].texts.map(\.object) == [finding.place?.object])
        let failing = screen.cells.filter { !$0.findings.isEmpty }
        #expect(Set(failing.map(\.locale)) == ["de"])
        #expect(failing.count == report.devices.count)
    }

    @Test func `texts that fit are drawn too, and nothing is found`() async throws {
        let report = try await Self.report(#"Text("save")"#, german: "Sichern")
        #expect(report.findings.isEmpty)
        #expect(report.screens.map { $0.pictures.count } == [1])
        #expect(report.coverage?.rows.map(\.code) == [1])
    }
}
