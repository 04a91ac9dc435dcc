import SourceText
import Foundation
import Commands
import Testing

struct GenerateTests {
    static let english = """
        /* Title. overset: width<=100 */
        "TITLE" = "Hello \\"%@\\"\\n%1$@";
        "URL" = "https://example.com";
        "BRAND" = "PhotoMania"; /* overset: keep */
        bare = word;

        """

    @Test func `pseudolocales stand beside the source, every byte but the values the same`() throws {
        let project = try TemporaryProject([
            "App/en.lproj/L.strings": Self.english, "App/de.lproj/L.strings": "\"TITLE\" = \"Hallo\";",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(project.files == ["App/de.lproj/L.strings", "App/en-XD.lproj/L.strings", "App/en.lproj/L.strings"])
        #expect(
            try project.text("App/en-XD.lproj/L.strings")
                == """
                /* Title. overset: width<=100 */
                "TITLE" = "H.e.l.l.o \\"%@\\"\\n%1$@";
                "URL" = "https://example.com";
                "BRAND" = "PhotoMania"; /* overset: keep */
                bare = w.o.r.d;

                """
        )
        #expect(try project.text("App/de.lproj/L.strings") == "\"TITLE\" = \"Hallo\";")
        #expect(try project.text("App/en.lproj/L.strings") == Self.english)
    }

    @Test func `a second run changes nothing and a removal leaves what was there before`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, "en-XE.lproj/Mine.txt": "mine"])
        let before = project.files
        #expect(try project.generate(["en-XD", "en-XE"]) == .clean)
        let first = try project.bytes("en-XE.lproj/L.strings")
        #expect(try project.generate(["en-XD", "en-XE"]) == .clean)
        #expect(try project.bytes("en-XE.lproj/L.strings") == first)
        #expect(try project.remove(["en-XD", "en-XE"]) == .clean)
        #expect(project.files == before)
        #expect(!FileManager.default.fileExists(atPath: project.root + "/en-XD.lproj"))
    }

    @Test func `a dry run writes nothing`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english])
        #expect(try project.generate(["en-XD"], isDryRun: true) == .clean)
        #expect(project.files == ["en.lproj/L.strings"])
    }

    @Test func `an output folder mirrors the project`() throws {
        let project = try TemporaryProject(["App/en.lproj/L.strings": Self.english])
        #expect(try project.generate(["en-XD"], output: project.root + "/out") == .clean)
        #expect(project.files == ["App/en.lproj/L.strings", "out/App/en-XD.lproj/L.strings"])
    }

    @Test func `UTF-16 stays UTF-16, with its mark and byte order`() throws {
        let project = try TemporaryProject([:])
        let text = "\"A\" = \"Größe\";\r\n"
        var bytes: [UInt8] = [0xFE, 0xFF]
        for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        try project.write(bytes, to: "en.lproj/L.strings")
        #expect(try project.generate(["en-XD"]) == .clean)
        var expected: [UInt8] = [0xFE, 0xFF]
        for unit in "\"A\" = \"G.r.ö.ß.e\";\r\n".utf16 { expected += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        #expect(try project.bytes("en-XD.lproj/L.strings") == expected)
    }

    @Test func `one broken table does not stop the others, and the command fails`() throws {
        let project = try TemporaryProject([
            "en.lproj/A.strings": "\"a\" = \"b", "en.lproj/B.strings": "\"a\" = \"bc\";",
        ])
        #expect(try project.generate(["en-XD"]) == .failed)
        #expect(project.files == ["en-XD.lproj/B.strings", "en.lproj/A.strings", "en.lproj/B.strings"])
    }

    @Test func `values that are no text for people stay as they are`() throws {
        let project = try TemporaryProject([
            "en.lproj/InfoPlist.strings":
                "CFBundleDisplayName = Photos;\nCFBundleShortVersionString = \"v1 beta\";\nNSCameraUsageDescription = \"Take it\";\n",
            "en.lproj/L.strings": "\"HOME_URL\" = \"our page\";\n\"OTHER\" = \"our page\";\n",
            "overset.yml": "keep: [\"*_URL\"]\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            try project.text("en-XD.lproj/InfoPlist.strings")
                == "CFBundleDisplayName = P.h.o.t.o.s;\nCFBundleShortVersionString = \"v1 beta\";\nNSCameraUsageDescription = \"T.a.k.e i.t\";\n"
        )
        #expect(
            try project.text("en-XD.lproj/L.strings")
                == "\"HOME_URL\" = \"our page\";\n\"OTHER\" = \"o.u.r p.a.g.e\";\n"
        )
    }

    @Test func `pseudolocales are not written through links`() throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, "elsewhere/L.strings": "keep"])
        try FileManager.default.createSymbolicLink(
            atPath: project.root + "/en-XD.lproj",
            withDestinationPath: project.root + "/elsewhere"
        )
        #expect(try project.generate(["en-XD"]) == .failed)
        #expect(try project.text("elsewhere/L.strings") == "keep")
    }

    @Test(arguments: ["en-xd", "EN-XD"])
    func `a folder that differs only in case is an error`(folder: String) throws {
        let project = try TemporaryProject(["en.lproj/L.strings": Self.english, "\(folder).lproj/L.strings": "old"])
        #expect(try project.generate(["en-XD"]) == .failed)
        #expect(try project.text("\(folder).lproj/L.strings") == "old")
    }

    /// Pairs of tables that would be one file, with the one whose pseudolocale is written.
    @Test(arguments: [
        ("en.lproj/L.strings", "en.lproj/l.strings", "en-XD.lproj/L.strings"),
        ("en.lproj/L.strings", "English.lproj/L.strings", "en-XD.lproj/L.strings"),
        ("en.lproj/Info.strings", "Base.lproj/info.strings", "en-XD.lproj/Info.strings"),
    ])
    func `of two tables that would be one file the one of the language's own folder is written`(
        first: String,
        second: String,
        written: String
    ) throws {
        let project = try TemporaryProject([
            first: "\"A\" = \"First\";\n", second: "\"A\" = \"Second\";\n", "en.lproj/Z.strings": "\"A\" = \"Add\";\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(project.files.filter { $0.hasPrefix("en-XD") } == [written, "en-XD.lproj/Z.strings"])
        #expect(try project.text(written) == "\"A\" = \"F.i.r.s.t\";\n")
    }

    /// Octal escapes are bytes of the NeXTSTEP encoding, in which 0xFB is ß.
    @Test(arguments: [(#"\U00e9t"#, #"\U00e9.t"#), (#"Stra\373e"#, #"S.t.r.a.\373.e"#)])
    func `escapes by number are read back as they were meant`(value: String, expected: String) throws {
        let project = try TemporaryProject(["en.lproj/L.strings": "\"A\" = \"\(value)\";\n"])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == "\"A\" = \"\(expected)\";\n")
    }

    @Test(arguments: [
        (["de.lproj/L.strings": "a = b;", "fr.lproj/L.strings": "a = c;"], "the source language cannot be told"),
        (["readme.txt": ""], "there are no string tables here"),
    ])
    func `a project whose source language cannot be told is refused`(files: [String: String], message: String) throws {
        let project = try TemporaryProject(files)
        let failure = #expect(throws: Failure.self) { try project.generate(["en-XD"]) }
        #expect(failure?.messages.first?.hasPrefix(message) == true, "\(failure?.messages ?? [])")
    }
}
