import Foundation
import Projects
import Testing

/// A pseudolocale is known by its name, never by its letters.
struct PseudolocaleNamesTests {
    private static let table = "\"A\" = \"a\";\n"

    private func project(
        _ folders: [String],
        configured: [String] = [],
        manifest: (folder: String, text: String)? = nil
    ) throws -> (folder: TemporaryProject, project: Project) {
        let files = folders.reduce(into: [:]) { $0[$1 + ".lproj/L.strings"] = Self.table }
        let folder = try TemporaryProject(files)
        if let manifest {
            try folder.write(Array(manifest.text.utf8), to: manifest.folder + PseudolocaleNames.manifestName)
        }
        let names = PseudolocaleNames(configured: configured)
        return (folder, try Project(at: [folder.root], extensions: TableLoader.extensions, pseudolocales: names))
    }

    @Test func `private regions are languages unless a list names them`() throws {
        let folders = ["en", "sq-XK", "en-XQ", "en-XA", "ar-XB", "EN-xa"]
        #expect(try project(folders).project.languages == ["en", "en-XQ", "sq-XK"])
        #expect(try project(folders, configured: ["en-XQ"]).project.languages == ["en", "sq-XK"])
    }

    private static let manifest = """
        {"version": 1, "files": {"en-XQ.lproj/L.strings": {"pseudolocales": ["en-XQ", "de"], "sha256": ["0"]}},
        "catalogs": {"L.xcstrings": {"en-XS": {"A": ["0"]}}}}
        """

    @Test func `what generate wrote down is a pseudolocale, and no real language is hidden by it`() throws {
        let folders = ["en", "de", "en-XQ", "en-XS", "en-XR"]
        let (_, project) = try project(folders, manifest: ("", Self.manifest))
        #expect(project.languages == ["de", "en", "en-XR"])
        #expect(project.pseudolocales.contains("en-XS") && !project.pseudolocales.contains("de"))
    }

    @Test func `a list holds for its own folder`() throws {
        let folders = ["en", "en-XQ", "Output/en", "Output/en-XQ"]
        let (_, project) = try project(folders, manifest: ("Output/", Self.manifest))
        #expect(
            project.files.map(\.path) == ["Output/en.lproj/L.strings", "en-XQ.lproj/L.strings", "en.lproj/L.strings"]
        )
    }

    @Test func `a damaged list is noted and hides nothing`() throws {
        let (folder, project) = try project(["en", "en-XQ"], manifest: ("", "{\"version\": 1"))
        #expect(project.languages == ["en", "en-XQ"])
        #expect(
            project.leftOut.map(\.line) == [
                "\(folder.root)/.overset-generated.json: this list of generated files is damaged; restore it, or run "
                    + "generate again"
            ]
        )
    }

    @Test func `single files know the lists as well`() throws {
        let (folder, _) = try project(["en", "en-XQ", "en-XS"], manifest: ("", Self.manifest))
        let project = try Project(at: [folder.root + "/en.lproj/L.strings"], extensions: TableLoader.extensions)
        #expect(project.languages == ["en"])
    }
}
