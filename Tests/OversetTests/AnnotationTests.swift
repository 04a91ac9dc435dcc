import Configurations
import Projects
import Checking
import Findings
import Commands
import SourceText
import Testing

struct AnnotationTests {
    private static let strings = """
        /* Title of the sheet. */
        "title" = "Add a photo";

        "done" = "Done";

        /* Size. overset: sample="1 MB" */
        "size" = "Size: %@";

        /* By hand. overset: width<=90 */
        "hand" = "Hand";
        "one" = "1"; "two" = "2";

        """

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "title" : {
              "comment" : "Title “here”.",
              "extractionState" : "manual"
            },
            "done" : {

            }
          },
          "version" : "1.0"
        }
        """

    private static func budget(
        _ key: String,
        _ available: Double?,
        _ characters: Int?,
        table: String = "Sheet",
        isOnScreen: Bool = true
    ) -> TextBudget {
        let location = SourceLocation(path: "overset.yml", line: 1, column: 1)
        let place = ScreenPlace(screen: "Sheet", identifier: "Sheet", object: key, view: "'\(key)'")
        return TextBudget(
            file: isOnScreen ? "overset.yml" : "en.lproj/Sheet.strings",
            table: table,
            key: key,
            location: location,
            place: isOnScreen ? place : nil,
            device: nil,
            text: key,
            width: 40,
            available: available,
            characters: characters,
            share: nil
        )
    }

    private static let budgets = [
        budget("title", 250, 20), budget("title", 180.9, 14), budget("title", nil, nil), budget("done", 60, 1),
        budget("size", 33, -3), budget("hand", 120, 9), budget("two", 50, 0), budget("gone", 50, 0),
        budget("hand", 90, 2, isOnScreen: false),
    ]

    /// A project with its annotation applied once.
    private func annotated(
        _ files: TemporaryProject,
        _ style: Annotation.Style,
        _ budgets: [TextBudget] = budgets
    ) throws -> (outputs: [Annotation.Output], skipped: [String]) {
        let project = try Project(at: [files.root], extensions: ["strings", "stringsdict", "xcstrings"])
        var loaded = try LoadedProject(project, source: "en")
        loaded.readTables { _ in false }
        let annotation = Annotation(project: loaded, style: style)
        let (outputs, skipped) = try annotation.plan(budgets)
        for output in outputs { try annotation.write(output) }
        return (outputs, skipped.map(\.subject))
    }

    @Test func `directives are written where there is least room, and boxes made by hand stay`() throws {
        let files = try TemporaryProject(["en.lproj/Sheet.strings": Self.strings])
        let (outputs, skipped) = try annotated(files, .directives)
        #expect(outputs.map(\.changed) == [3])
        #expect(skipped == ["gone", "two"])
        #expect(
            try files.text("en.lproj/Sheet.strings") == """
                /* Title of the sheet. overset: width<=180 measured */
                "title" = "Add a photo";

                /* overset: width<=60 measured */
                "done" = "Done";

                /* Size. overset: sample="1 MB" width<=33 measured */
                "size" = "Size: %@";

                /* By hand. overset: width<=90 */
                "hand" = "Hand";
                "one" = "1"; "two" = "2";

                """
        )
        #expect(
            outputs[0].difference == [
                "@@ -1,1 +1,1 @@", "-/* Title of the sheet. */",
                "+/* Title of the sheet. overset: width<=180 measured */",
                "@@ -3,0 +4,1 @@", "+/* overset: width<=60 measured */",
                "@@ -6,1 +7,1 @@", "-/* Size. overset: sample=\"1 MB\" */",
                "+/* Size. overset: sample=\"1 MB\" width<=33 measured */",
            ]
        )
    }

    @Test func `notes are sentences before the directive`() throws {
        let files = try TemporaryProject(["en.lproj/Sheet.strings": Self.strings])
        _ = try annotated(files, .notes)
        let lines = try files.text("en.lproj/Sheet.strings").split(separator: "\n").filter { $0.hasPrefix("/*") }
        #expect(
            lines == [
                "/* Title of the sheet. [overset budget: max. about 19 characters (English: 5)] */",
                "/* [overset budget: max. about 5 characters (English: 4)] */",
                // The source text does not fit: no translation has to be shorter.
                "/* Size. overset: sample=\"1 MB\" */",
                "/* By hand. [overset budget: max. about 6 characters (English: 4)] overset: width<=90 */",
            ]
        )
    }

    @Test(arguments: [Annotation.Style.directives, .notes], ["\n", "\r\n"])
    func `writing twice changes nothing, and none takes it all out`(style: Annotation.Style, lineEnd: String) throws {
        let strings = Self.strings.replacing("\n", with: lineEnd)
        let catalog = Self.catalog.replacing("\n", with: lineEnd)
        let files = try TemporaryProject(["en.lproj/Sheet.strings": strings, "Sheet.xcstrings": catalog])
        #expect(try annotated(files, style).outputs.count == 2)
        let once = try files.files.map { try files.bytes($0) }
        #expect(try annotated(files, style).outputs.isEmpty)
        #expect(try files.files.map { try files.bytes($0) } == once)
        _ = try annotated(files, style == .notes ? .directives : .notes)
        #expect(try annotated(files, .none).outputs.count == 2)
        #expect(try files.text("en.lproj/Sheet.strings") == strings)
        #expect(try files.text("Sheet.xcstrings") == catalog)
    }

    @Test func `less room is written anew, and no limit takes the width out`() throws {
        let files = try TemporaryProject(["en.lproj/Sheet.strings": Self.strings])
        _ = try annotated(files, .directives)
        let written = try files.text("en.lproj/Sheet.strings")
        _ = try annotated(files, .directives, [Self.budget("title", 95, 1)])
        #expect(try files.text("en.lproj/Sheet.strings") == written.replacing("width<=180", with: "width<=95"))
        _ = try annotated(files, .directives, ["title", "done", "size"].map { Self.budget($0, nil, nil) })
        #expect(try files.text("en.lproj/Sheet.strings") == Self.strings)
    }

    @Test func `the comment of a String Catalog carries the directive`() throws {
        let files = try TemporaryProject(["Sheet.xcstrings": Self.catalog])
        _ = try annotated(files, .directives)
        let text = try files.text("Sheet.xcstrings")
        #expect(text.contains("\"comment\" : \"Title “here”. overset: width<=180 measured\",\n"))
        #expect(text.contains("\"done\" : {\n      \"comment\" : \"overset: width<=60 measured\"\n    }"))
    }

    @Test(arguments: ["utf-16", "utf-8-bom"])
    func `encodings stay`(encoding: String) throws {
        let files = try TemporaryProject([:])
        let bytes =
            encoding == "utf-16"
            ? [0xFF, 0xFE] + Self.strings.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            : [0xEF, 0xBB, 0xBF] + Array(Self.strings.utf8)
        try files.write(bytes, to: "en.lproj/Sheet.strings")
        #expect(try annotated(files, .notes).outputs.count == 1)
        let written = try files.bytes("en.lproj/Sheet.strings")
        #expect(written.count > bytes.count && written.prefix(2) == bytes.prefix(2))
        _ = try annotated(files, .none)
        #expect(try files.bytes("en.lproj/Sheet.strings") == bytes)
    }

    @Test func `a screen is judged by its layout, not by a measured width`() async throws {
        let files = try TemporaryProject([
            "en.lproj/Sheet.strings": "/* overset: width<=1 measured */\n\"title\" = \"Add\";\n",
            "de.lproj/Sheet.strings": "\"title\" = \"Dazu\";\n",
        ])
        let project = try Project(at: [files.root], extensions: ["strings", "stringsdict"])
        let configuration = try Configuration.load(path: nil, root: files.root)
        let lint = Lint(project: try LoadedProject(project, source: "en"), configuration: configuration)
        #expect(lint.run(forced: []).findings.isEmpty)
    }
}
