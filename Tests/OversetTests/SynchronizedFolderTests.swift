import Projects
import SwiftSources
import Testing

@Suite("Folders that targets build as they are on disk")
struct SynchronizedFolderTests {
    /// A target of Xcode 16 builds a folder, and names no file.
    @Test(arguments: [("App/View.swift", false), ("Old.swift", true)])
    func `code beside the folder that a target builds is of no program`(path: String, isLeftOut: Bool) throws {
        let project = BuiltFilesTests.pbxproj(
            "S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = \"<group>\"; };",
            children: "S1, "
        ).replacing("A3 = {isa = PBXBuildFile; fileRef = F4; };", with: "").replacing(
            "buildPhases = (P1, );",
            with: "buildPhases = (P1, ); fileSystemSynchronizedGroups = (S1, );"
        ).replacing("path = App;", with: "path = \"\";").replacing("path = Sources;", with: "path = App;")
        let code = "label.text = \"Hello\"\n"
        let folder = try TemporaryProject(
            BuiltFilesTests.tables.merging([
                BuiltFilesTests.place: project, "App/View.swift": code, "App/More.swift": code, "Old.swift": code,
            ]) {
                $1
            }
        )
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: "en")
        loaded.readSources(swift: SwiftReader())
        #expect(loaded.uncompiledSources.contains(path) == isLeftOut)
    }
}
