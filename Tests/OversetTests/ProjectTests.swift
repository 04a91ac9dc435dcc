import Projects
import Foundation
import Commands
import SourceText
import Testing

struct ProjectTests {
    private func project(_ files: [String: String]) throws -> (TemporaryProject, Project) {
        let folder = try TemporaryProject(files)
        return (folder, try Project(at: [folder.root], extensions: TableLoader.extensions))
    }

    private static let table = "\"A\" = \"b\";\n"

    @Test func `folders of old names and with underscores are languages, copies and pseudolocales are left out`() throws
    {
        let (_, project) = try project([
            "App/English.lproj/L.strings": Self.table, "App/pt_BR.lproj/L.strings": Self.table,
            "App/Base.lproj/L.strings": Self.table, "App/en-XA.lproj/L.strings": Self.table,
            "Pods/X/de.lproj/L.strings": Self.table, ".build/fr.lproj/L.strings": Self.table,
            "App/mul.lproj/Main.xcstrings": "{}", "App/L.stringsdict": "",
        ])
        #expect(project.languages == ["en", "pt-BR"])
        #expect(try project.sourceLanguage(wanted: nil, catalog: nil) == "en")
        #expect(project.sourceTables("en").map(\.path) == ["App/English.lproj/L.strings"])
        #expect(project.documents == ["App/mul.lproj/Main.xcstrings"])
    }

    @Test func `a folder with a slash at its end is the folder`() throws {
        let (folder, project) = try project(["en.lproj/L.strings": Self.table])
        let same = try Project(at: [folder.root + "//"], extensions: TableLoader.extensions)
        #expect(same.root == project.root)
        #expect(try Project.root(of: ["/"]) == "/")
    }

    @Test func `a language folder is none of a project`() throws {
        let folder = try TemporaryProject(["en.lproj/L.strings": Self.table])
        let error = #expect(throws: Failure.self) { try Project.root(of: [folder.root + "/en.lproj/"]) }
        #expect(error?.messages.first?.hasSuffix("is a language folder; give the folder that holds it") == true)
    }

    /// XcodeGen, Tuist and the package manager make projects of these, and take English where nothing is written.
    @Test(arguments: [
        ("project.yml", "options:\n  developmentLanguage: 'sv' # ours\n", "sv"), ("project.yml", "name: App\n", "en"),
        ("project.yaml", "#  developmentLanguage: sv\n", "en"), ("Project.swift", "options: .options(\n)", "en"),
        ("Project.swift", "options: .options(developmentRegion: \"pt-BR\")", "pt-BR"),
        ("Package.swift", "let package = Package(name: \"App\", defaultLocalization: \"da\")", "da"),
    ])
    func `a project that is yet to be made says its development region`(
        name: String,
        text: String,
        language: String
    ) throws {
        let tables = ["de.lproj/L.strings": Self.table, "fr.lproj/L.strings": Self.table]
        let (folder, project) = try project(tables.merging([name: text]) { first, _ in first })
        #expect(try project.sourceLanguage(wanted: nil, catalog: nil) == language)
        #expect(folder.files.count == 3)
        let (_, none) = try self.project(
            tables.merging(["Package.swift": "let package = Package(name: \"App\")"]) { $1 }
        )
        #expect(throws: Failure.self) { try none.sourceLanguage(wanted: nil, catalog: nil) }
    }

    /// Xcode writes quotation marks around what is not letters, digits, `.`, `/` and `_` alone.
    @Test(arguments: [("fr", "fr"), ("\"pt-BR\"", "pt-BR"), ("it", "en"), ("Base", "en")])
    func `the development region is the source language if it has tables`(region: String, language: String) throws {
        let (folder, project) = try project([
            "en.lproj/L.strings": Self.table, "fr.lproj/L.strings": Self.table, "pt-BR.lproj/L.strings": Self.table,
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ developmentRegion = \(region); }\n",
        ])
        #expect(try project.sourceLanguage(wanted: nil, catalog: nil) == language)
        #expect(folder.files.count == 4)
    }

    @Test func `the Xcode project tells the source language`() throws {
        let (folder, project) = try project([
            "en.lproj/L.strings": Self.table, "fr.lproj/L.strings": Self.table,
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ developmentRegion = fr; }\n",
        ])
        // The project file is read when it is asked for: the folder must be there until then.
        #expect(folder.files.count == 3)
        #expect(try project.sourceLanguage(wanted: nil, catalog: nil) == "fr")
        #expect(try project.sourceLanguage(wanted: "en", catalog: nil) == "en")
        #expect(folder.files.count == 3)
    }

    /// Texts of an app without tables in its own language are the keys in its code.
    ///
    /// With one language alone, an
    /// untouched project setting says less than the table that is there.
    @Test(arguments: [(["fr", "it"], "en"), (["fr"], "fr"), ([], "en")])
    func `the development region is the source language if several others have tables`(
        languages: [String],
        source: String
    ) throws {
        var files = ["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ developmentRegion = en; }\n"]
        for language in languages { files["\(language).lproj/L.strings"] = Self.table }
        let (folder, project) = try project(files)
        #expect(try project.sourceLanguage(wanted: nil, catalog: nil) == source)
        #expect(folder.files.count == languages.count + 1)
    }

    @Test func `a table that only Base has is a source table`() throws {
        let (_, project) = try project([
            "Base.lproj/Only.strings": Self.table, "Base.lproj/L.strings": Self.table, "en.lproj/L.strings": Self.table,
        ])
        #expect(project.sourceTables("en").map(\.path) == ["Base.lproj/Only.strings", "en.lproj/L.strings"])
    }

    @Test func `a single table is read in all its languages`() throws {
        let folder = try TemporaryProject([
            "en.lproj/L.strings": Self.table, "de.lproj/L.strings": Self.table, "de.lproj/M.strings": Self.table,
        ])
        let project = try Project(at: [folder.root + "/en.lproj/L.strings"], extensions: TableLoader.extensions)
        #expect(project.files.map(\.path) == ["de.lproj/L.strings", "en.lproj/L.strings"])
    }
}
