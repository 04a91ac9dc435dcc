import Projects
import SwiftSources
import Testing

/// Copies that Finder made of files of code.
struct FileCopyTests {
    @Test(arguments: [
        ("View copy.swift", "class View {}", true), ("View copy 2.swift", "class View {}", true),
        ("View copy.swift", "class Other {}", false), ("View 2.swift", "class View {}", false),
        ("View copy.swift", "extension View {}", false),
    ])
    func `a copy that declares a type of another file is of no program`(
        name: String,
        code: String,
        isLeftOut: Bool
    ) throws {
        var files = ["en.lproj/Localizable.strings": "\"save\" = \"Save\";\n", "App/View.swift": "class View {}"]
        files["App/\(name)"] = code
        let folder = try TemporaryProject(files)
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: "en")
        loaded.readSources(swift: SwiftReader())
        #expect(loaded.uncompiledSources.contains("App/\(name)") == isLeftOut)
    }
}
