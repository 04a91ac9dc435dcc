import CodeStrings
import Extraction
import Foundation
import Projects
import SourceCode
import SourceText
import StringTables
import SwiftSources
import Testing

@Suite("Tables brought up to date with code and documents")
struct TablePlanTests {
    /// A project in a temporary folder.
    private struct Sample: ~Copyable {
        let folder: String

        init(_ files: [String: String]) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("extract-\(UUID().uuidString)").path
            for (path, text) in files { try FileAccess.write(Array(text.utf8), to: folder + "/" + path) }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func plan() throws -> TablePlan {
            let project = try Project(at: [folder], extensions: TableLoader.extensions)
            let keys = ProjectKeys(try CodeFolder([folder], swift: SwiftReader()).files).keys
            var loaded = try LoadedProject(project, source: "en")
            loaded.readTables { _ in false }
            loaded.readInterfaces()
            return TablePlan(loaded, keys: keys, marksVanished: true)
        }

        /// Writes what the plan says, and gives the text of a file.
        func written(_ path: String) throws -> String {
            for update in try plan().updates {
                let table = try TableLoader.open(update.path)
                try FileAccess.write(try update.bytes(of: table), to: update.path)
            }
            return String(decoding: try FileAccess.read(folder + "/" + path), as: UTF8.self)
        }
    }

    private let code = """
        let a = NSLocalizedString("new", comment: "From code")
        let b = NSLocalizedString("old", comment: "Other")
        let c = NSLocalizedString("%@ of %@", comment: "")
        let d = Text("\\(name) waits")
        #Preview { Text("Lorem ipsum") }
        """

    @Test("A .strings file keeps what it has and gets what the code has more")
    func strings() throws {
        let before = "/* Mine */\n\"old\" = \"Edited\";\n\n\"gone\" = \"Gone\";\n"
        let sample = try Sample(["A.swift": code, "en.lproj/Localizable.strings": before])
        let after =
            before + """

                /* No comment provided by engineer. */
                "%@ of %@" = "%1$@ of %2$@";

                /* From code */
                "new" = "new";

                """
        #expect(try sample.written("en.lproj/Localizable.strings") == after)
        #expect(try sample.plan().isUpToDate)
        #expect(try sample.plan().undetermined.map { $0.pattern?.spelling } == ["%@ waits"])
    }

    @Test("A catalog marks what nothing asks for, and takes back the mark")
    func catalog() throws {
        let sample = try Sample([
            "A.swift": code,
            "Localizable.xcstrings": """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "%lld waits" : {

                },
                "gone" : {

                },
                "manual" : {
                  "extractionState" : "manual"
                },
                "old" : {
                  "extractionState" : "stale"
                }
              },
              "version" : "1.0"
            }
            """,
        ])
        let update = try #require(try sample.plan().updates.first)
        #expect(update.added.map(\.key) == ["%@ of %@", "new"])
        #expect(update.vanished == ["gone"])
        #expect(update.found == ["old"])
        let text = try sample.written("Localizable.xcstrings")
        #expect(text.contains("\"gone\" : {\n      \"extractionState\" : \"stale\"\n    }"))
        #expect(!text.contains("\"old\" : {\n      \"extractionState\""))
        #expect(text.contains("\"new\" : {\n      \"comment\" : \"From code\"\n    }"))
        #expect(text.contains("\"old\" : {\n      \"comment\" : \"Other\"\n    }"))
        #expect(try sample.plan().isUpToDate)
    }

    @Test("A catalog of which no key is used yet is up to date after one run")
    func first() throws {
        let sample = try Sample([
            "A.swift": code,
            "Localizable.xcstrings":
                "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"gone\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}\n",
        ])
        #expect(try sample.plan().updates.map(\.vanished) == [["gone"]])
        _ = try sample.written("Localizable.xcstrings")
        #expect(try sample.plan().isUpToDate)
    }

    @Test("A key that the app builds from parts before it looks for it gets no entry")
    func built() throws {
        let sample = try Sample([
            "A.swift": """
            let a = NSLocalizedString("unit_\\(rawValue.lowercased())", comment: "")
            let b = String(localized: "In \\(place.lowercased())")
            """,
            "en.lproj/Localizable.strings": "\"old\" = \"Old\";\n",
        ])
        let plan = try sample.plan()
        #expect(plan.updates.flatMap(\.added).map(\.key) == ["In %@"])
        #expect(plan.builtAtRunTime.map { $0.pattern?.spelling } == ["unit_%@"])
        #expect(plan.undetermined.isEmpty)
    }

    @Test(
        "A key that code gives a text with is added with that text, or not at all",
        arguments: [
            ("You have new messages", ["\"You have new messages\""], 0), ("You have \\(count) messages", [], 1),
            ("You have \\(list.count) messages", ["\"You have %lld messages\""], 0),
        ]
    )
    func given(text: String, values: [String], undetermined: Int) throws {
        let sample = try Sample([
            "A.swift": "let a = String(localized: \"inbox\", defaultValue: \"\(text)\")\n",
            "en.lproj/Localizable.strings": "\"old\" = \"Old\";\n",
        ])
        let plan = try sample.plan()
        #expect(plan.updates.flatMap(\.added).compactMap(\.value).map { "\"\($0)\"" } == values)
        #expect(plan.undetermined.count == undetermined)
    }

    @Test("Of two tables of a name the nearer one gets the key, and a table that is missing is named")
    func nearest() throws {
        let sample = try Sample([
            "App/Code/A.swift": "let a = NSLocalizedString(\"k\", comment: \"\")",
            "App/en.lproj/Localizable.strings": "\"a\" = \"b\";\n",
            "Widget/en.lproj/Localizable.strings": "\"a\" = \"b\";\n",
            "Widget/B.swift": "let a = NSLocalizedString(\"l\", tableName: \"Other\", comment: \"\")",
        ])
        let plan = try sample.plan()
        #expect(plan.updates.map { $0.path.dropFirst(sample.folder.count) } == ["/App/en.lproj/Localizable.strings"])
        #expect(plan.tableless.keys.sorted() == ["Other"])
        #expect(!plan.isUpToDate)
    }

    @Test("A storyboard's texts go into its table with the comments that Xcode writes")
    func interface() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" propertyAccessControl="none">
                <objects>
                    <view contentMode="scaleToFill" id="v-1">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <label text="Say &quot;hi&quot;" id="l-1"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                        </subviews>
                    </view>
                </objects>
            </document>
            """
        let sample = try Sample(["Base.lproj/Main.xib": storyboard, "en.lproj/Main.strings": "\n"])
        let expected =
            "\n/* Class = \"UILabel\"; text = \"Say \\\"hi\\\"\"; ObjectID = \"l-1\"; */\n"
            + "\"l-1.text\" = \"Say \\\"hi\\\"\";\n"
        let text = try sample.written("en.lproj/Main.strings")
        #expect(text.hasSuffix(expected))
        #expect(try sample.plan().isUpToDate)
    }
}
