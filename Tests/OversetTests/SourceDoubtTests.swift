import Checking
import Findings
import SourceText
import Testing

/// What speaks against a finding on a screen of code is heard.
struct SourceDoubtTests {
    private static let long = "Ein sehr langer deutscher Text für so ein Feld"

    private static func findings(
        _ body: String,
        members: String = "",
        more: String = "",
        file: String = "RootView.swift"
    ) async throws -> [String] {
        let report = try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"name\" = \"Name\";\n/* B */\n\"other\" = \"Other\";\n",
                "de.lproj/Localizable.strings": "\"name\" = \"\(long)\";\n\"other\" = \"Anderes\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }

                """,
                file: """
                import SwiftUI
                struct RootView: View {
                    \(members)
                    var body: some View {
                        \(body)
                    }
                }
                \(more)

                """,
            ],
            locales: [.source, .real]
        )
        return report.findings.filter { $0.rule == .truncatedText }.map { "\($0.severity) \($0.place?.view ?? "")" }
    }

    @Test(arguments: [
        (#"Text("name").lineLimit(1)"#, "warning"),
        (#"Text("name").lineLimit(1); Spacer(); Picker("", selection: $text) { Text("other") }"#, "note"),
    ])
    func `a text beside a picker in a row of a form is a note`(content: String, severity: String) async throws {
        let row = "Form { HStack { \(content); Color.red.frame(width: 120) } }"
        let found = try await Self.findings(row, members: #"@State private var text = """#)
        #expect(found == ["\(severity) Text(\"name\")"])
    }

    private static let field = #"TextField("name", text: $text).frame(width: 120)"#

