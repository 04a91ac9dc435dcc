import Findings
import Testing

/// Scenes whose class code names, and does not make.
@Suite("Scenes that code only asks for")
struct AskedSceneTests {
    private func severities(_ files: [String: String]) async throws -> [Severity] {
        let attributes = "customClass=\"HomeController\" storyboardIdentifier=\"HomeController\""
        let own = [
            "Base.lproj/Main.storyboard": UnmadeScreenTests.storyboard(attributes, initial: "", others: []),
            "de.lproj/Main.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "Home.swift": "class HomeController: UIViewController {}\n",
        ]
        return try await UnmadeScreenTests.severities(own.merging(files) { $1 })
    }

    @Test(arguments: [
        ("func go(page: UIViewController) { if page.isKind(of: HomeController.self) { stop() } }", Severity.note),
        ("func go(page: UIViewController) { if page.isMember(of: HomeController.self) { stop() } }", .note),
        (
            "func go(page: UIViewController) {\nif page.isKind(of: HomeController.self) {\n"
                + "let home = page as! HomeController\nhome.stop() } }", .note
        ),
        ("func go(page: UIViewController) { show(HomeController.self) }", .error),
        ("func go() { let home = scene(step) as! HomeController }", .error),
    ])
    func `to ask for the class of a page makes none`(code: String, severity: Severity) async throws {
        #expect(try await severities(["App.swift": code + "\n"]) == [severity])
    }

    @Test(arguments: [("AppTests/HomeTests.swift", Severity.note), ("App/Start.swift", .error)])
    func `what tests make no user sees`(path: String, severity: Severity) async throws {
        let code = "func go() { scene(\"HomeController\") }\n"
        let app = "@main class App { static func main() { go() } }\n"
        #expect(try await severities([path: code, "App.swift": app]) == [severity])
    }
}
