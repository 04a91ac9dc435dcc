import Findings
import Testing

/// Scenes that only developers of the app see.
struct DeveloperSceneTests {
    @Test(arguments: [("HomeController", Severity.error), ("DebugController", .note)])
    func `a controller that is named for developers shows only them its scene`(
        name: String,
        severity: Severity
    ) async throws {
        let start = "initialViewController=\"c\""
        let document = UnmadeScreenTests.storyboard("customClass=\"\(name)\"", initial: start, others: [])
        let files = [
            "Base.lproj/Main.storyboard": document,
            "de.lproj/Main.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "Home.swift": "class \(name): UIViewController {}\n",
        ]
        #expect(try await UnmadeScreenTests.severities(files) == [severity])
    }
}
