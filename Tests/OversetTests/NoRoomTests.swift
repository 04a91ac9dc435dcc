import Checking
import Findings
import Testing

/// Texts that a layout leaves no room.
struct NoRoomTests {
    private static func findings(name: String, width: Int) async throws -> [String] {
        let report = try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"name\" = \"\(name)\";\n",
                "de.lproj/Localizable.strings": "\"name\" = \"Bezeichnung\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    var body: some View { Text("name").lineLimit(1).frame(width: \(width)) }
                }

                """,
            ],
            locales: [.source, .real]
        )
        return report.findings.flatMap { $0.occurrences }.compactMap(\.locale)
    }

    @Test func `a text without the room of a letter in the source language is not judged in any language`() async throws
    {
        #expect(try await Self.findings(name: "Name", width: 0).isEmpty)
        #expect(try await !Self.findings(name: "Name", width: 20).isEmpty)
        #expect(try await Set(Self.findings(name: "Name", width: 60)) == ["de"])
    }
}
