import Foundation
import Testing

/// What `generate` says about texts that it keeps, and `check` about catalogs.
struct WarningTests {
    @Test
    func `stale objects, other percent signs, values that are no texts and dropped entries are told with their place`()
        throws
    {
        try BuiltCommand.withFolder([
            "Base.lproj/Main.storyboard":
                "<?xml version=\"1.0\"?>\n<document><label id=\"abc-12-Xyz\" text=\"Hi\"/></document>\n",
            "en.lproj/Main.strings": "\"abc-12-Xyz.text\" = \"Hi\";\n\"gon-00-Exx.text\" = \"Old\";\n",
            "en.lproj/L.strings": "\"A\" = \"50\u{FF05}d\";\n\"B\" = (x, y);\n\"C\" = \"d\";; \"E\" = \"f\";\n",
        ]) { root in
            let output = try BuiltCommand.run(["generate", "--pseudolocale", "en-XD", "--dry-run", "."], in: root)
            #expect(output.status == 0)
            let lines = output.standardError.split(separator: "\n").map(String.init)
            #expect(
                lines.contains {
                    $0.hasPrefix("./en.lproj/Main.strings:2:1: warning: 'gon-00-Exx' is no longer an object of Main")
                        || $0.hasPrefix(
                            "en.lproj/Main.strings:2:1: warning: 'gon-00-Exx' is no longer an object of Main"
                        )
                }
            )
            #expect(lines.contains { $0.contains("L.strings:1:7: warning: '\u{FF05}' (U+FF05) is no percent sign") })
            #expect(lines.contains { $0.contains("L.strings:2:1: warning: the value of this key is no text") })
            #expect(
                lines.contains {
                    $0.contains("L.strings:3:11: warning: no entry can begin here: the rest of the file is ignored")
                }
            )
            #expect(!lines.contains { $0.contains("abc-12-Xyz") })
        }
    }

    @Test func `a catalog is checked, each plural form with its own number`() throws {
        let catalog = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "N" : {
                  "comment" : "overset: font=OversetTest-Regular size=20 width<=75",
                  "localizations" : {
                    "de" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%d aa" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%d aaaaaaa" } } } } },
                    "en" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%d a" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%d as" } } } } }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        try BuiltCommand.withFolder(["L.xcstrings": catalog]) { root in
            let output = try BuiltCommand.run(
                [
                    "check", ".", "--fonts", CommandTests.testFont, "--locale", "real", "--report", "terminal",
                    "--fail-on", "warning",
                ],
                in: root
            )
            #expect(output.status == 1)
            #expect(
                output.standardOutput.contains("\"N\" (plural.other) in German"),
                "\(output.standardOutput)\(output.standardError)"
            )
            #expect(!output.standardOutput.contains("plural.one"), "\(output.standardOutput)")
        }
    }
}
