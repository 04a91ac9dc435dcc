import Configurations
import Projects
import Checking
import Findings
import Commands
import SourceText
import SwiftSources
import Testing

struct LintTests {
    /// What the rules say about a project, as the command would.
    static func lint(
        _ files: [String: String],
        configuration: String = "",
        languages: Set<String>? = nil,
        forced: [Rule] = [],
        only: Set<Rule>? = nil
    ) throws -> Lint.Outcome {
        let project = try TemporaryProject(files)
        return Lint(
            project: try LoadedProject(Project(at: [project.root], extensions: TableLoader.extensions), source: "en"),
            configuration: try Configuration(TextFile(decoding: Array(configuration.utf8), path: "overset.yml")),
            languages: languages,
            codeReader: SwiftReader()
        ).run(forced: forced) { only?.contains($0) ?? true }
    }

    @Test func `the translations of an export are held against its sources`() throws {
        func unit(_ id: String, _ source: String, _ target: String?) -> String {
            let translation = target.map { "<target>\($0)</target>" } ?? ""
            return "<trans-unit id=\"\(id)\"><source>\(source)</source>\(translation)</trans-unit>\n"
        }
        func file(_ original: String, _ units: [String]) -> String {
            "<file original=\"\(original)\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>\n"
                + units.joined() + "</body></file>\n"
        }
        let export =
            "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
            + file("en.lproj/A.strings", [unit("a", "Hi, %@!", "Hallo, %d!"), unit("b", "Good morning", nil)])
            + file("en.lproj/B.strings", [unit("a", "Hi, %@!", nil)])
            + file("en.lproj/C.strings", [unit("a", "See you", "Bis\u{FFFD} bald"), unit("b", "Open %d", "%d auf")])
            + "</xliff>\n"
        let findings = try Self.lint(["de.xliff": export]).findings
        let told = findings.map { "\($0.rule.rawValue) \($0.table).\($0.key) \($0.location.line)" }
        #expect(told == ["broken-specifier A.a 3", "missing-key A.b 4", "control-character C.a 10"])
        #expect(try Self.lint(["fr.xliff": export], languages: ["fr"]).findings.isEmpty)
    }

