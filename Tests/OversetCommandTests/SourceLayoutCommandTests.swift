import Foundation
import Testing

struct SourceLayoutCommandTests {
    /// A screen with a row that is wide enough in English and not in German.
    private static let files = [
        "App.xcodeproj/project.pbxproj": "",
        "App/SaveView.swift": """
        import SwiftUI

        struct SaveView: View {
            var body: some View {
                HStack {
                    Text("save")
                        .lineLimit(1)
                    Spacer()
                    Mark()
                }
                .padding(.horizontal, 40)
                .frame(width: 200)
            }
        }
        """,
        "App/Mark.swift": """
        import SwiftUI

        struct Mark: View {
            var body: some View { Color.red.frame(width: 30, height: 30) }
        }
        """,
        "App/en.lproj/Localizable.strings": #""save" = "Save";"#,
        "App/de.lproj/Localizable.strings": #""save" = "Speichern und schließen";"#,
    ]

    @Test func `an outline says size, place and proposal of every view, and what does not fit`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let arguments = ["layout", "App/SaveView.swift", "--view", "SaveView", "--format", "tree"]
            let english = try BuiltCommand.run(arguments, in: root)
            #expect(english.status == 0, "\(english.standardError)")
            let lines = english.standardOutput.split(separator: "\n").map(String.init)
            #expect(lines.first == "SaveView on iPhone SE (3rd generation), iOS26")
            // 200 points hold 120 between the paddings, of which 30 are the mark's.
            #expect(lines.contains { $0.contains("padding(.horizontal, 40)") && $0.contains("proposed 200 × 647") })
            #expect(lines.contains { $0.contains("Text \"Save\"") && $0.contains("App/SaveView.swift:6:13") })
            #expect(lines.contains { $0.contains("Shape") && $0.contains("30 × 30 at 217.5, 328.5") })
            #expect(!english.standardOutput.contains("!"))
            let german = try BuiltCommand.run(arguments + ["--locale", "de"], in: root)
            #expect(german.standardOutput.contains("! cut by the limit of lines: needs "))
            #expect(german.standardOutput.contains("\"Speichern und schließen\""))
        }
    }

    @Test(arguments: [["./App/SaveView.swift"], ["./App/Mark.swift", "App/SaveView.swift"], ["App"], ["./"], ["."]])
    func `files and folders are named as people name them`(paths: [String]) throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(["layout"] + paths + ["--format", "tree"], in: root)
            #expect(output.status == 0, "\(output.standardError)")
            #expect(output.standardOutput.contains("SaveView on iPhone SE (3rd generation)"))
        }
    }

    @Test func `JSON and pictures are made of the screens of a file, too`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let json = try BuiltCommand.run(["layout", "App/SaveView.swift", "--locale", "de"], in: root)
            #expect(json.status == 0, "\(json.standardError)")
            let object = try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8)) as? [String: Any]
            let views = object?["views"] as? [[String: Any]]
            #expect(views?.count == 1)
            #expect(views?.first?["screen"] as? String == "SaveView")
            #expect(views?.first?["system"] as? String == "iOS26")
            #expect(json.standardOutput.contains(#""faults":[{"kind":"truncated","limit":"lineLimit""#))
            let picture = try BuiltCommand.run(["layout", "App", "--view", "SaveView", "--format", "svg"], in: root)
            #expect(picture.status == 0, "\(picture.standardError)")
            #expect(picture.standardOutput.hasPrefix("<svg"))
            #expect(picture.standardOutput.contains("Save"))
        }
    }

    @Test func `a view that is not there is wrong usage, and the message names those that are`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(["layout", "App", "--view", "SaveVew"], in: root)
            #expect(output.status == 2)
            #expect(output.standardError.contains("there is no view named 'SaveVew'; there are 'Mark', 'SaveView'"))
            let language = try BuiltCommand.run(["layout", "App", "--view", "SaveView", "--locale", "fr"], in: root)
            #expect(language.standardError.contains("there are no strings in 'fr'; there are"))
            let system = try BuiltCommand.run(["layout", "App", "--view", "SaveView", "--system", "iOS9"], in: root)
            #expect(system.standardError.contains("iOS9"))
            #expect(system.status == 64)
        }
    }

    @Test func `samples and sizes of the configuration are those of the outline`() throws {
        var files = Self.files
        files["App/SaveView.swift"] = """
            import SwiftUI

            struct Account { var name: String }
            struct Chart: UIViewRepresentable { }
            struct SaveView: View {
                let account: Account
                var body: some View {
                    VStack {
                        Text(account.name)
                        Chart()
                    }
                }
            }
            """
        files["overset.yml"] = """
            swiftui:
              samples: { Account.name: "Alexandra" }
              sizes: { Chart: [120, 40] }
            """
        try BuiltCommand.withFolder(files) { root in
            let arguments = ["layout", "App/SaveView.swift", "--view", "SaveView", "--format", "tree"]
            let outline = try BuiltCommand.run(arguments, in: root)
            #expect(outline.status == 0, "\(outline.standardError)")
            #expect(outline.standardOutput.contains("\"Alexandra\""))
            #expect(outline.standardOutput.contains("120 × 40"))
        }
    }
}
