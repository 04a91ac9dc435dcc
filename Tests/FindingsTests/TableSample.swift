import Findings
import SourceText
import StringTables
import Testing

/// Tables made of a few lines, and what the rules say about them.
enum TableSample {
    /// The categories of the languages in these tests (CLDR 42).
    private static let categories: [String: [PluralCategory]] = [
        "en": [.one, .other], "de": [.one, .other], "ja": [.other], "ru": [.one, .few, .many, .other],
        "fr": [.one, .many, .other], "ar": PluralCategory.allCases, "cs": [.one, .few, .many, .other],
        "lt": [.one, .few, .many, .other], "sk": [.one, .few, .many, .other], "es": [.one, .many, .other],
        "it": [.one, .many, .other], "pt": [.one, .many, .other], "ca": [.one, .many, .other],
    ]

    static func language(_ tag: String, _ text: String, extension name: String = "strings") throws -> LanguageTable {
        let path = "\(tag).lproj/L.\(name)"
        let document = try TableFormat.read(Array(text.utf8), path: path)
        return LanguageTable(
            language: tag,
            isRightToLeft: ["ar", "he"].contains(tag),
            categories: categories[tag] ?? [.other],
            path: path,
            document: document,
            entries: document.entries
        )
    }

    static func table(
        _ source: String,
        _ translations: [String: String] = [:],
        extension name: String = "strings"
    ) throws -> LocalizedTable {
        LocalizedTable(
            name: "L",
            file: "en.lproj/L.\(name)",
            source: try language("en", source, extension: name),
            translations: try translations.keys.sorted().map {
                try language($0, translations[$0] ?? "", extension: name)
            }
        )
    }

    /// A String Catalog in a source language and another language.
    static func table(
        ofCatalog catalog: String,
        source: String = "en",
        language: String = "de"
    ) throws -> LocalizedTable {
        let document = try TableFormat.read(Array(catalog.utf8), path: "L.xcstrings")
        let file = try #require(document as? CatalogFile)
        let languages = [source, language].map { tag in
            LanguageTable(
                language: tag,
                isRightToLeft: false,
                categories: [.one, .other],
                path: "L.xcstrings",
                document: file,
                entries: file.entries(forLanguage: tag)
            )
        }
        return LocalizedTable(name: "L", file: "L.xcstrings", source: languages[0], translations: [languages[1]])
    }

    /// What one rule says, as `LANGUAGES: message`, in order.
    static func says(
        _ rule: Rule,
        _ source: String,
        _ translations: [String: String] = [:],
        extension name: String = "strings",
        options: RuleOptions = RuleOptions()
    ) throws -> [String] {
        let table = try table(source, translations, extension: name)
        let found = TableRules(options: options).findings(in: [table]) { $0 == rule }
        return found.flatMap { $0 }.map { finding in
            finding.occurrences.map(\.locale).joined(separator: ",") + ": " + finding.message
        }
    }

    /// One entry of a `.strings` file.
    static func entry(_ value: String, key: String = "K") -> String { "\"\(key)\" = \"\(value)\";\n" }
}
