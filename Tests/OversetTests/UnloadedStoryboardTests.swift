import Findings
import Testing

/// A storyboard that stays in the target when an app has another one for all devices.
struct UnloadedStoryboardTests {
    private static let list = "<plist><key>UIMainStoryboardFile</key><string>Main</string></plist>"

    private func severities(
        _ code: String,
        name: String = "Main_iPhone",
        list: String = Self.list
    ) async throws -> [Severity] {
        let document = UnmadeScreenTests.storyboard("", initial: "initialViewController=\"c\"", others: [])
        return try await UnmadeScreenTests.severities([
            "Base.lproj/\(name).storyboard": document,
            "de.lproj/\(name).strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "App.swift": "@main class App { \(code) }\n", "Info.plist": list,
        ])
    }

    @Test(arguments: [
        ("", Severity.note), ("let page = UIStoryboard(name: \"Main_iPhone\", bundle: nil)", .error),
        ("let page = R.storyboard.mainIPhone", .error), ("let name = \"Main\" + end; let end = \"_iPhone\"", .error),
        ("let name = \"Main_\\(device)\"", .error), ("let name = String(format: \"Main%@\", device)", .error),
        ("let name = \"\\(base)_\\(device)\"", .error), ("let name = String(format: \"%@_%@\", base, device)", .error),
        ("let name = \"\\(base)-\\(device)\"", .note),
        ("let name = \"Main\"; let model = \"iPhone\"", .note),
    ])
    func `is shown where code names it, or may put its name together`(code: String, severity: Severity) async throws {
        #expect(try await severities(code) == [severity])
    }

    @Test func `is shown where a property list names it, or where none names any`() async throws {
        #expect(try await severities("", list: Self.list.replacing("Main<", with: "Main_iPhone<")) == [.error])
        #expect(try await severities("", list: "<plist/>") == [.error])
    }

    @Test func `is the one that build settings name by its usual name`() async throws {
        let extensionList = "<plist><key>NSExtensionMainStoryboard</key><string>MainInterface</string></plist>"
        #expect(try await severities("", name: "Main", list: extensionList) == [.error])
    }

    @Test func `is shown where build settings name it`() async throws {
        let settings = """
            // !$*UTF8*$!
            {objects = {C1 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_KEY_UIMainStoryboardFile = Main_iPhone; };
            name = Release; }; E1 = {isa = PBXProject; }; }; rootObject = E1; }
            """
        let document = UnmadeScreenTests.storyboard("", initial: "initialViewController=\"c\"", others: [])
        let files = [
            "Base.lproj/Main_iPhone.storyboard": document, "App.swift": "@main class App {}\n",
            "de.lproj/Main_iPhone.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "Share/Info.plist": "<plist><key>NSExtensionMainStoryboard</key><string>MainInterface</string></plist>",
        ]
        #expect(try await UnmadeScreenTests.severities(files) == [.note])
        let project = ["App.xcodeproj/project.pbxproj": settings]
        #expect(try await UnmadeScreenTests.severities(files.merging(project) { $1 }) == [.error])
    }

    @Test func `may be loaded by the name of a class`() async throws {
        #expect(try await severities("", name: "Settings") == [.note])
        #expect(try await severities("}\nclass Settings { ", name: "Settings") == [.error])
        let other = "}\nclass SettingsController { "
        #expect(try await severities(other, name: "Settings") == [.note])
        // What the name of the class has more is cut off it.
        #expect(try await severities(other + "let end = \"Controller\"", name: "Settings") == [.error])
    }

    @Test(arguments: [
        ("", Severity.note), ("Page.make()", .error), ("UIStoryboard(name: \"Main_iPhone\", bundle: nil)", .error),
        ("let Page = make(); show(Page)", .note),
    ])
    func `is not shown where only the code of its own scene names it`(code: String, severity: Severity) async throws {
        let start = "initialViewController=\"c\""
        let document = UnmadeScreenTests.storyboard("customClass=\"Page\"", initial: start, others: [])
        let severities = try await UnmadeScreenTests.severities([
            "Base.lproj/Main_iPhone.storyboard": document,
            "de.lproj/Main_iPhone.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "App.swift": "@main class App { static func main() { \(code) } }\n", "Info.plist": Self.list,
            "Page.swift": """
            class Page: UIViewController {
                static func make() -> Page { UIStoryboard(name: "Main_iPhone", bundle: nil).instantiateInitial() as! Page }
            }

            """,
        ])
        #expect(severities == [severity])
    }
}
