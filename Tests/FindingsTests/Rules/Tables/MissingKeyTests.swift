import Findings
import Testing

struct MissingKeyTests {
    private typealias Sample = TableSample

    @Test func `missing texts are told by key, and by table where most are missing`() throws {
        let keys = ["A", "B", "C", "D"]
        func texts(_ keys: [String]) -> String { keys.map { Sample.entry("Text \($0)", key: $0) }.joined() }
        let found = try Sample.says(
            .missingKey,
            texts(keys) + Sample.entry("-", key: "DASH")
                + Sample.entry("%@ %lld%%", key: "SHARE") + Sample.entry("abc-12-Xyz.text", key: "abc-12-Xyz.text"),
            ["de": texts(["A", "B", "C"]), "fr": texts(["A", "B", "C"]), "ja": texts(["A"])]
        )
        #expect(found == ["de,fr: 'D' is not translated", "ja: 3 of 4 strings have no translation"])
    }

    @Test(arguments: [
        ("InfoPlist", "CFBundleDisplayName", ["de"], 0), ("InfoPlist", "CFBundleDisplayName", ["de", "fr"], 1),
        ("InfoPlist", "CFBundleName", [], 0), ("InfoPlist", "NSCameraUsageDescription", ["de"], 1),
        ("Localizable", "CFBundleDisplayName", ["de"], 1),
    ])
    func `the name of the app is missing where most languages have their own`(
        name: String,
        key: String,
        having: [String],
        count: Int
    ) throws {
        let translations = ["de", "fr", "it"].map { language in
            (language, Sample.entry("a") + (having.contains(language) ? Sample.entry("Fotos", key: key) : ""))
        }
        let source = Sample.entry("Photos", key: key) + Sample.entry("a")
        var table = try Sample.table(source, Dictionary(uniqueKeysWithValues: translations))
        table.name = name
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.joined().count == count)
    }

    @Test(arguments: [([], 1), (["Localizable"], 0), (["Kit"], 1)])
    func `what the table of a library lacks that is not here, its makers translate`(
        libraries: [String],
        count: Int
    ) throws {
        let says = try CodeSample.says(
            .missingKey,
            "let text = NSLocalizedString(\"B\", comment: \"\")",
            table: "\"A\" = \"Albums\";\n\"B\" = \"Back\";",
            translations: ["de": "\"A\" = \"Alben\";"],
            libraries: libraries
        )
        #expect(says.count == count)
    }

    @Test func `a language that no project builds lacks nothing`() throws {
        var table = try Sample.table(Sample.entry("a") + Sample.entry("b", key: "B"), ["de": Sample.entry("a")])
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.joined().count == 1)
        table.translations[0].isBuilt = false
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey } == [[]])
    }

    @Test(arguments: [(["abc-12-Xyz"], 1), (["def-34-Uvw"], 0), (nil, 1)] as [(Set<String>?, Int)])
    func `the text of an object that is gone needs no translation`(objects: Set<String>?, count: Int) throws {
        var table = try Sample.table(
            Sample.entry("Save", key: "abc-12-Xyz.normalTitle") + Sample.entry("a"),
            [
                "de": Sample.entry("a")
            ]
        )
        table.objects = objects
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.joined().count == count)
    }

    @Test(arguments: [
        ("X: %.0f, Y: %.0f", "PLACE", 0), ("Size: %.0f", "PLACE", 1), ("x", "PLACE", 1),
        ("高: %.0f, 宽: %.0f", "PLACE", 1), ("DeepL", "PLACE", 0), ("Deepl", "PLACE", 1), ("DeepL text", "PLACE", 1),
        ("Photos.io", "PLACE", 0), ("photos.com", "PLACE", 0), ("At photos.com", "PLACE", 1), ("Saved.", "PLACE", 1),
        ("Multiline Label", "abc-12-Xyz.text", 0), ("Multiline Label", "PLACE", 1), ("Label", "abc-12-Xyz.text", 1),
    ])
    func `names and what Interface Builder put into an object need no translation`(
        text: String,
        key: String,
        count: Int
    ) throws {
        let source = Sample.entry(text, key: key) + Sample.entry("a")
        #expect(try Sample.says(.missingKey, source, ["de": Sample.entry("a")]).count == count)
    }

    @Test(arguments: [("stale", "abc-12-Xyz.text", 0), ("manual", "abc-12-Xyz.text", 1), ("stale", "SAVE", 1)])
    func `the text of an object that a catalog calls stale needs none`(state: String, key: String, count: Int) throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"\(key)": {"extractionState": "\(state)",
            "localizations": {"en": {"stringUnit": {"state": "new", "value": "Save"}}}}, "A": {"localizations":
            {"en": {"stringUnit": {"state": "new", "value": "All"}}, "de": {"stringUnit": {"state": "translated",
            "value": "Alle"}}}}}}
            """
        let table = try Sample.table(ofCatalog: catalog)
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.joined().count == count)
    }

    @Test func `the other format of a table counts`() throws {
        var table = try Sample.table(Sample.entry("a") + Sample.entry("b", key: "B"), ["de": Sample.entry("a")])
        table.elsewhere = ["de": [Array("B".utf8)]]
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey } == [[]])
    }

    @Test func `a language with exactly the share of texts missing is reported text by text`() throws {
        let keys = ["A", "B", "C", "D"]
        let source = keys.map { Sample.entry("Text \($0)", key: $0) }.joined()
        let half = keys.prefix(2).map { Sample.entry("Text \($0)", key: $0) }.joined()
        #expect(
            try Sample.says(.missingKey, source, ["de": half])
                == ["de: 'C' is not translated", "de: 'D' is not translated"]
        )
        var options = RuleOptions()
        try options.set("table-share", of: .missingKey, to: "49")
        #expect(
            try Sample.says(.missingKey, source, ["de": half], options: options)
                == ["de: 2 of 4 strings have no translation"]
        )
    }

    @Test func `a key that stays as it is needs no translation`() throws {
        var table = try Sample.table(Sample.entry("a") + Sample.entry("b", key: "B"), ["de": Sample.entry("a")])
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.flatMap { $0 }.map(\.key) == ["B"])
        table.kept = [Array("B".utf8)]
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey } == [[]])
    }

    @Test(arguments: [("ja", []), ("de", ["このまま使用する"]), ("ko", ["このまま使用する"])])
    func `a text of a catalog needs no translation into the language that it is in`(
        language: String,
        keys: [String]
    ) throws {
        let other = "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}"
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"このまま使用する": {}, "Other": {"localizations": {\(other)}}}}
            """
        let table = try TableSample.table(ofCatalog: catalog, language: language)
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.flatMap { $0 }.map(\.key) == keys)
    }

    /// English people see the key where the app's own language has no other text for it.
    @Test(arguments: [
        ("zh", "en", ["STATION"]), ("fr", "en", ["Station", "STATION"]), ("zh", "de", ["Station", "STATION"]),
    ])
    func `an English key of an app in another script needs no English translation`(
        source: String,
        language: String,
        keys: [String]
    ) throws {
        let other = "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}"
        let own = "\"\(source)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"car\"}}"
        let catalog = """
            {"sourceLanguage": "\(source)", "version": "1.0", "strings": {"Station": {}, "Other": {"localizations": \
            {\(other)}}, "STATION": {"localizations": {\(own)}}}}
            """
        let table = try TableSample.table(ofCatalog: catalog, source: source, language: language)
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.flatMap { $0 }.map(\.key) == keys)
    }

    @Test(arguments: [(5, "Edit", []), (4, "Edit", ["Editar"]), (5, "Editar", ["Editar"])])
    func `a key that is a text of the language needs no translation`(count: Int, text: String, keys: [String]) throws {
        let names = (0..<count).map { "Foto \($0)" }
        let source = Sample.entry(text, key: "Editar") + names.map { Sample.entry("Picture", key: $0) }.joined()
        // One of them has another text than its key.
        let texts = names.dropLast() + ["Fotografia"]
        let own = zip(names, texts).map { Sample.entry($1, key: $0) }.joined()
        let table = try Sample.table(source, ["pt": own])
        #expect(TableRules().findings(in: [table]) { $0 == .missingKey }.flatMap { $0 }.map(\.key) == keys)
    }
}
