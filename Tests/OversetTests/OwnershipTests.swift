import Commands
import Foundation
import SourceText
import Testing

/// `generate` overwrites and removes what it wrote, and nothing else.
struct OwnershipTests {
    private static let english = "\"a\" = \"Add\";\n"

    private static func catalog(_ pseudo: String, source: String = "en") -> String {
        """
        {
          "sourceLanguage" : "\(source)",
          "strings" : {
            "Add" : {
              "localizations" : {
                "en-XD" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(pseudo)"
                  }
                }
              }
            },
            "Done" : {

            }
          },
          "version" : "1.0"
        }

        """
    }

    @Test func `a file made by hand is neither overwritten nor removed`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, "en-XD.lproj/L.strings": "mine"])
        #expect(try project.generate(["en-XD", "en-XE"]) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == "mine")
        #expect(try project.remove(["en-XD", "en-XE"]) == .clean)
        #expect(project.files == ["en-XD.lproj/L.strings", "en.lproj/L.strings"])
        #expect(!FileManager.default.fileExists(atPath: project.root + "/.overset-generated.json"))
    }

    @Test func `a generated file that was edited is left alone until it is forced`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english])
        #expect(try project.generate(["en-XD"]) == .clean)
        try project.write(Array("edited".utf8), to: "en-XD.lproj/L.strings")
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.remove([]) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == "edited")
        #expect(try project.generate(["en-XD"], isForced: true) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == "\"a\" = \"A.d.d\";\n")
        #expect(try project.remove([]) == .clean)
        #expect(project.files == ["en.lproj/L.strings"])
    }

    @Test func `a generated file is renewed when its source changes`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english])
        #expect(try project.generate(["en-XD"]) == .clean)
        try project.write(Array("\"a\" = \"Ok\";\n".utf8), to: "en.lproj/L.strings")
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == "\"a\" = \"O.k\";\n")
    }

    @Test func `a file whose table is gone is removed all the same`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, "en.lproj/M.strings": Self.english])
        #expect(try project.generate(["en-XD"]) == .clean)
        try FileManager.default.removeItem(atPath: project.root + "/en.lproj/M.strings")
        #expect(try project.remove([]) == .clean)
        #expect(project.files == ["en.lproj/L.strings"])
    }

    @Test func `a run that was killed before its last step is mended by the next one`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english])
        #expect(try project.generate(["en-XD"]) == .clean)
        let manifest = try project.bytes(".overset-generated.json")
        try project.write(Array("\"a\" = \"Ok\";\n".utf8), to: "en.lproj/L.strings")
        #expect(try project.generate(["en-XD"]) == .clean)
        // The list as it is between the two steps: both hashes are in it.
        let later = try project.bytes(".overset-generated.json")
        let both = try merged(manifest, later)
        try project.write(both, to: ".overset-generated.json")
        try project.write(Array("\"a\" = \"A.d.d\";\n".utf8), to: "en-XD.lproj/L.strings")
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == "\"a\" = \"O.k\";\n")
        #expect(try project.bytes(".overset-generated.json") == later)
    }

    private func merged(_ first: [UInt8], _ second: [UInt8]) throws -> [UInt8] {
        let pattern = #/[0-9a-f]{64}/#
        let old = try #require(String(decoding: first, as: UTF8.self).firstMatch(of: pattern)).output
        let text = String(decoding: second, as: UTF8.self)
        let new = try #require(text.firstMatch(of: pattern)).output
        #expect(old != new)
        return Array(text.replacing("\"\(new)\"", with: "\"\(old)\", \"\(new)\"").utf8)
    }

    @Test func `a damaged list stops everything, and force begins a new one`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, ".overset-generated.json": "{"])
        #expect(throws: Failure.self) { try project.generate(["en-XD"]) }
        #expect(project.files == ["en.lproj/L.strings"])
        #expect(try project.generate(["en-XD"], isForced: true) == .clean)
        #expect(project.files == ["en-XD.lproj/L.strings", "en.lproj/L.strings"])
    }

    @Test func `a list of a later version stops everything`() throws {
        let list = "{\"version\":2,\"catalogs\":{},\"files\":{}}"
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, ".overset-generated.json": list])
        #expect(throws: Failure.self) { try project.generate(["en-XD"]) }
        #expect(project.files == ["en.lproj/L.strings"])
    }

    @Test func `a list cannot name files outside the folder`() throws {
        let project = try TemporaryProject(["App/en.lproj/L.strings": Self.english, "victim": "x"])
        let hash = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"
        let list =
            "{\"version\":1,\"catalogs\":{},\"files\":{\"../victim\":{\"pseudolocales\":[\"en-XD\"],\"sha256\":[\"\(hash)\"]}}}"
        try project.write(Array(list.utf8), to: "App/.overset-generated.json")
        let run = GenerateRun(
            paths: [project.root + "/App"],
            configuration: nil,
            source: nil,
            fonts: [],
            pseudolocales: [],
            output: nil,
            isDryRun: false
        )
        #expect(throws: Failure.self) { try run.remove(Console(color: .never, isQuiet: true)) }
        #expect(try project.text("victim") == "x")
    }

    @Test func `a string of a catalog that was written by hand stays, and the others come and go`() throws {
        let project = try TemporaryProject(["L.xcstrings": Self.catalog("by hand")])
        #expect(try project.generate(["en-XD"]) == .clean)
        let text = try project.text("L.xcstrings")
        #expect(text.contains("\"by hand\"") && text.contains("\"D.o.n.e\"") && !text.contains("\"A.d.d\""))
        #expect(try project.remove([]) == .clean)
        #expect(try project.text("L.xcstrings") == Self.catalog("by hand"))
        #expect(try project.generate(["en-XD"], isForced: true) == .clean)
        #expect(try project.text("L.xcstrings").contains("\"A.d.d\""))
    }

    @Test func `a localization of a catalog without a text that is understood stays`() throws {
        let text = Self.catalog("by hand").replacing("stringUnit", with: "futureUnit", maxReplacements: 1)
        let project = try TemporaryProject(["L.xcstrings": text])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("L.xcstrings").contains("\"futureUnit\""))
        #expect(try project.remove([]) == .clean)
        #expect(try project.text("L.xcstrings") == text)
    }

    @Test func `a generated string of a catalog that was edited stays`() throws {
        let project = try TemporaryProject(["L.xcstrings": Self.catalog("A.d.d")])
        #expect(try project.generate(["en-XD"]) == .clean)
        let edited = try project.text("L.xcstrings").replacing("D.o.n.e", with: "edited")
        try project.write(Array(edited.utf8), to: "L.xcstrings")
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("L.xcstrings") == edited)
        #expect(try project.remove([]) == .clean)
        let left = try project.text("L.xcstrings")
        // What equals a generated string counts as one.
        #expect(left.contains("\"edited\"") && !left.contains("A.d.d"))
    }

    @Test func `the source language of a catalog is never a pseudolocale`() throws {
        let text = Self.catalog("A", source: "en-XD")
        let project = try TemporaryProject(["L.xcstrings": text])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.remove([], isForced: true) == .clean)
        #expect(try project.text("L.xcstrings") == text)
    }

    @Test(arguments: ["home", "home/OUTSIDE"])
    func `an output folder is not left through a link on the way`(target: String) throws {
        let project = try TemporaryProject([
            "App/en.lproj/L.strings": Self.english, "home/OUT/keep": "", "home/OUTSIDE/keep": "",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: project.root + "/home/OUT/App",
            withDestinationPath: project.root + "/" + target
        )
        #expect(try project.generate(["en-XD"], output: project.root + "/home/OUT") == .failed)
        #expect(project.files.allSatisfy { !$0.contains("en-XD") })
    }

    @Test func `an output folder may itself be reached through a link, and be new`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, "real/keep": ""])
        try FileManager.default.createSymbolicLink(
            atPath: project.root + "/out",
            withDestinationPath: project.root + "/real"
        )
        #expect(try project.generate(["en-XD"], output: project.root + "/out") == .clean)
        #expect(try project.text("real/en-XD.lproj/L.strings") == "\"a\" = \"A.d.d\";\n")
        #expect(try project.generate(["en-XD"], output: project.root + "/new/deep") == .clean)
        #expect(try project.text("new/deep/en-XD.lproj/L.strings") == "\"a\" = \"A.d.d\";\n")
        #expect(try project.remove([], output: project.root + "/new/deep") == .clean)
        #expect(!project.files.contains { $0.hasPrefix("new/") })
    }
}
