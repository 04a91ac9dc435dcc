import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// A report tells where code uses the strings of tables.
struct StringUsesReportTests {
    @Test func `places stand with their string, without previews and generated accessors that are used`() async throws {
        let report = try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings":
                    "/* A */\n\"save\" = \"Save\";\n/* B */\n\"hint\" = \"Later\";\n/* C */\n\"old\" = \"Old\";\n/* E */\n\"new\" = \"New\";\n"
                    + "/* F */\n\"none\" = \"None\";\n",
                "en.lproj/Errors.strings": "/* D */\n\"save\" = \"Not saved\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    var body: some View { VStack { Text("save"); Text("hint"); Text("save") } }
                }
                #Preview { Text("hint") }

                """,
                "Strings.swift": """
                import Foundation
                enum L10n {
                    static let new = L10n.tr("Localizable", "new")
                    static let none = L10n.tr("Localizable", "none")
                    private static func tr(_ table: String, _ key: String) -> String {
                        NSLocalizedString(key, tableName: table, comment: "")
                    }
                }

                """,
                "Title.swift": "let title = L10n.new\n",
                "Failure.swift": """
                import Foundation
                func failure() -> String { NSLocalizedString("save", tableName: "Errors", comment: "D") }

                """,
            ],
            locales: [.source]
        )
        let told = report.uses.map { use in
            let places = use.places.map { "\(FilePath.name(of: $0.path)):\($0.line):\($0.column)" }
            return "\(use.table) \(use.key): " + places.joined(separator: ", ")
        }
        #expect(
            told == [
                "Errors save: Failure.swift:2:46", "Localizable hint: App.swift:4:55",
                "Localizable new: Title.swift:1:13", "Localizable none: Strings.swift:4:46",
                "Localizable save: App.swift:4:41, App.swift:4:69",
            ]
        )
    }
}
