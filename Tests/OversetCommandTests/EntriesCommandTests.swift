import Foundation
import Testing

struct EntriesCommandTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld photos" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "%lld Foto" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "%lld Fotos" } }
                } } },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "photos : %lld" } }
              }
            },
            "Done" : {

            }
          },
          "version" : "1.0"
        }
        """

    private static let export = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="L.strings" source-language="en" target-language="pt-BR"><body>
        <trans-unit id="A"><source>Add</source><target>Novo</target></trans-unit>
        <trans-unit id="B"><source>Back</source></trans-unit>
        </body></file></xliff>
        """

    private static let page = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array><dict>
        <key>Title</key><string>Size</string></dict></array></dict></plist>
        """

    /// What is printed, as `language key variant value`.
    private func entries(_ arguments: [String], _ root: String) throws -> [String] {
        let output = try BuiltCommand.run(["entries"] + arguments, in: root)
        #expect(output.status == 0)
        return try output.standardOutput.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let members = try #require(object as? [String: Any])
            return ["language", "key", "variant", "value"].map { members[$0] as? String ?? "-" }.joined(separator: "|")
        }
    }

    @Test func `all languages and variants of a catalog are printed`() throws {
        try BuiltCommand.withFolder(["L.xcstrings": Self.catalog]) { root in
            let all = try entries(["L.xcstrings"], root)
            #expect(
                all == [
                    "en|%lld photos|-|%lld photos", "en|Done|-|Done", "de|%lld photos|plural.one|%lld Foto",
                    "de|%lld photos|plural.other|%lld Fotos", "fr|%lld photos|-|photos : %lld",
                ]
            )
            let french = try entries(["--language", "FR", "L.xcstrings"], root)
            #expect(french == ["fr|%lld photos|-|photos : %lld"])
        }
    }

    @Test func `sources and translations of an export are printed, and titles of settings`() throws {
        try BuiltCommand.withFolder([
            "E.xliff": Self.export, "Settings.bundle/Root.plist": Self.page, "de.lproj/T.strings": "\"k\" = \"v\";",
        ]) { root in
            let export = try entries(["E.xliff"], root)
            #expect(export == ["en|A|-|Add", "en|B|-|Back", "pt-BR|A|-|Novo"])
            let page = try entries(["Settings.bundle/Root.plist"], root)
            #expect(page == ["-|Size|-|Size"])
            let files = ["E.xliff", "Settings.bundle/Root.plist", "de.lproj/T.strings"]
            let german = try entries(["--language", "de"] + files, root)
            #expect(german == ["de|k|-|v"])
            // A language may be written as folders are.
            let portuguese = try entries(["--language", "pt_BR"] + files, root)
            #expect(portuguese == ["pt-BR|A|-|Novo"])
        }
    }

    @Test func `a language that no file has is named beside those that are there`() throws {
        try BuiltCommand.withFolder(["L.xcstrings": Self.catalog]) { root in
            let output = try BuiltCommand.run(["entries", "--language", "ge", "L.xcstrings"], in: root)
            #expect(output.status == 0)
            #expect(output.standardOutput.isEmpty)
            #expect(output.standardError.contains("no string is in 'ge'; the files have de, en, fr"))
        }
    }
}
