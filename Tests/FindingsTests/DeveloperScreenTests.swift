import Findings
import Testing

@Suite("Texts that only developers see")
struct DeveloperScreenTests {
    private func found(_ code: String) throws -> [String] {
        try CodeSample.findings(.hardCodedText, code).map(\.key)
    }

    /// A list of settings with a section for developers.
    private static let list = """
        enum Section { case general, development }
        enum Row { case language, crash, %CASE }
        class Settings: UITableViewController {
            let rows: [Section: [Row]] = [.general: [.language], .development: [.crash]]
            func title(_ section: Section) {
                switch section {
                case .general: titleLabel.text = "General things"
                case .development: titleLabel.text = "Build things"
                }
            }
            func fill(_ row: Row) {
                switch row {
                case .language: titleLabel.text = "Language name"
                case .crash: titleLabel.text = "Crash now"
                case .%CASE: titleLabel.text = "Something else"
                }
            }
            func open() { show(%USE) }
        }
        """

    @Test func `a section named for developers and the rows that it alone lists`() throws {
        let code = Self.list.replacing("%CASE", with: "other")
        #expect(
            try found(code.replacing("%USE", with: "nothing")) == [
                "General things", "Language name", "Something else",
            ]
        )
        #expect(
            try found(code.replacing("%USE", with: ".crash")) == [
                "General things", "Language name", "Crash now", "Something else",
            ]
        )
        // Code for users puts the section into a list.
        for use in ["let all = [Section.general, .development]", "func f() { sections.append(.development) }"] {
            let made = code.replacing("%USE", with: "nothing") + "\n" + use
            let all = ["General things", "Build things", "Language name", "Crash now", "Something else"]
            #expect(try found(made) == all)
        }
        for use in [
            "func f() { if isDebug { sections.append(.development) } }", "let isOn = section == .development",
            "func f() { if sections.contains(.development) { g() } }",
        ] {
            let asked = code.replacing("%USE", with: "nothing") + "\n" + use
            #expect(try found(asked) == ["General things", "Language name", "Something else"])
        }
        // A section of information is no level of logs.
        let info = code.replacing("general", with: "info").replacing("%USE", with: "nothing")
        #expect(try !found(info).contains("Build things"))
        let all = code.replacing("enum Section {", with: "enum Section: CaseIterable {")
        #expect(try found(all.replacing("%USE", with: "nothing")).contains("Build things"))
        let raw = code.replacing("%USE", with: "Section(rawValue: 1)")
        #expect(try found(raw).contains("Build things"))
        // A level of logs, which people choose.
        let levels = """
            enum Level { case debug, warning }
            func fill(_ level: Level) {
            switch level {
            case .debug: titleLabel.text = "All messages"
            case .warning: titleLabel.text = "Some messages"
            } }
            """
        #expect(try found(levels) == ["All messages", "Some messages"])
        #expect(try found(levels.replacing("warning", with: "other")) == ["Some messages"])
    }

    @Test(arguments: [
        ("", false), ("func f() { flags.enablesDebugMenu = true }", true),
        ("let flags = Flags(enablesDebugMenu: true)", true),
        ("func f() { flags.enablesDebugMenu.toggle() }", true), ("let key = \"enablesDebugMenu\"", true),
        ("let path = \\Flags.enablesDebugMenu", true), ("let isOn = flags.enablesDebugMenu == true", false),
    ])
    func `a flag for developers that nothing sets is false`(code: String, isShown: Bool) throws {
        let flag = """
            class Flags { @objc private(set) var enablesDebugMenu = false }
            func show() { if flags.enablesDebugMenu { titleLabel.text = "Crash now" } }

            """
        #expect(try found(flag + code) == (isShown ? ["Crash now"] : []))
        #expect(try found(flag.replacing("enablesDebugMenu", with: "enablesMenu")) == ["Crash now"])
    }

    @Test func `values that a comment says are for previews`() throws {
        let code = """
            struct Remote: View {
            %COMMENT
            private let previewTitle: String = "Sample of a video"
            var body: some View { Text(previewTitle) }
            }
            """
        #expect(try found(code.replacing("%COMMENT", with: "/// Mock state for SwiftUI previews")) == [])
        #expect(try found(code.replacing("%COMMENT", with: "/// What the page shows")).count == 1)
    }

    @Test func `a case that is made of a raw value which no data has`() throws {
        let code = """
            enum Tab: String { case home = "Home"
                case debug = "Debug"
                var heading: String { switch self { case .home: "My home"
                case .debug: "Build page" } } }
            func f() { label.text = tab.heading
            let tab = Tab(rawValue: name)
            #if BETA || DEBUG
            tabs.append(Tab.debug)
            #endif
            }
            """
        #expect(try found(code) == ["My home"])
        #expect(try found(code.replacing("BETA || DEBUG", with: "BETA")) == ["My home", "Build page"])
    }

    @Test func `a property that only a page for developers shows`() throws {
        let model =
            "class Store { var result: String? }\nclass Task { func end() { store.result = \"Task is done\" } }\n"
        func page(_ name: String) -> String {
            "class \(name): UIViewController { func f() { label.text = store.result } }"
        }
        #expect(try found(model + page("DebugViewController")) == [])
        #expect(try found(model + page("HomeViewController")) == ["Task is done"])
    }
}
