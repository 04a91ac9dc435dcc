import Foundation
import Commands
import Testing

/// Pseudolocales in every format besides `.strings`.
struct GenerateFormatsTests {
    private static let rules = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>photos</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@count@ here</string>
        \t\t<key>count</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>d</string>
        \t\t\t<key>one</key>
        \t\t\t<string>One photo</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%d photos</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """

    @Test func `a stringsdict gets the plural categories of the pseudolocale's language`() throws {
        let project = try TemporaryProject(["en.lproj/L.stringsdict": Self.rules])
        #expect(try project.generate(["en-XD", "ar-XB", "en-XE"]) == .clean)
        let dots = try project.text("en-XD.lproj/L.stringsdict")
        #expect(
            dots
                == Self.rules.replacing("here", with: "h.e.r.e").replacing("One photo", with: "O.n.e p.h.o.t.o")
                .replacing("%d photos", with: "%d p.h.o.t.o.s")
        )
        let arabic = try #require(try plist(project, "ar-XB.lproj/L.stringsdict"))
        let count = try #require((arabic["photos"] as? [String: Any])?["count"] as? [String: String])
        #expect(Set(count.keys).isSuperset(of: ["zero", "one", "two", "few", "many", "other"]))
        #expect(count["few"] == "\u{200F}%d \u{200F}\u{202E}photos\u{202C}\u{200F}")
        let doubled = try #require(try plist(project, "en-XE.lproj/L.stringsdict"))
        let texts = try #require((doubled["photos"] as? [String: Any])?["count"] as? [String: String])
        #expect(texts["other"] == "%d photos 12 photos")
        #expect(
            (doubled["photos"] as? [String: Any])?["NSStringLocalizedFormatKey"] as? String == "%#@count@ here 12 here"
        )
    }

    private func plist(_ project: TemporaryProject, _ path: String) throws -> [String: Any]? {
        let data = Data(try project.bytes(path))
        return unsafe try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Save" : {

            },
            "TITLE" : {
              "comment" : "The title.",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Fotos von %@"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Photos of %@"
                  }
                }
              }
            },
            "KEEP" : {
              "shouldTranslate" : false
            }
          },
          "version" : "1.0"
        }
        """

    @Test func `a catalog gets pseudolocales inside, in place, and loses them again to the byte`() throws {
        let project = try TemporaryProject(["App/Localizable.xcstrings": Self.catalog])
        #expect(try project.generate(["en-XE", "en-XD"]) == .clean)
        let written = try project.text("App/Localizable.xcstrings")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
        let strings = try #require(json["strings"] as? [String: Any])
        let title = try #require((strings["TITLE"] as? [String: Any])?["localizations"] as? [String: Any])
        #expect(title.keys.sorted() == ["de", "en", "en-XD", "en-XE"])
        let unit = try #require((title["en-XE"] as? [String: Any])?["stringUnit"] as? [String: String])
        #expect(unit == ["state": "translated", "value": "Photos of %1$@ Photos of %1$@"])
        #expect((strings["KEEP"] as? [String: Any])?["localizations"] == nil)
        #expect(try project.generate(["en-XE", "en-XD"]) == .clean)
        #expect(try project.text("App/Localizable.xcstrings") == written)
        #expect(try project.remove(["en-XE", "en-XD"]) == .clean)
        #expect(try project.text("App/Localizable.xcstrings") == Self.catalog)
    }

