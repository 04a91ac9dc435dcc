import Checking
import Findings
import Testing

@Suite("Tables of one name in the folders of several targets")
struct NearestTableTests {
    @Test func `of several translations that nearest to the code counts`() async throws {
        let project = try CodeScreensTests.project(
            body: "titleLabel.text = NSLocalizedString(\"new\", tableName: \"Extra\", value: \"New\", comment: \"\")"
        )
        try project.write(Array(project.text("Home.swift").utf8), to: "App/Home.swift")
        try project.write(Array("\n".utf8), to: "Home.swift")
        for folder in ["Agent", "App", "Zone"] {
            let text = "\"new\" = \"Ganz neue Nachrichten von \(folder)\";\n"
            try project.write(Array(text.utf8), to: "\(folder)/de.lproj/Extra.strings")
        }
        let report = try await CodeScreensTests.check(project)
        let shown = report.findings.filter { $0.key == "new" }.flatMap(\.occurrences).filter { $0.locale == "de" }
        #expect(Set(shown.map(\.text)) == ["Ganz neue Nachrichten von App"])
    }
}
