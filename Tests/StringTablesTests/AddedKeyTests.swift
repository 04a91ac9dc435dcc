import SourceText
import StringTables
import Testing

@Suite("Keys that are added to tables")
struct AddedKeyTests {
    private func catalog(_ text: String) throws -> CatalogFile {
        try CatalogFile(TextFile(decoding: Array(text.utf8), path: "A.xcstrings"))
    }

    private let small = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Apple" : {

            },
            "item 10" : {
              "comment" : "c",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ding 10"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    @Test("A catalog gets keys where Xcode's order puts them, in Xcode's spelling")
    func catalogOrder() throws {
        let added = [
            ExtractedKey(key: "Zoo"), ExtractedKey(key: "banana", comment: "A \"fruit\""), ExtractedKey(key: "item 9"),
            ExtractedKey(key: "k", value: "Value"),
            ExtractedKey(key: "%@ %@", value: "%1$@ %2$@", isValueGiven: false),
        ]
        let text = String(decoding: try catalog(small).adding(added), as: UTF8.self)
        #expect(try catalog(text).keys.map(\.key) == ["%@ %@", "Apple", "banana", "item 9", "item 10", "k", "Zoo"])
        #expect(
            text.contains(
                "    \"banana\" : {\n      \"comment\" : \"A \\\"fruit\\\"\"\n    },\n    \"item 9\" : {\n\n    },\n"
            )
        )
        let value = """
                "k" : {
                  "extractionState" : "extracted_with_value",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "Value"
                      }
                    }
                  }
                },
                "Zoo" : {

                }
              },
            """
        #expect(text.contains(value))
        #expect(try catalog(text).keys.first?.extractionState == nil)
        #expect(text.hasSuffix("  \"version\" : \"1.0\"\n}"))
    }

    @Test("An empty catalog gets its first keys")
    func emptyCatalog() throws {
        let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
        let text = try catalog(empty).adding([ExtractedKey(key: "b"), ExtractedKey(key: "a")])
        let expected = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : {

                },
                "b" : {

                }
              },
              "version" : "1.0"
            }
            """
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    @Test("A key is marked stale and found again without a trace")
    func stale() throws {
        let stale = try catalog(small).marking(stale: ["Apple", "item 10"], found: [])
        let marked = try catalog(String(decoding: stale, as: UTF8.self))
        #expect(marked.keys.map(\.extractionState) == ["stale", "stale"])
        let found = marked.marking(stale: [], found: ["Apple", "item 10"])
        #expect(String(decoding: found, as: UTF8.self) == small)
    }

    @Test("A comment is given to keys that have none")
    func comments() throws {
        let text = try catalog(small).addingComments(["Apple": "new", "item 10": "other"])
        #expect(try catalog(String(decoding: text, as: UTF8.self)).keys.map { $0.comment?.text } == ["new", "c"])
    }

    @Test(
        "A .strings file gets entries behind the last one, in its own line ends",
        arguments: [
            ("", "/* c */\n\"k\\n\\\"\" = \"v\";\n"),
            ("\"a\" = \"b\";", "\"a\" = \"b\";\n\n/* c */\n\"k\\n\\\"\" = \"v\";\n"),
            ("\"a\" = \"b\";\n", "\"a\" = \"b\";\n\n/* c */\n\"k\\n\\\"\" = \"v\";\n"),
            ("\"a\" = \"b\";\n\n", "\"a\" = \"b\";\n\n/* c */\n\"k\\n\\\"\" = \"v\";\n"),
            ("\"a\"=\"b\";\r\n", "\"a\"=\"b\";\r\n\r\n/* c */\r\n\"k\\n\\\"\" = \"v\";\r\n"),
        ]
    )
    func strings(before: String, after: String) throws {
        let file = try StringsFile(TextFile(decoding: Array(before.utf8), path: "a.strings"))
        let added = file.adding([ExtractedKey(key: "k\n\"", comment: "c", value: "v")])
        #expect(String(decoding: added, as: UTF8.self) == after)
    }

    @Test("An entry without a comment says so, and no comment ends early")
    func stringsComments() {
        let text = StringsFile.text(of: [ExtractedKey(key: "a"), ExtractedKey(key: "b", comment: "x */ y")])
        let expected = "/* No comment provided by engineer. */\n\"a\" = \"a\";\n\n/* x * / y */\n\"b\" = \"b\";\n"
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }
}