    @Test(arguments: [
        (field, "warning"),
        (#"VStack { Text("other"); \#(field) }"#, "warning"),
        (#"VStack { Text("name"); Text("other"); \#(field) }"#, "warning"),
        (#"VStack { Text("name"); \#(field) }"#, "note"),
        (#"VStack { Text("name").bold(); HStack { \#(field).padding(2); Spacer() } }"#, "note"),
    ])
    func `a placeholder below a label with the same words is a note`(body: String, severity: String) async throws {
        let found = try await Self.findings(body, members: #"@State private var text = """#)
        #expect(found == ["\(severity) placeholder of TextField(\"name\")"])
    }

    @Test(arguments: [
        (#"@State private var text = """#, "warning"),
        (#"@State private var text: String"#, "warning"),
        (#"@State private var text = "2000""#, "note"),
    ])
    func `a placeholder of a field that begins with a text is a note`(
        members: String,
        severity: String
    ) async throws {
        let found = try await Self.findings(
            #"SecureField("name", text: $text).frame(width: 120)"#,
            members: members
        )
        #expect(found == ["\(severity) placeholder of SecureField(\"name\")"])
    }

    @Test(arguments: [
        ("if text.isEmpty { Color.red } else { FIELD }", "note"),
        ("if (text.isEmpty || text.hasPrefix(\"a\")) { Color.red } else { FIELD }", "note"),
        ("if !self.text.isEmpty && isShown { FIELD }", "note"),
        ("if text.isEmpty && isShown { Color.red } else { FIELD }", "warning"),
        ("if !text.isEmpty || isShown { FIELD }", "warning"),
        ("if text.isEmpty { FIELD }", "warning"), ("if !other.isEmpty { FIELD }", "warning"),
    ])
    func `a placeholder of a field that is shown only with a text is a note`(
        body: String,
        severity: String
    ) async throws {
        let found = try await Self.findings(
            "VStack { \(body.replacing("FIELD", with: Self.field)) }",
            members: #"@State private var text = ""; let other: String; @State private var isShown = true"#
        )
        #expect(found == ["\(severity) placeholder of TextField(\"name\")"])
    }

    @Test(arguments: [
        ("@State private var count = 750", "note"),
        ("@State private var count = 750.5", "note"),
        ("@State private var count: Int?", "warning"),
        ("@Binding var count: Int?", "warning"),
    ])
    func `a field that formats a number always shows one`(members: String, severity: String) async throws {
        for binding in ["$count", "$count.animation(.default)"] {
            let field = "TextField(\"name\", value: \(binding), format: .number).frame(width: 120)"
            let found = try await Self.findings(field, members: members)
            #expect(found == ["\(severity) placeholder of TextField(\"name\")"])
        }
    }

    @Test func `the first text of a field may stand in the object that it is bound to`() async throws {
        let found = try await Self.findings(
            #"TextField("name", text: $model.delay).frame(width: 120)"#,
            members: "@StateObject private var model = Model()",
            more: #"final class Model: ObservableObject { @Published var delay: String = "2000" }"#
        )
        #expect(found == [#"note placeholder of TextField("name")"#])
    }

    @Test func `a string that one row cuts in two places is one finding`() async throws {
        let fields = """
            if isHidden { SecureField("name", text: $text) } else { TextField("name", text: $text) }
            Color.red.frame(width: 240)
            """
        let members = #"@State private var isHidden = true; @State private var text = """#
        #expect(
            try await Self.findings("HStack { \(fields) }", members: members) == [
                #"warning placeholder of SecureField("name")"#
            ]
        )
        #expect(
            try await Self.findings("VStack { HStack { \(fields) }; HStack { \(fields) } }", members: members).count
                == 2
        )
        // Texts above each other share no row.
        let column = "VStack { \(Self.text); Color.red; \n\(Self.text) }"
        #expect(try await Self.findings("HStack { \(column); Color.blue }", members: members).count == 2)
    }

    private static let text = #"Text("name").lineLimit(1).frame(width: 120)"#

    @Test(arguments: [
        (text, "RootView.swift", "warning"),
        (text, "DebugView.swift", "note"),
        (text, "Settings/Developer/RootView.swift", "note"),
        (text, "Settings/Debugger/RootView.swift", "warning"),
        ("if model.showDeveloperSettings { \(text) }", "RootView.swift", "note"),
        ("if isOn && isDebug { \(text) }", "RootView.swift", "note"),
        ("if isOn || isDebug { \(text) }", "RootView.swift", "warning"),
        ("if !isDebug { \(text) }", "RootView.swift", "warning"),
        ("if !isDebug { } else { \(text) }", "RootView.swift", "note"),
        ("if isOn { \(text) }", "RootView.swift", "warning"),
    ])
    func `what only developers see is a note`(body: String, file: String, severity: String) async throws {
        let members = "@State var isOn = true; @State var isDebug = false; @ObservedObject var model: Model"
        let found = try await Self.findings(
            "VStack { \(body) }",
            members: members,
            more: "final class Model: ObservableObject { @Published var showDeveloperSettings = false }",
            file: file
        )
        #expect(found == [#"\#(severity) Text("name")"#])
    }

    @Test func `a screen that a condition for developers pushes is theirs`() async throws {
        let found = try await Self.findings(
            #"NavigationStack { if isDebug { NavigationLink { Inner() } label: { Text("other") } } }"#,
            members: "@State var isDebug = false",
            more: "struct Inner: View { var body: some View { \(Self.text) } }"
        )
        #expect(found == [#"note Text("name")"#])
    }

    @Test(arguments: [("Größe: %@", 100, ["note"]), ("Größe der Datei: %@", 100, ["warning"]), ("Größe: %@", 250, [])])
    func `what only a sample makes too wide is a note`(german: String, width: Int, severities: [String]) async throws {
        let report = try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"bytes %@\" = \"%@\";\n",
                "de.lproj/Localizable.strings": "\"bytes %@\" = \"\(german)\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    let size: String
                    var body: some View { Text("bytes \\(size)").lineLimit(1).frame(width: \(width)) }
                }

                """,
            ],
            locales: [.real]
        )
        #expect(report.findings.filter { $0.rule == .truncatedText }.map { "\($0.severity)" } == severities)
    }

    @Test func `options of a picker are judged in its menu however many screens show the picker`() async throws {
        let report = try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"first\" = \"One\";\n/* B */\n\"second\" = \"Two\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    var body: some View {
                        NavigationLink(verbatim) { AView() }
                        NavigationLink(verbatim) { BView() }
                        NavigationLink(verbatim) { CView() }
                    }
                    let verbatim: Substring
                }
                struct AView: View { var body: some View { Form { Choice() } } }
                struct BView: View { var body: some View { Form { Choice() } } }
                struct CView: View { var body: some View { Form { Choice() } } }
                struct Choice: View {
                    @State private var chosen = 1
                    var body: some View {
                        Picker(selection: $chosen) { Text("first"); Text("second") } label: { EmptyView() }
                    }
                }

                """,
            ],
            locales: [.source]
        )
        #expect(report.coverage?.total.code == 2)
    }

    @Test func `tabs of a settings window are not cut, and others are where the window does not hold them`()
        async throws
    {
        func found(_ scene: String, in width: Int) async throws -> [String] {
            let tabs = ["name", "other", "third", "fourth", "fifth"]
            let titles = ["Téléchargements", "Mises à jour", "Général", "Avancé", "Expérimentations"]
            let views = tabs.map { "Color.red.tabItem { Label(\"\($0)\", systemImage: \"gear\") }" }
            let report = try await SourceScreensTests.report(
                [
                    "en.lproj/Localizable.strings": tabs.map { "/* A */\n\"\($0)\" = \"One\";\n" }.joined(),
                    "fr.lproj/Localizable.strings": zip(tabs, titles).map { "\"\($0)\" = \"\($1)\";\n" }.joined(),
                    "App.swift": """
                    import SwiftUI
                    #if os(macOS)
                    import AppKit
                    @main struct Sample: App { var body: some Scene { \(scene) { Root() } } }
                    struct Root: View {
                        var body: some View { TabView { \(views.joined(separator: "\n")) }.padding(20).frame(width: \(width)) }
                    }
                    #endif

                    """,
                ],
                locales: [.source, .real]
            )
            return report.findings.filter { $0.rule == .truncatedText }.map { "\($0.key)" }.sorted()
        }
        for scene in ["Settings", #"Window("a", id: "b")"#] {
            #expect(try await found(scene, in: 620) == [])
            // What doesn't fit a toolbar goes into its menu.
            #expect(try await found(scene, in: 300).isEmpty == (scene == "Settings"))
        }
    }

    @Test(arguments: [("OtherView()", "warning"), ("Color.red // OtherView()", "note")])
    func `a screen that only a preview shows is a note`(body: String, severity: String) async throws {
        let found = try await Self.findings(
            "NavigationStack { \(body) }",
            more: """
                struct OtherView: View {
                    var body: some View { NavigationLink("other") { LastView() } }
                }
                struct LastView: View {
                    var body: some View { Text("name").lineLimit(1).frame(width: 60) }
                }
                #Preview { OtherView() }
                """
        )
        #expect(found == ["\(severity) Text(\"name\")"])
    }
}
