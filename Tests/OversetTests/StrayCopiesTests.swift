import Findings
import Projects
import SwiftSources
import Testing

@Suite("Files that no project builds, beside one of the same name that one does")
struct StrayCopiesTests {
    @Test(arguments: [
        ("App/View.swift", "Old/View.swift", ["Old/View.swift"]), ("App/View.swift", "Old/Other.swift", []),
        ("App/Other.swift", "Old/Other.swift", []), ("App/Main.storyboard", "Main.storyboard", ["Main.storyboard"]),
        ("App/Main.storyboard", "Old/en.lproj/Main.storyboard", []),
    ])
    func `are candidates`(path: String, other: String, strays: [String]) throws {
        let built = try BuiltFilesTests.built([BuiltFilesTests.place: BuiltFilesTests.pbxproj()])
        #expect(StrayCopies(built).candidates(among: [path, other]).map(\.path) == strays)
        #expect(StrayCopies(try BuiltFilesTests.built([:])).candidates(among: [path, other]).isEmpty)
    }

    @Test(arguments: [
        ("Old/View.swift", "View", true), ("Old/View.swift", "Page", false), ("Old/Page.swift", "View", false),
        ("Old/Sources/View.swift", "View", true),
    ])
    func `are compiled by nothing where they declare the same type`(path: String, type: String, isStray: Bool) throws {
        let files = [
            "Kit/" + BuiltFilesTests.place: BuiltFilesTests.pbxproj(), "Kit/App/View.swift": "class View: UIView {}\n",
            path: "class \(type): UIView {}\n",
        ]
        #expect(try Self.uncompiled(files) == (isStray ? [path] : []))
        // A package may build it.
        let package = files.merging(["Old/Package.swift": "let package = Package(name: \"Old\")"]) { $1 }
        #expect(try Self.uncompiled(package) == [])
    }

    @Test(arguments: [(true, "App/Main.storyboard"), (false, "App/Base.lproj/Main.storyboard")])
    func `are not checked in place of what a project builds`(isProject: Bool, path: String) throws {
        var files = BuiltFilesTests.tables
        for path in ["App/Main.storyboard", "App/Base.lproj/Main.storyboard"] {
            files[path] = SampleStoryboard.document("<viewController id=\"c\" sceneMemberID=\"viewController\"/>")
        }
        if isProject { files[BuiltFilesTests.place] = BuiltFilesTests.pbxproj() }
        let folder = try TemporaryProject(files)
        let loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: "en")
        #expect(loaded.sourceInterfaces.map(\.path) == [path])
    }

    private static func uncompiled(_ files: [String: String]) throws -> Set<String> {
        let folder = try TemporaryProject(files.merging(BuiltFilesTests.tables) { $1 })
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: "en")
        loaded.readSources(swift: SwiftReader())
        return loaded.uncompiledSources
    }

    @Test(arguments: [
        ("Base.lproj", ["App/Base.lproj/Localizable.strings"]), ("fr.lproj", ["App/en.lproj/Localizable.strings"]),
    ])
    func `a table of the source language is not read in place of the shared one that a project builds`(
        built: String,
        tables: [String]
    ) throws {
        let files = BuiltFilesTests.tables.merging([
            "App/Base.lproj/Localizable.strings": "\"save\" = \"Save it\";\n",
            BuiltFilesTests.place: BuiltFilesTests.pbxproj().replacing("en.lproj", with: built),
        ]) { $1 }
        let folder = try TemporaryProject(files)
        let loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: "en")
        #expect(loaded.sourceTables.map(\.path) == tables)
    }
}
