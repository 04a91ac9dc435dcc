import SourceText
import Foundation
import Commands
import Testing

struct RestoreTests {
    @Test func `what was kept is not restored, and all else is exact`() throws {
        let plist = "CFBundleDisplayName = \"My App\";\nCFBundleShortVersionString = \"1.0\";\n"
        let table = "\"A\" = \"e.g. %@\";\n/* overset: keep */\n\"B\" = \"a.b\";\n\"C_URL\" = \"x.y\";\n"
        let project = try TemporaryProject([
            "en.lproj/InfoPlist.strings": plist, "en.lproj/L.strings": table, "overset.yml": "keep: [\"*_URL\"]\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        let files = ["InfoPlist", "L"].map { "\(project.root)/en-XD.lproj/\($0).strings" }
        let run = RestoreRun(files: files, configuration: nil, pipeline: nil, isInPlace: true)
        #expect(try run.run(Console(color: .never, isQuiet: true)) == .clean)
        #expect(try project.text("en-XD.lproj/InfoPlist.strings") == plist)
        #expect(try project.text("en-XD.lproj/L.strings") == table)
    }

    @Test func `if one file cannot be restored, none is written`() throws {
        let project = try TemporaryProject([
            "en.lproj/L.strings": "\"A\" = \"Save it\";\n", "en-XE.lproj/L.strings": "\"A\" = \"x\";\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        let before = try project.text("en-XD.lproj/L.strings")
        let files = ["en-XD", "en-XE"].map { "\(project.root)/\($0).lproj/L.strings" }
        let run = RestoreRun(files: files, configuration: nil, pipeline: nil, isInPlace: true)
        #expect(throws: Failure.self) { try run.run(Console(color: .never, isQuiet: true)) }
        #expect(try project.text("en-XD.lproj/L.strings") == before)
    }

    @Test func `a catalog is refused, as it holds its source`() throws {
        let project = try TemporaryProject([
            "L.xcstrings": "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}\n"
        ])
        let run = RestoreRun(
            files: [project.root + "/L.xcstrings"],
            configuration: nil,
            pipeline: "dots",
            isInPlace: false
        )
        let failure = #expect(throws: Failure.self) { try run.run(Console(color: .never, isQuiet: true)) }
        #expect(failure?.messages.first?.hasPrefix("this file holds the source language as well") == true)
    }
}
