import SourceText
import StringTables
import Testing

/// Large files of the kind that makes a careless reader take a time that grows with the square of their size.
struct HostileTableTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var path: String
        var text: String

        init(_ name: String, _ path: String, _ text: String) {
            (testDescription, self.path, self.text) = (name, path, text)
        }
    }

    private static let count = 20_000

    private static func repeated(_ text: String) -> String { String(repeating: text, count: count) }

    static let examples: [Example] = [
        Example(
            "one key with a set of many texts",
            "a.xcstrings",
            "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringSet\":{\"values\":["
                + repeated("\"a\",") + "\"b\"]}}}}}}"
        ),
        Example(
            "many keys on one line",
            "a.xcstrings",
            "{\"sourceLanguage\":\"en\",\"strings\":{" + (0..<count).map { "\"k\($0)\":{}," }.joined() + "\"z\":{}}}"
        ),
        Example(
            "many comments before and behind one key",
            "a.strings",
            "<plist><dict>" + repeated("<!-- c -->\n") + "<key>a</key><string>b</string>" + repeated("<!-- c -->")
                + "</dict></plist>"
        ),
        Example(
            "many equal keys on one line",
            "a.strings",
            "<plist><dict>" + repeated("<key>a</key><string>b</string>") + "</dict></plist>"
        ),
        Example(
            "variables in many circles",
            "a.stringsdict",
            "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>"
                + (0..<count / 4).map {
                    "<key>v\($0)</key><dict><key>other</key><string>%#@v\($0 + 1)@ %#@v\($0 / 2)@</string></dict>"
                }.joined() + "</dict></dict></plist>"
        ),
        Example(
            "many units on one line",
            "a.xliff",
            "<xliff><file><body>" + repeated("<trans-unit id='a'><source>b</source></trans-unit>")
                + "</body></file></xliff>"
        ),
        Example("many references", "a.xliff", "<xliff>" + repeated("&amp;]]") + "</xliff>"),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: examples)
    func `a hostile file is read and written in linear time`(example: Example) throws {
        let document = try TableFormat.read(Array(example.text.utf8), path: example.path)
        #expect(try document.bytes(ofText: document.replacingValues { _ in nil }) == Array(example.text.utf8))
        if let catalog = document as? CatalogFile {
            let inserted = catalog.inserting(language: "en-XA") { "[\($0.value)]" }
            let with = try CatalogFile(TextFile(decoding: inserted, path: example.path))
            #expect(with.removing(language: "en-XA") == Array(example.text.utf8))
        }
        if let rules = document as? StringsdictFile {
            let circles = rules.faults.filter { if case .cycle = $0.kind { true } else { false } }
            #expect(circles.count == 16)
        }
    }

    /// A catalog whose plurals and devices are nested in each other.
    private static func nested(_ depth: Int) -> String {
        var text = "{\"stringUnit\":{\"state\":\"new\",\"value\":\"v\"}}"
        for level in 0..<depth {
            let kind = level.isMultiple(of: 2) ? "plural" : "device"
            text = "{\"variations\":{\"\(kind)\":{\"other\":\(text)}}}"
        }
        return "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":\(text)}}}}"
    }

    @Test func `variations nested six deep are copied, and deeper ones are refused with their place`() throws {
        let catalog = try CatalogFile(TextFile(decoding: Array(Self.nested(6).utf8), path: "a.xcstrings"))
        var count = 0
        _ = catalog.inserting(language: "ar-XB", completing: PluralCategory.allCases) { _ -> String? in
            count += 1
            return "x"
        }
        #expect(count == 6 * 6 * 6)
        let error = #expect(throws: SourceError.self) {
            try CatalogFile(TextFile(decoding: Array(Self.nested(7).utf8), path: "a.xcstrings"))
        }
        #expect(error?.message == "variations are nested more than 6 levels deep; reduce them")
        #expect(error?.location.column == 274)
    }

    @Test(arguments: [
        ("a.xliff", "<a>", "nested deeper"), ("a.strings", "<plist><array>", "nested deeper"),
        ("a.stringsdict", "<dict><key>a</key>", "nested deeper"), ("a.xcstrings", "[", "nested deeper"),
        ("a.xcstrings", "{\"a\":", "nested deeper"), ("a.xliff", "<a b='", "runs into"),
        ("a.xliff", "<![CDATA[", "inside"),
        ("a.strings", "<?xml ", "name of an attribute"), ("a.xcstrings", "\\", "expected a value"),
        ("a.strings", "bplist00", "damaged"),
    ])
    func `a hundred thousand openings are refused with a place`(path: String, opening: String, message: String) {
        let bytes = Array(String(repeating: opening, count: 100_000).utf8)
        let error = #expect(throws: SourceError.self) { _ = try TableFormat.read(bytes, path: path) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
}
