import Checking
import Findings
import Foundation
import SwiftSources
import Testing

/// The folders that a project is in say nothing about its code.
struct TestFolderTests {
    @Test(arguments: [("Tests/Mini", [Rule.truncatedText]), ("Mini", [.truncatedText]), ("Mini/MiniTests", [])])
    func `screens of code are read in a project inside of a folder of tests, and those of its own tests are not`(
        folder: String,
        rules: [Rule]
    ) async throws {
        let root = folder == "Mini/MiniTests" ? "Mini" : folder
        let project = try TemporaryProject([
            "\(root)/en.lproj/Localizable.strings": "\"Save\" = \"Save\";\n",
            "\(root)/de.lproj/Localizable.strings": "\"Save\" = \"Speichern und danach schließen\";\n",
            "\(folder)/Home.swift": """
            import SwiftUI
            @main struct MiniApp: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View {
                var body: some View { Text("Save").lineLimit(1).frame(width: 60) }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root + "/" + root])
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let outcome = try await request.check().run(jobs: 1)
        #expect(outcome.report.findings.map(\.rule).filter { $0 == .truncatedText } == rules)
    }
}
