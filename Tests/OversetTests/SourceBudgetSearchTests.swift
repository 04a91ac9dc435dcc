import Checking
import Findings
import Pseudolocales
import SourceText
import SwiftSources
import Testing

/// How much the strings of SwiftUI screens may grow.
struct SourceBudgetSearchTests {
    private static func report(_ body: String, german: String = "Sichern") async throws -> CheckReport {
        try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"save\" = \"Save\";\n/* B */\n\"hint\" = \"Later\";\n",
                "de.lproj/Localizable.strings": "\"save\" = \"\(german)\";\n\"hint\" = \"Later\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    @State var isShown = false
                    var body: some View { \(body) }
                }
                struct LooseView: View { var body: some View { Text("hint").lineLimit(1).frame(width: 90) } }

                """,
            ],
            locales: [.source, .real]
        )
    }

    private static func budget(_ key: String, _ body: String) async throws -> TextBudget? {
        try await report(body).budgets.first { $0.key == key }
    }

    @Test func `a string of one line may grow to the width it has`() async throws {
        let budget = try #require(try await Self.budget("save", "Text(\"save\").lineLimit(1).frame(width: 100)"))
        #expect(budget.available == 100)
        #expect(budget.file == "en.lproj/Localizable.strings")
        #expect(budget.table == "Localizable")
        #expect(budget.text == "Save")
        #expect(budget.place?.view == "Text(\"save\")")
        #expect(budget.location.path.hasSuffix("App.swift"))
        #expect(budget.location.line == 5)
        let average = budget.width / 4
        #expect(budget.characters == Int(((100 - budget.width) / average).rounded(.down)))
        #expect(budget.breaksFirst == nil)
        #expect(try #require(budget.share) > 0.5)
    }

    @Test func `nothing limits what wraps in a container that scrolls`() async throws {
        let budget = try #require(try await Self.budget("save", "ScrollView { Text(\"save\") }"))
        #expect(budget.available == nil)
        #expect(budget.characters == nil)
        #expect(budget.share == nil)
    }

    @Test func `what is too long already has less than no room`() async throws {
        let budget = try #require(try await Self.budget("save", "Text(\"save\").lineLimit(1).frame(width: 20)"))
        #expect(budget.available == 20)
        #expect(try #require(budget.characters) < 0)
    }

    /// Rooms whose end is found by trying.
    private static let searched = [
        // A neighbour that gives way is cut first.
        "HStack { Text(\"save\").fixedSize(); Text(\"hint\").lineLimit(1) }.frame(width: 120)",
        // Lines that a height holds.
        "Text(\"save\").frame(width: 90, height: 45)",
        // Lines by a limit.
        "Text(\"save\").lineLimit(2).frame(width: 90)",
        // A text that may shrink.
        "Text(\"save\").lineLimit(1).minimumScaleFactor(0.5).frame(width: 100)",
    ]

    @Test(arguments: searched)
    func `a string that grows as far as its budget fits, and one character more does not`(body: String) async throws {
        let budget = try #require(try await Self.budget("save", body))
        let growth = try #require(budget.characters)
        #expect(growth > 0)
        for (characters, fits) in [(growth, true), (growth + 1, false)] {
            let german = "Save" + String(decoding: Filler.prefix(characters), as: UTF8.self)
            let found = try await Self.report(body, german: german).findings.filter(\.rule.isRepairable)
            #expect(found.isEmpty == fits, "\(characters) characters")
        }
    }

    @Test func `the string that breaks first is named`() async throws {
        let budget = try await Self.budget("save", Self.searched[0])
        #expect(budget?.breaksFirst == "hint")
        #expect(try await Self.budget("save", Self.searched[1])?.breaksFirst == nil)
    }

    @Test func `rooms that the system or nobody knows give no budget`() async throws {
        let body = "Text(\"save\").alert(\"hint\", isPresented: $isShown) { }"
        #expect(try await Self.report(body).budgets.map(\.key) == ["save"])
    }
}
