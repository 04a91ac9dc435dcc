import Checking
import Findings
import SourceText
import Testing

/// Texts that a layout leaves no room.
struct NoRoomTests {
    private static func report(name: String, width: Int, more: String = "") async throws -> CheckReport {
        try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"name\" = \"\(name)\";\n",
                "de.lproj/Localizable.strings": "\"name\" = \"Bezeichnung\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    var body: some View { VStack { Text("name").lineLimit(1).frame(width: \(width)); \(more) } }
                }

                """,
            ],
            locales: [.source, .real]
        )
    }

    private static func findings(name: String, width: Int) async throws -> [String] {
        let report = try await report(name: name, width: width)
        return report.findings.flatMap { $0.occurrences }.compactMap(\.locale)
    }

    @Test func `a text without the room of a letter in the source language is not judged in any language`() async throws
    {
        #expect(try await Self.findings(name: "Name", width: 0).isEmpty)
        #expect(try await !Self.findings(name: "Name", width: 20).isEmpty)
        #expect(try await Set(Self.findings(name: "Name", width: 60)) == ["de"])
    }

    @Test func `a text without room is listed as not checked, and does not count as judged`() async throws {
        let report = try await Self.report(name: "Name", width: 0)
        #expect(report.unchecked.map(\.subject) == ["name"])
        #expect(report.unchecked.first?.reason.contains("no room for a letter of it on iPad") == true)
        #expect(report.unchecked.first?.location.line == 4)
        let strings = try #require(report.coverage).total
        #expect(strings.code == 0)
        #expect(
            strings.sortedReasons.map(\.reason) == [
                "the layout of its view is read wrongly: it has no room in the language of the app"
            ]
        )
        #expect(try await Self.report(name: "Name", width: 60).unchecked.isEmpty)
    }

    @Test func `a string without room in one view is judged in another one`() async throws {
        let report = try await Self.report(name: "Name", width: 0, more: "Text(\"name\")")
        #expect(report.unchecked.map(\.subject) == ["name"])
        let strings = try #require(report.coverage).total
        #expect(strings.code == 1)
        #expect(!strings.reasons.keys.contains { $0.contains("no room") })
    }
}
