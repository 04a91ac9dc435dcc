import Commands
import Foundation
import SourceText
import Testing

/// Pseudolocales in Xcode's projects: entered, listed and taken out again.
struct XcodeProjectTests {
    private static let head = "// !$*UTF8*$!\n{\n\tobjectVersion = 56;\n\tobjects = {\n"

    /// A project with one group of languages in the folder `App`.
    static func project(_ settings: String = "") -> String {
        let reference = "isa = PBXFileReference; lastKnownFileType = text.plist.strings;"
        return head + """
            \t\tA00000000000000000000001 /* L.strings in Resources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000001 /* L.strings */; };
            \t\t500000000000000000000001 /* en */ = {\(reference) name = en; path = en.lproj/L.strings; sourceTree = "<group>"; };
            \t\tC00000000000000000000001 = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tB00000000000000000000001 /* L.strings */,
            \t\t\t);
            \t\t\tpath = App;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tE00000000000000000000001 /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t\tknownRegions = (
            \t\t\t\ten,
            \t\t\t\tBase,
            \t\t\t);
            \t\t\tmainGroup = C00000000000000000000001;
            \t\t};
            \t\tF00000000000000000000001 /* Debug */ = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {
            \(settings)\t\t\t};
            \t\t\tname = Debug;
            \t\t};
            \t\tB00000000000000000000001 /* L.strings */ = {
            \t\t\tisa = PBXVariantGroup;
            \t\t\tchildren = (
            \t\t\t\t500000000000000000000001 /* en */,
            \t\t\t);
            \t\t\tname = L.strings;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t};
            \trootObject = E00000000000000000000001 /* Project object */;
            }

            """
    }

    private static let place = "App.xcodeproj/project.pbxproj"

    private func run(
        _ folder: TemporaryProject,
        _ names: [String],
        _ root: String = "",
        adds: Bool = true,
        dry: Bool = false
    )
        throws -> GenerateRun
    {
        GenerateRun(
            paths: [folder.root + root],
            configuration: nil,
            source: nil,
            fonts: [],
            pseudolocales: names,
            output: nil,
            addsToProjects: adds,
            isDryRun: dry
        )
    }

    private let silent = Console(color: .never, isQuiet: true)

    private func folder() throws -> TemporaryProject {
        try TemporaryProject([
            Self.place: Self.project(), "App/en.lproj/L.strings": "\"A\" = \"Add\";\n",
            "App/Other/en.lproj/M.strings": "\"A\" = \"b\";\n",
        ])
    }

    @Test func `files are entered once, and taken out with the bytes that were there before`() throws {
        let folder = try folder()
        let before = folder.files
        #expect(try run(folder, ["en-XD", "ar-XB"]).write(silent) == .clean)
        let text = try folder.text(Self.place)
        #expect(text.contains("name = \"en-XD\"; path = \"en-XD.lproj/L.strings\"; sourceTree = \"<group>\"; };"))
        #expect(text.contains("\t\t\t\tBase,\n\t\t\t\t\"en-XD\",\n\t\t\t\t\"ar-XB\",\n\t\t\t);"))
        #expect(try run(folder, ["en-XD", "ar-XB"]).write(silent) == .clean)
        #expect(try folder.text(Self.place) == text)
        #expect(try run(folder, ["ar-XB"]).remove(silent) == .clean)
        #expect(try folder.text(Self.place).contains("en-XD"))
        #expect(!(try folder.text(Self.place).contains("ar-XB")))
        #expect(try run(folder, []).remove(silent) == .clean)
        #expect(try folder.text(Self.place) == Self.project())
        #expect(folder.files == before)
        #expect(!FileManager.default.fileExists(atPath: folder.root + "/.overset-generated.json"))
    }

    @Test func `a project in the folder above is found, and nothing changes in a dry run`() throws {
        let folder = try folder()
        #expect(try run(folder, ["en-XD"], "/App", dry: true).write(silent) == .clean)
        #expect(try folder.text(Self.place) == Self.project())
        #expect(try run(folder, ["en-XD"], "/App").write(silent) == .clean)
        #expect(try folder.text(Self.place).contains("en-XD.lproj/L.strings"))
        #expect(try run(folder, [], "/App").remove(silent) == .clean)
        #expect(try folder.text(Self.place) == Self.project())
    }

    @Test func `the lines of somebody else stay when ours are taken out`() throws {
        let folder = try folder()
        #expect(try run(folder, ["en-XD"]).write(silent) == .clean)
        let edited = try folder.text(Self.place).replacing("\t\t\t\tBase,\n", with: "\t\t\t\tBase,\n\t\t\t\tde,\n")
        try folder.write(Array(edited.utf8), to: Self.place)
        #expect(try run(folder, []).remove(silent) == .clean)
        #expect(
            try folder.text(Self.place)
                == Self.project().replacing("\t\t\t\tBase,\n", with: "\t\t\t\tBase,\n\t\t\t\tde,\n")
        )
    }

    @Test func `without a project there is nothing to enter the files into`() throws {
        let folder = try TemporaryProject(["en.lproj/L.strings": "\"A\" = \"Add\";\n", ".git/HEAD": ""])
        #expect(try run(folder, ["en-XD"]).write(silent) == .failed)
    }

    /// The Python package `pbxproj` reads the file that was written, finds the same objects, and writes the same bytes
    /// again: same order, same comments, same quotes.
    @Test(.enabled(if: Python.hasModule("pbxproj"), "the Python package pbxproj is not installed"))
    func `another reader of projects finds what was entered, and writes it alike`() throws {
        let folder = try TemporaryProject([
            Self.place: SampleProjectFile.text, "App/en.lproj/Localizable.strings": "\"A\" = \"Add\";\n",
        ])
        #expect(try run(folder, ["en-XA", "ar-XB"]).write(silent) == .clean)
        let program = """
            import sys
            from pbxproj import XcodeProject
            path = sys.argv[1]
            project = XcodeProject.load(path)
            found = sorted(f.path for f in project.objects.get_objects_in_section('PBXFileReference') if 'X' in f.path)
            root = project.objects[project.rootObject]
            project.save(path + '.saved')
            same = open(path, newline='').read() == open(path + '.saved', newline='').read()
            print(found, list(root.knownRegions), same)
            """
        #expect(
            try Python.run(program, [folder.root + "/" + Self.place])
                == "['ar-XB.lproj/Localizable.strings', 'en-XA.lproj/Localizable.strings'] ['en', 'Base', 'en-XA', 'ar-XB'] True\n"
        )
    }
}
