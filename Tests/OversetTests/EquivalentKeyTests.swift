import Commands
import Foundation
import Testing

/// Keys that Unicode calls equivalent and tables tell apart: "é" in one character, and as a letter and a mark.
struct EquivalentKeyTests {
    private static let composed = "caf\u{E9}"
    private static let decomposed = "cafe\u{301}"

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "\(decomposed)" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Second"
                  }
                }
              }
            },
            "\(composed)" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "First"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }

        """

    @Test func `a catalog with both keys gets both texts, once, and gives them back`() throws {
        let project = try TemporaryProject(["L.xcstrings": Self.catalog])
        #expect(try project.generate(["en-XD"]) == .clean)
        let written = try project.bytes("L.xcstrings")
        #expect(String(decoding: written, as: UTF8.self).contains("F.i.r.s.t"))
        #expect(String(decoding: written, as: UTF8.self).contains("S.e.c.o.n.d"))
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.bytes("L.xcstrings") == written)
        #expect(try project.remove(["en-XD"]) == .clean)
        #expect(try project.bytes("L.xcstrings") == Array(Self.catalog.utf8))
        #expect(project.files == ["L.xcstrings"])
    }

    @Test(arguments: [("F.i.r.s.t", "S.e.c.o.n.d"), ("S.e.c.o.n.d", "F.i.r.s.t")])
    func `the text of the one key that somebody edited stays, and that of the other is removed`(
        edited: String,
        other: String
    ) throws {
        let project = try TemporaryProject(["L.xcstrings": Self.catalog])
        #expect(try project.generate(["en-XD"]) == .clean)
        let written = String(decoding: try project.bytes("L.xcstrings"), as: UTF8.self)
        try project.write(Array(written.replacing(edited, with: "mine").utf8), to: "L.xcstrings")
        _ = try project.remove(["en-XD"])
        let left = try project.text("L.xcstrings")
        #expect(left.contains("mine"))
        #expect(!left.contains(other))
    }

    @Test func `a table with both keys gets both texts`() throws {
        let source = "\"\(Self.composed)\" = \"One\";\n\"\(Self.decomposed)\" = \"Two\";\n"
        let project = try TemporaryProject(["en.lproj/L.strings": source])
        #expect(try project.generate(["en-XD"]) == .clean)
        let expected = "\"\(Self.composed)\" = \"O.n.e\";\n\"\(Self.decomposed)\" = \"T.w.o\";\n"
        #expect(try project.bytes("en-XD.lproj/L.strings") == Array(expected.utf8))
    }
}
