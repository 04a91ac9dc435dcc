import Checking
import Configurations
import Findings
import Interfaces
import SourceText
import SwiftSources
import Testing

/// `overset.yml` says what the code of SwiftUI views does not.
struct ViewHintsTests {
    private static func configuration(_ text: String) throws(SourceError) -> Configuration {
        try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
    }

    @Test func `entries, samples and sizes are read`() throws {
        let hints = try Self.configuration(
            """
            swiftui:
              entries: [SettingsView, { view: Welcome, as: sheet }]
              samples: { Account.name: Alexandra, account.id: 12 }
              sizes: { AvatarView: [40, 30], MapView: { height: 200 } }

            """
        ).viewHints
        #expect(hints.entries.map { "\($0.view.text) \($0.presentation)" } == ["SettingsView screen", "Welcome sheet"])
        #expect(hints.samples.map { "\($0.name.text)=\($0.text)" } == ["Account.name=Alexandra", "account.id=12"])
        #expect(hints.sizes.map(\.width) == [40, nil])
        #expect(hints.sizes.map(\.height) == [30, 200])
        #expect(hints.sizes.last?.view.location == SourceLocation(path: "overset.yml", line: 4, column: 34))
    }

    /// What is wrong, and what is said about it.
    static let mistakes: [(text: String, says: String)] = [
        (
            "swiftui: { entris: [A] }\n",
            "1:12: there is no member of 'swiftui' 'entris'; did you mean 'entries'? (known: entries, samples, sizes)"
        ),
        (
            "swiftui: { entries: [{ view: A, as: shet }] }\n",
            "1:37: there is no 'as' 'shet'; did you mean 'sheet'? (known: screen, sheet, cover, popover, push, tab, "
                + "window, settings)"
        ),
        (
            "swiftui: { entries: [{ as: sheet }] }\n",
            "1:22: an entry needs a view, as in { view: SettingsView, as: sheet }"
        ),
        (
            "swiftui: { entries: [\"A()\"] }\n",
            "1:22: an entry is the name of a view's type, as in SettingsView; not 'A()'"
        ),
        ("swiftui: { entries: [A, A] }\n", "1:25: 'A' is named twice; keep one"),
        ("swiftui: { sizes: { A: [1] } }\n", "1:24: 'A' takes 2 numbers, as in A: [320, 480]"),
        ("swiftui: { sizes: { A: { width: 0 } } }\n", "1:33: 'width' is a length in points above 0"),
        (
            "swiftui: { sizes: { A: {} } }\n",
            "1:24: a size needs a width, a height or both, as in [40, 40] or { height: 200 }"
        ),
        (
            "swiftui: { samples: { \"%@\": A } }\n",
            "1:23: a sample here stands for a property, as in Account.name: Alexandra; those of specifiers stand in "
                + "'samples' of the whole file"
        ),
    ]

    @Test(arguments: mistakes)
    func `a mistake is told at its place`(text: String, says: String) throws {
        let error = #expect(throws: SourceError.self) { try Self.configuration(text) }
        #expect(error.map { "\($0.location.line):\($0.location.column): \($0.message)" } == says)
    }

    private static let app = [
        "en.lproj/Localizable.strings": "/* A */\n\"save\" = \"Save\";\n",
        "de.lproj/Localizable.strings": "\"save\" = \"Speichern und danach schließen\";\n",
        "App.swift": """
        import SwiftUI
        @main struct Sample: App { var body: some Scene { WindowGroup { Text(verbatim: "a") } } }
        struct Toolbox: View {
            let account: Account
            var body: some View {
                HStack {
                    Text("save").lineLimit(1)
                    Text(account.name).lineLimit(1).layoutPriority(1)
                }
            }
        }
        struct Account { var name: String }

        """,
    ]

    private static func outcome(_ configuration: String) async throws -> Check.Outcome {
        let project = try TemporaryProject(app.merging(["overset.yml": configuration]) { first, _ in first })
        var request = CheckRequest(paths: [project.root])
        request.locales = [.source, .real]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1)
    }

    @Test func `a screen of an entry is judged with the sample, and without either is a guess at most`() async throws {
        let entry = "swiftui: { entries: [Toolbox], samples: { Account.name: \"Maximiliane Alexandra\" } }\n"
        let found = try await Self.outcome(entry).report.findings.filter { $0.rule == .truncatedText }
        #expect(found.map(\.severity) == [.warning])
        let guess = try await Self.outcome("source: en\n").report.findings.filter { $0.rule == .truncatedText }
        #expect(guess.allSatisfy { $0.severity == .note })
    }

    @Test func `a name that the code does not have is an error at its place`() async throws {
        let errors = try await Self.outcome("swiftui: { entries: [Toolbix], sizes: { Avatar: [1, 1] } }\n").errors
        #expect(
            errors.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0): \($0.message)" } == [
                "1:22: there is no view 'Toolbix' in the code; did you mean 'Toolbox'?",
                "1:41: no code makes a view 'Avatar'; name it as the code spells it",
            ]
        )
    }
}