    @Test func `severities and options of the configuration are taken, and off is off`() throws {
        let files = [
            "en.lproj/L.strings": "\"A\" = \"Albums\";\n\"B\" = \"Go to \";\n",
            "de.lproj/L.strings": "\"B\" = \"Los\";\n",
        ]
        let standard = try Self.lint(files).findings.map { "\($0.rule.rawValue) \($0.severity.rawValue)" }
        #expect(standard == ["missing-key note", "composed-phrase note"])
        let configured = try Self.lint(
            files,
            configuration:
                "rules: { missing-key: { severity: error, table-share: 90 }, composed-phrase: off, missing-comment: note }"
        ).findings
        #expect(
            configured.map { "\($0.rule.rawValue) \($0.severity.rawValue)" }
                == ["missing-key error", "missing-comment note", "missing-comment note"]
        )
        #expect(configured.first?.occurrences.map(\.severity) == [.error])
    }

    @Test func `a comment silences a rule for its text, and one that silences nothing is told`() throws {
        let outcome = try Self.lint([
            "en.lproj/L.strings": """
            /* Part of the path. overset: ignore=composed-phrase */
            "A" = "Albums ";
            /* overset: ignore=composed-phrase,untranslated */
            "B" = "Back";
            /* overset: ignore */
            "C" = "Camera ";
            """
        ])
        #expect(outcome.findings.isEmpty)
        #expect(
            outcome.unchecked.map { "\($0.location.line) \($0.subject)" }
                == ["3 B: ignore=composed-phrase", "3 B: ignore=untranslated"]
        )
        // A run of some languages cannot tell.
        let partial = try Self.lint(
            ["en.lproj/L.strings": "/* overset: ignore=untranslated */\n\"B\" = \"Back\";\n"],
            languages: []
        )
        #expect(partial.unchecked.isEmpty)
    }

    @Test(arguments: ["composed-phrase", "untranslated"], ["composed-phrase", "untranslated"])
    func `what several comments of a text silence adds up, in whatever order they are`(
        first: String,
        second: String
    ) throws {
        let outcome = try Self.lint([
            "en.lproj/L.strings": """
            /* overset: ignore=\(first) */
            /* overset: ignore=\(second) */
            "A" = "Albums ";
            """
        ])
        let isSilenced = first == "composed-phrase" || second == "composed-phrase"
        #expect(outcome.findings.map(\.rule) == (isSilenced ? [] : [.composedPhrase]))
        let idle = [(1, first), (2, second)].filter { $0.1 == "untranslated" }
        #expect(
            outcome.unchecked.map { "\($0.location.line) \($0.subject)" } == idle.map { "\($0.0) A: ignore=\($0.1)" }
        )
    }

    @Test func `a file that cannot be read and one with a bad directive do not stop the others`() throws {
        let outcome = try Self.lint([
            "en.lproj/L.strings": "/* overset: widht<=3 */\n\"A\" = \"Albums \";\n",
            "de.lproj/L.strings": "\"A\" = \"Alben;\n",
            "fr.lproj/L.strings": "\"A\" = \"%@\";\n",
        ])
        #expect(
            outcome.findings.map(\.rule) == [.unreadableFile, .invalidDirective, .brokenSpecifier, .composedPhrase]
        )
        #expect(outcome.findings.first.map { "\($0.location.line):\($0.location.column)" } == "1:7")
        #expect(outcome.findings[1].message.hasPrefix("there is no item 'widht'"))
    }

    @Test(arguments: [
        ("icon.image = UIImage(named: NSLocalizedString(\"ICON\", comment: \"\"))", 0),
        ("icon.text = NSLocalizedString(\"ICON\", comment: \"\")", 1),
    ])
    func `a string that only names an image needs no translation`(code: String, count: Int) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"ICON\" = \"icon en\";\n\"A\" = \"One\";\n\"B\" = \"Two\";\n",
            "App/de.lproj/Localizable.strings": "\"A\" = \"Eins\";\n\"B\" = \"Zwei\";\n",
            "App/Page.swift":
                "func show() {\n\(code)\nlabel.text = NSLocalizedString(\"A\", comment: \"\") + NSLocalizedString(\"B\", comment: \"\")\n}\n",
        ]
        #expect(try Self.lint(files).findings.count { $0.rule == .missingKey } == count)
    }

    @Test(arguments: [("完成", 0), ("DONE", 1)])
    func `a key that is the text in a language needs no translation into it`(key: String, count: Int) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"\(key)\" = \"Done\";\n\"A\" = \"One\";\n\"B\" = \"Two\";\n",
            "App/zh-Hans.lproj/Localizable.strings": "\"A\" = \"一个\";\n\"B\" = \"两个\";\n",
        ]
        #expect(try Self.lint(files).findings.count { $0.rule == .missingKey } == count)
    }

    @Test func `strings and stringsdict of one name are one table`() throws {
        let outcome = try Self.lint([
            "en.lproj/L.strings": "\"N\" = \"%d files\";\n",
            "en.lproj/L.stringsdict": Self.plural, "de.lproj/L.strings": "\"X\" = \"x\";\n\"Y\" = \"y\";\n",
            "de.lproj/L.stringsdict": Self.plural,
        ])
        #expect(!outcome.findings.contains { $0.rule == .missingKey })
    }

    private static let plural = """
        <plist version="1.0"><dict><key>N</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d file</string>
        <key>other</key><string>%d files</string></dict></dict></dict></plist>
        """

    @Test func `a key of a catalog that is not to be translated may repeat its text`() throws {
        func key(_ text: String, _ german: String, _ members: String) -> String {
            let texts = [("de", german), ("fr", "Tout effacer"), ("it", "Elimina tutto")].map { language, value in
                "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
            }
            return "\"\(text)\": {\(members)\"localizations\": {\(texts.joined(separator: ", "))}}"
        }
        let keys = [
            key("Delete all photos", "Delete all photos", ""),
            key("Delete all albums", "Delete all albums", "\"shouldTranslate\": false, "),
        ]
        let catalog =
            "{\"sourceLanguage\": \"en\", \"strings\": {\(keys.joined(separator: ", "))}, \"version\": \"1.0\"}"
        let found = try Self.lint(["L.xcstrings": catalog]).findings.filter { $0.rule == .untranslated }
        #expect(found.map(\.key) == ["Delete all photos"])
    }

    @Test func `a table that only translations have is looked at by itself`() throws {
        let outcome = try Self.lint([
            "en.lproj/L.strings": "\"A\" = \"Albums\";\n",
            "Base.lproj/Main.storyboard": "<?xml version=\"1.0\"?>\n<document><label id=\"abc-12-Xyz\"/></document>\n",
            "de.lproj/Main.strings": "\"abc-12-Xyz.text\" = \"a\u{7}\";\n\"gon-00-Exx.text\" = \"Alt\";\n",
        ])
        #expect(
            outcome.findings.map { "\($0.rule.rawValue) \($0.key)" }
                == ["control-character abc-12-Xyz.text", "stale-key gon-00-Exx.text"]
        )
    }

    @Test func `a text that is not to be translated is not asked for, and one that is data is not looked at`() throws {
        let long = String(repeating: "a", count: 65_537)
        let outcome = try Self.lint(
            [
                "en.lproj/L.strings": "\"A_URL\" = \"see there\";\n\"D\" = \"\(long)\";\n\"B\" = \"Back\";\n",
                "de.lproj/L.strings": "\"B\" = \"Zurück\";\n",
            ],
            configuration: "keep: [\"*_URL\"]"
        )
        #expect(outcome.findings.isEmpty, "\(outcome.findings.map(\.message))")
        #expect(outcome.unchecked.map(\.subject) == ["D"])
    }

    @Test func `a broken source table hides no broken translation`() throws {
        let outcome = try Self.lint([
            "en.lproj/L.strings": "\"A\" = \"a\"\n\"B\" = \"b\";\n",
            "de.lproj/L.strings": "\"B\" = \"b\"\n\"A\" = \"a\";\n",
        ])
        let places = outcome.findings.filter { $0.rule == .unreadableFile }.map(\.location)
        #expect(places.map { String($0.path.suffix(18)) }.sorted() == ["de.lproj/L.strings", "en.lproj/L.strings"])
        let reason = "its translation is not checked until the table of the source language can be read"
        #expect(outcome.unchecked.map(\.reason) == [reason])
    }

    @Test func `the severity of a finding does not depend on which other rules are asked for`() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"A\" = \"Albums\";\n\"B\" = \"%d photos\";\n\"C\" = \"Close\";\n",
            "de.lproj/Localizable.strings": "\"A\" = \"Alben\";\n\"B\" = \"%@ Fotos\";\n",
            "App/View.swift": "let a = NSLocalizedString(\"A\", comment: \"\")\n",
        ]
        func severities(_ only: Set<Rule>) throws -> [String] {
            try Self.lint(files, only: only).findings.map { "\($0.rule.rawValue) \($0.severity.rawValue)" }
        }
        let all = try severities([.brokenSpecifier, .missingKey, .unusedKey, .hardCodedText])
        #expect(all == ["broken-specifier note", "unused-key note", "unused-key note"])
        #expect(try severities([.brokenSpecifier]) == ["broken-specifier note"])
        #expect(try severities([.missingKey]) == [])
    }

    @Test(arguments: [("", [String]()), ("let kit = Bundle(named: \"Kit\")\n", ["B"])])
    func `strings in a bundle that no code names may be those of a library`(code: String, unused: [String]) throws {
        let files = [
            "Kit.bundle/en.lproj/Localizable.strings": "\"A\" = \"Albums\";\n\"B\" = \"Bin\";\n",
            "App/View.swift": code + "let a = NSLocalizedString(\"A\", comment: \"\")\n",
        ]
        let found = try Self.lint(files, only: [.unusedKey]).findings
        #expect(found.map(\.key) == unused)
    }

    @Test func `the strings of a document in a catalog of its own are used`() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="MacOSX.Cocoa"><objects><menu id="1" title="Main"><items><menuItem title="Open" id="5"/></items>\
            </menu></objects></document>

            """
        let unit = "{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Open\"}}}}"
        let strings = ["1.title", "5.title", "7.title", "8.title", "9.title"].map { "\"\($0)\":\(unit)" }
        let files = [
            "App/Base.lproj/MainMenu.xib": document,
            "App/mul.lproj/MainMenu.xcstrings":
                "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}",
            "App/main.m": "NSString *a = NSLocalizedStringFromTable(@\"7.title\", @\"MainMenu\", nil);\n",
        ]
        #expect(try Self.lint(files, only: [.unusedKey]).findings.map(\.key) == [])
    }
}
