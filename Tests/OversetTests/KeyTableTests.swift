import Checking
import Findings
import Projects
import SourceText
import StringTables
import SwiftSources
import Testing

/// An app whose code asks for its strings by their texts needs no table in the language that it is written in.
struct KeyTableTests {
    private static let german = """
        /* Greets. */
        "Hello %@" = "Hallo %d";
        "Save the photo" = "Foto sichern";

        """
    private static let french = """
        "Hello %@" = "Salut %@";
        "Only in French" = "Seulement en %@";
        """

    private static func tables(_ files: [String: String], source: String? = nil) throws -> [String] {
        let project = try TemporaryProject(files)
        var request = LintRequest(paths: [project.root])
        request.source = source
        return try request.lint().run().findings.filter { $0.rule == .brokenSpecifier }.map {
            let (place, name) = ($0.location, $0.location.path.split(separator: "/").suffix(2).joined(separator: "/"))
            return "\(name):\(place.line):\(place.column) \($0.message)"
        }
    }

    @Test(arguments: [nil, "en", "nl"])
    func `translations are held against the keys, at the places of the keys`(source: String?) throws {
        let found = try Self.tables(
            ["de.lproj/Localizable.strings": Self.german, "fr.lproj/Localizable.strings": Self.french],
            source: source
        )
        #expect(
            found == [
                "de.lproj/Localizable.strings:2:14 '%d' takes argument 1 as an integer of 32 bits, and the source's '%@' as an object",
                "fr.lproj/Localizable.strings:2:20 '%@' takes argument 1, which the source string does not have",
            ]
        )
    }

    @Test func `an excerpt is what the file holds`() throws {
        let project = try TemporaryProject([
            "de.lproj/Localizable.strings": "\"Save the photo\" = \"Foto sichern\";\n\"Old text\" = \"Alter Text\";\n",
            "App/View.swift": "let a = NSLocalizedString(\"Save the photo\", comment: \"\")\n",
        ])
        var request = LintRequest(paths: [project.root])
        request.codeReader = SwiftReader()
        let found = try request.lint().run().findings.filter { $0.rule == .unusedKey }
        #expect(found.map(\.excerpt?.line) == ["\"Old text\" = \"Alter Text\";"])
    }

    @Test func `names of strings are no texts`() throws {
        let names = ["save_photo", "hello.title", "helloAgain", "done"]
        let table = names.map { "\"\($0)\" = \"%d\";\n" }.joined()
        let found = try Self.tables(["de.lproj/Localizable.strings": table, "en.lproj/Other.strings": ""])
        #expect(found.isEmpty)
        #expect(throws: Failure.self) {
            try Self.tables(["de.lproj/Localizable.strings": table, "fr.lproj/Localizable.strings": table])
        }
    }

    @Test(arguments: ["en.lproj/Localizable.strings", "Base.lproj/Localizable.strings"])
    func `a table of the source language counts, whatever it lacks`(path: String) throws {
        let found = try Self.tables([
            "de.lproj/Localizable.strings": Self.german, path: "\"Save the photo\" = \"Save the photo\";\n",
        ])
        #expect(found.isEmpty)
    }

    @Test func `strings lists them, with the comments that translators were given`() throws {
        let project = try TemporaryProject([
            "de.lproj/Localizable.strings": Self.german, "fr.lproj/Localizable.strings": Self.french,
        ])
        var loaded = try LoadedProject(Project(at: [project.root], extensions: ["strings"]), source: nil)
        loaded.readTables { _ in true }
        #expect(loaded.sourceTables.map(\.path) == ["en.lproj/Localizable.strings"])
        let table = try #require(loaded.language("en", at: "en.lproj/Localizable.strings"))
        #expect(table.shown.map(\.value) == ["Hello %@", "Save the photo", "Only in French"])
        #expect(table.shown.first?.comment == "Greets.")
    }

    @Test(arguments: [
        ("en", Self.german, "en"), ("de", Self.german, "de"), ("en", "\"hello_title\" = \"Hallo\";\n", "de"),
    ])
    func `the development region is the source language, though only a translation is there`(
        region: String,
        german: String,
        source: String
    ) throws {
        let project = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": SampleProjectFile.text.replacing(
                "developmentRegion = en",
                with: "developmentRegion = \(region)"
            ),
            "App/de.lproj/Localizable.strings": german,
        ])
        let loaded = try LoadedProject(Project(at: [project.root], extensions: ["strings"]), source: nil)
        #expect(loaded.source == source)
    }

    @Test(arguments: ["", "\n", "\n// The end", "\n/* The end */\n", " // The end\n\n"])
    func `a remark at the end of a table hides no key that only others have`(end: String) throws {
        let project = try TemporaryProject([
            "de.lproj/Localizable.strings": "\"Save the photo\" = \"Foto sichern\";\n\"Hello\" = \"Hallo\";" + end,
            "fr.lproj/Localizable.strings": "\"Only in French\" = \"Seulement\";\n",
        ])
        var loaded = try LoadedProject(Project(at: [project.root], extensions: ["strings"]), source: nil)
        loaded.readTables { _ in true }
        let table = try #require(loaded.language("en", at: "en.lproj/Localizable.strings"))
        #expect(table.shown.map(\.value) == ["Save the photo", "Hello", "Only in French"])
    }
}
