import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// Screens that SwiftUI code describes are laid out, judged, repaired and drawn.
struct SourceScreensTests {
    /// What a check of a project with code finds.
    static func report(_ files: [String: String], locales: [LocaleChoice]) async throws -> CheckReport {
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.locales = locales
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report
    }

    private static func report(_ body: String, members: String = "", german: String) async throws -> CheckReport {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": "/* A */\n\"save\" = \"Save\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"\(german)\";\n",
            "App.swift": """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                \(members)
                var body: some View {
                    \(body)
                }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.source, .real]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report
    }

    @Test func `an app without any table is checked with its own texts`() async throws {
        let report = try await Self.report(
            [
                "Sample.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ developmentRegion = en; }\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    var body: some View { Text("Save all of it").lineLimit(1).frame(width: 60) }
                }

                """,
            ],
            locales: [.source]
        )
        #expect(report.findings.map(\.rule) == [.truncatedText])
        #expect(report.unchecked.map(\.subject) == [])
    }

    /// What is said of texts that only the running app knows.
    private static func dataFindings(_ body: String, members: String) async throws -> [String] {
        let report = try await report(body, members: members, german: "Sichern")
        return report.findings.filter { $0.rule == .cutData }.map { "\($0.severity): \($0.message)" }
    }

    @Test func `data that is cut sooner than its name lets expect makes a note`() async throws {
        let members = "let item: Item; struct Item { var title: String; var count: String; var fileName: String }"
        let cut = try await Self.dataFindings("Text(item.title).lineLimit(1).frame(width: 200)", members: members)
        #expect(cut.count == 1)
        #expect(cut.first?.hasPrefix("note: 'item.title' of Text(item.title) is cut from ") == true)
        #expect(cut.first?.hasSuffix("it may have 1 line of 200 pt, and a title often has up to 72") == true)
        // What may wrap, what has room for its kind, numbers, and what a comment answers for.
        for body in [
            "Text(item.title).frame(width: 200)", "Text(item.title).lineLimit(4).frame(width: 300)",
            "Text(item.count).lineLimit(1).frame(width: 40)",
            "Text(item.fileName).lineLimit(1).frame(width: 60) // overset: ignore=cut-data",
        ] {
            #expect(try await Self.dataFindings(body, members: members) == [])
        }
    }

    @Test func `a frame that no phone with Display Zoom holds makes a note`() async throws {
        func notes(_ body: String) async throws -> [String] {
            let report = try await Self.report(body, german: "Sichern")
            return report.findings.filter { $0.rule == .outsideContainer }.map { "\($0.severity): \($0.message)" }
        }
        let told = "frame(width: 340) is wider than the screen of iPhone SE (3rd generation) with Display Zoom: "
        #expect(
            try await notes(#"VStack { Text("save") }.frame(width: 340).cornerRadius(5)"#) == [
                "note: \(told)340 pt of 320 pt, so that what is at its sides is not seen"
            ]
        )
        for body in [
            #"VStack { Text("save") }.frame(maxWidth: 340)"#, #"VStack { Text("save") }.frame(width: 320)"#,
            #"ScrollView(.horizontal) { Text("save").frame(width: 340) }"#,
            #"Text("save").frame(width: 340) // overset: ignore=outside-container"#,
        ] {
            #expect(try await notes(body) == [])
        }
    }

    @Test func `every way through a window with many pages is laid out`() async throws {
        func pages(_ name: String, from start: Int) -> String {
            let cases = (start..<start + 20).map { "case .c\($0): Text(\"k\($0)\")" }
            return "switch \(name) { \(cases.joined(separator: "; ")) }"
        }
        let report = try await Self.report(
            [
                "en.lproj/Localizable.strings": (0..<40).map { "\"k\($0)\" = \"Page\";\n" }.joined(),
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                enum Page { case \((0..<40).map { "c\($0)" }.joined(separator: ", ")) }
                struct RootView: View {
                    @State private var isFirst = true
                    @State private var first = Page.c0
                    @State private var second = Page.c20
                    var body: some View {
                        VStack {
                            Text(verbatim: "x")
                            if isFirst { \(pages("first", from: 0)) } else { \(pages("second", from: 20)) }
                        }
                    }
                }

                """,
            ],
            locales: [.source]
        )
        #expect(report.coverage?.total.code == 40)
    }

    @Test func `data is judged where it has most room`() async throws {
        let members = "let item: Item; struct Item { var title: String }"
        let body = """
            VStack { Row(item: item).frame(width: 90) }
                .sheet(isPresented: .constant(true)) { ScrollView { Row(item: item).fixedSize() } }
            """
        let row = "struct Row: View { let item: RootView.Item; var body: some View { Text(item.title).lineLimit(1) } }"
        #expect(try await Self.dataFindings(body, members: members + "; " + row) == [])
    }

    @Test func `a string that no table has shows what the code says`() async throws {
        let report = try await Self.report(
            [
                "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    var body: some View {
                        VStack {
                            Text(NSLocalizedString("hint", value: "Choose what you want to keep", comment: ""))
                                .lineLimit(1).frame(width: 100)
                            Text("Nothing has been chosen yet").lineLimit(1).frame(width: 100)
                            Text("missing.name_of_key").lineLimit(1).frame(width: 100)
                        }
                    }
                }

                """,
            ],
            locales: [.source]
        )
        let found = report.findings.filter { $0.rule == .truncatedText }
        #expect(found.map(\.key) == ["hint", "Nothing has been chosen yet"])
        #expect(
            found.map { $0.occurrences.first?.text } == ["Choose what you want to keep", "Nothing has been chosen yet"]
        )
        #expect(report.coverage?.total.code == 0)
        // The app has a table, and these are in none.
        #expect(found.allSatisfy { $0.severity == .note })
    }

    @Test func `a wider phone is laid out where its columns may be narrower`() async throws {
        let report = try await Self.report(
            """
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 128))]) {
                Text("save").lineLimit(1)
                Text(verbatim: "x")
                Text(verbatim: "y")
            }
            """,
            german: "Sichern und schließen"
        )
        let devices = report.findings.filter { $0.rule == .truncatedText }.flatMap(\.occurrences).compactMap(\.device)
        #expect(devices.contains("iPhone 16 Pro"))
        #expect(!devices.contains("iPhone SE (3rd generation)"))
    }

    private static let long = "Speichern und danach schließen"

    @Test func `a limit of lines is removed, and the removal is proved`() async throws {
        let report = try await Self.report(
            #"HStack { Text("save").lineLimit(1).frame(width: 90); Text(verbatim: "x") }"#,
            german: Self.long
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.severity == .warning)
        #expect(finding.limiting.map(\.phrase).prefix(3) == [#"Text("save")"#, "lineLimit(1)", "frame(width: 90)"])
        let fix = try #require(finding.fixes.first { $0.phrase == "remove lineLimit(1)" })
        #expect(fix.total == finding.occurrences.count { $0.locale == "de" })
        #expect(fix.repaired == fix.total)
        #expect(fix.caused == 0)
        #expect(fix.edit?.replacement == "")
        #expect(fix.edit.map { $0.end.column - $0.location.column } == ".lineLimit(1)".count)
    }

    @Test func `what no repair helps has none`() async throws {
        let report = try await Self.report(
            #"NavigationStack { Text(verbatim: "x").navigationTitle("save").navigationBarTitleDisplayMode(.inline) }"#,
            german: String(repeating: Self.long, count: 3)
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.fixes.isEmpty)
    }

    @Test func `the title of a tab has no repair, because the system draws it`() async throws {
        let report = try await Self.report(
            #"TabView { Color.red.tabItem { Text("save") }; Color.blue.tabItem { Text(verbatim: "x") } }"#,
            german: String(repeating: Self.long, count: 2)
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.fixes.isEmpty)
    }

    @Test func `a large title is shown in the bar where that helps`() async throws {
        let report = try await Self.report(
            #"NavigationStack { Text(verbatim: "x").navigationTitle("save") }"#,
            german: "Speichern und schließen"
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.fixes.map(\.phrase) == ["add .navigationBarTitleDisplayMode(.inline)"])
    }

    @Test func `a screen is drawn in the source language and where it fails`() async throws {
        let report = try await Self.report(#"Text("save").lineLimit(1).frame(width: 90)"#, german: Self.long)
        let screen = try #require(report.screens.first)
        #expect(screen.name == "RootView")
        #expect(screen.identifier == "app RootView")
        #expect(screen.pictures.map(\.locale) == ["en", "de"])
        #expect(screen.pictures.map { $0.texts.map(\.isCut) } == [[false], [true]])
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.place?.identifier == screen.identifier)
        #expect(screen.pictures[1].texts.map(\.object) == [finding.place?.object])
        let failing = screen.cells.filter { !$0.findings.isEmpty }
        #expect(Set(failing.map(\.locale)) == ["de"])
        #expect(failing.count == report.devices.count)
    }

    @Test func `a finding shows its texts with their glyphs, in one line as in several`() async throws {
        let report = try await Self.report(
            #"VStack { Text("save").lineLimit(1).frame(width: 90) }"#,
            german: Self.long
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.pictures.map(\.locale) == ["en", "de"])
        #expect(finding.pictures.map(\.lines.count) == [1, 3])
        for picture in finding.pictures {
            let glyphs = picture.lines.flatMap(\.runs).map(\.glyphs.count).reduce(0, +)
            // Each letter has one, and a space where a line ends has none.
            #expect(glyphs == picture.text.count - picture.lines.count + 1)
        }
    }

    @Test func `texts that fit are drawn too, and nothing is found`() async throws {
        let report = try await Self.report(#"Text("save")"#, german: "Sichern")
        #expect(report.findings.isEmpty)
        #expect(report.screens.map { $0.pictures.count } == [1])
        #expect(report.coverage?.rows.map(\.code) == [1])
    }
}