    private static let export = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="L.strings" source-language="en" datatype="plaintext">
            <body>
              <trans-unit id="A" xml:space="preserve">
                <source>Save %@&#13;</source>
                <note>Button.</note>
              </trans-unit>
            </body>
          </file>
        </xliff>
        """

    @Test func `an export gets a folder for each pseudolocale`() throws {
        let project = try TemporaryProject([
            "out/en.xcloc/contents.json": "{\n  \"targetLocale\" : \"en\"\n}\n",
            "out/en.xcloc/Localized Contents/en.xliff": Self.export,
        ])
        let before = project.files
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            project.files
                == (["out/en-XD.xcloc/Localized Contents/en-XD.xliff", "out/en-XD.xcloc/contents.json"] + before)
                .sorted()
        )
        #expect(try project.text("out/en-XD.xcloc/contents.json").contains("\"en-XD\""))
        let pseudolocale = try project.text("out/en-XD.xcloc/Localized Contents/en-XD.xliff")
        #expect(pseudolocale.contains("<target>S.a.v.e %@&#13;</target>"))
        #expect(pseudolocale.contains("target-language=\"en-XD\""))
        #expect(try project.remove(["en-XD"]) == .clean)
        #expect(project.files == before)
    }

    @Test func `the copies of the project's files in an export stay as they are`() throws {
        let copies = "out/en.xcloc/Source Contents/App"
        let project = try TemporaryProject([
            "out/en.xcloc/contents.json": "{\n  \"targetLocale\" : \"en\"\n}\n",
            "out/en.xcloc/Localized Contents/en.xliff": Self.export,
            copies + "/en.lproj/L.strings": "\"a\" = \"Save\";\n",
            copies + "/L.xcstrings": #"{"sourceLanguage": "en", "strings": {"Save": {}}, "version": "1.0"}"#,
        ])
        let before = project.files
        let catalog = try project.bytes(copies + "/L.xcstrings")
        #expect(try project.generate(["en-XD"]) == .clean)
        let written = Set(project.files).subtracting(before)
        #expect(!written.isEmpty)
        #expect(written.allSatisfy { !$0.contains("Source Contents") })
        #expect(try project.bytes(copies + "/L.xcstrings") == catalog)
        #expect(try project.remove(["en-XD"]) == .clean)
        #expect(project.files == before)
    }

    @Test func `of several exports of a project that of the source language is transformed`() throws {
        let project = try TemporaryProject([
            "en.xliff": Self.export, "de.xliff": Self.export.replacing("Save", with: "Open"),
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(project.files == ["de.xliff", "en-XD.xliff", "en.xliff"])
        #expect(try project.text("en-XD.xliff").contains("<target>S.a.v.e %@&#13;</target>"))
    }

    @Test func `the texts of a stringsdict are put into another format in an export as well`() throws {
        let export = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="L.stringsdict" source-language="en" datatype="plaintext">
                <body>
                  <trans-unit id="/photos:dict/NSStringLocalizedFormatKey:dict/:string">
                    <source>%#@count@ here</source>
                  </trans-unit>
                  <trans-unit id="/photos:dict/count:dict/other:dict/:string">
                    <source>%d photos</source>
                  </trans-unit>
                </body>
              </file>
            </xliff>

            """
        let project = try TemporaryProject(["en.xliff": export])
        #expect(try project.generate(["en-XE"]) == .clean)
        let written = try project.text("en-XE.xliff")
        #expect(written.contains("<target>%d photos 12 photos</target>"))
        #expect(written.contains("<target>%#@count@ here 12 here</target>"))
    }

    @Test func `a table in a property list stays one`() throws {
        let text =
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>A</key><string>Save &amp; go</string></dict></plist>\n"
        let project = try TemporaryProject(["en.lproj/L.strings": text])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("en-XD.lproj/L.strings") == text.replacing("Save &amp; go", with: "S.a.v.e &amp; g.o"))
        let binary = try PropertyListSerialization.data(fromPropertyList: ["A": "Save"], format: .binary, options: 0)
        try project.write(Array(binary), to: "en.lproj/B.strings")
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.bytes("en-XD.lproj/B.strings").starts(with: Array("bplist00".utf8)))
        #expect(try plist(project, "en-XD.lproj/B.strings") as? [String: String] == ["A": "S.a.v.e"])
    }

    @Test func `a page of settings without a table gets one of its titles`() throws {
        let page = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
            <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Photo "quality"</string></dict>
            <dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key><string>Size</string>
            <key>DefaultValue</key><string>large</string><key>Titles</key><array><string>Small</string></array></dict>
            </array></dict></plist>
            """
        let project = try TemporaryProject([
            "Settings.bundle/Root.plist": page, "en.lproj/L.strings": "\"A\" = \"b\";\n",
        ])
        let before = project.files
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            try project.text("Settings.bundle/en-XD.lproj/Root.strings")
                == "\"Photo \\\"quality\\\"\" = \"P.h.o.t.o \\\"q.u.a.l.i.t.y\\\"\";\n\"Size\" = \"S.i.z.e\";\n\"Small\" = \"S.m.a.l.l\";\n"
        )
        #expect(try project.remove(["en-XD"]) == .clean)
        #expect(project.files == before)
    }

    @Test func `a pattern may name the table, and stale keys of a catalog are changed, as they are built`() throws {
        let catalog = Self.catalog.replacing("\"comment\" : \"The title.\",", with: "\"extractionState\" : \"stale\",")
        let project = try TemporaryProject([
            "en.lproj/A.strings": "\"K\" = \"text\";\n", "en.lproj/B.strings": "\"K\" = \"text\";\n",
            "L.xcstrings": catalog, "overset.yml": "keep: [\"A/*\"]\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(try project.text("en-XD.lproj/A.strings") == "\"K\" = \"text\";\n")
        #expect(try project.text("en-XD.lproj/B.strings") == "\"K\" = \"t.e.x.t\";\n")
        #expect(try project.text("L.xcstrings").contains("P.h.o.t.o.s"))
        #expect(try project.text("L.xcstrings").contains("S.a.v.e"))
    }
}
