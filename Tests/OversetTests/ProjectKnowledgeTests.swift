import Checking
import Findings
import Projects
import SourceText
import Testing

@Suite("What the files beside code tell of an app")
struct ProjectKnowledgeTests {
    private func read<Answer>(_ files: [String: String], _ body: (Project) -> Answer) throws -> Answer {
        let folder = try TemporaryProject(files)
        return try withExtendedLifetime(folder) {
            body(try Project(at: [folder.root], extensions: TableLoader.extensions))
        }
    }

    // MARK: Pods

    @Test(
        "the pods of a Podfile are known, and those whose strings a script collects",
        arguments: [
            ("pod 'Alamofire'\npod \"JJPluralForm\", '~> 2.1'\n", "", ["Alamofire", "JJPluralForm"], []),
            (
                "target 'App' do\n  pod 'WordPressKit'\n  pod 'WordPressUI/Core'\nend", "",
                ["WordPressKit", "WordPressUI"], []
            ),
            ("# pod 'Gone'\npods 'Other'\n", "", [], []),
            (
                "pod 'WordPressKit'\npod 'WordPressUI'\npod 'Sentry'\n", "paths: ['Pods/WordPress*/', 'App/']",
                ["Sentry", "WordPressKit", "WordPressUI"], ["WordPressKit", "WordPressUI"]
            ),
            ("pod 'Gridicons'\n", "genstrings('Pods/Gridicons/Sources')", ["Gridicons"], ["Gridicons"]),
            ("", "paths: ['Pods/WordPress*/']", [], []),
        ] as [(String, String, [String], [String])]
    )
    func pods(podfile: String, fastfile: String, all: [String], collected: [String]) throws {
        let pods = try read([
            "en.lproj/L.strings": "\"A\" = \"B\";", "Podfile": podfile, "fastlane/Fastfile": fastfile,
        ]) { $0.pods() }
        #expect(pods.all == all)
        #expect(pods.collected == collected)
    }

    @Test func `a Podfile beside the Xcode project counts, one of a folder without a project does not`() throws {
        let pods = try read([
            "en.lproj/L.strings": "\"A\" = \"B\";", "iOS/App.xcodeproj/project.pbxproj": "{}",
            "iOS/Podfile": "pod 'Kit'\n", "Tools/Podfile": "pod 'Other'\n",
        ]) { $0.pods().all }
        #expect(pods == ["Kit"])
    }

    // MARK: Agents

    private static func plist(_ inner: String) -> String {
        "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string>\(inner)</dict></plist>"
    }

    @Test(
        "an app without a menu bar is one that all its property lists make an agent",
        arguments: [
            (["App/Info.plist": plist("<key>LSUIElement</key><true/>")], false, true),
            (["App/Info.plist": plist("<key>LSUIElement</key> <string>1</string>")], false, true),
            (["App/Info.plist": plist("<key>LSUIElement</key><string>YES</string>")], false, true),
            // Code that makes it a regular app wins.
            (["App/Info.plist": plist("<key>LSUIElement</key><true/>")], true, false),
            (["App/Info.plist": plist("<key>LSUIElement</key><false/>")], false, false),
            (["App/Info.plist": plist("<key>LSUIElement</key><string>0</string>")], false, false),
            (["App/Info.plist": plist("")], false, false),
            ([:], false, false),
            // One of two applications is enough for a menu bar.
            (
                [
                    "App/Info.plist": plist("<key>LSUIElement</key><true/>"),
                    "Other/Info.plist": plist("<key>LSMinimumSystemVersion</key><string>14</string>"),
                ], false, false
            ),
            // What lies there as it was built is no part of the project.
            (
                [
                    "App/Info.plist": plist("<key>LSUIElement</key><true/>"),
                    "Tool.app/Contents/Info.plist": plist(""), "Kit.framework/Resources/Info.plist": plist(""),
                ], false, true
            ),
            // A framework's list says nothing about menus.
            (
                [
                    "App/Info.plist": plist("<key>LSUIElement</key><true/>"),
                    "Kit/Info.plist": "<plist><dict><key>CFBundlePackageType</key><string>FMWK</string></dict></plist>",
                ], false, true
            ),
        ] as [([String: String], Bool, Bool)]
    )
    func agents(lists: [String: String], activates: Bool, isAgent: Bool) throws {
        let files = lists.merging(["en.lproj/L.strings": "\"A\" = \"B\";"]) { first, _ in first }
        #expect(try read(files) { $0.isAgent(activates: activates) } == isAgent)
    }

    // MARK: Generated code

    @Test(
        "code that SwiftGen makes of tables and that is not in the folder is told",
        arguments: [
            (
                "strings:\n  inputs: App/en.lproj/Localizable.strings\n  outputs:\n    templateName: structured-swift4\n    output: App/L10n.swift\n",
                ["App/L10n.swift 5 Localizable"]
            ),
            (
                "output_dir: Gen/\nxcassets:\n  inputs: A.xcassets\n  outputs:\n    - output: Assets.swift\nstrings:\n  - inputs:\n      - en.lproj/Main.strings # the first\n      - en.lproj/Menu.stringsdict\n    outputs:\n      - templateName: flat\n        output: 'L10n.swift'\nfonts:\n  outputs:\n    output: Fonts.swift\n",
                ["Gen/L10n.swift 12 Main,Menu"]
            ),
            ("strings:\n  inputs: App/en.lproj\n  outputs:\n    - output: L10n.swift\n", ["L10n.swift 4 Localizable"]),
            ("strings:\r\n  inputs: en.lproj/A.strings\r\n  outputs:\r\n    output: L.swift\r\n", ["L.swift 4 A"]),
            ("strings:\n  inputs: en.lproj/L.strings\n  outputs:\n    - output: Here.swift\n", []),
            ("# strings:\n#  outputs:\n#    output: L10n.swift\n", []),
            ("xcassets:\n  inputs: strings\n  outputs:\n    - output: Assets.swift\n", []),
            ("", []),
        ] as [(String, [String])]
    )
    func accessors(configuration: String, expected: [String]) throws {
        let told = try read([
            "en.lproj/L.strings": "\"A\" = \"B\";", "swiftgen.yml": configuration, "Here.swift": "",
        ]) { project in
            project.absentAccessors().map {
                "\($0.output) \($0.location.line) \($0.tables.sorted().joined(separator: ","))"
            }
        }
        #expect(told == expected)
    }

    @Test func `nothing is said of strings that such code uses, but that it is not known`() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"A\" = \"Albums\";\n\"B\" = \"Photos\";\n",
            "App.swift": "let a = NSLocalizedString(\"A\", comment: \"\")\nlet b = L10n.b\n",
        ]
        let told = try LintTests.lint(files).findings.map { "\($0.rule.rawValue) \($0.key)" }
        #expect(told == ["unused-key B"])
        let configuration = "strings:\n  inputs: en.lproj/Localizable.strings\n  outputs:\n    output: L10n.swift\n"
        let outcome = try LintTests.lint(files.merging(["swiftgen.yml": configuration]) { first, _ in first })
        #expect(outcome.findings.isEmpty)
        #expect(outcome.unchecked.map(\.subject) == ["L10n.swift"])
        #expect(outcome.unchecked.first?.location.line == 4)
    }
}
